"""Text views of Carnomorphs: the ship, questions and the log of a drill."""
