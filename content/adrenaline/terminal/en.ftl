### What Adrenaline tells a person in a terminal. Terms are those of the reference sheet.


## Names, colors, places

player-you = You
player-number = Player { $number }
powerup = { $name }, { $color }
tile = { $name }: { $gives }
tile-draws = { $cubes }, powerup
color-red = red
color-yellow = yellow
color-blue = blue
cubes = { $color } × { $count }
nothing = nothing
none = none
square = { $name } ({ $room })
room-blue = blue room
room-red = red room
room-yellow = yellow room
room-white = white room
room-green = green room
room-purple = purple room
spawn-red = Red spawnpoint
spawn-yellow = Yellow spawnpoint
spawn-blue = Blue spawnpoint
draw-room-blue = blue
draw-room-red = red
draw-room-yellow = yellow
draw-room-white = white
draw-room-green = green
draw-room-purple = purple
draw-spawn = ★ { $color }
price-powerups = powerups: { $count }
price-rush = adrenaline rush
section-move = { $section }, the move
loading = loading: { $cost }

## The table

table-round = Round { $round } · skulls left: { $skulls }
table-frenzy = Final frenzy, round { $round } · turns left: { $turns }
table-stall = { $color }: { $weapons }
table-you = { " (you)" }
table-nowhere = not in the arena
table-points = points: { $points }
table-poisoned = poisoned
table-hypnotised = hypnotized
table-damage = Damage { $there } (death at { $last }): { $damage }
table-marks = Marks: { $marks }
table-ammo = Cubes: { $cubes } · powerups in hand: { $powerups }
table-ability = Ability: { $ability }
table-ability-hot = Ability: { $ability } · hot tokens: { $hot }
table-loaded = Loaded: { $weapon }
table-unloaded = Unloaded: { $weapon }
table-hand = Your powerups
table-hand-empty = You hold no powerups.

## Questions

ask-character = Which character do you play?
ask-load = Do you pay to load your weapon?
ask-spawn = Which powerup do you discard? You enter the arena on the spawnpoint of its color.
ask-act = Your turn. What do you do? Actions left: { $left }.
ask-run = To which square do you run?
ask-grab = On which square do you grab?
ask-cube = Which cube do you take?
ask-weapon = Which weapon do you take?
ask-leave = Which weapon do you leave?
ask-shoot = From which square do you shoot?
ask-reload = Which weapon do you reload?
ask-fire = Which weapon do you fire?
ask-section = Which effect do you use next?
ask-target = Whom do you choose?
ask-damage = Who takes this damage: { $amount }?
ask-square = Which square do you choose?
ask-room = Which room do you choose?
ask-direction = Which direction do you choose?
ask-shove = To which square does the target move?
ask-marks = How many marks do you remove?
ask-convert = What do you convert?
ask-choose = Which effect do you choose?
ask-may = Do you want to do this?
ask-pay = What do you pay with?
ask-discard = Which powerup do you discard?
ask-regain = Do you move your rush tile one space back?
ask-scope = You dealt damage. Do you play a powerup?
ask-tagback = You took damage. Do you play a powerup?

## Choices

choice-no = No
choice-yes = Yes
choice-end = End of the turn
choice-enough = No more
choice-stay = It stays where it is
choice-run = Run: up to { $far ->
        [one] { $far } square
       *[other] { $far } squares
    }
choice-grab = Move up to { $far ->
        [one] { $far } square
       *[other] { $far } squares
    } and grab
choice-shoot = { $far ->
        [0] Shoot
        [one] Move up to { $far } square and shoot
       *[other] Move up to { $far } squares and shoot
    }
choice-rush = Adrenaline rush: all upgrades until the end of the turn
choice-player = { $who }, { $square }, damage: { $damage }
choice-cube = Cube: { $color }
choice-count = Marks: { $number }
choice-marks = Marks into damage: { $number }
choice-damage = Damage into marks: { $number }
choice-mode = Option { $number }
choice-character = { $who } with { $weapon } · { $ability }
choice-weapon = { $name }, price: { $cost }
mode-or = { " or " }
choice-north = north
choice-east = east
choice-south = south
choice-west = west
about-run = Your figure moves through its room and through doors.
about-grab = You take an ammo tile, or a weapon for its price without the first cube.
about-shoot = You fire a loaded weapon; then it is unloaded.
about-rush = Your rush tile slides one space to the left: you die of less damage. With one damage left it is free.

## Why something cannot be chosen

