ui-game = Czwórki
