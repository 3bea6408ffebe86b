"""Described games as text for players, in one language."""
