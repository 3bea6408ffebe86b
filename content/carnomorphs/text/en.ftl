### Carnomorphs in English: names, and the words of cards, boards and sheets.
### Numbers are variables: $topic-name is values.name of rules/topic.json. Texts of rules are made from effects.

## Attacks

devour_1 = Devour
devour_2 = Devour
spawn_1 = Spawn
spawn_2 = Spawn
bash_1 = Bash
bash_2 = Bash
regurgitate_1 = Regurgitate
regurgitate_2 = Regurgitate
slash_1 = Slash
slash_2 = Slash
slash_3 = Slash
bite_1 = Bite
bite_2 = Bite
bite_3 = Bite
bite_4 = Bite
whiplash_1 = Whiplash
whiplash_2 = Whiplash
whiplash_3 = Whiplash
whiplash_4 = Whiplash
whiplash_5 = Whiplash

## Events

rampant_mutation_1 = Rampant Mutation
rampant_mutation_2 = Rampant Mutation
reawakening_1 = Reawakening
reawakening_2 = Reawakening
lurking_1 = Lurking
lurking_2 = Lurking
stalking_1 = Stalking
stalking_2 = Stalking
airlock_glitch = Airlock Procedure Glitch
generator_overload = Generator Overload
marked_prey = Marked Prey
hatches_jam = Evacuation Hatches Jam
quarantine = Quarantine Procedure
growl = Growl
scavenging = Scavenging Biomatter
structural_weakness = Structural Weakness
protocol_failure = Emergency Protocol Failure
chemical_fire = Chemical Fire
ammunition_meltdown = Ammunition Meltdown
beast_on_the_prowl = Beast on the Prowl

## Mutations

split_hand = Split Hand
bone_hook = Bone Hook
scales = Scales
cocoon = Cocoon
second_stomach = Second Stomach
blood_call = Blood Call
spore_cloud = Spore Cloud
mycelium = Mycelium
third_eyelid = Third Eyelid
heat_sight = Heat Sight
howl = Howl
whisper = Whisper

## Adaptations

voracious = Voracious
agile = Agile
dense_tissue = Dense Tissue
brood = Brood
echo = Echo
soft_step = Soft Step
ram = Ram
barbs = Barbs

## Crew actions

rest = Rest
search = Search
burst_fire = Burst
repair = Repair
dressing = Dressing
bait = Bait
quiet_steps = Quiet Steps
bolt = Bolt
order = Order
cool_head = Cool Head

## Objectives

live_sample = Live Sample
purge = Purge
report = Report
home_port = Home Port
nobody_stays = Nobody Stays
awkward_witness = Awkward Witness

## Other cards

contamination_af = Contamination
contamination_bd = Contamination
contamination_ep = Contamination
contamination_fw = Contamination
contamination_hy = Contamination
contamination_jt = Contamination
contamination_jz = Contamination
contamination_kf = Contamination
contamination_kx = Contamination
contamination_lm = Contamination
contamination_lp = Contamination
contamination_pk = Contamination
contamination_py = Contamination
contamination_rt = Contamination
contamination_sf = Contamination
contamination_sn = Contamination
contamination_tj = Contamination
contamination_uk = Contamination
contamination_un = Contamination
contamination_ut = Contamination
contamination_wx = Contamination
contamination_xu = Contamination
contamination_yj = Contamination
contamination_yr = Contamination
contamination_zn = Contamination
contamination_zp = Contamination
contamination_zw = Contamination
coordinates_one = Coordinates
coordinates_two = Coordinates
coordinates_three = Coordinates
coordinates_four = Coordinates
coordinates_five = Coordinates
coordinates_six = Coordinates
coordinates_seven = Coordinates
coordinates_eight = Coordinates
wound_leg = Leg
wound_hand = Hand
wound_arm = Arm
wound_back = Back
wound_bleeding = Bleeding
help_one = Help Card
help_two = Help Card
help_three = Help Card
help_four = Help Card
help_five = Help Card

## Bag tokens

token_blank = Blank token
token_blue_metagorger_one = Blue metagorger
token_blue_metagorger_two = Blue metagorger
token_metagorger_two = Metagorger
token_metagorger_three = Metagorger
token_shambler_two = Shambler
token_shambler_three = Shambler
token_shambler_four = Shambler
token_fleshbeast_three = Fleshbeast
token_fleshbeast_four = Fleshbeast
token_butcher = Butcher

## Markers

