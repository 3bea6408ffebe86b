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
ui-owner-dstructor = { NP("dstructor") }
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
