### What the drill of the Carnomorphs tells a person in a terminal. Terms are those of the reference sheet.


## Names, places

player-you = You
player-number = Player { $number }
contamination-unknown = contamination
contamination-infected = infected contamination
contamination-clean = clean contamination
rule-infected = Infected: { $text }
rule-clean = Not infected: { $text }
type-metagorger = metagorger
type-shambler = shambler
type-fleshbeast = fleshbeast
type-butcher = butcher
room = { $number } { $name }
room-unknown = (face down)
corridor = { $one }–{ $other }
corridor-technical = technical corridors
corridor-closed = { $corridor } (closed)
none = none
kind-corporate = Corporate objective:{ " " }
kind-personal = Personal objective:{ " " }
kind-mutation = Mutation:{ " " }

## The table

table-round = Round { $round } · time { $time } of { $last }
table-countdown = Self-destruct: { $space } of { $last }
table-noise = Noise: { $corridors }
table-closed = Closed doors: { $corridors }
table-airlock = Airlock opening: { $rooms }
table-pods = Locked pods: { $locked }
table-pools = Course { $course } · bag { $bag } · eggs { $eggs } · event deck { $events }
table-adaptation = *Adaptation*: { $name }.
table-items-red = red: { $items }
table-items-green = green: { $items }
table-items-yellow = yellow: { $items }
table-items-white = white: { $items }
table-fire = fire
table-malfunction = malfunction
table-wounds = wounds: light { $light }, serious { $serious }
table-held = cards { $cards }, ammo { $ammo }
table-carries = carries: { $thing }
table-slime = slime
table-passed = passed
table-signals = signals { $amount }
table-markers = mutation markers { $amount }
table-mutation = mutation: { $name }
table-hand = You hold
table-hand-empty = You hold no cards.
draw-rooms = [ ] discovered, ( ) face down · * fire, ! malfunction, o object
draw-figures = @ character, { $types }

## Questions

ask-act = Your turn. What do you do? Actions left: { $left }.
ask-pay = With which card do you pay?
ask-room = Which room do you choose?
ask-corridor = Which corridor do you choose?
ask-thing = Which object do you choose?
ask-figure = Which figure do you choose?
ask-player = Which character do you choose?
ask-scan = Which contamination do you scan?
ask-engine = Which token do you put on top?
ask-course = To which space do you move the course marker?
ask-pod = Which pod do you enter?
ask-switch-pod = Which pod do you lock or unlock?
ask-drop = You have passed. Which card do you discard?
ask-discard = Which card do you discard?
ask-color = Which supplies do you take?
ask-dress = What do you remove?
ask-mend = Where do you remove a fire or a malfunction?
ask-mend-what = What do you remove?
ask-put-out = Which token do you put into the supply?
ask-stack-event = Which card lies on top of the others?
ask-keep-mutation = Which mutation do you keep?
ask-keep-objective = Which objective do you keep?
ask-procedure = Which procedure is carried out?
ask-choose = Which effect do you choose?
ask-may = Do you want to do this?

## Choices

choice-no = No
choice-yes = Yes
choice-pass = Pass
choice-enough = No more
choice-move = Move, price in cards: { $cost }
choice-careful = Careful move, price in cards: { $cost }
choice-shoot = Shoot, price in cards: { $cost }
choice-melee = Melee, price in cards: { $cost }
choice-lift = Pick up an object, price in cards: { $cost }
choice-drop = Drop the object
choice-use = Action of the room, price in cards: { $cost }
choice-mutate = Mutation action
choice-play = { $name }, other cards: { $cost }
choice-wounds = All light wounds
choice-slime = The slime
choice-broken = The malfunction
choice-burning = The fire
choice-red = Red
choice-green = Green
choice-yellow = Yellow
choice-white = White
choice-course = Course { $space }
choice-pod = Pod { $number }
choice-figure = { $figure } in { $room }, injuries: { $injuries }
choice-mode = Option { $number }
choice-procedure = Procedure
mode-or = { " or " }
about-move = You go through an open corridor; in a room without figures you roll for noise. Noise around you: { $noisy }.
about-careful = You put a noise marker in a free corridor of the room you enter, and do not roll.
about-shoot = An ammo marker and the combat die.
about-melee = First a contamination card, then the combat die; a miss is a serious wound.
about-lift = You carry it in your free hand.

## Why something cannot be chosen

lacks-cards = Price in cards: { $cost }; cards you could pay with: { $there }.
lacks-contamination = A contamination is neither played nor paid with.
lacks-scan = Only a contamination is scanned.
lacks-peace = Not while a carnomorph is in your room.
lacks-combat = Only while a carnomorph is in your room.
lacks-target = There is nothing now that this could be done to.
lacks-way = No open corridor leads there from your room.
lacks-quiet = Noise lies in all its corridors.
lacks-move = Choose the action Move first.
lacks-room = This room has no action.
lacks-order = There is a malfunction in it.
lacks-here = It is not in your room.
lacks-attack = Choose first whether you shoot or fight hand to hand.

## What happened

