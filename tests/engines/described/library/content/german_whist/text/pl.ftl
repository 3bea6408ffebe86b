ui-game = Niemiecki wist
