"""What M.E.A.T. claims; its flanks and seats are turned in test_symmetry.py: dice are thrown seat by seat."""

from __future__ import annotations

RULES_TOLD = 5
"""Most numbers of the rules are counts of copies, or those of other numbers of players."""

GREEDY_GAMES = 12
