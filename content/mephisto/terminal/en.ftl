### What Mephisto tells a person at a screen in words of its own; everything else is said as by every game. $you is
### "yes" where the person addressed is the one who acts. Terms are those of the reference sheet.

## Players and places

player-in-turn = { "" }
player-ally = Partner
space-dungeon = lane { $column }
stat-attack = attack { $value }
stat-souls = soul points { $value }
stat-cost = cost { $value }
stat-durability = durability { $value }
stat-range = range { $value }
stat-lane = lane { $value }
stat-activated = activated
marker-host = attached to: { $shown }

## The table

counter-favor = favor: { $amount }
counter-extra_attack = { $amount ->
        [0] { "" }
       *[other] attack until end of turn: +{ $amount }
    }
counter-acted = { "" }
counter-handed_over = { "" }
counter-emptied_decks = { "" }
counter-last_turns = { "" }
marker-acting = { "" }
marker-fighting = { "" }
marker-starting_player = { "" }
player-points = soul points: { $points }
place-deck = deck: { $count }
place-discard_pile = discard pile: { $count }
place-corner_pile = { "" }
place-resolving = { "" }
place-hand = cards in hand: { $count }
space-dungeon-empty = (gap)

## Questions

ask-play-put = You are paying for: { $it }. Which card do you discard?
ask-discard-put = Which card do you discard?
ask-take-taken = Which card do you take into your hand?
ask-wear-worn = Which card loses durability?
ask-repair-repaired = Which card do you repair?
ask-break-broken = Which card do you break?
ask-attach-target = To which weapon do you attach the spell?
ask-move-moved = Which weapon do you move?
ask-move-to_lane = To which lane?
ask-name_a_type-type = Which card type do you choose?
choice-move-to_lane = Lane { $number }
ask-loot-act = Loot: what do you take?
ask-summon-summoned = Summon: which monster from your hand goes into the dungeon?
ask-summon-taken = Summon: { $summoned } goes into the dungeon. Which card do you take for it?
ask-fight-in_lane = Fight: in which lane?
ask-fight-one = Fight in lane { $in_lane }: which monster do you fight?
ask-fight-others = Fight in lane { $in_lane }: do you fight another one, too?
ask-fight-weapons = Fight in lane { $in_lane }: which weapon do you use? Attack so far: { $attack }, needed: { $needed }.
ask-fight-spent = Fight in lane { $in_lane }: how much favor do you spend? Attack so far: { $so_far }, needed: { $needed }.
ask-solitaire-lost = Several cards of the dungeon are equal. Which one is discarded?

## Choices

group-act-play = Before your action
group-act-use = Before your action
group-act-activate = Before your action
group-act-loot = Your action
group-act-fight = Your action
group-act-summon = Your action
group-act-pass = Your action
group-act-hand_over = Before your action
choice-act-play = Play: { $thing }
choice-act-activate = Activate: { $thing }
choice-act-use = Use soul ability: { $thing }
choice-act-loot = Loot: take a dungeon card that is not a monster, or draw a card
choice-act-loot_card = { $thing }
choice-act-loot_deck = The top card of the deck
choice-act-fight = Fight: defeat monsters in one lane
choice-act-summon = Summon: trade a monster from your hand for a card of the dungeon and gain favor
choice-act-pass = Pass: no action is possible
choice-act-hand_over = Let your partner go on
choice-fight-in_lane = Lane { $number }: { $monsters } · weapons and all favor: attack { $reach }{ $missing ->
        [0] { "" }
       *[other] , not enough
    }
choice-fight-spent = { $number ->
        [0] no favor
       *[other] { $number } favor
    }: attack { $total }{ $missing ->
        [0] { "" }
       *[other] , not enough
    }
about-loot = Loot: take a weapon, a spell, or an item from the dungeon into your hand, or draw the top card of the deck. The gap waits until you refill.
about-fight = Fight: choose a lane and one or more monsters in it, then any of your weapons in that lane, or none: each loses durability. Then spend favor, which adds to your attack. With at least as much attack as the monsters have together you defeat them and get their soul points and soul abilities. With less, the durability and the favor are lost.
about-summon = Summon: trade a monster from your hand for any card of the dungeon, even another monster, and gain favor. The Enters effect of the monster you placed happens.
about-turn = Your turn: draw; play cards and activate weapons and items in any order; one action; refill the dungeon. To play a card, discard as many other cards from your hand as its cost. A weapon fights only in the lane of its range.

