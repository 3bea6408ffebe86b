"""Adrenaline players: a greedy one that looks one action ahead, and the model for search."""
