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

draw = { SUBJ($who) } { VERB($who, v: "draw") } { $amount ->
    [all] all cards
   *[other] { NP($amount) }
}{ $from ->
    [none] { "" }
   *[other] { " " }from { NP($from) }
}{ $to ->
    [none] { "" }
   *[other] { " " }{ INTO($to) }
}
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
roll_table = { SUBJ($who) } { VERB($who, v: "roll") } a die: { LIST($rows, by: "nothing", sep: ";") }
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
if-with = { $premise }, { DO($do) }
with-players = with { $how ->
    [is] { NP($amount) }
    [at_least] { $number } or more players
   *[at_most] up to { NP($amount) }
}
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
glue-rest = { $a }{ $subject ->
    [other] ,
   *[same] { "" }
} and { $b }
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
in = { NP($zone, p: "place") }
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
where-extreme = { $where } and { $extreme }
highest = with the highest { NP($stat) }
lowest = with the lowest { NP($stat) }

## The course of play: rounds, turns, actions. What holds others is a lead, and its steps stand after it.
## FIG($n) – a number, as a figure or in words; INTO($zone) – into it, onto it; HEAD($case, n: "sum") – a noun in the case asked for.

lead = { $lead }: { DO($do) }
if-lead = if { $condition }
else-lead = otherwise
may-lead = { NP($who) } may
choose-lead = { SUBJ($who) } { VERB($who, v: "choose") } one
each-lead = for { NP($what) }
all-at-once = all at once and in secret, { DO($clause) }
turns = { $usual ->
    [yes] players take
   *[no] { SUBJ($who) } { VERB($who, v: "take", mood: "fin") }
} turns in order{ $sides ->
    [yes] , the players of a team together
   *[no] { "" }
}{ $from ->
    [none] { "" }
   *[other] , starting with { NP($from) }
}{ $rounds ->
    [none] { "" }
   *[other] , { NP($rounds) } each
}{ $until ->
    [none] { "" }
   *[other] , until { $until }
}; on your turn
repeat = repeat this{ $times ->
    [none] { "" }
   *[other] { " " }{ NP($times) }
}{ $until ->
    [none] { "" }
   *[other] { " " }until { $until }
}
phase = { $phase }
by = { $several ->
    [yes] in turn order,{ " " }
   *[no] { "" }
}{ NP($who) }
in-turn = in turn order, { DO($clause) }
together = all at once and in secret, { NP($who) }
offer = { $several ->
    [yes] in turn order,{ " " }
   *[no] { "" }
}{ NP($who) } may do the following{ $several ->
    [yes] { " " }(only the first who wants to does it)
   *[no] { "" }
}
offer-otherwise = { $several ->
    [yes] if nobody does
   *[no] otherwise
}
reverse = turns go the other way round from now on
act = { SUBJ($who) } { VERB($who, v: "take") } { $several ->
    [yes] { $number ->
        [single] one action:
        [exactly] { NP($often) }, each time
        [up_to] up to { NP($often) }, each time
       *[any] any number of actions, each time
    } { LIST($of, by: "or") }
   *[no] the action { LIST($of, by: "or") }{ $number ->
        [single] { "" }
        [exactly] { " " }{ NP($times) }
        [up_to] { " " }up to { NP($times) }
       *[any] { " " }any number of times
    }
}
perform = { SUBJ($who) } { VERB($who, v: "carry") } out { $procedure }
signal = { $event }{ $what ->
    [none] { "" }
   *[other] { " " }({ NP($what) })
}{ $who ->
    [none] { "" }
    [nobody] { " " }for nobody
   *[other] { " " }for { NP($who) }
}: whatever waits for this happens now
signal-lead = { $event }{ $what ->
    [none] { "" }
   *[other] { " " }({ NP($what) })
}{ $who ->
    [none] { "" }
    [nobody] { " " }for nobody
   *[other] { " " }for { NP($who) }
}; what waits for it comes after this
resolve = { SUBJ($who) } { VERB($who, v: "do") } what { NP($what) } says
use = { SUBJ($who) } { VERB($who, v: "carry") } out { $form ->
    [pronoun] one of { POSS($what) } abilities
   *[noun] one of the abilities of { NP($what) }
}
let-number = work out { FIG($be) }
let-cards = consider { NP($be) }
let-player = consider { NP($be) }
end = { $what ->
    [turn] the turn ends
    [turns] no more turns are taken
    [repeat] this is not repeated any more
    [phase] the phase ends
   *[game] the game ends
}
hand_turn = { NAME($who) } { VERB($who, v: "take", mood: "fin") } over this turn
again = { SUBJ($who) } { VERB($who, v: "take") } another turn right away
next = { NAME($who) } { VERB($who, v: "take", mood: "fin") } the next turn
leave = { NAME($who) } { VERB($who, v: "be", mood: "fin") } out { $until ->
    [turns] until these turns are over
   *[game] of the game
}
rejoin = { NAME($who) } { VERB($who, v: "be", mood: "fin") } back in the game
win = { $all ->
    [yes] all players win the game
   *[no] { NAME($who) } { VERB($who, v: "win", mood: "fin") } the game
}
lose_game = { $all ->
    [yes] all players lose the game
   *[no] { NAME($who) } { VERB($who, v: "lose", mood: "fin") } and { VERB($who, v: "leave", mood: "fin") } the game; the last player left wins
}

