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
burst = Burst
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

carcass = Carcass
egg = Egg
corpse = Corpse
noise = Noise
fire = Fire
malfunction = Malfunction
door = Door
slime = Slime
damage = Injury, ammo, mutation
corpse_blue = Blue corpse
item_counter = Item counter
signal = Signal
first_player = First player
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

ui-game = Nemesis: Carnomorphs
ui-ref-title = Reference
ui-rights-reserved = rights belong to their owners
ui-deck-carnomorph-cards = Carnomorph cards
ui-deck-carnomorph-pieces = Carnomorphs: board and tokens
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
ui-bag-table = Development: a token of the bag
