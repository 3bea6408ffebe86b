ui-game = Zamach stanu
