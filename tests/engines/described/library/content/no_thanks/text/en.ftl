ui-game = No Thanks!
ui-action-take = Take the card
ui-action-refuse = No, thanks
ui-deck-all = cards

numbers = { $number }
    .index = { $number }
