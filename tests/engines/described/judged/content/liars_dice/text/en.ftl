ui-game = Liar’s Dice
