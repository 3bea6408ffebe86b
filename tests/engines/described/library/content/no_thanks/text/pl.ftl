ui-game = Nie, dziękuję!
ui-action-take = Weź kartę
ui-action-refuse = Nie, dziękuję

numbers = { $number }
    .index = { $number }
