"""Mephisto as text for players, in one language."""
