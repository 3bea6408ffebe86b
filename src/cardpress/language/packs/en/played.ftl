### What a game whose course of play is data says in a terminal. $you is "yes" when the person at the terminal acts.
### Names of zones, counters, actions and cards come from the game. A game says other words in terminal/<lang>.ftl.

## Players, cards, places

player-you = You
player-opponent = Opponent
player-ally = Partner (player { $number })
player-number = Player { $number }
player-in-turn = { $who }
player-left = out
stat = { $stat } { $value }
nothing = –
piece-of = { $card } ({ $who })
place-of = { $place } ({ $who })
place-count = { $place }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
place-cards = { $place }: { $cards }
hand-none = Nothing lies before you.

## Table

table-title = The table
table-turn = Turn { $turn }: { $you ->
        [yes] yours
       *[no] { $who }
    }
counter = { $counter }: { $amount }
marker = { $marker }: { $shown }

## Questions

ask-act = Your move. What do you do?
ask-card = { $chosen ->
        [0] What do you choose?
       *[other] What else do you choose?
    }
ask-discard = { $chosen ->
        [0] What do you discard?
       *[other] What else do you discard?
    }
ask-take = { $chosen ->
        [0] What do you take?
       *[other] What else do you take?
    }
ask-put = { $chosen ->
        [0] What do you put there?
       *[other] What else do you put there?
    }
ask-reveal = { $chosen ->
        [0] What do you reveal?
       *[other] What else do you reveal?
    }
ask-look = { $chosen ->
        [0] What do you look at?
       *[other] What else do you look at?
    }
ask-resolve = { $chosen ->
        [0] Whose effect do you carry out?
       *[other] Whose effect do you carry out next?
    }
ask-destroy = { $chosen ->
        [0] What do you destroy?
       *[other] What else do you destroy?
    }
ask-swap = { $chosen ->
        [0] What changes places? Choose the first.
       *[other] With what does it change places?
    }
ask-put_top = { $chosen ->
        [0] Which card is to lie on top?
       *[other] Which card is to lie next below?
    }
ask-put_bottom = { $chosen ->
        [0] Which card goes to the bottom first?
       *[other] Which card goes to the bottom next?
    }
ask-space = { $chosen ->
        [0] Which space do you choose?
       *[other] Which space do you choose next?
    }
ask-player = Which player do you choose?
ask-number = Which number do you choose?
ask-word = Which { $stat } do you choose?
ask-set = Which of these sets do you choose?
ask-mode = Which do you choose?
ask-may = Do you want to do this?
ask-trick = Which card do you play to the trick?
ask-bid = How much do you bid?
ask-bet = What do you do?
lacks-target = { $action }: there is nothing to choose for it.
lacks-condition = { $action }: its condition is not met.
lacks-cost = { $action }: its cost cannot be paid.

## Choices

choice-action = { $action }: { $thing }
choice-card-at = { $card }, { $place }
choice-fold = Fold
choice-check = Check
choice-call = Call
choice-raise = Raise
choice-yes = Yes
choice-none = Nothing
choice-no-more = Nothing more
choice-none-act = Stop here
choice-none-bid = Pass
choice-none-may = No
choice-mode = Option { $number }
mode-or = { " or " }

## What happened

happened-turn = Turn { $amount }: { $you ->
        [yes] yours
       *[no] { $who }
    }
happened-last_round = The end is near: this is the last round
happened-act = { $you ->
        [yes] You choose
       *[no] { $who } chooses
    }: { $action }
happened-draw = { $you ->
        [yes] You draw
       *[no] { $who } draws
    }: { $cards }
happened-draw-hidden = { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }
happened-put = { $you ->
        [yes] You put
       *[no] { $who } puts
    }: { $cards } → { $to }
happened-put-hidden = { $you ->
        [yes] You put
       *[no] { $who } puts
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } → { $to }
happened-discard = { $you ->
        [yes] You discard
       *[no] { $who } discards
    }: { $cards }
happened-discard-hidden = { $you ->
        [yes] You discard
       *[no] { $who } discards
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }
happened-take = { $you ->
        [yes] You take
       *[no] { $who } takes
    }: { $cards }
happened-take-hidden = { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }
happened-take-from = { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $yours ->
        [yes] from you
       *[no] from { $whose }
    }: { $cards }
happened-take-from-hidden = { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } { $yours ->
        [yes] from you
       *[no] from { $whose }
    }
