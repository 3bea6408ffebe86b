"""Bots for Mephisto: card values, fights, greedy play and search."""
