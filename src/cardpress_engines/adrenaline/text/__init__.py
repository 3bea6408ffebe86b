"""Text views of Adrenaline: the arena, questions and the log of a game."""
