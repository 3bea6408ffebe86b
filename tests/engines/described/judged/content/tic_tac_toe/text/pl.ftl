ui-game = Kółko i krzyżyk