carcass_token = Carcass
egg = Egg
corpse = Corpse
noise_marker = Noise
fire_marker = Fire
malfunction_marker = Malfunction
door = Door
slime_marker = Slime
damage = Injury, ammo, mutation
corpse_blue = Blue corpse
item_counter = Item counter
signal = Signal
first_marker = First player
time = Time
destruct = Self-destruct
destination = Course
pod_one = Escape pod
pod_two = Escape pod
pod_three = Escape pod
pod_four = Escape pod
engine_working = Engine works
engine_damaged = Engine damaged
explore_malfunction_one = Malfunction
explore_malfunction_two = Malfunction
explore_malfunction_three = Malfunction
explore_malfunction_four = Malfunction
explore_fire_one = Fire
explore_fire_two = Fire
explore_silence_one = Silence
explore_slime_three = Slime
explore_slime_four = Slime
explore_danger_two = Danger
explore_danger_three = Danger
explore_door_one = Door
explore_door_two = Door
explore_door_three = Door
explore_door_four = Door

## Rooms

cockpit = Cockpit
hibernatorium = Hibernatorium
engine_one = Engine 1
engine_two = Engine 2
engine_three = Engine 3
armory = Armory
comms_room = Comms Room
emergency_room = Emergency Room
laboratory = Laboratory
generator = Generator
evacuation_a = Evacuation A
evacuation_b = Evacuation B
fire_control = Fire Control System
nest = Nest
storage = Storage
decontamination = Decontamination Room
airlock_control = Airlock Control
cabins = Cabins
canteen = Canteen
command_center = Command Center
engine_control = Engine Control Room
hatch_control = Hatch Control System
monitoring = Monitoring Room
slime_room = Room Covered with Slime
showers = Shower Room

## Figures

standee_metagorger = Metagorger
standee_shambler = Shambler
standee_fleshbeast = Fleshbeast
standee_butcher = Butcher
standee_crew_one = Crew member

## Crew boards

crew_one = Crew member

## Figures

standee_crew_two = Crew member

## Crew boards

crew_two = Crew member

## Figures

standee_crew_three = Crew member

## Crew boards

crew_three = Crew member

## Figures

standee_crew_four = Crew member

## Crew boards

crew_four = Crew member

## Figures

standee_crew_five = Crew member

## Crew boards

crew_five = Crew member

## Boards

carnomorph_board = Carnomorph Board

## Map

ship = Ship

## Dice

noise_die = Noise Die
combat_die = Combat Die

## Common words

ui-game = Carnomorphs
ui-ref-title = Reference
ui-rights-reserved = rights belong to their owners
ui-deck-carnomorph-cards = Carnomorph cards
ui-deck-carnomorph-pieces = Carnomorph board and tokens
ui-deck-drill-set = Drill
ui-type-metagorger = metagorger
ui-type-shambler = shambler
ui-type-fleshbeast = fleshbeast
ui-type-butcher = butcher

## Cards

ui-attack = Attack
ui-event = Event
ui-event-code = E
ui-mutation = Mutation
ui-adaptation = Adaptation
ui-adaptation-all = Affects every type
ui-crew-action = Action
ui-crew-deck = Crew
ui-objective = Objective
ui-toughness = Toughness
ui-others = others
ui-flees = flees
ui-corridor = Corridor
ui-fate-discard = Discard
ui-fate-remove = Remove, reshuffle the deck
ui-fate-shuffle_in = Shuffle back in
ui-infected = Infected
ui-clean = Not infected
ui-price = Price in cards
ui-combat-never = Not in combat
ui-combat-also = Also in combat
ui-combat-only = Only in combat
ui-side-corporate = Corporate objective
ui-side-personal = Personal objective

## Help cards and other cards

ui-help = Help card
ui-contamination = Contamination
ui-scan-brief = Look the code up in the table
ui-coordinates = Coordinates
ui-serious_wound = Serious wound
ui-wound-note = In the drill it only counts as a serious wound.
ui-planet-venus = Venus
ui-planet-mars = Mars
ui-planet-earth = Earth
ui-planet-deep = Deep space
ui-phase = Event phase
ui-phase-time = The time marker moves one space; so does a running self-destruct.
ui-phase-attacks = Carnomorphs in combat attack.
ui-phase-feeding = Carnomorphs not in combat feed.
ui-phase-fire = Fire injures each carnomorph in its room.
ui-phase-event = Event card: move, effect, fate of the card.
ui-phase-bag = One token from the bag: development.
ui-deed-move = move
ui-deed-careful = careful move
ui-deed-shoot = shot
ui-deed-melee = melee
ui-deed-lift = picking up an object
ui-deed-room = room action
ui-deed-card = action of a card
ui-deed-mutation = mutation action
ui-cost-move = { $round-cost-move }
ui-cost-careful = { $round-cost-careful }
ui-cost-shoot = { $round-cost-shoot }
ui-cost-melee = { $round-cost-melee }
ui-cost-lift = { $round-cost-lift }
ui-cost-room = { $round-cost-room }
ui-cost-card = +?
ui-cost-mutation = scan

