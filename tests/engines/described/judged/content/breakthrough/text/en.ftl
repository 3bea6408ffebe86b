ui-game = Breakthrough