## The course of play: cards, counters, markers

deal = { SUBJ($dealer) } { VERB($dealer, v: "deal") } { $amount ->
    [all] out all cards
   *[other] { NP($amount) }
}{ $from ->
    [none] { "" }
   *[other] { " " }from { NP($from) }
}{ $amount ->
    [all] , one at a time,
   *[other] { "" }
} to { NP($who) }{ $to ->
    [none] { "" }
   *[other] , { INTO($to) }
}
deal-zone = { SUBJ($dealer) } { VERB($dealer, v: "put") } { $amount ->
    [all] all cards
   *[other] { NP($amount) }
} { $from ->
    [none] from the deck
   *[other] from { NP($from) }
} { INTO($to) }
put-zone = { SUBJ($who) } { VERB($who, v: "put") } { NP($what) } { INTO($pile) }
put-space = { SUBJ($who) } { VERB($who, v: "put") } { NP($what) } on { NP($on) }
put-holder = { $clause } ({ $holder ->
    [none] no longer owned by anyone
   *[other] owned by { NP($holder) } from then on
})
shuffle = { SUBJ($who) } { VERB($who, v: "shuffle") } { NP($zone) }
exchange = { SUBJ($who) } { VERB($who, v: "swap") } all cards { NP($first, p: "place") } with those { NP($second, p: "place") }
set = { SUBJ($who) } { VERB($who, v: "set") } { FIG($counter) } to { FIG($amount) }
gain-on = { SUBJ($who) } { VERB($who, v: "put") } { NP($amount) } more on { NP($of) }
gain-shared = { SUBJ($who) } { VERB($who, v: "raise") } { NP($counter) } by { FIG($amount) }
lose-shared = { SUBJ($who) } { VERB($who, v: "lower") } { NP($counter) } by { FIG($amount) }
lose-on = { SUBJ($who) } { VERB($who, v: "remove") } { NP($amount) } from { NP($of) }
give = { SUBJ($who) } { VERB($who, v: "give") } { NP($amount) } to { NP($to) }{ $into ->
    [none] { "" }
   *[other] { " " }as { PLURAL($into) }
}
give-store = { SUBJ($who) } { VERB($who, v: "put") } { NP($amount) } into { NP($to) }{ $into ->
    [none] { "" }
   *[other] { " " }as { PLURAL($into) }
}
give-whole = { SUBJ($who) } { VERB($who, v: "give") } the whole { NP($counter) } to { NP($to) }{ $into ->
    [none] { "" }
   *[other] { " " }as { PLURAL($into) }
}
take-whole = { SUBJ($who) } { VERB($who, v: "take") } the whole { NP($counter) }
mark = { $form ->
    [none] { $owned ->
        [yes] { NP($marker) } shows nothing now
       *[no] there is { NP($marker, q: "no") } now
    }
   *[other] { NP($marker) } is now { FIG($shows) }
}
mark-player = { NAME($who) } { VERB($who, v: "be", mood: "fin") } now { NP($marker) }
pick = { SUBJ($who) } { VERB($who, v: "choose") } { NP($what) }
choose_number = { SUBJ($who) } { VERB($who, v: "choose") } a number from { FIG($at_least) } to { FIG($at_most) }{ $where ->
    [none] { "" }
   *[other] { " " }for which { $where }
}
choose_number-not = { SUBJ($who) } { VERB($who, v: "choose") } a number from { FIG($at_least) } to { FIG($at_most) }, but not { FIG($other) }{ $where ->
    [none] { "" }
   *[other] , for which { $where }
}
choose_word-of = { SUBJ($who) } { VERB($who, v: "choose") } a { NP($stat) } out of those of { NP($of) }
choose_word = { SUBJ($who) } { VERB($who, v: "choose") } a { NP($stat) }{ $among ->
    [none] { "" }
   *[other] { " " }({ LIST($among, by: "or") })
}
choose_player = { SUBJ($chooser) } { VERB($chooser, v: "choose") } { NP($who) }
throw = { SUBJ($who) } { VERB($who, v: "roll") } { NP($dice) } with { $worked ->
    [yes] a number of sides equal to { FIG($sides) }
   *[no] { FIG($sides) } sides
}{ $many ->
    [yes] { " " }each
   *[no] { "" }
}
throw-faces = { SUBJ($who) } { VERB($who, v: "roll") } { NP($dice) } from { NP($from) } { INTO($to) }

