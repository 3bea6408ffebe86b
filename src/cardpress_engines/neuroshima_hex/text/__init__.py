"""Neuroshima Hex told to a person: the board drawn in characters, questions, choices, battles."""
