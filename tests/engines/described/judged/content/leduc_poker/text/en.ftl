ui-game = Leduc Poker
