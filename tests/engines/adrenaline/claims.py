"""What Adrenaline claims; colors are permuted and arenas mirrored in test_symmetry.py."""

from __future__ import annotations

GREEDY_GAMES = 10
