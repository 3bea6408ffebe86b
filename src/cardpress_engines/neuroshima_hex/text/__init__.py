"""Neuroshima Hex as text for players: the board as a drawing, questions, choices, the game log."""
