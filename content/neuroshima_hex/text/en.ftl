### Neuroshima Hex in English: names of tiles, flavor lines and the words of sheets and board.
### Numbers are variables: $topic-name is values.name of rules/topic.json. Rules texts are made from effects.

## Mephisto

mephisto_hq = HQ
mephisto_probe = Probe
mephisto_muzzle = Muzzle
mephisto_claw = Claw
mephisto_accelerator = Accelerator
mephisto_toughener = Toughener
mephisto_jaws = Jaws
mephisto_incubator = Incubator
mephisto_transmitter = Transmitter
mephisto_tail = Tail
mephisto_tentacles = Tentacles
mephisto_left_quill = Left Quill
mephisto_right_quill = Right Quill
mephisto_limbs = Limbs
mephisto_drill = Drill
mephisto_castling = Castling
mephisto_battle = Battle
mephisto_move = Move
mephisto_marker_accelerator = Accelerator
mephisto_marker_acid_thrower = Acid Thrower
mephisto_marker_claw = Claw
mephisto_marker_hq = HQ marker
mephisto_marker_left_quill = Left Quill marker
mephisto_marker_net = Net
mephisto_marker_netted = Net marker
mephisto_marker_right_quill = Right Quill marker
mephisto_marker_wound = Wound

## Outpost

outpost_hq = HQ
outpost_runner = Runner
outpost_hmg = HMG
outpost_commando = Commando
outpost_annihilator = Annihilator
outpost_mobile_armor = Mobile Armor
outpost_brawler = Brawler
outpost_recon_center = Recon Center
outpost_saboteur = Saboteur
outpost_medic = Medic
outpost_officer = Officer
outpost_scoper = Scoper
outpost_scout = Scout
outpost_battle = Battle
outpost_move = Move
outpost_sniper = Sniper
outpost_marker_hq = HQ marker

## Moloch

moloch_hq = HQ
moloch_blocker = Blocker
moloch_hybrid = Hybrid
moloch_gauss_cannon = Gauss Cannon
moloch_juggernaut = Juggernaut
moloch_clown = The Clown
moloch_hunter_killer = Hunter-Killer
moloch_armored_hunter = Armored Hunter
moloch_armored_guard = Armored Guard
moloch_guard = Guard
moloch_protector = Protector
moloch_hornet = Hornet
moloch_net_fighter = Net Fighter
moloch_stormtrooper = Stormtrooper
moloch_mother_module = Mother Module
moloch_medic = Medic
moloch_brain = The Brain
moloch_officer = Officer
moloch_scout = Scout
moloch_air_strike = Air Strike
moloch_battle = Battle
moloch_move = Move
moloch_push_back = Push Back
moloch_marker_hq = HQ marker
moloch_marker_wound = Wound

## Borgo

borgo_hq = HQ
borgo_mutant = Mutant
borgo_claws = Claws
borgo_super_mutant = Super Mutant
borgo_net_fighter = Net Fighter
borgo_brawler = Brawler
borgo_assassin = Assassin
borgo_medic = Medic
borgo_officer = Officer
borgo_super_officer = Super Officer
borgo_scout = Scout
borgo_battle = Battle
borgo_move = Move
borgo_grenade = Grenade
borgo_marker_hq = HQ marker
borgo_marker_wound = Wound

## Hegemony

hegemony_hq = HQ
hegemony_runner = Runner
hegemony_thug = Thug
hegemony_ganger = Ganger
hegemony_gladiator = Gladiator
hegemony_net_fighter = Net Fighter
hegemony_net_master = Net Master
hegemony_guard = Guard
hegemony_universal_soldier = Universal Soldier
hegemony_boss = The Boss
hegemony_officer_1 = Officer I
hegemony_officer_2 = Officer II
hegemony_scout = Scout
hegemony_transport = Transport
hegemony_quartermaster = Quartermaster
hegemony_battle = Battle
hegemony_move = Move
hegemony_push_back = Push Back
hegemony_sniper = Sniper
hegemony_marker_hq = HQ marker
hegemony_marker_wound = Wound

## Vegas

vegas_hq = HQ
vegas_mercenary = Mercenary
vegas_bodyguard = Bodyguard
vegas_guardian = Guardian
vegas_shooter = Shooter
vegas_agitator = Agitator
vegas_saboteur = Saboteur
vegas_medic = Medic
vegas_scout = Scout
vegas_mine = Mine
vegas_battle = Battle
vegas_rotation = Rotation
vegas_push_back = Push Back
vegas_castling = Castling
vegas_move = Move
vegas_sniper = Sniper
vegas_marker_hq = HQ marker
vegas_marker_wound = Wound

## Sharrash

sharrash_hq = HQ
sharrash_plague = Plague
sharrash_beast = Beast
sharrash_mutant = Mutant
sharrash_mortar = Mortar
sharrash_rats = Rats
sharrash_explosive = Explosive
sharrash_underworlds = Underworlds
sharrash_landfill = Landfill
sharrash_mother = Mother
sharrash_transport = Transport
sharrash_officer = Officer
sharrash_medic = Medic
sharrash_scout = Scout
sharrash_hole = Hole
sharrash_battle = Battle
sharrash_move = Move
sharrash_paralysis = Paralysis
sharrash_marker_hq = HQ marker
sharrash_marker_wound = Wound

## Board and kinds

board = Board
ui-game = Neuroshima Hex
ui-ref-title = Neuroshima Hex: army sheet
ui-rights-reserved = all rights reserved; only names and numbers are used
ui-army-mephisto = Mephisto
ui-army-outpost = Outpost
ui-army-moloch = Moloch
ui-army-borgo = Borgo
ui-army-hegemony = Hegemony
ui-army-vegas = Vegas
ui-army-sharrash = Sharrash
ui-kind-hq = HQ
ui-kind-warrior = Warrior
ui-kind-module = Module
ui-kind-implant = Implant
ui-kind-instant = Instant tile
ui-kind-foundation = Foundation tile
ui-kind-marker = Marker
ui-kind-board = Board
ui-kinds-hq = HQ
ui-kinds-warrior = Warriors
ui-kinds-module = Modules
ui-kinds-implant = Implants
ui-kinds-instant = Instant tiles
ui-kinds-foundation = Foundation tiles
ui-kinds-marker = Markers

## When a tile's text applies

ui-field-ability = On the board
ui-field-own_turn = On your turn
ui-field-activation = Activation
ui-field-action = Action
ui-field-before_battle = Before a Battle’s first segment
ui-field-instead_of_attack = Instead of attacking
ui-field-turn_start = At the start of your turn
ui-field-entered = When a unit enters
ui-unknown-ability = No source we could read tells what this tile does.
