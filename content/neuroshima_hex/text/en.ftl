### Neuroshima Hex in English: names of tiles, flavor lines and the words of sheets and board.
### Numbers are variables: $topic-name is values.name of rules/topic.json. Rules texts are made from effects.

## Mephisto

mephisto_hq = HQ
    .flavor = First the ground shakes. Then there is no ground.
mephisto_probe = Probe
    .flavor = It peeks out for a moment and knows all about you.
mephisto_muzzle = Muzzle
    .flavor = It smiles in every direction at once.
mephisto_claw = Claw
    .flavor = It scratches at the armor until somebody opens.
mephisto_accelerator = Accelerator
    .flavor = The worm does not sleep. The worm speeds up.
mephisto_toughener = Toughener
    .flavor = Steel grows into flesh, and nobody asks for consent.
mephisto_jaws = Jaws
    .flavor = They snap once, and the talking is over.
mephisto_incubator = Incubator
    .flavor = Something grows in there. Better not to guess what.
mephisto_transmitter = Transmitter
    .flavor = You were here? Now you are there.
mephisto_tail = Tail
    .flavor = It keeps guests at a distance, firmly.
mephisto_tentacles = Tentacles
    .flavor = They invite you in and take no refusal.
mephisto_left_quill = Left Quill
    .flavor = The left one points out who is next.
mephisto_right_quill = Right Quill
    .flavor = The right one always agrees with the left.
mephisto_limbs = Limbs
    .flavor = Nobody ever counted them all. They ran out of counters.
mephisto_drill = Drill
    .flavor = The shortest way leads through somebody’s cellar.
mephisto_castling = Castling
    .flavor = Head or tail? Hard to tell from this side.
mephisto_battle = Battle
    .flavor = The crater is silent. That is not a good sign.
mephisto_move = Move
    .flavor = The sand is flowing uphill.
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
    .flavor = A tent, a map, and acorn coffee. Enough to win.
outpost_runner = Runner
    .flavor = Radios can be tapped. He cannot be caught.
outpost_hmg = HMG
    .flavor = A heavy argument, but a well-founded one.
outpost_commando = Commando
    .flavor = He was never here. Soon neither were you.
outpost_annihilator = Annihilator
    .flavor = When he is done, the count is always right.
outpost_mobile_armor = Mobile Armor
    .flavor = A ton of steel and one man who finally slept.
outpost_brawler = Brawler
    .flavor = Ammunition has run out. He does not mind.
outpost_recon_center = Recon Center
    .flavor = They know where you will be before you decide.
outpost_saboteur = Saboteur
    .flavor = Machines do not break by themselves. They need help.
outpost_medic = Medic
    .flavor = Only one bandage, but at least it is his own.
outpost_officer = Officer
    .flavor = He speaks softly; the barrels hear him.
outpost_scoper = Scoper
    .flavor = Borrows only what is already switched on.
outpost_scout = Scout
    .flavor = He saw Moloch up close and came back to complain.
outpost_battle = Battle
    .flavor = Watches are synchronized. The rest is improvised.
outpost_move = Move
    .flavor = Strike camp, cover tracks, leave no cans behind.
outpost_sniper = Sniper
    .flavor = Third day of waiting. There is still some tea.
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
ui-ref-title = Army sheet
ui-rights-reserved = all rights reserved; only names and numbers are used
ui-deck-mephisto = Mephisto
ui-deck-outpost = Outpost
ui-deck-moloch = Moloch
ui-deck-borgo = Borgo
ui-deck-hegemony = Hegemony
ui-deck-vegas = Vegas
ui-deck-sharrash = Sharrash
ui-deck-board = Board
ui-kind-hq = HQ
ui-kind-warrior = Warrior
ui-kind-module = Module
ui-kind-implant = Implant
ui-kind-instant = Instant tile
ui-kind-foundation = Foundation tile
ui-kind-marker = Marker
ui-kind-board = Board
ui-kinds-hq = HQs
ui-kinds-warrior = Warriors
ui-kinds-module = Modules
ui-kinds-implant = Implants
ui-kinds-instant = Instant tiles
ui-kinds-foundation = Foundation tiles
ui-kinds-marker = Markers

