"""Python source that is generated of a game."""
