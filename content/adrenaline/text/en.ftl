### Adrenaline in English: names, and the words of cards, boards and sheets.
### Numbers are variables: $topic-name is values.name of rules/topic.json. Rules texts are made from effects.

## Personal weapons

putrifier = Putrifier
    .gas = Toxic gas
wristblades = Wristblades
    .claws = Venomous claws
    .hook = Left hook
mastermind = Mastermind
    .puppets = Puppet master
possessor = Possessor
    .voodoo = Voodoo doll
    .linked = Linked minds
hotrod = Hotrod
    .circuit = Circuit overload
scrapshot = Scrapshot
    .shrapnel = Shrapnel overload
dual_magnums = Dual Magnums
    .kaboom = Kaboom
shadowblade = Shadowblade
    .shadow_step = Shadow step
hand_grenade = Hand Grenade
    .bomberman = Bomberman
wrecking_ball = Wrecking Ball
    .second = Second hit
    .third = Third hit
tracking_bot = Tracking Bot
    .detonation = Detonation
nanomark = Nanomark
    .nano_explosion = Nano-explosion

## Weapons of the arena

lock_rifle = Lock Rifle
    .second_lock = Second lock
machine_gun = Machine Gun
    .focus = Focus shot
    .tripod = Turret tripod
thor = T.H.O.R.
    .chain = Chain reaction
    .voltage = High voltage
plasma_gun = Plasma Gun
    .charged = Charged shot
    .glide = Phase glide
whisper = Whisper
electroscythe = Electroscythe
    .reaper = Reaper
tractor_beam = Tractor Beam
    .punisher = Punisher
vortex_cannon = Vortex Cannon
    .black_hole = Black hole
furnace = Furnace
    .cozy_fire = Cozy fire
heatseeker = Heatseeker
hellion = Hellion
    .nano_tracer = Nano-tracer
flamethrower = Flamethrower
    .barbecue = Barbecue
grenade_launcher = Grenade Launcher
    .extra_grenade = Extra grenade
rocket_launcher = Rocket Launcher
    .warhead = Fragmenting warhead
    .jump = Rocket jump
railgun = Railgun
    .piercing = Piercing
cyberblade = Cyberblade
    .shadowstep = Shadowstep
    .slice = Slice and dice
zx_2 = ZX-2
    .scanner = Scanner
shotgun = Shotgun
    .long_barrel = Long barrel
power_glove = Power Glove
    .rocket_fist = Rocket fist
shockwave = Shockwave
    .tsunami = Tsunami
sledgehammer = Sledgehammer
    .pulverize = Pulverize

## Ability cards

venom = Venom
mind_control = Mind control
overload = Overload
hack = Hack ammo
upgrades = Upgrades
nanobots = Nanobots

## Powerup cards

targeting_scope_red = Targeting Scope
targeting_scope_yellow = Targeting Scope
targeting_scope_blue = Targeting Scope
newton_red = Newton
newton_yellow = Newton
newton_blue = Newton
tagback_grenade_red = Tagback Grenade
tagback_grenade_yellow = Tagback Grenade
tagback_grenade_blue = Tagback Grenade
teleporter_red = Teleporter
teleporter_yellow = Teleporter
teleporter_blue = Teleporter

## Pieces

ammo_red_yellow_yellow = Ammo tile
ammo_red_blue_blue = Ammo tile
ammo_yellow_red_red = Ammo tile
ammo_yellow_blue_blue = Ammo tile
ammo_blue_red_red = Ammo tile
ammo_blue_yellow_yellow = Ammo tile
ammo_red_yellow = Ammo tile
ammo_red_blue = Ammo tile
ammo_yellow_blue = Ammo tile
ammo_red_red = Ammo tile
ammo_yellow_yellow = Ammo tile
ammo_blue_blue = Ammo tile
venom_token = Venom token
mind_token = Mind control token
overload_token = Overload token
damage_sprog = Sprog
damage_banshee = Banshee
damage_dozer = Dozer
damage_echo = Echo
damage_dstructor = :D-struct-0R
damage_violet = Violet
cube_red = Red ammo
cube_yellow = Yellow ammo
cube_blue = Blue ammo
skull = Skull
rush_sprog = Sprog
standee_sprog = Sprog
board_sprog = Sprog
rush_banshee = Banshee
standee_banshee = Banshee
board_banshee = Banshee
rush_dozer = Dozer
standee_dozer = Dozer
board_dozer = Dozer
rush_echo = Echo
standee_echo = Echo
board_echo = Echo
rush_dstructor = :D-struct-0R
standee_dstructor = :D-struct-0R
board_dstructor = :D-struct-0R
rush_violet = Violet
standee_violet = Violet
board_violet = Violet
kill_track = Killshot track
arena_10 = Hall
arena_11_green = Garden
arena_11_purple = Chapel
arena_12 = Factory

