ui-game = Coup
