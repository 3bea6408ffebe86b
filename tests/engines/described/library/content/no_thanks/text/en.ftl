ui-game = No Thanks!
ui-action-take = Take the card
ui-action-refuse = No, thanks

numbers = { $number }
    .index = { $number }
