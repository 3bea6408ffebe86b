ui-game = Oh Hell