## Why something cannot be chosen

lacks-play-owner = It belongs to somebody else.
lacks-play-kind = A monster is never played from the hand: the action Summon puts it into the dungeon.
lacks-play-where = It costs more other cards from your hand than you hold: { $cost }.
lacks-activate-owner = It belongs to somebody else.
lacks-activate-where-1 = There is nothing on it to activate: it works by itself.
lacks-activate-where-2 = You have activated it this turn already.
lacks-use-owner = It belongs to somebody else.
lacks-use-where = It has no soul ability that you can choose to use now: it has none, you have used it, or there is nothing to use it on.
lacks-act-in-dungeon = Choose your action first: a card of the dungeon is taken by Loot or Summon, a monster is defeated by Fight.
lacks-loot_card-kind = Loot never takes a monster.
lacks-summon-summoned-kind = Summon puts only monsters into the dungeon.
lacks-fight-in_lane-in-dungeon = Choose the lane first, then the monsters in it.
lacks-fight-one-kind = Only monsters are fought.
lacks-fight-one-where = It does not lie in the lane where you fight.
lacks-fight-others-kind = Only monsters are fought.
lacks-fight-others-where = It is chosen already, or lies in another lane.
lacks-fight-weapons-owner = It belongs to somebody else.
lacks-fight-weapons-kind = Only weapons are used in a Fight.
lacks-fight-weapons-where = It does not reach the lane where you fight, or is chosen already.

## What happened

happened-act-play = { "" }
happened-act-use = { $you ->
        [yes] You use a soul ability
       *[no] { $who } uses a soul ability
    }: { $thing }
happened-act-activate = { $you ->
        [yes] You activate
       *[no] { $who } activates
    }: { $thing }
happened-act-loot = { $you ->
        [yes] You take the action
       *[no] { $who } takes the action
    }: Loot
happened-act-loot_card = { "" }
happened-act-loot_deck = { "" }
happened-act-fight = { $you ->
        [yes] You take the action
       *[no] { $who } takes the action
    }: Fight
happened-act-summon = { $you ->
        [yes] You take the action
       *[no] { $who } takes the action
    }: Summon
happened-act-pass = { $you ->
        [yes] You pass
       *[no] { $who } passes
    }
happened-act-hand_over = { $you ->
        [yes] You let your partner go on
       *[no] { $who } lets the partner go on
    }
happened-put-from-hand-to-resolving = { $you ->
        [yes] You play
       *[no] { $who } plays
    }: { $cards }
happened-put-from-deck-to-resolving = Discarded from the deck: { $cards }
happened-put-from-resolving-to-discard_pile = { "" }
happened-put-from-resolving-to-gear = { "" }
happened-put-to-row_of_spells = { "" }
happened-put-from-gear-to-discard_pile = { "" }
happened-put-from-hand-to-discard_pile = { $you ->
        [yes] You discard
       *[no] { $who } discards
    } from hand: { $cards }
happened-put-to-discard_pile = Discarded: { $cards }
happened-discard-from-hand-to-discard_pile = { $you ->
        [yes] You discard
       *[no] { $who } discards
    } from hand: { $cards }
happened-discard = Discarded: { $cards }
happened-put-from-discard_pile-to-deck = { "" }
happened-put-from-dungeon-to-souls = { "" }
happened-place-to-dungeon = New in the dungeon: { $cards } ({ $to })
happened-put-to-hand = { $you ->
        [yes] You take into your hand
       *[no] { $who } takes
    }: { $cards }
happened-put-to-hand-hidden = { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }
happened-take = { $you ->
        [yes] You take into your hand
       *[no] { $who } takes
    }: { $cards }
happened-put-to-deck_top = { $you ->
        [yes] You put on top of the deck
       *[no] { $who } puts on top of the deck
    }: { $cards }
happened-put-to-deck_top-hidden = { $you ->
        [yes] You put on top of the deck
       *[no] { $who } puts on top of the deck
    }: { $count ->
        [one] a card
       *[other] { $count } cards
    }