## When a tile's text applies

ui-field-ability = Always
ui-field-own_turn = Ability
ui-field-activation = Activation
ui-field-action = Action
ui-field-before_battle = Before a Battle’s first initiative
ui-field-instead_of_attack = Instead of attacking
ui-field-turn_start = At the start of your turn
ui-field-entered = When a unit enters
ui-unknown-ability = No source we could read tells what this tile does.

## Setup, turn, Battle, end

ui-setup = Setup
ui-setup-text = Each player sets their HQ aside and shuffles the other { NP($army-stack, of: "tile") } into a face-down stack. Put both HQ markers on the tracks, on space { $hq-hit-points }. The starting player puts their HQ on any hex, then the other player does the same; HQs may touch. Vegas always places second.
ui-turn = Turn
ui-turn-text = Draw until you have { NP($turn-hand, of: "tile") } in front of you (in the first turn of the game { NP($turn-first-draw, of: "tile") }, in the second { NP($turn-second-draw, of: "tile") }). From a full hand discard { NP($turn-discard, of: "tile") } at once. Play the others, keep them for later, or discard them. Mix playing and the abilities of tiles on the board as you like, until you end the turn or a Battle begins. If all you draw are instant tiles, you may discard them and draw again.
ui-place = Placing
ui-place-text = A tile goes on an empty hex, turned as you like. After that nothing moves or turns it, unless an effect says so. A foundation tile goes on an empty hex too; for units, that hex is still empty. Only a Sniper, a Grenade, or an Air Strike removes it.
ui-battle = Battle
ui-battle-text = A Battle tile, the Jaws of Mephisto, or a full board starts it, and it always ends the turn. Charges and the Acid Thrower go off first. Then play the initiatives one after another, from the highest on the board down to { $battle-last-segment }: all units of an initiative attack at the same time, and what is destroyed leaves only afterward. Wounds stay on the tiles, even after the Battle. Once anybody has drawn their last tile, only a full board can start a Battle.
ui-end = End of the game
ui-end-text = Lose your HQ and you lose the game when that Battle is over; if both fall, it is a draw. Whoever draws the last tile finishes the turn, the opponent has { $end-last-turns ->
        [one] one
       *[other] { $end-last-turns }
    } more, and the last Battle follows. The healthier HQ wins. If they are level, play { $end-overtime ->
        [one] a round
       *[other] { $end-overtime } rounds
    } of overtime with what is left in hand and fight once more.

## Symbols on tiles

ui-legend = Symbols on tiles
ui-symbol-melee = Melee
ui-symbol-melee-text = Hits the opponent’s unit behind that edge. One strength per mark.
ui-symbol-ranged = Ranged
ui-symbol-ranged-text = Hits the opponent’s first unit in the line, near or far. Passes over your own.
ui-symbol-gauss = Gauss cannon
ui-symbol-gauss-text = Hits each of the opponent’s units in the line. Its strength is { $battle-gauss-strength } and never more; armor helps only the unit that has it.
ui-symbol-mortar = Mortar
ui-symbol-mortar-text = Hits hex number { $moves-mortar } in the line and nothing else, over whatever lies between.
ui-symbol-explosive = Charge
ui-symbol-explosive-text = Blows up before a Battle’s first initiative, along with the opponent’s unit behind that edge.
ui-symbol-initiative = Initiative
ui-symbol-initiative-text = When the unit attacks; two numbers are two attacks. Never falls below { $battle-least-initiative }.
ui-symbol-toughness = Toughness
ui-symbol-toughness-text = The number on the drop tells how many wounds remove the tile. A tile without a drop falls to the first wound.
ui-symbol-hit_points = HQ toughness
ui-symbol-hit_points-text = From { $hq-hit-points } down, on the track beside the board.
ui-symbol-armor = Armor
ui-symbol-armor-text = A shot at that edge has { $battle-armor } less strength. Armor is no help against melee.
ui-symbol-net = Net
ui-symbol-net-text = Switches off the opponent’s unit behind that edge for as long as it points there: such a unit makes no attacks, gives no help, and nobody can move or turn it. Armor and toughness stay. Two nets that face each other cancel out.
ui-symbol-link = Link
ui-symbol-link-text = Where a module or an HQ works: on the tile that touches it here.
ui-symbol-mobility = Mobility
ui-symbol-mobility-text = { $turn-mobility ->
        [one] Once
       *[other] { $turn-mobility } times
    } on each of your turns, the unit may move to an adjacent empty hex, turned or not, or just turn in place.
