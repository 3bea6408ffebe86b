ui-game = Crazy Eights
