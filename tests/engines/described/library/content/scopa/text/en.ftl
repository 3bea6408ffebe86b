ui-game = Scopa
