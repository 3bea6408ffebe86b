ui-game = Nie, dziękuję
