"""Constants for the shared properties of M.E.A.T.; its symmetries are in `test_symmetry`, as dice follow seats."""

from __future__ import annotations

RULES_TOLD = 5
"""Most numbers of the rules are counts of copies, or those of other numbers of players."""

GREEDY_GAMES = 12
