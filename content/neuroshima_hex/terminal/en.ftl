### What Neuroshima Hex tells a person in a terminal. $you is "yes" where the person addressed is the one who acts.
### Terms are those of the army sheets.

## Players, armies, kinds of tile

player-you = You
player-opponent = Opponent
player-number = Player { $number }
army = { $army ->
    [mephisto] Mephisto
    [outpost] Outpost
    [moloch] Moloch
    [borgo] Borgo
    [hegemony] Hegemony
    [vegas] Vegas
   *[sharrash] Sharrash
}
kind = { $kind ->
    [hq] HQ
    [warrior] warrior
    [module] module
    [implant] implant
    [instant] instant tile
    [foundation] foundation tile
   *[marker] marker
}
field = { $field ->
    [ability] Always
    [own_turn] Ability
    [activation] Activation
    [action] Action
    [turn_start] At the start of your turn
    [before_battle] Before a Battle’s first initiative
    [instead_of_attack] Instead of attacking
   *[entered] When a unit enters
}
direction = { $to ->
    [0] north
    [1] northeast
    [2] southeast
    [3] south
    [4] southwest
   *[5] northwest
}

## A tile in words

tile-toughness = toughness { $toughness }
tile-initiative = initiative { $initiative }
tile-without-text = No rules text.
tile-top = { "," } top to the { $to } { $arrow }
edge-attack = { $type ->
    [melee] melee { $strength }
    [ranged] ranged { $strength }
    [gauss] Gauss cannon { $strength }
    [mortar] mortar { $strength }
   *[explosive] charge
} { $edges }
edge-net = net { $edges }
edge-armor = armor { $edges }
edge-link = links { $edges }
about-mobility = Mobility: once during your turn it may move to an adjacent empty hex, turned or not, or just turn in place.
about-paralysis = Paralysis: a unit it wounds makes no attacks until the Battle ends.
about-underground = Underground: may swap places with an adjacent HQ of its own side that is able to.

## The table

table-title = Turn { $turn }
table-before = Setup
table-player = HQ: { $points } · tiles in the stack: { $stack }
table-drawn = drawn: { $tiles }
table-implants = { $left ->
    [0] no more implants can be activated this turn
    [one] { $left } more implant can be activated this turn
   *[other] { $left } more implants can be activated this turn
}
table-markers = free Incubator markers: { $markers }
table-effects = What these tiles do
table-notes = On the board
note-netted = switched off by { $nets ->
    [one] a net
   *[other] { $nets } nets
}
note-slowed = slowed down by { $nets ->
    [one] a net
   *[other] { $nets } nets
}
note-paralysed = paralyzed, no attacks until the next Battle ends
note-quill = the marker of { $quill } lies on it
note-loaded = the { $marker } marker lies on it
note-taken = taken over from { $army }
note-converted = serves { $army } now
note-trait = { $trait ->
    [mobility] now has Mobility
    [paralysis] now paralyzes what it wounds
   *[underground] now has the trait Underground
}
note-undermined = will be destroyed after the next Battle
legend =
    On the board: ● your tile, ○ a tile of your opponent; the hex is named in the corner. A symbol at an edge works in that direction:
       ▲◥◢▼◣◤ melee  ↑↗↘↓↙↖ ranged  ⇑⇗⇘⇓⇙⇖ Gauss cannon (the number is the strength)
       ◎ mortar  ✸ charge  # armor  % net  + link
    Below the name: i3,2 initiative; 0/1 wounds and toughness, of an HQ the toughness left.
    %name% switched off by a net, ~name~ paralyzed, ! a Quill marker lies on it, [name] an Incubator marker, _o a foundation tile below.

## Questions

ask-act = Your move. What do you do?
ask-place = { $tile }: on which hex do you place it?
ask-face = { $tile } on { $hex }: where does the top edge of the tile point?
ask-turn-taken = { $tile } on { $hex } is on your side now: where does the top edge of the tile point?
ask-throw = { $hand } tiles are drawn, and one is discarded at once. Which?
ask-redraw = All tiles you have drawn are instant tiles. Do you want to discard them and draw others?
ask-may = Do you want to do this?
ask-move = Which unit do you move?
ask-move-to = { $tile } on { $hex }: where to?
ask-relocate = Which unit do you move?
ask-turn = Which unit do you turn?
ask-trade = Which unit swaps places?
ask-trade-with = { $tile } on { $hex }: which unit swaps places with it?
ask-push = Which unit pushes?
ask-push-whom = { $tile } on { $hex }: which unit does it push?
ask-push-to = { $tile } on { $hex } is pushed: where does it go?
ask-pull = Which unit pulls?
ask-pull-whom = { $tile } on { $hex }: which unit does it pull?
ask-pull-to = { $tile } on { $hex } is pulled: where does it go?
ask-wound = Who is wounded?
ask-bombard = Which hex?
ask-destroy = Which unit do you destroy?
ask-paralyse = Which unit do you paralyze?
ask-explode = Which unit do you blow up?
ask-marker = Which marker do you put there?
ask-mark = On which unit do you put the marker?
ask-drag = Which unit do you drag in?
ask-medic = Several Medics can absorb wounds. Which one does?
ask-save = { $tile } on { $hex }: which unit does it save?
ask-absorb = { $tile } on { $hex }: which unit’s wounds does the Medic absorb?

