"""Adrenaline as rules: the arena, base weapons, and the personal weapons of its expansion."""
