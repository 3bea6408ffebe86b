ui-game = Kości kłamcy