## Dice, tokens, figures

ui-die-miss = nobody
ui-die-silence = silence
ui-die-danger = danger
ui-pod-open = unlocked
ui-pod-locked = locked
ui-exploration = Exploration token
ui-engine = Engine token
ui-room = Room
ui-slot-one = number one
ui-slot-two = number two
ui-slot-special = special
ui-color-red = red
ui-color-green = green
ui-color-yellow = yellow
ui-color-white = white
ui-computer = computer

## Boards

ui-hands = Hands
ui-ammo = Ammo
ui-light = Light wounds
ui-serious = Serious wounds
ui-mutation-markers = Mutation markers
ui-states = Slime and signal
ui-eggs = Eggs
ui-ladder = Evolution
ui-food = Eaten in this order
ui-food-corpse = corpse
ui-food-egg = egg
ui-food-carcass = carcass
ui-food-metagorger = metagorger
ui-food-corpse_blue = blue corpse
ui-object-corpse = discarded by examining a corpse
ui-object-carcass = discarded by examining a carcass
ui-object-egg = discarded by examining an egg
ui-map-1 = Cockpit
ui-map-11 = Hibernatorium
ui-map-19 = Engine { "3" }
ui-map-20 = Engine { "2" }
ui-map-21 = Engine { "1" }
ui-track-course = Course
ui-track-destruct = Self-destruct
ui-track-time = Time track
ui-track-technical = Technical
ui-bag-table = Development: a token from the bag

## Reference

