ui-game = Othello
