### Sentences about operations, events and conditions that only this game has. Every message says all its fields.
### What a creature must be has a message of its own: { NP($what) } is "the creature opposite" as well.

## What happens

spend = { "[paid]" } *{ NP($ounces, of: "telestarion") }:* { DO($do) }
suffer = { SUBJ($what) } { VERB($what, v: "take") } { $amount } { NP("damage") }
boost = { SUBJ($what) } { VERB($what, v: "get") }{ $trait ->
    [challenge] { " " }*{ NP("challenge") }* and
    [cleave] { " " }*{ NP("cleave") }* and
    [reflex] { " " }*{ NP("reflex") }* and
    [toxin] { " " }*{ NP("toxin") }* and
   *[none] { "" }
} { $by } { NP($stat) }
draw_destiny = { SUBJ($who) } { VERB($who, v: "draw") } { NP($amount, of: "destiny") }
drain_vitality = the opponent loses { NP($amount, of: "vitality") }
revive = { SUBJ($who) } { VERB($who, v: "put") } { NP($what) } from the Graveyard in its place
change_places = { SUBJ($who) } { VERB($who, v: "swap") } { NP($what) }{ $with ->
    [none] { "" }
   *[other] { " " }with { NP($with) }
}
trade_sides = { SUBJ($what) } and { SUBJ($with) } change sides
cancel = { SUBJ($who) } { VERB($who, v: "cancel") } { NP($what) }
once_per_round = once per round, { DO($do) }

## Events and conditions

when-revealed = *Discovery:* { DO($do) }
event-dies = when { SUBJ($what) } { VERB($what, v: "die") }
event-kills = when { SUBJ($what) } { VERB($what, v: "kill") } another { NP("creature") }
event-battle_starts = at the start of battle
event-round_won = when { SUBJ($who) } { VERB($who, v: "win") } a round
stands = { SUBJ($what) } { VERB($what, v: "stand") } { $at ->
    [left] on the left flank
    [front] at the front
   *[right] on the right flank
}

## What a creature must be

is-opposite =
    .where = opposite{ $to ->
        [it] { " " }it
       *[none] { "" }
    }
is-fused =
    .adjective = fused
is-adjacent =
    .adjective = adjacent
is-position =
    .where = { $at ->
        [left] on the left flank
        [front] at the front
       *[right] on the right flank
    }
is-faction =
    .near = { $faction ->
        [sect] Sekta
        [nature] Nature
        [united] United
       *[mutants] Mutant
    }
is-rarity =
    .adjective = { $rarity ->
        [common] common
        [rare] rare
        [epic] epic
       *[mythic] mythic
    }
is-wounded =
    .adjective = wounded