## Tricks, auctions, bets

trick = play a trick: { NP($lead) } leads, then each other player follows in turn order; each plays a card{ $from ->
    [none] { "" }
   *[other] { " " }from { NP($from) }
}{ $to ->
    [none] { "" }
   *[other] { " " }{ INTO($to) }
}{ $leads ->
    [none] { "" }
   *[other] . To lead, if possible, play { LIST($leads, by: "then", sep: ";") }
}{ $follow ->
    [none] { "" }
   *[other] . If you can, follow { $followed ->
        [none] the { NP($follow) } that was led
       *[other] with the same value (see { $followed })
    }
}{ $discards ->
    [none] { "" }
   *[other] . If you cannot follow, play, if possible, { LIST($discards, by: "then", sep: ";") }
}. The highest { $points ->
    [none] { NP($by) }
   *[other] value (see { $points })
}{ $follow ->
    [none] { "" }
   *[other] { " " }{ $followed ->
        [none] in the { NP($follow) } that was led
       *[other] among the cards that follow
    }
} wins the trick{ $trump ->
    [none] { "" }
   *[other] , but { $marked ->
        [yes] { FIG($trump) }
       *[no] { NP($suit) } { FIG($trump) }
    } beats every other
}
auction = hold an auction: starting with { NP($from) }, each player in turn order bids { $resource ->
    [none] { "" }
   *[other] { PLURAL($resource) },{ " " }
}at least { FIG($at_least) }{ $at_most ->
    [none] { "" }
   *[other] { " " }and at most { FIG($at_most) }
} and more than the bid before, or passes and is out of the auction{ $once ->
    [yes] ; each player speaks only once
   *[no] { "" }
}. The highest bidder wins the auction
betting = bet: starting with { NP($from) }, each player in turn order checks, or pays what is missing, or raises by { NP($raise) }, or, when there is something to pay, folds and is out{ $raises ->
    [none] { "" }
   *[other] , with at most { NP($raises) } in all
}. What is paid goes { INTO($into) }

## Numbers in words

