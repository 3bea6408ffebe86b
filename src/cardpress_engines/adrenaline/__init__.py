"""The rules of Adrenaline: the arena, base weapons, and the personal weapons of its expansion."""
