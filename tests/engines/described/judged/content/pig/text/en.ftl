ui-game = Pig
