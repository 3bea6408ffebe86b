ui-game = Poker Kuhna