## Words of the game

ui-game = Adrenaline: Personal Weapons
ui-ref-title = Reference
ui-rights-reserved = all rights belong to their owners
ui-section-basic = Basic effect
ui-section-plain = Basic mode
ui-deck-dlc-weapons = Personal weapons
ui-deck-dlc-powers = Ability cards
ui-deck-arena-set = Arena
ui-owner-sprog = Sprog
ui-owner-banshee = Banshee
ui-owner-dozer = Dozer
ui-owner-echo = Echo
ui-owner-dstructor = { ":D-struct-0R" }
ui-owner-violet = Violet
ui-color-red = red
ui-color-yellow = yellow
ui-color-blue = blue

## Weapons

ui-personal-weapon = Personal weapon
ui-arena-weapon = Arena weapon
ui-load = Loading
ui-free = free
ui-rush-cost = adrenaline rush
ui-powerup-cost = powerup card
ui-role-mode = mode
ui-role-extra = extra
ui-or = OR
ui-house-prices = prices: house rule

## Characters and pieces

ui-ability-card = Ability card
ui-powerup-card = Powerup card
ui-turn-end = End of your turn
ui-note-venom-1 = *To poison:* put a venom token beside the target’s rush tile. A character bears one at most.
ui-note-venom-2 = The token comes back to you when its bearer dies. Your own death changes nothing.
ui-note-mind_control-1 = *To hypnotize:* put a token in the figure’s base. It stays there even through death; a character bears one at most.
ui-note-mind_control-2 = A weapon effect that needs a hypnotized target uses up its token: after the action it comes back to this card.
ui-note-overload-1 = Tokens start with the cold side up. When all are hot, you heat none.
ui-note-overload-2 = Your death turns none of them.
ui-note-hack-1 = Anyone may grab a hacked tile: it gives { NP($limits-hacked-cubes, of: "cube") } of any colors.
ui-note-hack-2 = *To blow up:* discard a hacked tile. A new one comes at the end of the turn.
ui-note-upgrades-1 = Powerup cards in the price of your weapons cannot be replaced by cubes.
ui-note-upgrades-2 = Any cube may be replaced by a powerup card as usual.
ui-note-nanobots-1 = Damage can be turned only while it is the last on the target’s board.
ui-note-nanobots-2 = Turning the killshot into a mark saves the target. No board bears more than { $damage-marks } of your marks.
ui-note-nanobots-3 = The change triggers no other marks.
ui-cold = cold
ui-hot = hot
ui-hacked = Hacked tile
ui-hacked-cubes = any { $limits-hacked-cubes }
ui-powerup-brief = or an ammo cube
ui-rush-tile = Adrenaline rush tile

## Boards

ui-arena = Arena
ui-arena-squares = squares
ui-arena-sight = You see your room and every room behind a door of your square.
ui-board = Player board
ui-board-frenzy = Final frenzy
ui-board-marks = Marks, { $damage-marks } of one player at most
ui-board-points = Points for a kill
ui-board-first = +{ $scoring-first-blood } for first blood
ui-board-kill = kill
ui-board-overkill = overkill
ui-action-run = Run: up to { NP($turn-run, of: "square") }
ui-action-grab = Move { NP($turn-grab, of: "square") } and grab (from { $damage-first-upgrade } damage: { $turn-grab-upgraded })
ui-action-shoot = Shoot (from { $damage-second-upgrade } damage: move { $turn-shoot-upgraded } and shoot)
ui-frenzy-early = Before the starting player: { $turn-actions } actions
ui-frenzy-late = The starting player and later: one action
ui-frenzy-run = Run: up to { NP($turn-frenzy-run, of: "square") }
ui-frenzy-grab = Move up to { NP($turn-frenzy-grab, of: "square") } and grab
ui-frenzy-shoot = Move { NP($turn-frenzy-shoot, of: "square") }, reload, shoot
ui-late-grab = Move up to { NP($turn-late-grab, of: "square") } and grab
ui-late-shoot = Move up to { NP($turn-late-shoot, of: "square") }, reload, shoot
ui-score-title = Killshot track
ui-score-line = For each kill put your damage here in place of a skull, two for an overkill.
ui-score-end = At the end of the game

## Reference sheets

