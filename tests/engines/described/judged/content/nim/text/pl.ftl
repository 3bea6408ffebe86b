ui-game = Nim