number-counter = { COUNT($of) } { NP($of) }
number-on = { COUNT($counter) } { PLURAL($counter) } on { NP($of) }
number-count = the { $total ->
    [yes] total{ " " }
   *[no] { "" }
}number of { NP($of) }
number-stat = { $form ->
    [pronoun] { POSS($of) } { NP($stat) }
   *[noun] the { NP($stat) } of { NP($of) }
}
number-stat-sum = { $form ->
    [pronoun] { POSS($of) } total { NP($stat) }
   *[noun] the total { NP($stat) } of { NP($of) }
}
number-points = the value of { NP($of) } (see { $points })
number-highest = the highest { NP($stat) } among { NP($of) }
number-lowest = the lowest { NP($stat) } among { NP($of) }
number-extreme-by = the sum of the { $end ->
    [highest] highest
   *[lowest] lowest
} { PLURAL($stat) } of each { NP($by) } among { NP($of) }
number-distinct = the number of different { PLURAL($stat) } among { NP($of) }
number-sum = the sum of { FIGS($of) }
number-difference = { FIG($first) }{ $apart ->
    [yes] ,
   *[no] { "" }
} minus { FIG($second) }
number-plus = { FIG($first) }{ $apart ->
    [yes] ,
   *[no] { "" }
} plus { FIG($second) }
number-negative = minus { FIG($of) }
number-listed = the sum of the following
sum-part = { FIG($of) }
number-product = { FIG($first) }{ $apart ->
    [yes] ,
   *[no] { "" }
} times { FIG($second) }
number-times = { FIG($times) } times { FIG($of) }
number-quotient = { FIG($first) } divided by { FIG($second) } (rounded down)
number-remainder = the remainder of { FIG($first) } divided by { FIG($second) }
number-larger = { $many ->
    [yes] the largest of { FIGS($of) }
   *[no] the larger of { FIGS($of) }
}
number-smaller = { $many ->
    [yes] the smallest of { FIGS($of) }
   *[no] the smaller of { FIGS($of) }
}
number-most = { NP($of) } { VERB($of, v: "be") } { $end ->
    [most] highest
   *[least] lowest
}
number-players = the number of { NP($of) }{ $remaining ->
    [yes] { " " }still in the game
   *[no] { "" }
}{ $where ->
    [none] { "" }
   *[other] { " " }for whom { REL($where) }
}
number-of-those = the number of { $named ->
    [yes] those players
   *[no] players among { NP($who) }
}
number-table = the number in the table { $table } for { FIGS($at) }
number-sets = the number of different { NP($sets) }
number-largest = the number of cards in the largest { NP($set) }
number-formula = { $formula }{ $who ->
    [none] { "" }
   *[other] { " " }of { NP($who) }
}
number-sum-over = the sum, over every { NP($stat) }, of { FIGS($of) }
number-larger-over = the largest, over every { NP($stat) }, of { FIGS($of) }
number-smaller-over = the smallest, over every { NP($stat) }, of { FIGS($of) }
number-if = { $form ->
    [whole] { FIG($then) } if { $condition }, otherwise { FIG($otherwise) }
    [alone] { FIG($then) } if { $condition }
    [line] { FIG($then) } if { $condition }; otherwise { FIG($otherwise) }
    [only] { FIG($then) } (if { $condition })
   *[part] { FIG($then) } (if { $condition }; otherwise { FIG($otherwise) })
}
number-unmatched = the lowest total { $points ->
    [none] { NP($stat) }
   *[other] value
} of { NP($of) } left over when the others are laid out in sets, each of them { NP($sets) }{ $points ->
    [none] { "" }
   *[other] { " " }(see { $points })
}
number-each = { FIG($each) } for { NP($per) }
number-seat = { POSS($who) } seat number
number-turn = the number of this turn
number-distance = the distance from { NP($first) } to { NP($second) }
number-row = the row of { NP($of) } { $own ->
    [yes] (counted from your side)
   *[no] (counted from their side)
}
number-column = the column of { NP($of) } { $own ->
    [yes] (counted from your left)
   *[no] (counted from their left)
}
equal-to = { UNIT($unit) } equal to { FIG($number) }
so-many = as { FIG($number) }
set-of = { $many ->
    [yes] sets
   *[no] set
} of { $size ->
    [any] { "" }
    [exactly] { FIG($count) }{ " " }
   *[at_least] at least { FIG($count) }{ " " }
}{ NP($of) } { $how ->
    [same] with the same { NP($stat) }
    [different] with different { PLURAL($stat) }
    [run] with consecutive { PLURAL($stat) }
    [total] with a total { NP($stat) } of { FIG($total) }
    [equal] with the same total { NP($stat) } as { FIG($total) }
   *[points] with a total value of { FIG($total) } (see { $points })
}{ $within ->
    [none] { "" }
   *[other] { " " }and one { NP($within) }
}{ $longest ->
    [yes] { " " }(the longest only)
   *[no] { "" }
}{ $last ->
    [yes] { " " }that ends with the last card
   *[no] { "" }
}
any-set = { LIST($of, by: "or") }
some-set = a { HEAD($set) }{ $able ->
    [none] { "" }
   *[other] { " " }{ $able }
}

