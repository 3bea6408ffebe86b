ui-game = Goofspiel
