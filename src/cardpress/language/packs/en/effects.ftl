### Sentences about effects. Each message asks for the forms it needs:
### NP($x) – a noun phrase; SUBJ($x) – the same as a subject; POSS($x) – its possessive; VERB($who, v: "gain") – the form its subject wants;
### DO($effect, mood: "inf") – a nested effect; LIST($effects) – several of equal standing; UNIT($amount) – what is measured, without its number.
### One positional argument, the rest literal options. No digits: numbers come from the data.

## Resources

gain = { SUBJ($who) } { VERB($who, v: "gain") } { NP($amount) }
lose = { SUBJ($who) } { VERB($who, v: "lose") } { NP($amount) }
pay = { SUBJ($who) } { VERB($who, v: "spend") } { NP($amount) }
steal = { SUBJ($who) } { VERB($who, v: "steal") } { NP($amount) } from { NP($source) }

## Cards

draw = { SUBJ($who) } { VERB($who, v: "draw") } { NP($amount) }
discard = { SUBJ($who) } { VERB($who, v: "discard") } { NP($what) }
take = { SUBJ($who) } { VERB($who, v: "take") } { NP($what) } into { NP($hand) }
put-top = { SUBJ($who) } { VERB($who, v: "put") } { NP($what) } on top of { NP($pile) }{ $many ->
    [yes] { " " }in any order
   *[no] { "" }
}
put-bottom = { SUBJ($who) } { VERB($who, v: "put") } { NP($what) } on the bottom of { NP($pile) }{ $many ->
    [yes] { " " }in any order
   *[no] { "" }
}
put-rest-top = { SUBJ($who) } { VERB($who, v: "put") } { NP($what) } on top of { NP($pile) }{ $many ->
    [yes] { " " }in any order
   *[no] { "" }
}
put-rest-bottom = { SUBJ($who) } { VERB($who, v: "put") } { NP($what) } on the bottom of { NP($pile) }{ $many ->
    [yes] { " " }in any order
   *[no] { "" }
}
look = { SUBJ($who) } { VERB($who, v: "look") } at { NP($what) }
reveal = { SUBJ($who) } { VERB($who, v: "reveal") } { NP($what) }
swap = { SUBJ($who) } { VERB($who, v: "swap") } { NP($what) }

## Cards in play

attach = { SUBJ($who) } { VERB($who, v: "attach") } { NP($card) } to { NP($to) }
move-any = { SUBJ($who) } { VERB($who, v: "move") } { NP($what) } to another { NP("lane") }
move-next = { SUBJ($who) } { VERB($who, v: "move") } { NP($what) } to an adjacent { NP("lane") }
move-lane = { SUBJ($who) } { VERB($who, v: "move") } { NP($what) } to { NP("lane") } { $lane }
modify = { SUBJ($what) } { VERB($what, v: "have") } { $by } { NP($stat) }
modify-give = { $whose ->
    [self] { SUBJ($what) } { VERB($what, v: "get") }
   *[other] { SUBJ($who) } { VERB($who, v: "give") }
} { $by } { NP($stat) }{ $whose ->
    [self] { "" }
   *[other] { " " }to { NP($what) }
}
modify-cost = { SUBJ($what) } { VERB($what, v: "cost") } { $by } { $more ->
    [more] more
   *[less] less
}

## Things in play: damage, traits, tokens

harm = { SUBJ($who) } { VERB($who, v: "deal") } { NP($amount) } to { NP($what) }
heal = { SUBJ($who) } { VERB($who, v: "heal") } { NP($amount) } from { NP($what) }
destroy = { SUBJ($who) } { VERB($who, v: "destroy") } { NP($what) }
grant = { SUBJ($what) } { $until ->
    [none] { VERB($what, v: "have") }
   *[other] { VERB($what, v: "get") }
} *{ NP($trait) }*
put_token = { SUBJ($who) } { VERB($who, v: "put") } { NP($amount) } on { NP($on) }
take_token = { SUBJ($who) } { VERB($who, v: "remove") } { NP($amount) } from { NP($from) }

## Dice

roll = { SUBJ($who) } { VERB($who, v: "roll") } a die. On{ "\u00A0" }{ $at_least } or more, { DO($do) }{ $otherwise ->
    [none] { "" }
   *[else] . Otherwise, { DO($otherwise) }
}
roll-inline = { SUBJ($who) } { VERB($who, v: "roll") } a die: on{ "\u00A0" }{ $at_least } or more, { DO($do) }{ $otherwise ->
    [none] { "" }
   *[else] ; otherwise, { DO($otherwise) }
}
roll_table = { SUBJ($who) } { VERB($who, v: "roll") } a die: { LIST($rows, by: "or", sep: ";") }
roll-row = on{ "\u00A0" }{ $low }{ $span ->
    [exact] { "" }
   *[range] –{ $high }
}, { DO($do) }

## Control

