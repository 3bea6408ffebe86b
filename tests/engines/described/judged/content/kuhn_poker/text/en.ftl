ui-game = Kuhn Poker