## Choices

group-play = Play
group-use = Use on the board
group-discard = Discard
choice-end-turn = End your turn
choice-tile = { $tile } ({ $what })
choice-use = { $unit }: { $deed }
choice-move = Move: { $unit } (mobility)
choice-stay = just turn
choice-instant = instant tile
choice-yes = Yes
choice-none = { $question ->
    [redraw] No, keep them
    [may] No
    [move-to] No further
   *[other] No more
}
face-hits = hits: { $units }
face-nets = nets: { $units }
face-links = at its links: { $units }
about-turn = Your turn: draw up to a full hand and discard one tile at once. Then, in any order: play and discard tiles you have drawn, use tiles on the board. A Battle tile ends your turn.

## Why something cannot be chosen

lacks-owner = It is your opponent’s.
lacks-target = Nothing on the board is what it could be used on now; it can only be discarded.
lacks-hex = No hex is free for it; it can only be discarded.
lacks-free = A tile lies there already.
lacks-net = A net switches it off.
lacks-moved = It has moved this turn already.
lacks-way = It can neither go to an empty hex nor turn.
lacks-used = Its ability was used { $per ->
    [turn] this turn
   *[game] this game
} already.
lacks-activations = No more implants can be activated this turn.
lacks-ability = It has nothing to use in your turn.

## What happened

happened-first = { $you ->
    [yes] You begin
   *[no] { $who } begins
}. Tiles: { $sides }
happened-turn-start = Turn { $amount }: { $you ->
    [yes] yours
   *[no] { $who }
}
happened-draw = { $you ->
    [yes] You draw
   *[no] { $who } draws
}: { $tiles }
happened-throw = { $you ->
    [yes] You discard
   *[no] { $who } discards
}: { $tiles }
happened-exhausted = The stack is empty: after this turn the opponent has one more, then the last Battle is fought
happened-play = { $you ->
    [yes] You play
   *[no] { $who } plays
}: { $tile }
happened-use = { $you ->
    [yes] You use
   *[no] { $who } uses
}: { $tile } { $hex }
happened-place = { $you ->
    [yes] You place
   *[no] { $who } places
}: { $tile } on { $hex }{ $top }
happened-move = { $tile } goes to { $hex }{ $top }
happened-turn = Turned: { $tile }{ $top }
happened-facing = Turned: the tile on { $hex }{ $top }
happened-push = { $tile } is pushed to { $hex }
happened-pull = { $tile } is pulled to { $hex }
happened-drag = { $tile } is dragged to { $hex }
happened-trade = Places are swapped: { $units }
happened-mark = A Quill marker is put on: { $unit }
happened-lift = The Quill marker returns from { $hex }
happened-load = The Incubator on { $hex } gets a marker: { $marker }
happened-unload = The marker returns from the Incubator on { $hex }: { $marker }
happened-paralyse = Paralyzed: { $unit }
happened-capture = Taken over: { $unit }
happened-explode = Blown up: { $unit }
happened-battle = Battle
happened-last-battle = The last Battle
happened-overtime = A tie: overtime
happened-segment = Initiative { $amount }
happened-hit = { $source ->
    [none] { $target }
   *[other] { $source } → { $target }
}: { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}{ $armor ->
    [yes] { " " }(armor taken off)
   *[no] { "" }
}
happened-stopped = { $source } → { $target }: armor stops the shot
happened-destroy = { $source ->
    [none] { $target }
   *[other] { $source } → { $target }
}: destroyed
happened-absorb = { $medic } absorbs the wounds of { $target }
happened-hit-points = { $you ->
    [yes] Your HQ
   *[no] HQ ({ $who })
}: { $amount } left
happened-remove = Lost: { $tiles }

## The end

end-title = The game is over.
end-player = { $who }: HQ { $points }
end-won = You win.
end-lost = { $who } wins.
end-draw = A draw.

## What lies on the table

zone-stacks = Stack
zone-discards = Discarded
zone-hands = Drawn tiles
zone-hit_points = HQ
zone-battles = Battles
zone-wounds = wounds
zone-paralysed = paralyzed

## Playtest reports

report-component = tile
report-components = tiles
report-kind-hq = HQs
report-kind-warrior = warriors
report-kind-module = modules
report-kind-implant = implants
report-kind-instant = instant tiles
report-kind-foundation = foundation tiles
report-column-played = played
report-column-used = used
report-column-thrown = discarded
report-role-army = army
report-setup-armies = { $value }
report-setup-partial = without the tiles that cannot be played