## What cards, spaces and players must be

test-stat = with { $how ->
    [is] { $worked ->
        [yes] a { NP($stat) } equal to
       *[no] { NP($stat) }
    }
    [not] a { NP($stat) } other than
    [less] a { NP($stat) } less than
    [more] a { NP($stat) } greater than
    [at_least] { NP($stat) } at least
   *[at_most] { NP($stat) } at most
} { FIG($limit) }
test-named = with { NP($limit) }
test-between = with { NP($stat) } from { FIG($at_least) } to { FIG($at_most) }
test-same = with { $how ->
    [is] the same { NP($stat) } as
    [not] a { NP($stat) } other than
    [less] a { NP($stat) } lower than
    [more] a { NP($stat) } higher than
    [at_least] a { NP($stat) } at least as high as
   *[at_most] a { NP($stat) } at most as high as
} { FIG($limit) }
test-counter = with { $how ->
    [is] exactly
    [not] other than
    [at_least] at least
   *[at_most] at most
} { NP($amount) }
test-counter-as = with { $how ->
    [is] exactly as many
    [not] not as many
    [less] fewer
    [more] more
    [at_least] at least as many
   *[at_most] at most as many
} { PLURAL($counter) } { $how ->
    [less] than
    [more] than
   *[other] as
} { FIG($limit) }
test-kind = ({ NP($kind) })
test-either = { $mixed ->
    [yes] (either { LIST($of, by: "or_else", sep: ",") })
   *[no] { $nested ->
        [yes] either{ " " }
       *[no] { "" }
    }{ LIST($of, by: "or") }
}
test-all = { $mixed ->
    [yes] ({ LIST($of, by: "and_also", sep: ",") })
   *[no] { LIST($of) }
}
test-none = { $several ->
    [yes] neither { LIST($of, by: "neither") }
   *[no] not { LIST($of, by: "neither") }
}
test-holds =
    .clause = { $many ->
        [yes] for each of which
       *[no] for which
    } { $holds }
test-usable =
    .clause = with abilities of which { SUBJ($who) } { VERB($who, v: "be") } able to use one
test-empty =
    .adjective = empty
test-occupied =
    .adjective = occupied
test-param = ({ $param })
test-has =
    .clause = occupied by { NP($has) }
