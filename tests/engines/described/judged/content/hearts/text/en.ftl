ui-game = Hearts
