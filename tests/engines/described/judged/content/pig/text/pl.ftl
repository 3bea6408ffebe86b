ui-game = Świnia
