### Sentences about the operations that only this game has. Each message says every field of its operation;
### .and is what a sentence adds to one of the same operation before it, where all other fields are the same.
### A tile that nets only slow down is never “switched off by a net”.

## What holds as long as the tile lies there

boost = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
}{ $spares_hq ->
    [yes] { " " }(but not the { NP("hq") })
   *[no] { "" }
} { VERB($what, v: "have") } { $by } { NP($stat) }
    .and = { $by } { NP($stat) }
extra_initiative = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
} { VERB($what, v: "have") } one more initiative, { $below } below their lowest (or, where their initiatives leave a gap, below the last one before it)
grant = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
} { $trait ->
    [mobility] { VERB($what, v: "have") } { NP("mobility") } { "[mobility]" }
    [paralysis] { VERB($what, v: "paralyze") } { "[paralysis]" } the units they wound
   *[underground] { VERB($what, v: "have") } the trait Underground { "[underground]" }
}
surround = your { NP("hq") } also makes melee attacks over the edges without an attack, in the same initiative and with the same strength
net_attacks = every edge your { NP("hq") } attacks over is a { NP("net") } too, and Quill markers act as nets on the units they lie on
extra_activation = on each of your turns, { NP($who) } may activate { NP($amount, of: "implant") } more than usual, but none twice
absorb = when { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
} would be wounded, you must remove this tile: that cancels all wounds from one source
convert = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
} { VERB($what, v: "serve") } you: bonuses go to your units, penalties to your opponent’s
double_moves = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
} may go { NP($steps, of: "hex") } in each move, turning on each as you like
swap_attack = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
} may, in one initiative, make the attack over one edge ranged instead of melee or melee instead of ranged, each tile once per { NP("battle") }
take_over = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
}, except HQs, { VERB($what, v: "belong") } to you while { $reach ->
    [linked] the link works
   *[board] this tile lies here
}. When you take a tile over, you may turn it once as you like
slowed_by_nets = a net does not switch this HQ off; each one gives it { $by } { NP("initiative") }
wounds_hqs = this HQ’s attacks wound other HQs, whose attacks do not wound it

## What happens

start_battle = { SUBJ($who) } { VERB($who, v: "start") } a { NP("battle") } if both stacks still hold tiles. The { NP("battle") } ends your turn
turn = { SUBJ($who) } { VERB($who, v: "turn") } { NP($what) } to any facing
step = { SUBJ($who) } { VERB($who, v: "move") } { NP($what) } to an adjacent empty hex, turned as you like, or just { VERB($who, v: "turn") } it in place
relocate = { SUBJ($who) } { VERB($who, v: "move") } { NP($what) } to any empty hex without a foundation tile, turned as you like
trade_places = { SUBJ($who) } { VERB($who, v: "swap") } { NP($what) } on adjacent hexes without turning them
push = { SUBJ($who) } { VERB($who, v: "push") } { NP($what) } one hex away from { NP($unit) } next to it, unless a net switches either of these tiles off. The owner of the pushed tile chooses the hex
pull = { SUBJ($who) } { VERB($who, v: "pull") } { NP($what) } from { NP($distance, of: "hex") } away to an empty hex next to { NP($unit) }, unless a net switches either of these tiles off. The owner of the pulled tile chooses the hex and may turn the tile as they like
load_marker = { SUBJ($who) } { VERB($who, v: "put") } { $marker ->
   *[incubator] a free Incubator marker
} on this tile if it has none. The marker returns to the pool after the next { NP("battle") }
mark = { SUBJ($who) } { VERB($who, v: "put") } the { $marker ->
    [mephisto_marker_left_quill] Left
   *[mephisto_marker_right_quill] Right
} Quill { NP("marker") } on { NP($what) }, unless that target is adjacent to your HQ. In the next { NP("battle") }, your HQ strikes it as if it were adjacent, ignoring armor
wound = { SUBJ($who) } { VERB($who, v: "deal") } { NP($amount, of: "wound") } to { NP($what) }{ $spares_hq ->
    [yes] { " " }(never an HQ)
   *[no] { "" }
}, ignoring armor
bombard = { SUBJ($who) } { VERB($who, v: "choose") } a hex that is not on the rim of the board. Every unit on it and around it, yours too, takes { NP($amount, of: "wound") }; HQs do not
destroy = { SUBJ($who) } { VERB($who, v: "destroy") } { NP($what) } next to your HQ unless your HQ is switched off by a net. No effect on HQs
explode = { SUBJ($who) } { VERB($who, v: "blow") } up { NP($unit) }: every unit next to it, yours and HQs too, takes { NP($amount, of: "wound") }. Nothing saves the tile that blows up; a tile that is switched off by a net or paralyzed may not be blown up
blow_up = this tile is destroyed together with the opponent’s unit behind the edge with the charge. If an HQ stands there, nothing happens
paralyse = { SUBJ($who) } { VERB($who, v: "paralyze") } { NP($what) }: that unit makes no attacks until the end of the next { NP("battle") }; otherwise it works as usual
drag = { SUBJ($who) } { VERB($who, v: "drag") } { NP($what) } from an adjacent hex onto this tile if no unit stands on it. The dragged tile is destroyed after the last initiative of the next { NP("battle") }, unless it is an HQ
trade_underground = { SUBJ($who) } { VERB($who, v: "swap") } this HQ and an adjacent unit of yours with the trait Underground { "[underground]" }, without turning them
