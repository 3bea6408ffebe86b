"""A page about how a game plays: what is asked of the games, what is found in them, how it is shown."""
