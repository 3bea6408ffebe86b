ui-game = Małe Hanabi
