### What Mephisto tells a person in a terminal. $you is "yes" where the person addressed is the one who acts.
### Terms are those of the reference sheet.

## Players, kinds, numbers of a card

player-you = You
player-opponent = Opponent
player-partner = Partner
player-number = Player { $number }
kind-monster = monster
kind-weapon = weapon
kind-spell = spell
kind-item = item
stats-monster = attack { $attack }, soul points { $souls }
stats-weapon = cost { $cost }, attack { $attack }, durability { $durability }, range { $range }
stats-spell = cost { $cost }
stats-item = cost { $cost }, durability { $durability }
piece-weapon = attack { $attack }, durability { $durability }
piece-item = durability { $durability }
piece-lane = lane { $lane }
piece-lane-theirs = their lane { $lane }
piece-activated = activated
piece-attached = attached: { $cards }
card-without-text = No rules text.

## The table

table-title = Turn { $turn } · deck: { $deck } · discard pile: { $discards }
table-lane = Lane { $lane }
table-gap = (gap)
table-player = favor: { $favor } · soul points: { $points } · cards in hand: { $hand }
table-empowered = attack until end of turn: +{ $attack }
table-souls = soul pile: { $cards }
table-hand = Your hand
table-hand-empty = Your hand is empty.

## Questions

ask-turn = Your move. What do you do?
ask-pay = You are paying for: { $card } (cost left: { $left }). Which card do you discard?
ask-loot = Loot: what do you take?
ask-summon = Summon: which monster from your hand goes into the dungeon?
ask-place = Summon: { $card } goes into the dungeon. Which card do you take for it?
ask-lane = Fight: in which lane?
ask-monsters = Fight in lane { $lane }: { $chosen ->
        [0] which monster do you fight?
       *[other] do you fight another one, too?
    }
ask-weapons = Fight in lane { $lane }: which weapon do you use? Attack so far: { $attack }, needed: { $needed }.
ask-favor = Fight in lane { $lane }: how much favor do you spend? Attack so far: { $attack }, needed: { $needed }.
ask-may = Do you want to do this?
ask-choose = Which of these?
ask-player = Which player?
ask-receiver = Who is this for?
ask-solitaire = Several cards of the dungeon are equal. Which one is discarded?
ask-discard = Which card do you discard?
ask-take = Which card do you take into your hand?
ask-swap = Which cards change places? { $chosen ->
        [0] Choose the first of two.
       *[other] Choose the second.
    }
ask-wear = Which card loses durability?
ask-repair = Which card do you repair?
ask-break = Which card do you break?
ask-attach = To which weapon do you attach the spell?
ask-move = Which weapon do you move?
ask-move-lane = To which lane?
ask-modify = Which weapon is it?
ask-put_top = Which card is to lie { $chosen ->
        [0] on top of the deck?
       *[other] next below?
    }
ask-put_bottom = Which card goes to the bottom of the deck next?
ask-kind = Which card type do you choose?

## Choices

group-before = Before your action
group-action = Your action
choice-play = Play: { $card } ({ $stats })
choice-activate = Activate: { $card } ({ $stats })
choice-use = Use soul ability: { $card }
choice-loot = Loot: take a dungeon card that is not a monster, or draw a card
choice-fight = Fight: defeat monsters in one lane
choice-summon = Summon: trade a monster from your hand for a card of the dungeon, +{ $favor } favor
choice-pass = Pass: no action is possible
choice-hand-over = Let your partner go on
choice-deck = The top card of the deck
choice-card = { $card } ({ $stats })
choice-space = { $card } ({ $stats }), lane { $lane }
choice-lane = Lane { $lane }: { $cards }
choice-lane-plain = Lane { $lane }
choice-favor = { $favor ->
        [0] no favor
       *[other] { $favor } favor
    }: attack { $attack }
group-favor-short = Not enough
group-favor-enough = Enough
lane-reach = weapons and all favor: attack { $attack }{ $enough ->
        [yes] { "" }
       *[no] , not enough
    }
fight-hopeless = not enough attack for any monster now
choice-yes = Yes
choice-no = No
choice-done = No more
choice-none = None
choice-mode = Option { $number }, as on the card
mode-or = { " or " }
about-loot = Loot: take a weapon, a spell, or an item from the dungeon into your hand, or draw the top card of the deck. The gap waits until you refill.
about-fight = Fight: choose a lane and one or more monsters in it, then any of your weapons in that lane, or none: each loses durability: { $wear }. Then spend favor: each adds { $attack } to your attack. With at least as much attack as the monsters have together you defeat them and get their soul points and soul abilities. With less, the durability and the favor are lost.
about-summon = Summon: trade a monster from your hand for any card of the dungeon, even another monster, and gain { $favor } favor. The Enters effect of the monster you placed happens.
about-turn = Your turn: draw; play cards and activate weapons and items in any order; one action; refill the dungeon. To play a card, discard as many other cards from your hand as its cost. A weapon fights only in the lane of its range.

## Why something cannot be chosen

lacks-owner = It belongs to somebody else.
lacks-cards = It costs { $cost ->
        [one] { $cost } other card
       *[other] { $cost } other cards
    } from your hand; other cards you hold: { $others }.
lacks-summon = A monster is never played from the hand: { $possible ->
        [yes] the action Summon puts it into the dungeon.
       *[no] Summon puts it into the dungeon, but there is no card there to trade it for.
    }
lacks-monster = Summon puts only monsters into the dungeon.
lacks-before-turn = Choose your action first: { $monster ->
        [yes] a monster is defeated by Fight or traded by Summon.
       *[no] a card of the dungeon is taken by Loot or Summon.
    }
