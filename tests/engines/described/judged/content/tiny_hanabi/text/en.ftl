ui-game = Tiny Hanabi
