"""Claims about Adrenaline; test_symmetry.py permutes colors, figures and seats, and mirrors arenas."""

from __future__ import annotations

GREEDY_GAMES = 10
