### Sentences about operations, events and conditions that only this game has. Every message says all its fields.
### What a target, a square or a token must be has a message of its own: { NP($what) } is "a target on your square" as well.

## What happens

hit = { SUBJ($who) } { VERB($who, v: "deal") } { NP($damage) } to { NP($what) }
mark = { SUBJ($who) } { VERB($who, v: "give") } { $what-form ->
    [pronoun] { NP($what) } { NP($marks) }
   *[other] { NP($marks) } to { NP($what) }
}
split_hit = { SUBJ($who) } { VERB($who, v: "divide") } { LIST($damage, by: "and") } damage { NP($what, p: "among") }: each target takes one of these numbers, and you need not use them all
scale_hit = { SUBJ($who) } { VERB($who, v: "deal") } { LIST($damage, by: "or") } damage to { NP($what) }, respectively
afflict = { $token ->
    [poisoned] { SUBJ($who) } { VERB($who, v: "poison") }
   *[hypnotised] { SUBJ($who) } { VERB($who, v: "hypnotize") }
} { NP($what) }
aim = { SUBJ($who) } { VERB($who, v: "choose") } { NP($what) }
go_squares = { SUBJ($who) } { VERB($who, v: "move") } { $moves ->
    [1] { "" }
   *[other] up to{ " " }
}{ NP($moves, of: "square") }{ $unvisited ->
    [yes] , to a square where you have not yet been during this action
   *[no] { "" }
}
charge = { SUBJ($who) } { VERB($who, v: "move") } up to { NP($moves, of: "square") } in one direction. On each of these squares, you may deal { NP($damage, of: "damage") } to one target
teleport = { SUBJ($who) } { VERB($who, v: "teleport") } to { $to ->
    [none] any square
   *[other] { OF($to) } square
}
shove = { SUBJ($who) } { VERB($who, v: "move") } { NP($what) } { $moves ->
    [1] { "" }
   *[other] up to{ " " }
}{ NP($moves, of: "square") }{ $onto ->
    [visible] { " " }to a visible square
    [here] { " " }to your square
   *[none] { "" }
}{ $straight ->
    [yes] { " " }in one direction
   *[no] { "" }
}
draw_in = { SUBJ($who) } { VERB($who, v: "pull") } onto { NP($to) } { NP($what, long: "stays") } and deal { NP($damage) } to { $what-form ->
    [several] each of those targets
   *[other] that target
}
blow_up = { SUBJ($who) } { VERB($who, v: "blow") } up { NP($what) }
turn_over = { $to ->
    [hot] { SUBJ($who) } { VERB($who, v: "heat") }
    [cold] { SUBJ($who) } { VERB($who, v: "cool") }
   *[hacked] { SUBJ($who) } { VERB($who, v: "hack") }
} { NP($what) }
unlock = if there were at least { $one_at } of { NP($of) }, choose one; if there were at least { $all_at }, you may choose all: { LIST($modes, by: "or") }
unmark = { SUBJ($who) } { VERB($who, v: "remove") } { NP($marks) } from { NP($from) }
convert = { SUBJ($who) } { VERB($who, v: "turn") } up to { $most } of your marks into damage or up to { $most } of your damage into marks on the board of { NP($what) }
spend = { $of ->
    [cube] { SUBJ($who) } { VERB($who, v: "pay") } { NP($amount, of: "cube") } of any color
   *[card] { SUBJ($who) } { VERB($who, v: "discard") } { NP($amount, of: "card") }
}
around_effect = before or after the basic effect, { $section ->
   *[basic] { DO($do) }
}

## Events and conditions

event-damage_dealt = when { $dealt ->
    [by_you] you deal damage to { NP($what) }
   *[to_you] { SUBJ($what) } { VERB($what, v: "deal") } damage to you
}
all_see = { SUBJ($by) } then { VERB($by, v: "see") } { NP($what) }

## What a target, a square or a token must be

is-visible =
    .adjective = visible
    .clause-not = { WHICH($it) } you cannot see
is-in_state =
    .adjective = { $state ->
        [hypnotised] hypnotized
        [poisoned] poisoned
        [hot] hot
        [cold] cold
       *[hacked] hacked
    }
is-stands_on =
    .where = { $place ->
        [here] on your square
        [elsewhere] outside your square
        [apart] on different squares
        [apart_elsewhere] on different squares other than yours
        [one_visible] on one visible square
        [one_visible_other] on one visible square other than yours
        [one_next] on one neighboring square
        [blast_room] in the room of the blast
       *[one_room] in one visible room other than yours
    }
is-moves_away =
    .after = { $bound ->
        [exactly] exactly
        [at_least] at least
       *[at_most] at most
    } { NP($moves, of: "move") } away{ $from ->
        [none] { "" }
       *[other] { " " }from { NP($from) }
    }
is-in_line =
    .after = { $lines ->
        [open] in a straight line from you, through doors but not through walls
        [through_walls] in a straight line from you, even through walls
       *[one_through_walls] in one direction from you, even through walls
    }
is-straight_ahead =
    .after = { NP($squares, of: "square") } from you in the chosen direction
is-seen_by =
    .after = that { NP($by) } can see
is-same_place =
    .after = { $place ->
        [square] on { OF($of) } square
       *[old_square] on the square that { NP($of) } came from
    }