ui-symbol-paralysis = Paralysis
ui-symbol-paralysis-text = A unit it wounds makes no attacks until the Battle ends. Everything else works as usual.
ui-symbol-underground = Underground
ui-symbol-underground-text = May swap places with the Sharrash HQ next to it.

## Keywords

ui-keywords = Keywords
ui-keyword-hq = HQs
ui-keyword-hq-text = An HQ attacks at initiative { $hq-initiative } with strength { $hq-strength } and never wounds another HQ; Mephisto is the exception. An HQ’s ability does not work on itself.
ui-keyword-implant = Implants
ui-keyword-implant-text = On your turn you may activate { NP($implants-activations, of: "implant") } and one more for each Probe, each at most once. How far they are from the HQ does not matter; one that is switched off by a net cannot be activated.
ui-keyword-quill = Quill marker
ui-keyword-quill-text = This is no extra attack: a unit the HQ hits anyway is hit only once. Armor does not weaken that hit. The marker returns after the attack, after the Battle, after any move of its target, or when its implant is switched off, taken over, or destroyed. Until then it stays put.
ui-keyword-incubator = Incubator markers
ui-keyword-incubator-text = An Incubator holds at most { NP($implants-markers, of: "marker") }. The marker cannot be exchanged for another and goes with the Incubator when that moves or changes sides.
ui-keyword-push = Push
ui-keyword-push-text = The pushed tile goes to an empty hex that is not adjacent to the pusher; if there are several, the tile’s owner chooses. It is not turned.
ui-keyword-pull = Pull
ui-keyword-pull-text = The pulled tile goes { NP($moves-hexes, of: "hex") }, to an empty hex next to the puller; the tile’s owner chooses the hex and may turn it.
ui-keyword-turning = Turning
ui-keyword-turning-text = Whoever moves a tile with a Move, Limbs, a Drill, or mobility may also turn it as they like, or just turn it in place. Swapping and pushing turn nothing.
ui-keyword-grenade = Grenade
ui-keyword-grenade-text = Reaches only units adjacent to your HQ. You cannot play it while a net switches your HQ off.
ui-keyword-netted = Switched off by a net
ui-keyword-netted-text = Such a tile moves nobody, and nobody moves or turns it. Nets do not switch the Mephisto HQ off; they only slow it down.
ui-keyword-source = Source of wounds
ui-keyword-source-text = One attack, one explosion, or one instant tile, however many wounds it deals. A Medic must take all the wounds that one source deals to one unit.

## Special situations

ui-special = Mephisto and other armies
ui-special-moment = What comes first
ui-special-moment-text = The Acid Thrower and the charges of Sharrash go off at the same moment. An implant that fills the board comes too late to be activated: a Battle begins at once.
ui-special-taken = Taken tiles
ui-special-taken-text = A Scoper takes modules only; an Agitator and the Vegas HQ take implants too. A taken module helps all tiles of its new owner, except the Muzzle, which is of no use to them. A taken implant may be activated in that very turn, within the new owner’s limit of activations; a taken Probe raises that limit. An Incubator comes with its marker, and by activating an empty one the new owner puts a free marker on it.
ui-special-hq = The Mephisto HQ
ui-special-hq-text = Nobody can take it over, the charges of Sharrash do not touch it, and instant and foundation tiles wound no HQ, this one included. Paralysis stops it like any other unit. Nothing protects the other Mephisto tiles from any of this.