may = { NP($who) } may { DO($do, mood: "inf") }
may-that = { NP($who) } may decide that { DO($do, mood: "fin") }
choose = { SUBJ($who) } { VERB($who, v: "choose") } one: { LIST($modes, by: "or", mood: "inf") }
choose-complex = { SUBJ($who) } { VERB($who, v: "choose") } one: { LIST($modes, by: "or", sep: ";", mood: "inf") }
choose-who = { SUBJ($who) } { VERB($who, v: "choose") } one: { LIST($modes, by: "or", sep: ",") }
choose-who-complex = { SUBJ($who) } { VERB($who, v: "choose") } one: { LIST($modes, by: "or", sep: ";") }
cost = { DO($pay) } to { DO($do, mood: "inf") }
cost-then = { DO($pay) }. If { $subject ->
    [you] you do
    [thing] that happens
   *[other] they do
}, { DO($do) }
cost-then-inline = { DO($pay) }, and if { $subject ->
    [you] you do
    [thing] that happens
   *[other] they do
}, { DO($do) }
if = if { $condition }, { DO($do) }
if-else = if { $condition }, { DO($do) }. Otherwise, { DO($otherwise) }
if-else-inline = if { $condition }, { DO($do) }; otherwise, { DO($otherwise) }
when = { $event }, { DO($do) }
while = while { $condition }, { DO($do) }
each = for { NP($what) }, { DO($do) }
limit-turn = once during your turn, { DO($do) }
limit-game = once per game, { DO($do) }
limit-turn-tail = { DO($do) } (once during your turn)
limit-game-tail = { DO($do) } (once per game)

## Time and number

until-turn_end = { $long ->
    [yes] until end of turn, { $clause }
   *[no] { $clause } until end of turn
}
per = { $clause } for { NP($per) }
equal = { UNIT($unit) } equal to { POSS($of) } { NP($stat) }

## Joining sentences

glue-sentences = { $a }. { $b }
glue-abilities = { $a }.{ "\u000A" }{ $b }
glue-rest = { $a } and { $b }
glue-then = { $a }, then{ $opens ->
    [clause] ,
   *[other] { "" }
} { $b }
glue-comma = { $a }, { $b }
glue-last = { $a }{ $many ->
    [yes] ,
   *[no] { "" }
} and { $b }

## Events

event-plays = when { SUBJ($who) } { VERB($who, v: "play") } { NP($what) }
event-loses = when { SUBJ($who) } { VERB($who, v: "lose") } { NP($resource) }
event-turn-start = at the start of { POSS($who) } turn
event-turn-end = at the end of { POSS($who) } turn

## Conditions

has-least = { SUBJ($who) } { VERB($who, v: "have") } at least { NP($amount) }
has-most = { SUBJ($who) } { VERB($who, v: "have") } at most { NP($amount) }
has-none = { SUBJ($who) } { VERB($who, v: "have") }{ $denied ->
    [yes] { "" }
   *[no] { " " }no
} { MANY($resource) }
exists = there { VERB($what, v: "be") } { $number ->
    [1] { NP($what) }
   *[other] at least { NP($what) }
} { $place }
exists-none = there { VERB($what, v: "be") } { NP($what) } { $place }
exists-owned = { SUBJ($who) } { VERB($who, v: "have") } { $number ->
    [1] { NP($what) }
   *[other] at least { NP($what) }
} { $place }
exists-owned-none = { SUBJ($who) } { VERB($who, v: "have") } { $denied ->
    [yes] { NP($what, q: "bare") }
   *[no] { NP($what) }
} { $place }
is = { $form ->
    [pronoun] { NP($what) } { VERB($what, v: "be") } { NP($kind) }
   *[noun] { SUBJ($what) } { VERB($what, v: "be") } { NP($kind) }
}
more = { SUBJ($who) } { VERB($who, v: "have") } more { MANY($resource) } than { NP($than) }
attached = { SUBJ($card) } is attached

## Places and traits

from = from { NP($zone) }
in = in { NP($zone) }
in-play = in play
top-of = of { NP($zone) }
lane-number = { $role ->
    [from] from
   *[in] in
} { NP("lane") } { $lane }
lane-same = { $role ->
    [from] from
   *[in] in
} this { NP("lane") }
lane-own = { $role ->
    [from] from
   *[in] in
} { POSS($card) } { NP("lane") }
lane-other = { $role ->
    [from] from
   *[in] in
} another { NP("lane") }
lane-number-of = { $role ->
    [from] from
   *[in] in
} { NP("lane") } { $lane } of { NP($zone) }
lane-same-of = { $role ->
    [from] from
   *[in] in
} this { NP("lane") } of { NP($zone) }
lane-own-of = { $role ->
    [from] from
   *[in] in
} { POSS($card) } { NP("lane") } of { NP($zone) }
lane-other-of = { $role ->
    [from] from
   *[in] in
} another { NP("lane") } of { NP($zone) }
where-least = with { NP($stat) } { $limit } or more
where-most = with { NP($stat) } { $limit } or less
where-none = with { NP($stat) } { $limit }
highest = with the highest { NP($stat) }
lowest = with the lowest { NP($stat) }
