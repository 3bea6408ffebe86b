### What M.E.A.T.: The Cult tells a person in a terminal. $you is "yes" where the person addressed is the one who acts.
### Terms are those of the reference sheet.

## Players, places, keywords, numbers of a card

player-you = You
player-opponent = Opponent
player-ally = Ally { $number }
player-facing = Opponent { $number }
player-enemy = Enemy { $number }
player-number = Player { $number }
position-left = left flank
position-front = front
position-right = right flank
slot = { $position }, { $who }
trait-challenge = Challenge
trait-cleave = Cleave
trait-reflex = Reflex
trait-toxin = Toxin
faction-sect = MBS XII Sect
faction-nature = Nature
faction-united = United
faction-mutants = Mutants
paid = Paid, once per round.
fusion = Fusion. { $text }
fusion-brief = The fused creature gets this card’s numbers.
instant = Instant. { $text }
stats-creature = { $faction }, cost { $cost }, attack { $attack }, defense { $defense }
stats-spell = spell, cost { $cost }
stats-equipment = equipment, cost { $cost }
stats-fusion = equipment, cost { $cost }
stats-bonus-attack = attack { $signed }
stats-bonus-defense = defense { $signed }
stats-leader = leader
unit = attack { $attack }, defense { $defense }
unit-fused = with: { $cards }
unit-wounded = wounded
unit-used = ability used
standing = { $card } ({ $slot }; { $stats })
card-without-text = No rules text.
none = none
hidden = face down

## The table

table-title = Round { $round } · { $phase }
phase-start = Setup
phase-opening = Opening
phase-tactics = Tactics
phase-activation = Activation
phase-battle = Battle
phase-summary = Summary
table-vitality = Vitality ({ $who }): { $vitality }
table-piles = Decks: creatures { $creatures }, Destiny { $destiny } · creatures in the Graveyard: { $dead }
table-display = On show
table-player = ounces: { $ounces } · in hand: creatures { $creatures }, Destiny { $destiny }
table-passed = passed
table-leader = Leader: { $card }
table-standing = In force:
table-revealed = Revealed:
table-placed = Placed:
placed = { $position }: { $card }
placed-destiny = Destiny ({ $count }): { $cards }
table-hand = Your hand
table-hand-empty = Your hand is empty.
table-ally-hand = Hand of { $who }: { $cards }

## Questions

ask-leader = Which leader do you choose?
ask-draft = Draft: which creature do you take? You have { $ounces ->
        [one] { $ounces } ounce
       *[other] { $ounces } ounces
    }.
ask-draft-again = With ? you read what each of them does.
ask-drop = Your hand is too large. Which card do you put on its Graveyard?
ask-left = Tactics: which creature do you place on your left flank?
ask-front = Tactics: which creature do you place at your front?
ask-right = Tactics: which creature do you place on your right flank?
ask-lay = Tactics: which Destiny card do you place face down? You pay for it once it is revealed. Ounces you have: { $ounces }; cost of what you have placed: { $cost }.
ask-pay = You are short of ounces ({ $ounces }). Which card do you pay for?
ask-move = Your move. What do you do?
ask-reply = Do you play an Instant now?
ask-target = Which creature?
ask-protector = Two creatures have Challenge. Which one takes { $amount } damage?
ask-graveyard = Which creature from the Graveyard?
ask-cancel = Which card do you cancel?
ask-choose = Which of these?

## Choices

choice-pass = Pass: no more plays in this phase
choice-no = No
choice-laid = No more
choice-leave-empty = Leave it empty
choice-hand-over = Let an ally act first
choice-card = { $card } ({ $stats })
choice-play = Play: { $card } ({ $stats })
choice-use = Use: { $card }, { $slot }
choice-mode = Option { $number }, as on the card
mode-or = { " or " }
pending = { $who } – { $card }: { $text }
pending-cancelled = { $who }: canceled
about-move = One move: a Discovery, a paid ability, a revealed card, or an Instant from your hand. Whoever passes makes no more plays in this phase.
about-reply = Instants work from the last one played to the first. Whoever says no now can still play one later.
about-round = A round: income and draft; place creatures and Destiny cards face down; reveal, pay, and act in turn; battle; the side with more creatures rolls a die for each.
about-keywords =
    Challenge: takes the damage meant for your creatures next to it.
    Cleave: in battle it also hits the neighbors of the creature opposite.
    Reflex: strikes before others.
    Toxin: whatever it deals damage to dies.
    Discovery: once, after the card is revealed, as a move in Activation.
    Fusion: once paid, the card goes under any creature, yours or not.
    Instant: from your hand in Tactics, Activation, or Battle, as a reply too.

## Why something cannot be chosen

lacks-owner = It is not yours.
lacks-ounces = It costs { $cost ->
        [one] { $cost } ounce
       *[other] { $cost } ounces
    }; you have { $ounces }.
