ui-game = Przełom
