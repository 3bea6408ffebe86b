ui-game = Cribbage