test-region = in { $region }
test-row = { $how ->
    [chosen] in the row with { FIG($limit) }
    [worked-out] in the row whose number is { FIG($limit) }
    [is] in row { FIG($limit) }
    [not] not in row { FIG($limit) }
    [at_least] in row { FIG($limit) } or beyond
   *[at_most] in rows up to { FIG($limit) }
} { $own ->
    [yes] (counted from your side)
   *[no] (counted from their side)
}
test-column = { $how ->
    [chosen] in the column with { FIG($limit) }
    [worked-out] in the column whose number is { FIG($limit) }
    [is] in column { FIG($limit) }
    [not] not in column { FIG($limit) }
    [at_least] in column { FIG($limit) } or beyond
   *[at_most] in columns up to { FIG($limit) }
} { $own ->
    [yes] (counted from your left)
   *[no] (counted from their left)
}
test-way = { LIST($ways, by: "or") }
test-is = (which is { NP($is) })
test-is-any = ({ LIST($of) })
test-is-any-part = { NP($is) }
test-is-none = other than { LIST($of) }
test-is-none-part = { NP($is) }
test-marked = ({ NP($marker) }: { NP($is) })
test-says = with { $says }
test-forms = that form { $set }
if-able = (if possible, { LIST($of, by: "then", sep: ";") })
if-able-part = { NP($what) }
places = { $all ->
    [yes] { LIST($of) }
   *[no] { LIST($of, by: "or") }
}
on-space = on { NP($on) }
from-among = out of { NP($of) }
space-on = { NP($board, p: "board") }
space-from = { $reach ->
    [next] one step
    [exactly] exactly { NP($distance) }
    [at_most] at most { NP($distance) }
   *[any] any number of steps
}{ $ways ->
    [none] { "" }
   *[other] { " " }{ LIST($ways, by: "or") }
} from { NP($from) }{ $clear ->
    [yes] { " " }with nothing in between
   *[no] { "" }
}
space-beyond = { $reach ->
    [next] right
    [exactly] exactly { NP($distance) }
    [at_most] at most { NP($distance) }
   *[any] any number of steps
} behind { NP($beyond) }, seen from { NP($from) }
space-through = along a line where each is { NP($through) }{ $until ->
    [none] { "" }
   *[other] , up to { NP($until) }
}
way = { $way ->
    [forward] forward
    [backward] backward
    [left] to the left
    [right] to the right
    [forward_diagonal] diagonally forward
    [backward_diagonal] diagonally backward
    [orthogonal] straight
    [diagonal] diagonally
    [knight] by a knight’s jump
   *[any] in any direction
}
person-next = the player to { $own ->
    [yes] your left
    [theirs] their left
   *[no] the left of { NP($of) }
}{ $case ->
    [poss] ’s
   *[other] { "" }
}
person-previous = the player to { $own ->
    [yes] your right
    [theirs] their right
   *[no] the right of { NP($of) }
}{ $case ->
    [poss] ’s
   *[other] { "" }
}
person-owner = the owner of { NP($of) }{ $case ->
    [poss] ’s
   *[other] { "" }
}
person-marker = { HEAD($who) }
person-most = { HEAD($among) } with the { $end ->
    [most] most
   *[least] fewest
} { NP($of) }{ $case ->
    [poss] ’s
   *[other] { "" }
}
person-seat = the player in { $worked ->
    [yes] the seat whose number is { FIG($seat) }
   *[no] seat { FIG($seat) }
}{ $case ->
    [poss] ’s
   *[other] { "" }
}
remains = still in the game
person-remaining = { HEAD($who) } { $where }{ $case ->
    [poss] ’s
   *[other] { "" }
}
person-where = { HEAD($who) } for whom { $where }
person-who = { HEAD($who) } { $where }
who = who
turn-player = the player who took the turn{ $case ->
    [poss] ’s
   *[other] { "" }
}

## Conditions of the course