happened-destroy = { $you ->
        [yes] You destroy
       *[no] { $who } destroys
    }: { $cards }
happened-destroy-hidden = { $you ->
        [yes] You destroy
       *[no] { $who } destroys
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }
happened-play = { $you ->
        [yes] You play
       *[no] { $who } plays
    }: { $cards }
happened-play-hidden = { $you ->
        [yes] You play
       *[no] { $who } plays
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } face down
happened-throw_face = { $you ->
        [yes] You roll
       *[no] { $who } rolls
    }: { $cards }
happened-throw_face-hidden = { $you ->
        [yes] You roll
       *[no] { $who } rolls
    } { $count ->
        [one] a die
       *[other] { $count } dice
    } in secret
happened-place = { $you ->
        [yes] You place
       *[no] { $who } places
    }: { $cards } → { $to }
happened-move = { $you ->
        [yes] You move
       *[no] { $who } moves
    }: { $cards }, { $from } → { $to }
happened-changes-hands = Changes hands: { $cards }, { $to }
happened-reshuffle = A new pile is shuffled: { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
happened-reveal = { $you ->
        [yes] You reveal
       *[no] { $who } reveals
    }: { $cards }
happened-look = { $you ->
        [yes] You look at
       *[no] { $who } looks at
    }: { $cards }
happened-look-hidden = { $who } looks at { $count ->
        [one] a card
       *[other] { $count } cards
    }
happened-swap = These change places: { $cards }
happened-exchange = All cards change places: { $first }, { $second }
happened-throw = { $you ->
        [yes] You roll
       *[no] { $who } rolls
    }: { $shown }
happened-trigger = Takes effect: { $cards }
happened-resolve = The effect is carried out: { $cards }
happened-modify = Until the end of the turn { $signed }: { $cards }
happened-gain = { $you ->
        [yes] You gain
       *[no] { $who } gains
    }: { $counter } +{ $amount }
happened-lose = { $you ->
        [yes] You lose
       *[no] { $who } loses
    }: { $counter } −{ $amount }
happened-set = { $you ->
        [yes] You have
       *[no] { $who } has
    } now: { $counter } { $amount }
happened-pay = { $you ->
        [yes] You pay
       *[no] { $who } pays
    }: { $counter } −{ $amount }
happened-gain-shared = { $counter }: +{ $amount }
happened-lose-shared = { $counter }: −{ $amount }
happened-set-shared = { $counter }: now { $amount }
happened-gain-card = { $card }: { $counter } +{ $amount }
happened-lose-card = { $card }: { $counter } −{ $amount }
happened-set-card = { $card }: { $counter } now { $amount }
happened-give = { $who } → { $to }: { $counter } { $amount }
happened-give-shared = { $you ->
        [yes] You pay in
       *[no] { $who } pays in
    }: { $counter } { $amount } → { $to }
happened-paid = { $to_you ->
        [yes] You get
       *[no] { $to } gets
    }: { $counter } { $amount }
happened-moved = { $counter } { $amount } → { $to }
happened-mark = { $marker }: { $shown }
happened-bid = { $you ->
        [yes] You bid
       *[no] { $who } bids
    }: { $amount }
happened-pass = { $you ->
        [yes] You pass
       *[no] { $who } passes
    }
happened-fold = { $you ->
        [yes] You fold
       *[no] { $who } folds
    }
happened-call = { $amount ->
        [0] { $you ->
            [yes] You check
           *[no] { $who } checks
        }
       *[other] { $you ->
            [yes] You call
           *[no] { $who } calls
        }: { $amount }
    }
happened-raise = { $you ->
        [yes] You raise
       *[no] { $who } raises
    }: { $amount }
happened-number = { $you ->
        [yes] You choose
       *[no] { $who } chooses
    }: { $shown }
happened-leave = { $you ->
        [yes] You are out
       *[no] { $who } is out
    }
happened-rejoin = { $you ->
        [yes] You are
       *[no] { $who } is
    } in again
happened-lost = { $you ->
        [yes] You lose
       *[no] { $who } loses
    } the game

## The end

end-title = The game is over.
end-player = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
end-won = { $count ->
        [one] You win.
       *[other] You win together: { $players }.
    }
end-lost = { $count ->
        [one] The winner is: { $players }.
       *[other] The winners are: { $players }.
    }
end-nobody = Nobody wins.
end-draw = Nobody is ahead: a draw.

## The report

report-column-used = used
