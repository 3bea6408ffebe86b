ui-game = Nie, dziękuję!
ui-action-take = Weź kartę
ui-action-refuse = Nie, dziękuję
ui-deck-all = karty

numbers = { $number }
    .index = { $number }
