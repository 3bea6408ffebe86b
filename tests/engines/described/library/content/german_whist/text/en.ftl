ui-game = German Whist