number = { FIG($of) } is { $how ->
    [is] { "" }
    [not] not
    [less] less than
    [more] more than
    [at_least] at least
   *[at_most] at most
} { FIG($limit) }
number-word = { FIG($of) } is { $how ->
    [is] { "" }
   *[not] not
} { FIG($limit) }
players = there { $number ->
    [1] is
   *[other] are
} { $how ->
    [is] { "" }
    [not] more or fewer than
    [at_least] at least
   *[at_most] at most
} { NP($amount) }{ $remaining ->
    [yes] { " " }still in the game
   *[no] { "" }
}
number-between = { FIG($of) } is from { FIG($at_least) } to { FIG($at_most) }
has-exactly = { SUBJ($who) } { VERB($who, v: "have") } exactly { NP($amount) }
has-other = { SUBJ($who) } { VERB($who, v: "have") } more or fewer than { NP($amount) }
owns-least = { SUBJ($who) } { VERB($who, v: "have") } at least { NP($what) } { $place }
owns-most = { SUBJ($who) } { VERB($who, v: "have") } at most { NP($what) } { $place }
owns-exactly = { SUBJ($who) } { VERB($who, v: "have") } exactly { NP($what) } { $place }
owns-other = { SUBJ($who) } { VERB($who, v: "have") } more or fewer than { NP($what) } { $place }
same = { NP($of) } { VERB($of, v: "have") } the same { NP($stat) }
forms = { NP($of) } { VERB($of, v: "be") } { $set }
player = { SUBJ($who) } { VERB($who, v: "be") } { NP($is) }
every = for { NP($who) }, { $holds }
some = there is { NP($who) }
not-some = there is { NP($nobody) }
such = such { $form ->
    [one] a{ " " }
   *[other] { "" }
}{ HEAD($case) }
exists-such = there { $many ->
    [yes] are
   *[no] is
} { $number ->
    [none] no
    [1] { "" }
   *[other] at least { FIG($number) }
} { FIG($what) }
player-most = { SUBJ($who) } { VERB($who, v: "have") } the { $end ->
    [most] most
   *[least] fewest
} { NP($of) }
player-extreme = { FIG($of) } is { $own ->
    [yes] { $end ->
        [most] higher
       *[least] lower
    } for you than for anyone else
   *[no] the { $end ->
        [most] highest
       *[least] lowest
    } of all
}
can = { SUBJ($who) } can take the action { LIST($action, by: "or") }
cannot = { SUBJ($who) } cannot take the action { LIST($action, by: "or") }
can-none = { SUBJ($who) } can take the action { LIST($action, by: "or") }
usable = { SUBJ($who) } { VERB($who, v: "be") } able to use { $form ->
    [pronoun] one of { POSS($what) } abilities
   *[noun] one of the abilities of { NP($what) }
}
said = { $field } is { LIST($words, by: "or") }
unset = { $owned ->
    [yes] { NP($marker) } { VERB($marker, v: "show") } nothing
   *[no] there is { NP($marker, q: "no") }
}
shown = { $owned ->
    [yes] { NP($marker) } still { VERB($marker, v: "show") } something
   *[no] there still is { NP($marker, q: "one") }
}
line = { SUBJ($owner) } { VERB($owner, v: "have") } { $limit ->
    [none] { NP($what) }
   *[other] { NP($what, q: "bare") }, as many as { FIG($limit) },
} in one line{ $through ->
    [none] { "" }
   *[other] { " " }through { NP($through) }
}{ $board ->
    [none] { "" }
   *[other] { " " }on { NP($board) }
}
connects = { SUBJ($owner) } { VERB($owner, v: "connect") } { LIST($regions) } with { NP($what, q: "bare") }{ $board ->
    [none] { "" }
   *[other] { " " }on { NP($board) }
}
in-variant = the variant { $variant } is { $played ->
    [yes] played
   *[no] not played
}
left = { SUBJ($who) } { VERB($who, v: "be") } out of the game
standing = { NP($what) } { VERB($what, v: "be") } on { NP($on) }
there-is = there { VERB($what, v: "be") } { $number ->
    [1] { NP($what) }
   *[other] at least { NP($what) }
}
exists-named = { $number ->
    [none] { NP($what) } { VERB($what, v: "be") } not there
    [1] { NP($what) } { VERB($what, v: "be") } there
   *[other] at least { FIG($number) } of { NP($what) } { VERB($what, v: "be") } there
}
all_of = { $mixed ->
    [yes] { LIST($of, by: "and_also", sep: ",") }
   *[no] { LIST($of) }
}
any_of = { $mixed ->
    [yes] { LIST($of, by: "or_else", sep: ",") }
   *[no] { LIST($of, by: "or") }
}
not = it is not true that { $of }

## The rulebook: what is true before anybody acts, and how it ends

