ui-game = Poker Leduc