happened-round = Round { $amount }
happened-time-passes = Event phase · time { $amount }
happened-event = Event: { $what }
happened-develop = Development: { $what }
happened-encounter = { $who }: encounter
happened-token = Token of the bag: { $what }
happened-injure = { $what }: injuries +{ $amount }
happened-lay = { $thing } in room { $what }
happened-surprise = { $who }: surprise attack
happened-flee = { $what } flees
happened-slay = { $what } dies in room { $room }
happened-break-door = { $what } destroys the door { $corridor }
happened-reshuffle = Discarded cards are shuffled
happened-objective = { $who }: objective { $what }
happened-objective-hidden = { $who }: an objective
happened-draw = { $who }: draws { $what }
happened-draw-hidden = { $who }: draws a card
happened-mutation = { $who }: mutation card { $what }
happened-mutation-hidden = { $who }: a mutation card
happened-gain = { $who }: +{ $amount }
happened-heal = { $who }: healed
happened-recover = { $what }: injuries heal
happened-creep = { $what } moves to room { $room }
happened-look = { $who }: looks at the event deck, cards: { $amount }
happened-see-engine = { $who }: looks at an engine
happened-see-course = { $who }: looks at the coordinates
happened-set-course = { $who }: course { $space }
happened-melee = { $who }: melee ({ $what }), { $face ->
        [miss] miss
        [metagorger] metagorger
        [shambler] metagorger, shambler
        [one] one crosshair
       *[two] two crosshairs
    }
happened-shot = { $who }: shot ({ $what }), { $face ->
        [miss] miss
        [metagorger] metagorger
        [shambler] metagorger, shambler
        [one] one crosshair
       *[two] two crosshairs
    }
happened-roll-noise = { $who }: noise roll, { $face ->
        [silence] silence
        [danger] danger
       *[other] { $face }
    }
happened-supply = { $who }: takes supplies
happened-take-egg = { $who }: takes an egg
happened-sleep = { $who }: goes to sleep
happened-fly = { $who }: flies off in a pod
happened-lose-pod = Pod { $amount } leaves the game
happened-countdown = The self-destruct is started or stopped
happened-pass = { $who }: passes
happened-lift = { $who }: picks up { $what }
happened-drop = { $who }: drops { $what }
happened-use = { $who }: room action, { $what }
happened-play = { $who }: { $what }
happened-show = { $who }: shows the mutation { $what }
happened-mutate = { $who }: mutation { $what }, { $amount ->
        [1] infected
       *[other] not infected
    }
happened-move = { $who }: to room { $what }
happened-peek = { $who }: looks at room { $what }
happened-explore = { $who }: discovers { $what } ({ $room })
happened-left-behind = { $who }: left behind on board
happened-lost = { $who }: lost
happened-mark = { $who }: mutation markers { $amount }
happened-win = { $who }: objective reached
happened-feed = { $what } feeds in room { $room }
happened-evolve = { $what } in room { $room } evolves: { $kind }
happened-slimed = { $who }: slime
happened-wound = { $who }: { $amount ->
        [1] serious wound
       *[other] light wound
    }
happened-die = { $who }: dies in room { $room }
happened-contaminate = { $who }: contamination card
happened-scan = { $who }: scan, { $amount ->
        [1] infected
       *[other] not infected
    }
happened-airlock = Airlock procedure in room { $what }
happened-runs-out = The air leaves room { $what }
happened-explode = The ship explodes
happened-burn = Fire in room { $what }
happened-quench = Fire out in room { $what }
happened-fail = Malfunction in room { $what }
happened-mend = Malfunction mended in room { $what }
happened-noise-in = Noise: { $what }
happened-close = Door closed: { $what }
happened-open = Door opened: { $what }
happened-attack = { $what } attacks: { $who }
happened-attack-card = { $what } attacks: { $who } · { $card }
happened-missed = { $what } misses: { $who } · { $card }
happened-appear = { $what } appears in room { $room }
happened-reveal = Adaptation revealed: { $what }
happened-lose-adaptation = Adaptation leaves the game: { $what }
happened-bag = Token: { $what }
happened-leave = { $what } leaves room { $room }

## The end

end-title = The drill is over
end-objective = objective: { $goals }
end-won = You have won!
end-winner = Won by: { $who }
end-nobody = Nobody wins.
fate-aboard = aboard
fate-dead = dead
fate-asleep = asleep in the Hibernatorium
fate-away = gone in a pod

## What lies on the table

zone-drawn = Drawn
zone-playing = Being played
zone-adaptations = Adaptations
zone-event_deck = Events
zone-event_discards = Past events
zone-attack_deck = Attacks
zone-attack_discards = Past attacks
zone-bag = Bag
zone-decks = Action deck
zone-discards = Discarded
zone-shown = Mutation
zone-mutations = Hidden mutation
zone-corporate = Corporate objective
zone-personal = Personal objective
zone-hands = Hand
zone-light = Light wounds
zone-serious = Serious wounds
zone-markers = Mutation markers
zone-ammo = Ammo
zone-signals = Signals
zone-rounds = Round
zone-clock = Time
zone-eggs = Eggs
zone-tiles = Rooms
zone-pos = Crew

## Playtest reports

report-component = card
report-components = cards
report-kind-crew_action = crew actions
report-kind-mutation = mutations
report-column-played = played
report-column-mutated = mutated
report-role-objective = objective
report-outcome-survived = survived
report-outcome-asleep = asleep
report-outcome-in_a_pod = in a pod
report-outcome-dead = dead
