ui-game = Connect Four
