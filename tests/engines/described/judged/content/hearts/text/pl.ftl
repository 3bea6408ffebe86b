ui-game = Kierki