ui-sub-play = Turn, adrenaline rush and states; { $players-least }–{ $players-most } players
ui-setup = Set-up
ui-setup-characters = Lay out one character more than there are players; with five or six players all of them.
ui-setup-weapons = Give each of them one of its two personal weapons at random.
ui-setup-choice = Choose characters in turn order. The rest goes back to the box.
ui-setup-board = Take a board, your ability card, its tokens and a rush tile: put it on the last two spaces of the damage track.
ui-setup-load = Pay for loading your weapon if you want to start with it loaded.
ui-turn = Your turn
ui-turn-text = You take up to { $turn-actions } actions, any of them, even the same one twice:
ui-end = End of turn, in order
ui-end-refill = Replace weapons and ammo tiles, those blown up too.
ui-end-ability = Use your character’s ability.
ui-end-score = Score the boards of those killed. Whoever overkilled someone may move their rush tile one space to the right.
ui-end-reload = Reload weapons for their full price.
ui-hit = Damage and marks
ui-hit-order = First you place the new damage. Then your earlier marks on that target become damage, and last you place new marks.
ui-hit-only = Marks alone turn no other marks into damage.
ui-hit-kill = Damage { $damage-killshot } is the killshot, { $damage-overkill } the overkill; more is lost. For an overkill the victim gives you a mark.
ui-hit-points = Points go by damage dealt; ties go to whoever hit first. First blood: { $scoring-first-blood } point, two kills in a turn: { $scoring-double-kill } more.
ui-hit-next = After each death cover the highest number of points still visible on the victim’s board.
ui-rush = Adrenaline rush
ui-rush-pay = You pay by moving your rush tile one space to the left. The tile is the end of your track: you die that much sooner.
ui-rush-upgrades = A rush gives all action upgrades until the end of your turn, or pays for a weapon effect with this sign.
ui-rush-free = When one damage separates you from death, a rush is free.
ui-rush-back = The tile does not come back by itself: only overkilling an opponent moves it back, as far as its first place.
ui-weapons-rules = How to shoot
ui-weapons-load = The price at the top is for loading. The cube above the dashes is already paid for when you grab a weapon of the arena.
ui-weapons-extra = You use extra effects in any order, even without the basic one, unless a wire joins them to it.
ui-weapons-same = Where an effect speaks of the target of an effect that was not used, choose one as that effect would have you do.
ui-weapons-modes = Of modes A and B you choose one for each action.
ui-weapons-exact = You may not deal less damage than given, but you may choose fewer targets.
ui-weapons-all = An effect on everyone in a place leaves out nobody but you. Your weapon never hurts you.
ui-weapons-move = A move is a step to the next square, through doors, never through a wall. Distance is the number of moves of the shortest way.
ui-weapons-direction = A direction is one of four, straight ahead from your square. You choose one for the whole effect.
ui-states = States
ui-state-poisoned = Poisoned: at the end of his turn Sprog deals damage to the poisoned. It ends with death.
ui-state-hypnotised = Hypnotized: lasts until a weapon effect uses the token up, even through death.
ui-state-hot = Dozer’s hot tokens: his weapons cool all of them at once.
ui-state-hacked = Hacked tile: lies face down, gives { NP($limits-hacked-cubes, of: "cube") } of any colors.
ui-limits = Limits
ui-limits-text = Cubes of one color: { $limits-cubes }, powerup cards: { $limits-powerups }, arena weapons: { $limits-weapons }.
ui-words = Two words
ui-words-text = A powerup card is a card of the arena’s deck. An ability card says what your character can do.
ui-signs = Signs and ability cards
ui-signs-line = Ammo has a shape: red is a square, yellow a triangle, blue a circle
ui-sign-ammo = ammo cube
ui-sign-card = powerup card to discard, not to be replaced by a cube
ui-sign-rush = adrenaline rush
ui-sign-zero = effect without a price
ui-sign-basic = basic effect
ui-sign-extra = extra effect
ui-sign-wire = needs the effect above it
ui-sign-house = our own price: the printed one is unknown
ui-list = List of weapons
ui-list-line = Personal weapons: { $components-personal }, arena weapons: { $components-weapons }
ui-abilities = Ability cards
ui-powerups = Powerup cards
ui-pieces = Pieces
ui-pieces-standees = Standees
ui-pieces-damage = Damage tokens
ui-pieces-others = Others
ui-colophon = Colophon
ui-colophon-text = The texts of cards are made from this game’s data; how rules are put, the pictures and the prices of personal weapons are ours.
ui-provenance = How we know
ui-licences = Rights
ui-icon-authors-text = Icons:

## Piles on a virtual table

ui-pile-weapons = Arena weapons
ui-pile-powerups = Powerups
ui-pile-ammo = Ammo tiles
