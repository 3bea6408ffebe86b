"""The messages that say the course of play, with their variables; ? marks one that a language may leave out.

They are asked of a language pack for games that play, and of no other.
"""

from __future__ import annotations

COURSE_MESSAGES = """
lead               do lead
if-lead            condition
if-with            do premise opens?
with-players       how amount? number?
else-lead
may-lead           who
choose-lead        who
each-lead          what
all-at-once        clause
turns              from rounds until usual who sides?
repeat             times until
phase              phase
by                 several who
in-turn            clause
together           who
act                number of often several times who
perform            procedure who?
signal             event what who
signal-lead        event what who
use                what who form?
resolve            what who form?
let-number         be doer?
let-cards          be doer?
let-player         be doer?
end                what thing?
offer              several who
offer-otherwise    several
hand_turn          who
reverse
again              who
next               who
leave              until who
rejoin             who
win                all who
lose_game          all who
deal               amount dealer from to who
deal-zone          amount dealer from to
put-zone           pile what who
put-space          on what who
put-holder         clause holder
shuffle            who zone
exchange           first second who
set                amount counter who
gain-on            amount of who
gain-shared        amount counter who
lose-shared        amount counter who
lose-on            amount of who
give               amount into to who
give-store         amount into to who
give-whole         counter into to who
take-whole         counter who
mark               form marker shows owned? you?
mark-player        marker who
pick               what who
choose_number      at_least at_most where who worked?
choose_number-not  at_least at_most other where who worked?
choose_word        among stat who
choose_word-of     of stat who
choose_player      chooser who
throw              dice many sides who worked?
throw-faces        dice from to who
trick              by discards follow followed from lead leads marked points suit to trump
auction            at_least at_most from once resource
betting            from into raise raises
number-counter     of? case? head? mass?
number-on          of counter? case? mass?
number-count       of case? total?
number-stat        of case? form? stat?
number-stat-sum    of stat case? form?
number-points      of points case?
number-highest     of case? stat?
number-lowest      of case? stat?
number-extreme-by  by end of stat case?
number-distinct    of stat case?
number-sum         of case?
number-difference  second first? head? apart? case?
number-plus        second first? head? apart? case?
number-negative    of
number-listed      case?
number-if          condition form otherwise then case?
number-unmatched   of points sets stat case?
sum-part           of
number-product     second first? head? apart? case?
number-times       of times case?
number-quotient    second first? head? apart? case?
number-remainder   second first? head? apart? case?
number-larger      of case? many?
number-smaller     of case? many?
number-most        end of
number-players     of remaining where case?
number-of-those    who case? named?
number-table       at table case?
number-sets        sets case?
number-largest     set case?
number-each        each per
number-seat        who case? own?
number-turn        case?
number-formula     formula who case?
number-sum-over    of stat case?
number-larger-over of stat case?
number-smaller-over of stat case?
number-distance    first second case?
number-row         of own case?
number-column      of own case?
equal-to           number unit
so-many            number
set-of             count how last longest of points size stat total within case? largest? many?
some-set           able set
any-set            of
test-stat          how limit stat worked?
test-named         limit
test-between       at_least at_most stat
test-same          how limit stat
test-counter       how amount? counter? limit?
test-counter-as    how counter limit
test-kind          kind
test-either        nested of mixed?
test-all           of mixed?
test-none          of several
test-holds         holds? it? many?
test-usable        who? it?
test-empty         it?
test-occupied      it?
test-param         param
test-has           has? it?
test-region        region
test-row           how limit own
test-column        how limit own
test-way           ways
test-is            is
test-is-any        of
test-is-any-part   is
test-is-none       of
test-is-none-part  is
test-marked        is marker
test-says          says it?
test-forms         set
if-able            of
if-able-part       what
places             all of
on-space           on
from-among         of
space-on           board
space-from         clear distance from reach ways
space-beyond       beyond distance from reach
space-through      through until
way                way
person-next        case of own
person-previous    case of own
person-owner       case of
person-marker      who
person-most        among end of case?
person-seat        case seat worked?
remains
person-remaining   where who case?
person-where       where who
person-who         where who
who
turn-player        case
number             how limit of
number-word        how limit of
players            how remaining amount? number? player?
number-between     at_least at_most of
has-exactly        amount who
has-other          amount who
owns-least         place what who
owns-most          place what who
owns-exactly       place what who
owns-other         place what who
same               of stat
forms              of set
player             is who
every              holds who
some               holds? one? said? who? whole?
not-some           holds? nobody? one? said? who? whole?
player-most        end of who
player-extreme     end of own?
can                action who
cannot             action who
usable             what who form?
said               field words
can-none           action who?
unset              marker owned?
shown              marker owned?
such               case? form?
exists-such        number what many?
line               board limit owner through what
connects           board owner regions what
left               who
in-variant         played variant
standing           on what
there-is           number what
exists-named       number what
all_of             of mixed
any_of             of mixed
not                of
rules-players      least most same
rules-teams        teams
rules-variant      always least most same variant
rules-concerned    variant who
rules-result       result variant
rules-parted       teams variant
rules-gifts        fields operations variant
rules-owned
rules-seen         seen
rules-starts       decks owned shuffled zone
rules-refill       refill zone
rules-active
rules-awake        fields
rules-asleep
rules-in-play
rules-emptied      procedure
rules-marker       marker
rules-space-marker marker
rules-columns      columns
rules-lines        lines
rules-line         spaces
rules-around       columns least seat
rules-column       number spaces
rules-ordered
rules-most         most
rules-start        amount counter shared start
rules-of           amount zone
rules-least        least
rules-highest      most
rules-secret
rules-grid         board columns rows shape
rules-lone         spaces
rules-spaces       space to
rules-holds
rules-region       region spaces
rules-name         of
rules-points       stat
rules-points-other
rules-points-case  what
rules-points-stat  stat
action-if          if
action-pay         pay
end-when           after when
formula-is         number
score-is           score
score-wins         wins
score-tie          of wins
score-share
score-result       wins
heading-setup
heading-course
heading-actions
heading-procedures
heading-end
heading-score
heading-zones
heading-formulas
heading-points
heading-tables
"""