rules-players = for { $same ->
    [yes] { NP($most) }
   *[no] { FIG($least) } to { NP($most) }
}
rules-teams = { FIG($teams) } teams play; their players sit alternately
rules-variant = with { $same ->
    [yes] { NP($most) }
   *[no] { FIG($least) } to { NP($most) }
}, the variant { $variant } { $always ->
    [yes] is always played
   *[no] may be chosen
}
rules-concerned = what the variant { $variant } changes on cards concerns { NP($who) }, even where a card addresses nobody
rules-result = in the variant { $variant }, { $result ->
    [score] the score itself is what counts in the end
   *[win] it counts who wins
}
rules-parted = in the variant { $variant }, { FIG($teams) } teams play; their players sit alternately
rules-gifts = in the variant { $variant }, what cards say as { LIST($fields, by: "or") } may happen for a teammate instead of you, if it helps you (as these do: { LIST($operations, by: "or") })
rules-owned = each player has their own
rules-seen = { $seen ->
    [owner] only its owner sees what lies there
    [others] everyone but its owner sees what lies there
    [nobody] nobody sees what lies there
   *[all] everyone sees what lies there
}
rules-starts = { $shuffled ->
    [yes] { $owned ->
        [yes] each player shuffles all of their own { $decks ->
            [none] cards
           *[other] { LIST($decks) }
        }; they form
        [seats] shuffle, seat by seat, all of { LIST($decks) }; they form
       *[no] shuffle { $decks ->
            [none] all cards
           *[other] all of { LIST($decks) }
        }; they form
    }
   *[no] { $owned ->
        [yes] each player takes all of their own { $decks ->
            [none] cards
           *[other] { LIST($decks) }
        }; they form
        [seats] take, seat by seat, all of { LIST($decks) }; they form
       *[no] lay out { $decks ->
            [none] all cards
           *[other] all of { LIST($decks) }
        }; they form
    }
} { NP($zone) }
rules-refill = when a card is needed and there is none, { NP($refill) } is shuffled and becomes the new { NP($zone, q: "noun") }
rules-active = what lies there is in play
rules-awake = of what cards there say, only this counts: { LIST($fields) }
rules-asleep = what cards there say does not count
rules-in-play = cards in play lie here
rules-emptied = as soon as its last card is gone, follow { $procedure }
rules-marker = noted for each card there: { NP($marker, q: "noun") }
rules-space-marker = noted for each space: { NP($marker, q: "noun") }
rules-lines = straight lines: { LIST($lines) }
rules-line = ({ LIST($spaces) })
rules-columns = columns from the left: { LIST($columns) }
rules-around = with { FIG($least) } players or more, as seat { FIG($seat) } sees them: { LIST($columns) }
rules-column = { FIG($number) } ({ LIST($spaces) })
rules-ordered = the order of its cards matters
rules-most = there is room for { NP($most) }; what has no room stays where it is
rules-start = { $shared ->
    [yes] { NP($counter) } starts at { FIG($start) }
   *[no] each player starts with { NP($amount) }
}
rules-of = each card in { NP($zone) } starts with { NP($amount) }
rules-least = never fewer than { FIG($least) }
rules-highest = never more than { FIG($most) }
rules-secret = only its owner sees it
rules-grid = { NP($board) } has { FIG($rows) } rows of { FIG($columns) } { $shape ->
    [hexes] hexes
   *[squares] squares
}
rules-lone = spaces without ways to others: { LIST($spaces) }
rules-spaces = { $space } leads to { LIST($to) }
rules-holds = each space has room for one thing
rules-region = { $region }: { LIST($spaces) }
rules-name = { NP($of, q: "noun") }
rules-points = by { NP($stat) }
rules-points-other = all others
rules-points-case = { NP($what, q: "bare") }
rules-points-stat = their { NP($stat) }
action-if = you may do this only if { $if }
action-pay = cost: { DO($pay) }
end-when = { $after ->
    [at_once] the game ends as soon as { $when }
    [turn] when { $when }, the game ends after that turn
   *[round] when { $when }, finish the round so that all have had the same number of turns; then the game ends
}
score-is = your score is { FIG($score) }
score-wins = { $wins ->
    [most] whoever has the highest score wins
   *[least] whoever has the lowest score wins
}
score-tie = if there is a tie, compare { FIG($of) }: { $wins ->
    [most] the higher
   *[least] the lower
} wins
score-share = if there still is a tie, those players share the win
score-result = the { $wins ->
    [most] higher
   *[least] lower
} your score, the better
formula-is = { FIG($number) }
heading-setup = Set-up
heading-course = Course of play
heading-actions = Actions
heading-procedures = In detail
heading-end = End of the game
heading-score = Who wins
heading-zones = What lies where
heading-formulas = What formulas give
heading-points = What cards count
heading-tables = Tables