## Hints

ui-hints = Hints
ui-hints-mephisto-text = Your HQ is your only weapon, so keep it in the middle and close to the enemy HQ. Spread implants and modules along the rim: whoever goes after them is not standing next to your HQ. Claw and Accelerator work from anywhere, the Toughener only close by. Put a Quill marker on whoever fears nothing but neighbors.
ui-hints-outpost-text = You move more than anybody: place tiles as if all of them had to stand elsewhere next turn. An HMG beside the HQ fires three times in one Battle. Keep the Scoper for somebody else’s module.
ui-hints-moloch-text = Armor and toughness buy you time, and the Blocker makes a wall of them. Shoot from behind it: HQ and Officer strengthen barrels, not fists. A Push Back takes an enemy off its target right before a Battle.
ui-hints-borgo-text = You are faster. Strike with Mutants and Claws before anybody can answer. The Borgo Net Fighter both nets and hits, so point it at what has to die.
ui-hints-hegemony-text = Nets on two edges and blows with an Officer: pin first, hit later. A Transport turns half the army into Runners. The Quartermaster pays off when the enemy relies on distance.
ui-hints-vegas-text = Your army is small because the rest comes from the opponent. Put an Agitator where the enemy already aims at its own units. Shield it with a Guardian, and remember to turn what you take over.
ui-hints-sharrash-text = Explosives and Mortars hit where nobody keeps watch. The HQ escapes underground, so keep an Underground unit next to it. The Hole takes one enemy per Battle: choose the one behind the armor.
ui-board-title = Neuroshima Hex
ui-board-track = HQ toughness

## Markers

ui-hand-left = L
ui-hand-right = R

## Army sheet

ui-ref-line = All { NP($army-tiles, of: "tile") }: how many of each there are and what they do
ui-play = The game at a glance
ui-play-line = How to play, symbols, keywords, and hints
ui-hint-start = Opening
ui-hint-combo = Together
ui-hint-battle = Before a Battle
ui-hint-danger = Beware
ui-hint-mephisto-start = Place the HQ where the enemy cannot just walk away: the middle is best. Accelerators first, because at a low initiative you strike after everybody, then Claws. The Muzzle comes last, once enemies crowd around you.
ui-hint-mephisto-combo = With two Probes one turn is enough to walk up on Limbs, pull the target close with Tentacles, and snap the Jaws shut. Tail and Tentacles work from any of your units, not only from the HQ. Load the Incubator before the turn in which you want the Battle: Jaws are an activation too.
ui-hint-mephisto-battle = Save the HQ’s rotation for the end of your turn, when everybody stands where they will stand. Put a Quill marker on the HQ you cannot reach: armor is no help against it.
ui-hint-mephisto-danger = Implants and modules die to any shot. Turn the armor of Claws and Accelerators toward the guns, and put the Toughener where most of your units are. Each net on the HQ costs initiative: keep some to spare.
ui-hint-outpost-start = A shooter need not stand beside its target. Look for long lines: your own units do not block them, but the first enemy covers those behind. A place next to the HQ gives one more attack, so keep it for the strongest guns.
ui-hint-outpost-combo = Surround Officer and Scout with shooters, so that they help several at once. With the Recon Center a Move or a Runner gets where nobody expects it.
ui-hint-outpost-battle = Most of your instant tiles are Battles and Moves. Do not wait for a perfect position: mend it with a Move and start the Battle before the enemy answers. Commandos shoot early and kill those who would shoot back.
ui-hint-outpost-danger = Nobody but the HQ survives a wound, so link the Medic to whomever you cannot afford to lose. Armor swallows weak shots; an Annihilator or an Officer is the answer. Against Mephisto shoot Probes and implants first.
ui-provenance = Where the facts are from
ui-provenance-rulebook = the rulebook and public sources
ui-provenance-reconstructed = partly reconstructed
ui-provenance-house = ours
ui-licences = Rights and sources
ui-icon-authors-text = Icons by author, trimmed and colored:

## Rulebook

