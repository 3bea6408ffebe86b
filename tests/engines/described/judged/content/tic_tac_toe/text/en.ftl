ui-game = Tic-Tac-Toe