lacks-before-lane = Choose the lane first{ $monster ->
        [yes] , then the monsters in it.
       *[no] ; only monsters are fought.
    }
lacks-loot = Loot never takes a monster.
lacks-fight = Only monsters are fought.
lacks-lane = It does not lie in lane { $lane }, where you fight.
lacks-again = It is chosen already.
lacks-activation = There is nothing on it to activate: it works by itself.
lacks-activated = You have activated it this turn already.
lacks-weapon = Only weapons are used in a Fight.
lacks-range = It reaches lane { $own }; the Fight is in lane { $lane }.
lacks-soul = It has no soul ability that you choose to use.
lacks-spent = You have used its soul ability { $per ->
        [turn] this turn
       *[game] this game
    } already.
lacks-target = There is nothing now that this could be done to.

## What happened

happened-turn = Turn { $turn }: { $you ->
        [yes] yours
       *[no] { $who }
    }
happened-draw = { $you ->
        [yes] You draw
       *[no] { $who } draws
    }: { $cards }
happened-draw-hidden = { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
happened-play = { $you ->
        [yes] You play
       *[no] { $who } plays
    }: { $card }
happened-use = { $you ->
        [yes] You use a soul ability
       *[no] { $who } uses a soul ability
    }: { $card }
happened-activate = { $you ->
        [yes] You activate
       *[no] { $who } activates
    }: { $card }
happened-act-loot = { $you ->
        [yes] You take the action
       *[no] { $who } takes the action
    }: Loot
happened-act-fight = { $you ->
        [yes] You take the action
       *[no] { $who } takes the action
    }: Fight
happened-act-summon = { $you ->
        [yes] You take the action
       *[no] { $who } takes the action
    }: Summon
happened-take = { $you ->
        [yes] You take into your hand
       *[no] { $who } takes
    }: { $card }
happened-enter = New in the dungeon: { $card } (lane { $lane })
happened-gain = { $you ->
        [yes] You gain
       *[no] { $who } gains
    } { $amount } favor
happened-lose = { $you ->
        [yes] You lose
       *[no] { $who } loses
    } { $amount } favor
happened-spend = { $you ->
        [yes] You spend
       *[no] { $who } spends
    } { $amount } favor
happened-empower = { $you ->
        [yes] You have
       *[no] { $who } has
    } +{ $amount } attack until end of turn
happened-discard = { $you ->
        [yes] You discard
       *[no] { $who } discards
    } from hand: { $cards }
happened-discard-open = Discarded: { $cards }
happened-wear = { $card } ({ $you ->
        [yes] yours
       *[no] { $who }
    }): durability −{ $amount }
happened-repair = { $card } ({ $you ->
        [yes] yours
       *[no] { $who }
    }): durability +{ $amount }
happened-break = { $card } ({ $you ->
        [yes] yours
       *[no] { $who }
    }) breaks
happened-attach = The spell is attached to: { $card }
happened-move = { $card } moves to lane { $lane }
happened-modify = { $card } ({ $you ->
        [yes] yours
       *[no] { $who }
    }): attack { $amount } until end of turn
happened-swap = { $card } and { $other } change places
happened-look = { $you ->
        [yes] You see
       *[no] { $who } sees
    } on top of the deck: { $cards }
happened-look-hidden = { $who } looks at the top of the deck
happened-reveal = Revealed from the top of the deck: { $cards }
happened-kind = { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } the type: { $kind }
happened-fight = { $you ->
        [yes] You attack
       *[no] { $who } attacks
    }: { $cards }
happened-fight_with = { $you ->
        [yes] You use
       *[no] { $who } uses
    } in the Fight: { $cards }
happened-trigger = Takes effect: { $cards }
happened-fail = The Fight fails: attack { $amount } is not enough
happened-defeat = { $you ->
        [yes] You defeat
       *[no] { $who } defeats
    }: { $cards } (with attack { $amount })
happened-run_out-again = The deck has run out: the discard pile becomes a new deck
happened-run_out-duel = The deck has run out: the game ends once both have had the same number of turns
happened-run_out-more = The deck has run out again: the game ends with this turn
happened-run_out-alone = The deck has run out. Turns left: { $turns }

## The end

end-title = The game is over.
end-player = { $who }: soul points { $points }, favor { $favor }, weapons and items in play { $gear }
end-team = Team of { $players }: soul points { $points }, favor { $favor }, weapons and items in play { $gear }
end-won = You win.
end-team-won = Your team wins.
end-lost = { $count ->
        [one] The winner is
       *[other] The winners are
    }: { $players }.
end-draw = The game is a draw between: { $players }.
end-alone = Soul points: { $points }. { $rank ->
        [expert] Rank: Expert.
        [hard] Rank: Hard.
        [medium] Rank: Medium.
        [easy] Rank: Easy.
       *[none] No rank this time.
    }

## What lies on the table

zone-dungeon = Dungeon
zone-deck = Deck
zone-discards = Discard pile
zone-resolving = Being played
zone-gear = In play
zone-souls = Soul pile
zone-hands = Hand
zone-favor = Favor
zone-durability = durability
zone-lane = lane
zone-bonus = attack changed by
zone-activated = activated
zone-corners = Corners
zone-empowered = Attack until end of turn

## Playtest reports

report-component = card
report-components = cards
report-kind-monster = monsters
report-kind-weapon = weapons
report-kind-spell = spells
report-kind-item = items
report-column-used = used
report-column-summoned = summoned
report-column-activated = activated
report-rank-none = no rank
report-rank-easy = Easy
report-rank-medium = Medium
report-rank-hard = Hard
report-rank-expert = Expert
report-setup-teams = two teams
report-setup-care_bear = Care Bear