ui-sub-play = Encounter, attack, feeding, evolution, and the bag
ui-ref-encounter = Encounter
ui-encounter-clear = Remove all noise markers around the room.
ui-encounter-draw = Draw a token from the bag and place a figure of its type. The token goes to the supply.
ui-encounter-blank = Blank token: put a noise marker in each corridor. The token returns to the bag; if it was the last one, add a metagorger token.
ui-encounter-surprise = If you hold fewer cards than the number on the token, you suffer a surprise attack. Contamination counts as cards in hand.
ui-encounter-first = First figure of the game: everyone keeps one objective. The first shambler, the first fleshbeast, and the butcher each reveal their adaptation.
ui-ref-attack = Attack
ui-attack-target = The target is the character with the fewest cards in hand; on a tie, the first player, then in turn order.
ui-attack-card = Shambler, fleshbeast, butcher: draw an attack card. Without the sign of the attacker it misses.
ui-attack-metagorger = A metagorger draws no card. If you have no mutation card, you get one, and in any case { NP($metagorger-contamination, of: "contamination") } and { NP($metagorger-light-wounds, of: "light_wound") }. A shambler token joins the bag, and the metagorger figure leaves.
ui-attack-injury = After each injury, draw one attack card: the number for a metagorger is on the left, for others on the right. A number not above the injuries kills; an arrow means flight.
ui-attack-dead = A dead metagorger or shambler leaves a carcass, a fleshbeast a carcass and a shambler figure, the butcher two shambler figures. The butcher never returns.
ui-ref-feeding = Feeding
ui-feeding-who = A carnomorph that is not in combat feeds in a room with a heavy object or another metagorger. Order: butcher, fleshbeast, shambler, metagorger.
ui-feeding-heal = It heals all its injuries.
ui-feeding-evolve = It evolves one level if a figure is free.
ui-feeding-eat = It eats one thing, in this order: a corpse, an egg, a carcass, a metagorger, the blue corpse. In the Nest each eats an egg from the board.
ui-ref-evolution = Evolution
ui-ref-bag = Bag development
ui-ref-events = Events
ui-events-order = Event phase: time, attacks and feeding, fire, event card, a token from the bag.
ui-events-move = Types in filled cells that are not in combat move along the corridor with the number. A door stops them and is destroyed. At a technical entrance the figure leaves, and its token returns to the bag; the butcher does not fit and stays.
ui-events-then = Then the text of the card takes effect, and last its foot.
ui-ref-scan = Scanning
ui-scan-die = Roll a die before the game: it picks the table for the whole game.
ui-scan-code = A contamination card is infected if its code is in that table.
ui-scan-mutation = Mutation action: scan a contamination card from your hand and place a mutation marker; the fourth kills you before the card works, and a shambler appears in your room. An infected card goes to your discard pile; a clean one leaves, and a new one goes there.
ui-scan-first = A marker without a mutation card: instead, draw { $mutation-drawn } mutation cards and keep one face down.
ui-scan-end = At the end: without a mutation card, scan all contamination; infection gives you one. With a mutation card, new or old, shuffle all your cards and draw { NP($mutation-check-draw, of: "card") }: each contamination is a marker.
ui-ref-signs = Symbols
ui-signs-line = Position and shape say the same as color
ui-sign-flee = flees along the corridor of an event card
ui-sign-infected = infected
ui-sign-clean = not infected
ui-sign-noise = noise
ui-sign-fire = fire
ui-sign-malfunction = malfunction
ui-sign-slime = slime
ui-sign-computer = computer
ui-sign-ammo = ammo
ui-sign-signal_marker = signal
ui-sign-crosshair = crosshair
ui-sign-color = search: square red, cross green, triangle yellow, circle white
ui-ref-drill = Drill
ui-drill-line = Rules of our drill for one to five players: each for themselves, several may win
ui-drill-setup = Setup
ui-setup-rooms = Room tiles with one bar and with two go face down on spaces with as many bars, one face-down exploration token on each. Tiles and tokens left over go back into the box unseen.
ui-setup-ship = Each engine gets a working and a damaged token, face down, in random order: the upper one counts. A random coordinates card lies face down by the Cockpit. Course on { $setup-course }, time on the green space, pods as printed on the map, all locked.
ui-setup-bag = Bag: blank ({ $setup-bag-blank }), blue metagorgers ({ $setup-bag-blue }), red metagorgers ({ $setup-bag-red }, and { $setup-bag-red-per-player } more for each player). All other tokens are the supply. Adaptations ({ $setup-adaptations }) lie face down on the carnomorph board.
ui-setup-crew = Each player: a shuffled deck of crew actions; a weapon with ammo ({ $setup-ammo }, never more) in one hand, the other hand free; one secret objective of each kind. All start in the Hibernatorium beside the blue corpse.
ui-drill-round = The round
ui-round-draw = From the second round on, the first player marker goes left. Draw until you have { NP($round-hand, of: "card") } in hand; contamination counts. If your deck runs out, shuffle your discard pile.
ui-round-turn = Turns go clockwise: { NP($round-actions, of: "action") }, or one and pass, or pass at once. Whoever passes may discard cards and is out until the event phase, which comes when all have passed.
ui-round-cost = Actions cost cards from your hand, never contamination: move, shot, melee, picking up ({ $round-cost-move }); careful move, room action ({ $round-cost-careful }); crew action as printed.
ui-round-combat = In combat, that is, with a carnomorph in your room, you may only shoot, fight in melee, escape, play crew actions that say so, and take the mutation action. Whoever ends a turn in a burning room suffers a light wound.
ui-drill-moving = Moving and noise
ui-moving-door = Move to a neighboring room through a corridor without a closed door. A carnomorph destroys a closed door instead and stays.
ui-moving-token = When you enter a face-down room, turn it and its token face up. The number is its item counter; the Nest and the Room Covered with Slime have none. The sign places a malfunction, fire, or slime, or closes the door behind you; silence and danger replace the roll.
ui-moving-roll = After entering a room without other figures, roll for noise: put a marker in the corridor with that number. If one is there already, an encounter follows. Technical corridors share one space.
ui-moving-danger = Danger: carnomorphs out of combat come from neighboring rooms through open corridors; if none comes, a marker goes in each free corridor. Silence: nothing, but danger for whoever has slime.
ui-moving-careful = Careful move: no roll, no silence, no danger. Put a marker in a free corridor of the room you enter; there must be one.
ui-drill-fight = Fighting and wounds
ui-fight-shot = Shot: spend an ammo marker and roll the combat die. A carnomorph of a type shown suffers an injury; one crosshair hits any type, two hit twice.
ui-fight-melee = Melee: first get a contamination card. Roll the same die, but two crosshairs hit once, and a miss gives you a serious wound.
ui-fight-escape = Escape is a move, but first each carnomorph there attacks, from the largest down. If you survive, you move as usual.
ui-fight-wounds = A light wound beyond { $wounds-light-limit } turns them all into one serious wound. With { $wounds-serious-limit } serious wounds, any further wound kills. A red corpse is left, with all that was carried. The first death unlocks the pods.
ui-drill-things = Things
ui-things-heavy = Corpses, carcasses, and eggs are heavy: carry one, in your free hand. Dropping it is free.
ui-things-supply = Supplies by color: red, gain { NP($supplies-ammo, of: "ammo") }; green, remove all light wounds or the slime; yellow, remove a malfunction or a fire, here or next door; white, any of these.
ui-things-room = You cannot use a room’s action in combat or during a malfunction.
ui-things-airlock = Airlock procedure: the next time all have passed, characters in that room die, and carnomorphs there return to the bag.
ui-things-cards = A card moves figures through open corridors only. A character it moves rolls for noise as usual, unless the card says otherwise.
ui-things-open = What the rules leave open for carnomorphs is settled by the lowest room number, then player order, then chance; nobody chooses.
ui-drill-end = The end
ui-end-leave = Go to sleep in the Hibernatorium while the time marker is on { $time-sleep-from } to { $time-sleep-to }, or get into an unlocked pod (places: { $round-pod-places }). Roll for noise first: an encounter or combat prevents it.
ui-end-when = The drill ends when nobody acts anymore, on time space { $time-spaces }, or in an explosion: self-destruct on { $time-destruct } (from { $time-destruct-final } on it cannot be stopped, and pods unlock), or no marker left for a new fire or malfunction.
ui-end-dead = Whoever is awake on board dies; whoever sleeps there dies if the ship explodes, has more than one damaged engine, or does not reach Earth. Pods need neither engines nor course. Then survivors check for contamination.
ui-end-win = Each survivor with a fulfilled objective wins. If no carnomorph ever appeared, either of your two counts.
ui-ref-rooms = Rooms
ui-rooms-line = Room actions: not in combat, not during a malfunction
ui-ref-cards = Cards
ui-cards-line = The numbers on attack and event cards were transcribed by others; the mutations are ours
ui-pile-attacks = Attacks
ui-pile-events = Events
ui-pile-mutations = Mutations
ui-pile-adaptations = Adaptations
ui-pile-carnomorph-bag = Carnomorph tokens
ui-pile-rooms = Rooms
ui-pile-personal = Personal objectives
ui-pile-corporate = Corporate objectives
ui-pile-contamination = Contamination
ui-pile-coordinates = Coordinates
ui-pile-wounds = Wounds
ui-pile-drill-bag = Drill tokens
ui-colophon = Colophon
ui-colophon-text = The card texts are made from this game’s data. Names and numbers are facts from others; the wording, pictures, mutations, nearly all adaptations, and the whole drill are ours. The drill is not a published game.
ui-provenance = How we know
ui-licences = Rights
ui-icon-authors-text = Icons:

