ui-game = Szalone ósemki