lacks-paid = It is paid for already.
lacks-creature = Creatures are placed first, Destiny cards after them.
lacks-tactics = Creatures are placed in Tactics only.
lacks-instant = Only Instants are played from your hand; others are laid face down in Tactics.
lacks-target = There is nothing now that this could be done to.
lacks-move = It is used as a move of your own, not as a reply.
lacks-used = Its ability was used this round.
lacks-ability = It has nothing to use now: it strikes in battle.

## What happened

happened-round = Round { $amount }
happened-battle = Battle
happened-income = Everyone gains { $amount ->
        [one] { $amount } ounce
       *[other] { $amount } ounces
    }
happened-leader = { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } as leader: { $cards }
happened-reveal = On show: { $cards }
happened-draft = { $you ->
        [yes] You take
       *[no] { $who } takes
    }: { $cards }
happened-pay = { $you ->
        [yes] You pay
       *[no] { $who } pays
    } { $amount ->
        [one] { $amount } ounce
       *[other] { $amount } ounces
    }
happened-paid = { $you ->
        [yes] You pay for
       *[no] { $who } pays for
    }: { $cards } ({ $amount ->
        [one] { $amount } ounce
       *[other] { $amount } ounces
    })
happened-gain = { $you ->
        [yes] You gain
       *[no] { $who } gains
    } { $amount ->
        [one] { $amount } ounce
       *[other] { $amount } ounces
    }
happened-draw = { $you ->
        [yes] You draw
       *[no] { $who } draws
    }: { $cards }
happened-draw-hidden = { $who } draws { $count ->
        [one] a Destiny card
       *[other] { $count } Destiny cards
    }
happened-drop = { $you ->
        [yes] You put on the Graveyard
       *[no] { $who } puts on the Graveyard
    }: { $cards }
happened-revealed = { $you ->
        [yes] You reveal
       *[no] { $who } reveals
    }: { $cards }
happened-unplayed = To the Graveyard without effect ({ $who }): { $cards }
happened-pass = { $you ->
        [yes] You pass
       *[no] { $who } passes
    }
happened-play = { $you ->
        [yes] You play
       *[no] { $who } plays
    }: { $cards }
happened-resolve = { $you ->
        [yes] You play
       *[no] { $who } plays
    }: { $cards }
happened-use = { $you ->
        [yes] You use
       *[no] { $who } uses
    }: { $cards }
happened-discover = { $you ->
        [yes] You use the Discovery
       *[no] { $who } uses the Discovery
    }: { $cards }
happened-roll = { $you ->
        [yes] You roll
       *[no] { $who } rolls
    } a die: { $amount }
happened-harm = { $cards } ({ $slot }) takes { $amount } damage{ $protects ->
        [yes] , by Challenge
       *[no] { "" }
    }
happened-harm-by = { $by } ({ $from }) deals { $amount } damage: { $cards } ({ $slot }){ $protects ->
        [yes] , by Challenge
       *[no] { "" }
    }
happened-dies = { $cards } ({ $slot }) dies
happened-boost_attack = { $cards } ({ $slot }): attack { $signed }
happened-boost_defense = { $cards } ({ $slot }): defense { $signed }
happened-grant = { $cards } ({ $slot }) has: { $traits }
happened-fuse = Fused with a creature ({ $slot }): { $cards }
happened-revive = From the Graveyard: { $cards } ({ $slot })
happened-swap = { $cards } ({ $slot }) and { $other } ({ $place }) change places
happened-trigger = Takes effect: { $cards } ({ $who })
happened-take = { $you ->
        [yes] You take
       *[no] { $who } takes
    } from the Graveyard: { $cards }
happened-cancel = Canceled: { $cards }
happened-reshuffle = A deck has run out: its Graveyard is shuffled
happened-vitality = Vitality ({ $who }): { $signed }
happened-drawn = Nobody wins the round
happened-won = { $you ->
        [yes] Your side wins the round
       *[no] The round goes to { $who }
    }: { $amount ->
        [one] one die is
       *[other] { $amount } dice are
    } rolled

## The end

end-title = The game is over.
end-side = Vitality ({ $who }): { $vitality }
end-won = You win.
end-lost = You do not win. The winner: { $who }.
end-draw = The game is a draw.

## What lies on the table

zone-resolving = Being resolved
zone-display = To choose from
zone-creature_deck = Creatures
zone-destiny_deck = Destiny
zone-creature_graveyard = Graveyard: creatures
zone-destiny_graveyard = Graveyard: Destiny
zone-leaders_left = Leaders to choose from
zone-leaders = Leader
zone-standing = In effect
zone-laid = Laid face down
zone-revealed = Revealed
zone-creature_hands = Creatures in hand
zone-destiny_hands = Destiny in hand
zone-vitality = Vitality
zone-ounces = Ounces
zone-rounds = Round
zone-units = change
zone-placed = Placed
zone-field = Field

## Playtest reports

report-component = card
report-components = cards
report-kind-creature = creatures
report-kind-spell = spells
report-kind-equipment = equipment
report-kind-leader = leaders
report-column-drafted = drafted
report-column-abilities = abilities used
report-column-used = used
report-role-leader = leader
report-setup-vitality = vitality { $value }