## Rulebook

ui-kinds-attack = Attack cards
ui-kinds-event_card = Event cards
ui-kinds-mutation = Mutation cards
ui-kinds-adaptation = Adaptation cards
ui-kinds-crew_action = Action cards
ui-kinds-objective = Objectives
ui-kinds-bag_token = Tokens for the bag
ui-kinds-room_tile = Rooms
ui-kinds-ship_map = Map of the ship
ui-kinds-crew_board = Crew boards
ui-kinds-carnomorph_board = Carnomorph board
ui-kinds-die_table = Die tables
ui-book-markers = Markers
ui-book-pods = Escape pods
ui-book-crew = Crew figures
ui-book-carnomorphs = Carnomorph figures
ui-book-line = The drill: escape from an infested ship
ui-book-goal = What it is about
ui-book-goal-text = You wake up on a ship where something has made its nest. Everybody plays for themselves and has a secret objective, but hardly anybody survives alone.
ui-book-goal-win = You win if you survive and fulfill your objective. Several of you may win, or one, or nobody.
ui-book-box-drill = In the box are the expansion and our drill: a small game that uses all the rules of the expansion. The base game is not included, and you do not need it.
ui-book-box-dice = There are no dice in the box. Plain ones will do, with as many sides as the die table has results: roll, and read the result there.
ui-book-cards = How to read the cards
ui-book-cards-text = An attack card says two things: what a carnomorph does when it attacks and, when somebody has injured it, how many injuries kill it.
ui-book-note-name = Name of the attack
ui-book-note-who = Who hits
ui-book-note-who-text = A type whose sign is not here misses.
ui-book-note-text = What a hit does
ui-book-note-toughness = This many injuries kill: on the left for a metagorger, on the right for others.
ui-book-setup-text = Lay the map in the middle of the table and the carnomorph board beside it.
ui-book-setup-rooms = Shuffle the room tiles with one bar and those with two separately, and lay them face down on spaces with as many bars. Do not look at the rest.
ui-book-setup-tokens = Put a face-down exploration token on each face-down room.
ui-book-setup-engines = Put a working and a damaged token at each engine, face down, one on the other in random order. The upper one counts.
ui-book-setup-course = Put a random coordinates card face down by the Cockpit. Set the course to { $setup-course } and the time to the green space. The pods lie as on the map, all of them locked.
ui-book-setup-bag = Put the blank token, { $setup-bag-blue } blue metagorgers, { $setup-bag-red } red ones, and { $setup-bag-red-per-player } more red for each player into the bag. The other tokens are the supply.
ui-book-setup-adaptations = Put { $setup-adaptations } random adaptation cards, face down, and all eggs on the carnomorph board.
ui-book-setup-decks = Shuffle events, attacks, mutations, and contamination. Roll a die: it picks the scan table for the whole game.
ui-book-setup-crew = Take a crew board, a shuffled deck of actions, and a weapon with ammo ({ $setup-ammo }). The other hand is free.
ui-book-setup-objectives = Take one objective of each kind in secret. When the first carnomorph appears, you keep one.
ui-book-setup-start = Put your figure in the Hibernatorium, beside the blue corpse. Choose at random who takes the first player marker and begins.
ui-book-round-text = A round has three parts:
ui-book-round-draw = Draw until you have { NP($round-hand, of: "card") } in hand; contamination counts. If your deck runs out, shuffle your discard pile. From the second round on, the first player marker passes to the left.
ui-book-round-turns = Take turns. On your turn, take { NP($round-actions, of: "action") }, or one and pass, or pass at once.
ui-book-round-phase = When everybody has passed, the event phase begins.
ui-book-round-pass-title = When you pass
ui-book-round-pass = You may discard what you like from your hand. Then you wait: you do nothing more this round, and the cards you kept guard you against surprise.
ui-book-phase-text = Six steps, always in this order:
ui-book-bag-text = The phase ends with a token from the bag. If it is a red metagorger, a figure appears wherever there is a metagorger or a heavy object, even a carried one, and in a discovered Nest; the token returns.
ui-book-bag-others = A blue metagorger leaves, and a red one takes its place; a shambler or fleshbeast returns. With any of these, all who are not in combat roll for noise. The butcher comes for somebody with slime.
ui-book-fourth = The fourth mutation marker kills at once. A corpse is left in the room, and a shambler rises.
ui-book-adaptations = The first shambler, the first fleshbeast, and the butcher each turn their adaptation face up: from then on it works for all types. In the Laboratory you get rid of it by examining the right object. A face-down one cannot be discarded.
ui-book-last = Close at hand
ui-book-box-contamination = Contamination cards
ui-book-box-coordinates = Coordinates cards
ui-book-box-engines = Engine tokens
ui-book-box-exploration = Exploration tokens
ui-book-box-help = Help cards
ui-book-box-wounds = Serious wound cards
ui-book-types = The carnomorphs
ui-book-types-text = Nobody plays the carnomorphs: they move and attack as the cards tell them. There are four types, the smallest first. Those that feed grow by one step.
ui-book-type-metagorger = Infects its victim and vanishes. Its tokens are blue or red, its figures all alike.
ui-book-type-shambler = Rises when a mutation kills somebody, and when something larger dies.
ui-book-type-fleshbeast = Even when killed, it leaves a shambler behind.
ui-book-type-butcher = The largest: it does not fit into technical entrances. Once dead, it never returns.
ui-book-event = Event
ui-book-note-moves = Who moves
ui-book-note-moves-text = Types in filled cells, unless in combat.
ui-book-note-corridor = Which way
ui-book-note-corridor-text = Through the corridor with this number.
ui-book-note-effect = What happens
ui-book-note-effect-text = After the movement.
ui-book-note-fate = Fate of the card
ui-book-note-fate-text = Where it goes in the end.
ui-book-round-cost = You pay for actions with cards from your hand, never with contamination. How many: { $round-cost-move } to move, shoot, fight in melee, or pick up an object; { $round-cost-careful } to move carefully or use a room; for a crew action, its own card and as many others as it says.
ui-book-moving-token = When you enter a face-down room, turn it and the token on it face up. The number says how many items you can find here; the Nest and the Room Covered with Slime have none. The sign works at once: malfunction, fire, or slime; a door closes the corridor you came through. Silence and danger take the place of the noise roll.
ui-book-moving-roll = After entering a room without other figures, roll for noise: put a marker in the corridor with that number. If a marker is there already, an encounter follows. All technical entrances share one space on the map.
ui-book-moving-danger = Danger: all carnomorphs that are not in combat come to you from neighboring rooms through open corridors. If none comes, put a noise marker in each corridor that has none. Silence: nothing happens, but for a character with slime it is danger.
ui-book-attack-card = When a shambler, fleshbeast, or butcher attacks, draw an attack card. If the attacker’s sign is not on it, the attack misses.
ui-book-attack-injury = Each time a carnomorph is injured, draw one attack card and look at the toughness: on the left for a metagorger, on the right for others. A figure with at least that many injuries dies. An arrow instead of a number means that it flees.
ui-book-faq = Questions and answers
ui-book-faq-contamination = Can contamination pay for an action?
ui-book-faq-contamination-text = No. It only counts as a card in hand: it guards you against surprise and takes up room.
ui-book-faq-blank = Does a blank token mean that nothing is here?
ui-book-faq-blank-text = This time, yes. But now there is noise in every corridor around you.
ui-book-faq-door = Does a closed door stop a carnomorph?
ui-book-faq-door-text = Once. It destroys the door and stays where it was; next time it comes through.
ui-book-faq-marker = Can a mutation marker be removed?
ui-book-faq-marker-text = No. Decontamination takes the mutation card; markers stay to the end.
ui-book-faq-butcher = Why does the butcher not enter technical corridors?
ui-book-faq-butcher-text = It is too large. All others vanish in them, and their tokens return to the bag.
ui-book-faq-open = When do the pods unlock?
ui-book-faq-open-text = After the first death among the crew, and when the self-destruct can no longer be stopped.
ui-book-faq-first = What comes first, attacks or feeding?
ui-book-faq-first-text = Attacks, unless a face-up adaptation says otherwise.
ui-book-sign-infected = The scan found an infection: the dark half of the mutation works.
ui-book-sign-clean = The scan found nothing: the light half of the mutation works.
ui-book-sign-noise = Somebody heard you in this corridor. The same roll again means an encounter.
ui-book-sign-fire = Wounds all who end a turn here; injures carnomorphs in the event phase.
ui-book-sign-malfunction = The action of this room does not work.
ui-book-sign-slime = Your silence is danger.
ui-book-sign-flee = The carnomorph survives and flees.
ui-book-sign-crosshair = Hits whatever you shoot at.
ui-example-aboard = The ship before the first round
ui-example-a-noise-roll = A step and a noise
ui-example-a-noise-roll-text = Player { "1" } pays a card, goes next door, and rolls for noise. Now a marker lies in the corridor with that number.
ui-example-a-careful-step = On tiptoe
ui-example-a-careful-step-text = A careful move costs two cards, but there is no roll. Player { "1" } chooses which free corridor gets the marker.
ui-example-an-encounter = Surprise
ui-example-an-encounter-text = A shambler with a three comes out of the bag. Player { "1" } has only two cards in hand and is attacked at once. It is the first shambler of the game, so it reveals its adaptation.
ui-example-a-blank-token = Silence? Not quite
ui-example-a-blank-token-text = A blank token puts no figure on the board. Earlier noise is removed, and then there is noise in every corridor, the technical ones too.
ui-example-who-is-attacked = Who has fewer cards
ui-example-who-is-attacked-text = Both players are in one room. The shambler chooses player { "2" }, who has fewer cards in hand; player { "1" }’s contamination is a card too.
ui-example-a-bite = The second serious wound
ui-example-a-bite-text = The bite adds a serious wound. Had player { "1" } already had two, it would have been the end.
ui-example-a-metagorger-attacks = The touch of a metagorger
ui-example-a-metagorger-attacks-text = Player { "1" } had no mutation, and so draws two cards and keeps one. They get contamination and a wound too. The metagorger is gone, but the bag has one more shambler.
ui-example-a-burst = A burst
ui-example-a-burst-text = The card gives two shots at one target. After each hit, check whether the fleshbeast is still alive.
ui-example-a-fleshbeast-dies = Not quite dead
ui-example-a-fleshbeast-dies-text = Fire gives the fleshbeast its fourth injury, and the attack card shows a four: it dies, leaving a carcass and a shambler.
ui-example-a-retreat = Flight instead of death
ui-example-a-retreat-text = The attack card shows an arrow instead of a number. The fleshbeast survives in spite of its many injuries and flees along the corridor of an event card.
ui-example-a-search = There must be something
ui-example-a-search-text = Player { "1" } searches a red room. The room now has one item fewer, the player more ammo.
ui-example-an-event-phase = A whole phase
ui-example-an-event-phase-text = The butcher attacks player { "1" }. The shambler feeds on the corpse and grows, is burned by the fire, and goes along the corridor of the event card.
ui-example-a-closed-door = A door works once
ui-example-a-closed-door-text = The butcher tries a corridor with a closed door. It destroys the door and stays.
ui-example-a-technical-entrance = Who fits in
ui-example-a-technical-entrance-text = The card names the technical corridors. The shambler vanishes with all its injuries, and its token returns to the bag. The butcher stays.
ui-example-a-meal = Three steps of a meal
ui-example-a-meal-text = The metagorger heals, then grows, and last eats one thing: a corpse comes before a carcass.
ui-example-the-larger-eats-first = The larger one goes first
ui-example-the-larger-eats-first-text = There is one corpse in the room. The fleshbeast eats it and becomes a butcher; nothing is left for the shambler.
ui-example-a-red-token = Suddenly everywhere
ui-example-a-red-token-text = A metagorger appears beside another one, beside a corpse, in the Nest, and beside the player who carries an egg.
ui-example-an-infected-card = Scan: infected
ui-example-an-infected-card-text = Player { "1" } scans contamination from their hand. It is infected, so the card stays in the deck, a mutation marker is added, and the dark half of the mutation works.
ui-example-a-clean-card = Scan: clean
ui-example-a-clean-card-text = The card was clean, so it leaves, but a new one goes to the discard pile. A mutation marker is added all the same, and the light half works.
ui-example-the-fourth-marker = One marker too many
ui-example-the-fourth-marker-text = The fourth marker kills player { "1" }. They drop the egg, a corpse is left, and a shambler rises beside it. The pods unlock.
ui-example-the-laboratory = Now we know how it works
ui-example-the-laboratory-text = A corpse in the Laboratory lets you remove the shambler’s face-up adaptation. The corpse itself stays.
ui-example-asleep = Good night
ui-example-asleep-text = The time is on a blue space, so player { "1" } can go to sleep in the Hibernatorium. They roll for noise first: nothing comes.
ui-kind-attack = Attack
ui-kind-event_card = Event
ui-kind-mutation = Mutation
ui-kind-adaptation = Adaptation
ui-kind-crew_action = Crew action
ui-kind-objective = Objective
ui-kind-plain_card = Plain card
ui-kind-bag_token = Bag token
ui-kind-marker = Marker
ui-kind-room_tile = Room
ui-kind-standee = Standee
ui-kind-carnomorph_board = Carnomorph board
ui-kind-crew_board = Crew board
ui-kind-ship_map = Ship map
ui-kind-die_table = Die table
ui-field-nth = Number in its kind
ui-field-hits = Who hits
ui-field-fate = What happens to it
ui-field-quiet = Without a noise roll
ui-field-safe = Without an attack of carnomorphs
ui-field-room = Room
ui-field-corridor = Corridor
ui-field-procedure = Procedure
ui-field-attacks = They attack
ui-field-wounds = Wounds
ui-field-movers = Who moves
ui-field-infected = Scan: infected
ui-field-clean = Scan: clean
ui-field-combat = In combat
ui-field-side = Deck of objectives
ui-field-code = Code
ui-field-token_number = Number of the token
ui-field-hidden = What its back shows
ui-field-slot = Places of the map
ui-field-computer = Computer
ui-field-rooms = Rooms
ui-field-corridors = Corridors
ui-field-deal = Which tile
ui-field-technical = Technical corridors
ui-field-tile = Tile that always lies there