lacks-owner = It belongs to somebody else.
lacks-price = Its price is { $cost }; cubes you have: { $there }.
lacks-personal = A personal weapon is never left.
lacks-new = It is the one you have just taken.
lacks-empty = It is loaded already.
lacks-loaded = It is not loaded; to reload it costs { $cost }.
lacks-shoot = Choose the action Shoot first.
lacks-shot = There is nobody it could hit from where you can shoot.
lacks-attack = No loaded weapon of yours can hit anybody now.
lacks-grab = Choose the action Grab first, then the square.
lacks-here = Your figure would have to reach its spawnpoint by this action.
lacks-color = The price asks for a powerup or a cube of this color: { $color }.
lacks-dealt = It is played when you deal damage.
lacks-taken = It is played when somebody you see deals you damage.
lacks-turn = It is played in your own turn.
lacks-target = There is nothing now that this could be done to.
lacks-action = Choose an action first.
lacks-away = Your figure stands there already.
lacks-reach = It is too far away: you can go { $far ->
        [one] { $far } square
       *[other] { $far } squares
    }.
lacks-aim = From there no weapon of yours could hit anybody.

## What happened

happened-turn = Round { $amount } · { $who }
happened-frenzy = The final frenzy begins
happened-shown = Laid out: { $card }
happened-character = { $who }: character with { $card }
happened-spawn = { $who }: enters by discarding { $card }
happened-move = { $who }: to { $square }
happened-rush = { $who }: adrenaline rush
happened-play = { $who }: { $card }
happened-reply = { $who }: { $card }
happened-fire = { $who }: fires { $card }
happened-reload = { $who }: loaded { $card }
happened-grab = { $who }: takes { $card }
happened-leave = { $who }: leaves { $card }
happened-grab-tile = { $who }: takes { $card }
happened-cubes = { $who }: cubes +{ $amount }
happened-pay = { $who }: pays a cube ({ $color })
happened-pay-card = { $who }: pays with { $card }
happened-draw = { $who }: draws { $card }
happened-draw-hidden = { $who }: draws a powerup
happened-hit = { $who } → { $target }: { $turned ->
        [0] damage { $amount }
       *[other] damage { $amount }, plus { $turned } from marks
    }
happened-mark = { $who } → { $target }: marks { $amount }
happened-unmark = { $who } → { $target }: marks removed { $amount }
happened-poisoned = { $who } → { $target }: poisoned
happened-hypnotise = { $who } → { $target }: hypnotized
happened-convert-marks = { $who } → { $target }: marks into damage { $amount }
happened-convert-damage = { $who } → { $target }: damage into marks { $amount }
happened-killshot = { $who } → { $target }: killshot
happened-killed = { $who } → { $target }: { $amount ->
        [1] overkill
       *[other] kill
    }
happened-score = { $who }: +{ $amount } for the board of { $target }
happened-double-kill = { $who }: +{ $amount } for two kills in a turn
happened-track = { $who }: +{ $amount } for the killshot track
happened-regain = { $who }: rush tile back
happened-reshuffle = Discards are shuffled: { $amount }
happened-blow-up = { $who }: blast on { $square }
happened-hacked = { $who }: tile hacked on { $square }
happened-heat = { $who }: hot tokens { $amount }
happened-cool = { $who }: tokens cooled { $amount }

## The end

end-title = The match is over
end-player = { $who }: points { $points }, of these from the killshot track { $kills }
end-won = You have won!
end-winner = Won by: { $who }

## What lies on the table

zone-shown = To choose from
zone-stalls = Weapons
zone-stalls_red = Red spawnpoint
zone-stalls_yellow = Yellow spawnpoint
zone-stalls_blue = Blue spawnpoint
zone-weapon_deck = Weapons
zone-powerup_deck = Powerups
zone-powerup_discards = Discarded powerups
zone-track = Killshot track
zone-damage = Damage
zone-marks = Marks
zone-weapons = Weapons
zone-powerups = Powerups
zone-cubes = Cubes
zone-red = red
zone-yellow = yellow
zone-blue = blue
zone-points = Points
zone-covered = Deaths
zone-skulls = Skulls left
zone-loaded = loaded
zone-tiles = Arena
zone-pos = Figures

## Playtest reports

report-component = card
report-components = cards
report-kind-weapon = weapons
report-kind-powerup = powerups
report-kind-ammo_tile = ammo tiles
report-column-grabbed = grabbed
report-column-fired = fired
report-column-played = played
report-role-character = character
report-setup-arena = arena { $value }
report-setup-skulls = { $value ->
        [one] { $value } skull
       *[other] { $value } skulls
    }
report-setup-teams = in teams
report-setup-partial = published parts only
