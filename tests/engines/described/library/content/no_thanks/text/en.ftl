ui-game = No Thanks