happened-put-to-deck_bottom = { $you ->
        [yes] You put under the deck
       *[no] { $who } puts under the deck
    }: { $cards }
happened-put-to-deck_bottom-hidden = { $you ->
        [yes] You put under the deck
       *[no] { $who } puts under the deck
    }: { $count ->
        [one] a card
       *[other] { $count } cards
    }
happened-give = { $you ->
        [yes] You lose
       *[no] { $who } loses
    } { $amount } favor, { $to_you ->
        [yes] you gain
       *[no] { $to } gains
    } as much
happened-gain-favor = { $you ->
        [yes] You gain
       *[no] { $who } gains
    } { $amount } favor
happened-lose-favor = { $you ->
        [yes] You lose
       *[no] { $who } loses
    } { $amount } favor
happened-pay-favor = { $you ->
        [yes] You spend
       *[no] { $who } spends
    } { $amount } favor
happened-gain-extra_attack = { $you ->
        [yes] You have
       *[no] { $who } has
    } +{ $amount } attack until end of turn
happened-modify-attack = { $cards } ({ $yours ->
        [yes] yours
       *[no] { $whose }
    }): attack { $signed } until end of turn
happened-resolve = { "" }
happened-swap = These change places: { $cards }
happened-look = { $you ->
        [yes] You see
       *[no] { $who } sees
    } on top of the deck: { $cards }
happened-look-hidden = { $who } looks at the top of the deck
happened-reveal = Revealed from the top of the deck: { $cards }
told-fights = { $you ->
        [yes] You attack
       *[no] { $who } attacks
    }: { $cards }
told-fights_with = { $you ->
        [yes] You use
       *[no] { $who } uses
    } in the Fight: { $cards }
told-defeats = { $you ->
        [yes] You defeat
       *[no] { $who } defeats
    }: { $cards } (with attack { $amount })
told-fails = The Fight fails: attack { $amount } is not enough
told-wears = { $cards } ({ $yours ->
        [yes] yours
       *[no] { $whose }
    }): durability −{ $amount }
told-repairs = { $cards } ({ $yours ->
        [yes] yours
       *[no] { $whose }
    }): durability +{ $amount }
told-breaks = { $cards } ({ $yours ->
        [yes] yours
       *[no] { $whose }
    }) breaks
told-attaches = The spell is attached to: { $cards }
told-moves = { $cards } moves to lane { $amount }
told-names_type = { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } the type: { $word }
told-runs_out = The deck has run out: the discard pile becomes a new deck
told-runs_out_for_two = The deck has run out: the game ends once both have had the same number of turns
told-runs_out_for_more = The deck has run out again: the game ends with this turn
told-runs_out_alone = The deck has run out. Turns left: { $amount }

## What is not told

happened-draw-in-setup = { "" }
happened-draw-in-setup-hidden = { "" }
happened-place-in-setup = { "" }
happened-throw-in-setup = { "" }
happened-mark = { "" }
happened-set-acted = { "" }
happened-set-activated = { "" }
happened-set-durability = { "" }
happened-set-extra_attack = { "" }
happened-set-handed_over = { "" }
happened-set-lane = { "" }
happened-lose-durability = { "" }
happened-gain-emptied_decks = { "" }
happened-gain-last_turns = { "" }
stat-cost-in-gear = { "" }
stat-range-in-gear = { "" }
choice-none = None
choice-no-more = No more

## The end

end-player = { $who }: soul points { $points }, favor { $second }, weapons and items in play { $third }
end-side = Team of { $players }: soul points { $points }, favor { $second }, weapons and items in play { $third }
end-won = { $count ->
        [one] You win.
       *[other] Your team wins.
    }
end-draw = The game is a draw.
told-ranks_expert = Rank: Expert.
told-ranks_hard = Rank: Hard.
told-ranks_medium = Rank: Medium.
told-ranks_easy = Rank: Easy.
told-ranks_none = No rank this time.

## What lies on the table

zone-dungeon = Dungeon
zone-deck = Deck
zone-discard_pile = Discard pile
zone-resolving = Being played
zone-gear = In play
zone-souls = Soul pile
zone-hand = Hand
zone-row_of_spells = spells attached to weapons
zone-favor = Favor
zone-durability = durability
zone-lane = lane
zone-activated = activated
zone-extra_attack = Attack until end of turn

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