ui-book-line = A battle of armies on a board of hexes for { $players-least } players
ui-book-goal = What it is about
ui-book-goal-text = You lead an army in the world after the war. You place tiles, arrange them, and wait until somebody calls a Battle: then everything on the board attacks by itself.
ui-book-goal-win = Destroy the enemy HQ before yours is destroyed. If both survive, the one with more hit points wins.
ui-book-box-army = An army is { NP($army-tiles, of: "tile") }: an HQ and { $army-stack } others. Two armies fight in a game.
ui-kinds-board = Board
ui-book-tile = How to read a tile
ui-book-tile-text = Whatever you see at an edge concerns that edge alone. So it matters not only where a tile lies but also how it is turned.
ui-book-tile-kinds = Units are HQs, warriors, modules, and implants: they lie on the board and can die. Instant tiles act once and leave the table.
ui-book-note-badge = What it gives
ui-book-note-badge-text = The badge in the corner shows what a module helps with.
ui-book-tile-face = A warrior
ui-book-note-initiative = The higher the number, the earlier the attack.
ui-book-setup-text = The game is for { $players-least } players, each with an army of their own.
ui-book-setup-army = Choose an army and set its HQ aside.
ui-book-setup-stack = Shuffle the other { NP($army-stack, of: "tile") } and put them beside you, face down: this is your stack.
ui-book-setup-track = Put your HQ marker on space { $hq-hit-points } of your track.
ui-book-setup-hq = Agree on who begins: that player puts their HQ on any hex, then the other player does. HQs may lie side by side.
ui-book-setup-vegas = Whoever plays Vegas places their HQ second, whoever begins.
ui-book-turn-text = You take turns. On your turn:
ui-book-turn-draw = Draw from your stack until { NP($turn-hand, of: "tile") } lie before you, face up.
ui-book-turn-discard = From a full hand, discard { NP($turn-discard, of: "tile") } before you do anything else.
ui-book-turn-play = Play, keep, or discard each of the others. In between, you may use abilities of tiles on the board whenever you like.
ui-book-turn-finish = End your turn. You can play the tiles you keep on later turns.
ui-book-turn-first-title = The first turns
ui-book-turn-first = Whoever begins draws only { NP($turn-first-draw, of: "tile") } on their first turn, and the second player { NP($turn-second-draw, of: "tile") }. Nobody has to discard then.
ui-book-turn-unlucky = Have you drawn nothing but instant tiles? You may discard all of them and draw again.
ui-book-turn-battle = A Battle ends the turn: you play nothing after it.
ui-book-place-text = Put a tile on an empty hex and turn it as you like.
ui-book-place-names = Examples name a hex by a letter and a number: its column from the left, and its place in the column from the top. The middle of the board is { "c3" }.
ui-book-place-stays = After that it stays as it is. To move or turn it, you need an effect that says so.
ui-book-module-text = A module helps those of your units that it touches with a link. It works as soon as it is placed, outside Battles too, and the effects of several modules add up.
ui-book-foundation = A foundation tile lies on the board too, but its hex is still empty for units. It stops no shot and does not count toward a full board.
ui-book-moving = Moves, pushes, and shots from outside
ui-book-moving-text = A move takes one of your units to an adjacent empty hex, never to an occupied one.
ui-book-push-own = You cannot push your own units. If there is no empty hex behind the target, it stays where it is.
ui-book-sniper = A Sniper wounds any enemy unit but an HQ, wherever it lies. An Air Strike wounds every unit on a hex and around it, yours too, but no HQ.
ui-book-battle-start = A Battle starts with a Battle tile, with the Jaws of Mephisto, or when the board is full.
ui-book-battle-before = Before anybody attacks, charges explode and the Acid Thrower acts.
ui-book-battle-segments = Then you count initiative down, from the highest on the board to { $battle-last-segment }. At each number, the units that have it attack.
ui-book-battle-together = Units of the same initiative attack at the same time, so even one that dies strikes back.
ui-book-battle-wounds = Wounds stay on tiles after the Battle. A unit with several initiative numbers attacks several times.
ui-book-battle-last = Once somebody has drawn their last tile, nobody may play a Battle tile any more. Only a full board can start a Battle then.
ui-book-attacks = Attack and defense
ui-book-medic = Medics
ui-book-medic-text = A Medic takes the wounds of a unit that it touches with a link, and dies. It has to, even if you would rather keep it; you only choose which wounds when there are several sources. If several of your Medics could, you choose which one acts and whom it saves. If Medics of both players could, whoever started the Battle chooses first; outside a Battle, the player whose turn it is.
ui-book-net-circle = A netted unit does not net anybody either.
ui-book-hq-unit = An HQ is a unit. It can be netted, moved, and swapped, but only wounds destroy it.
ui-book-end-hq = If your HQ has no hit points left, you lose as soon as the Battle that destroyed it is over; if both fall, it is a draw.
ui-book-end-stack = Whoever draws their last tile finishes the turn. The other player has one more, and then the last Battle starts.
ui-book-end-tie = If both HQs then have the same number of hit points, you play a round of overtime with what is left in your hands and fight once more. If even that decides nothing, it is a draw.
ui-book-mephisto = The Mephisto army
ui-book-mephisto-text = Mephisto is one monster: the HQ and the rest of its body. Only the HQ wounds enemies; everything else strengthens, moves, or feeds it.
ui-book-mephisto-hq = The HQ strikes in three directions and wounds enemy HQs too. They do not wound it.
ui-book-mephisto-rotation = Once during your turn, you may turn one of your units, even the HQ.
ui-book-mephisto-nets = A net does not switch this HQ off. Each one only lowers its initiative by one.
ui-book-modules = Mephisto modules
ui-book-modules-text = These modules help the HQ from any hex on the board. An Accelerator gives it initiative.
ui-book-modules-claw = A Claw gives it strength; a Probe lets you activate one more implant.
ui-book-modules-muzzle = The Muzzle makes the HQ strike in all six directions for as long as it lies on the board.
ui-book-modules-toughener = The Toughener is the exception: it works on adjacent units only, and never on the HQ. A unit that lives only thanks to it dies when they part.
ui-book-implants-jaws = Jaws start a Battle. Limbs move and turn a unit, and with the Tail one of your units pushes an enemy away.
ui-book-implants-trade = The Transmitter makes two of your adjacent units swap places without turning. The Castling tile does the same.
ui-book-incubator-text = When you activate an Incubator, put one of the free markers on it. The marker works while it lies there and comes back after the next Battle.
ui-book-incubator-acid = The Acid Thrower acts at the very start of a Battle: you may blow up one of your units, but not the HQ. That unit dies, and nothing saves it; everybody beside it takes a wound, your own too.
ui-book-quill-text = When you activate a Quill, put its marker on an enemy unit that is not next to your HQ. In the next Battle the HQ strikes that unit as if it were adjacent.
ui-book-last = Close at hand
ui-book-faq = Questions and answers
ui-book-faq-turn = May I turn a tile that I placed on an earlier turn?
ui-book-faq-turn-text = No, unless some effect lets you: a Move, mobility, or an ability.
ui-book-faq-own = Can my shooter hit my own units?
ui-book-faq-own-text = No. A shot passes over your units and hits the first enemy behind them.
ui-book-faq-armor = Does armor help against melee?
ui-book-faq-armor-text = No. It weakens shots only, and only those that arrive at its edge.
ui-book-faq-net = Does a netted unit lose its armor?
ui-book-faq-net-text = No. It keeps armor and toughness and loses everything else.
ui-book-faq-keep = How many tiles may I keep?
ui-book-faq-keep-text = At most { NP($turn-keep, of: "tile") }, since you always discard one of three.
ui-book-faq-medic = May a Medic refuse?
ui-book-faq-medic-text = No. It takes wounds whenever it can, even if you would rather keep the Medic.
ui-book-faq-jaws = Do Jaws start a Battle when a stack is empty?
ui-book-faq-jaws-text = No. Like a Battle tile, they need tiles in both stacks.
ui-example-hqs-are-placed = The board before the first turn: both HQs are placed
ui-example-placing-a-tile = A hex and a facing
ui-example-placing-a-tile-text = Player { "1" } puts a Commando in the middle and turns it at once: next turn it will be too late.
ui-example-a-module-and-its-links = Whom the Scout helps
ui-example-a-module-and-its-links-text = The Scout gives initiative to the three units it touches with a link: HMG, Annihilator, and Brawler. Both Commandos lie beside it too, but not at a link.
ui-example-the-faster-strikes-first = The faster one lives
ui-example-the-faster-strikes-first-text = Claws and Runner stand face to face. The Claws have the higher initiative, so the Runner dies before it strikes.
ui-example-both-at-once = Both at once
ui-example-both-at-once-text = The initiative is the same, so both strike at the same moment, and both die.
ui-example-a-long-shot = Over the heads of friends
ui-example-a-long-shot-text = The Commando shoots across half the board. The shot passes over a friendly Scout, the Mutant dies, and the Brawler behind it is covered.
ui-example-armor-and-shots = Armor on that side
ui-example-armor-and-shots-text = Armor in front saves one Blocker from the Commando. The Annihilator shoots harder at the other: one wound.
ui-example-a-gauss-cannon = Right through
ui-example-a-gauss-cannon-text = The Gauss Cannon hits all enemies in its line. Armor saves the Super Mutant, but nobody behind it.
ui-example-a-medic-chooses = One of two
ui-example-a-medic-chooses-text = Two enemies hit the Blocker at once. The Medic takes the wounds from only one of them; its owner chooses which.
ui-example-pushed-away = Away from me
ui-example-pushed-away-text = The Hybrid pushes the Mutant. Player { "2" } chooses one of the empty hexes that are not next to the Hybrid; the Mutant is not turned.
ui-example-a-move = A step and a turn
ui-example-a-move-text = Player { "1" } moves a Claw by one hex and turns it on the way. Turning alone would be allowed too.
ui-example-a-sniper = From afar
ui-example-a-sniper-text = The Sniper wounds the Blocker at the other end of the board. The HQ could not be chosen.
ui-example-three-directions = Three edges, three wounded
ui-example-three-directions-text = The Mephisto HQ hits everybody in front of it. Those behind it can sleep in peace.
ui-example-a-net-slows-the-hq = Slow, but dangerous
ui-example-a-net-slows-the-hq-text = Two Net Fighters hold the HQ in their nets. Its initiative falls by two, and that is all.
ui-example-one-accelerator = Faster by one
ui-example-one-accelerator-text = The Accelerator lies far away and still works. The HQ strikes together with the Runner, but is wounded all the same.
ui-example-tentacles = Come here
ui-example-tentacles-text = The Tentacles pull the Runner to the HQ. The Runner’s owner chooses hex and facing.
ui-example-the-drill = To the other end
ui-example-the-drill-text = The Drill takes the HQ to any empty hex and lets it turn.
ui-example-a-net-on-the-incubator = The HQ casts a net
ui-example-a-net-on-the-incubator-text = The Net marker lies on the Incubator now. Any unit the HQ points an attack at is switched off, even an enemy HQ.
ui-example-acid = Acid for everybody
ui-example-acid-text = The Claw blows up before the first initiative. Enemies beside it die, and so does a friendly Probe; the Limbs are tougher and survive with a wound.
ui-example-two-quills = Two Quills
ui-example-two-quills-text = The Brawler is far away and takes the whole blow all the same. The enemy HQ is in reach and bears a Quill, but it is hit just once.
ui-example-the-last-hit-point = The last hit point
ui-example-the-last-hit-point-text = The Outpost HQ has one hit point left. The blow takes it, and the game is over.
ui-field-army = Army
ui-field-unknown = What is not known
ui-field-toughness = Toughness
ui-field-initiative = Initiative
ui-field-attacks = Attacks
ui-field-armor = Armor
ui-field-nets = Nets
ui-field-links = Links
ui-field-spares_hq = Spares HQs
