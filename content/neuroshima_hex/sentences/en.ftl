### Sentences about the operations that only this game has. Each message says every field of its operation.
### A unit that is "switched off by a net": never the Mephisto HQ, which nets only slow down.

## What holds as long as the tile lies there

boost = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
}{ $spares_hq ->
    [yes] { " " }(but not the { NP("hq") })
   *[no] { "" }
} { VERB($what, v: "have") } { $by } { NP($stat) }
extra_initiative = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
} { VERB($what, v: "act") } once more, in an initiative { $below } below the last of their unbroken run from the highest
grant = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
} { $trait ->
    [mobility] { VERB($what, v: "have") } { NP("mobility") }
    [paralysis] { "[paralysis]" } { VERB($what, v: "paralyze") } the units they wound
   *[underground] { VERB($what, v: "be") } underground { "[underground]" }
}
surround = your { NP("hq") } also makes melee attacks over the edges without an attack, in the same initiative and with the same strength
net_attacks = every edge your { NP("hq") } attacks over is a { NP("net") } too, and quill markers net the units they lie on
extra_activation = on your turn, { NP($who) } may activate { NP($amount, of: "implant") } more, but none twice
absorb = when one source would wound { NP($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
}, remove this tile instead
convert = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
} { VERB($what, v: "serve") } you: bonuses go to your units, penalties to enemy ones
double_moves = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
} may go { NP($steps, of: "hex") } in each of their moves, turning after each
swap_attack = once per { NP("battle") }, { NP($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
} may make the attack over one edge, in one initiative, ranged instead of melee or melee instead of ranged
take_over = { SUBJ($what) } { $reach ->
    [linked] linked to this tile
   *[board] on the board
}, never an HQ, { VERB($what, v: "belong") } to you for as long as that lasts; you may turn such a tile once when you take it over
slowed_by_nets = a net does not switch this HQ off; each one gives it { $by } { NP("initiative") }
wounds_hqs = this HQ's attacks wound other HQs, and theirs do not wound it

## What happens

start_battle = { SUBJ($who) } { VERB($who, v: "start") } a { NP("battle") }; your turn ends after it. Not allowed once anybody has drawn their last tile
turn = { SUBJ($who) } { VERB($who, v: "turn") } { NP($what) } to any facing
step = { SUBJ($who) } { VERB($who, v: "move") } { NP($what) } to an adjacent empty hex, turned as you like, or just { VERB($who, v: "turn") } it in place
relocate = { SUBJ($who) } { VERB($who, v: "move") } { NP($what) } to any empty hex without a foundation tile, turned as you like
trade_places = { SUBJ($who) } { VERB($who, v: "swap") } { NP($what) } on adjacent hexes without turning them. Units switched off by a net cannot be swapped
push = { SUBJ($who) } { VERB($who, v: "push") } { NP($what) } one hex away from { NP($unit) } next to it
pull = { SUBJ($who) } { VERB($who, v: "pull") } { NP($what) } one hex closer to { NP($unit) } { NP($distance, of: "hex") } away
load_marker = { SUBJ($who) } { VERB($who, v: "put") } { $marker ->
   *[incubator] a free Incubator marker
} on this tile if it has none. The marker returns to the pool after the next Battle
mark = { SUBJ($who) } { VERB($who, v: "put") } the { $marker ->
    [mephisto_marker_left_quill] left
   *[mephisto_marker_right_quill] right
} quill { NP("marker") } on { NP($what) } that is not adjacent to your HQ
wound = { SUBJ($who) } { VERB($who, v: "deal") } { NP($what) }{ $spares_hq ->
    [yes] { " " }(never an HQ)
   *[no] { "" }
} { NP($amount, of: "wound") } that { NP("armor") } does not stop
bombard = choose a hex that is not on the rim of the board. Every unit on it and around it, yours too, takes { NP($amount, of: "wound") }; HQs do not
destroy = { SUBJ($who) } { VERB($who, v: "destroy") } { NP($what) } next to your HQ unless your HQ is switched off by a net. No effect on HQs
explode = { SUBJ($who) } { VERB($who, v: "blow") } up { NP($unit) }: units around it, yours and HQs too, take { NP($amount, of: "wound") } each
blow_up = the enemy unit behind the edge with the charge is destroyed together with this tile, unless it is an HQ
paralyse = { SUBJ($who) } { VERB($who, v: "paralyze") } { NP($what) }: that tile makes no attacks until the end of the next Battle; everything else it does as usual
drag = { SUBJ($who) } { VERB($who, v: "drag") } { NP($what) } from an adjacent hex onto this tile if no enemy stands on it
trade_underground = { SUBJ($who) } { VERB($who, v: "swap") } this HQ and an adjacent unit of yours that is underground { "[underground]" }, without turning them
