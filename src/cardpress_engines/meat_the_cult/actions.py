"""Action numbers of M.E.A.T.: The Cult. A creature on the field is identified by its slot; each player has 3."""

from __future__ import annotations

from typing import Final

from cardpress_engines.kernel.actions import ActionNumbering

PLAYERS: Final = 6
"""The most players."""
POSITIONS: Final = ("left", "front", "right")
"""Positions of a field, as seen by its player."""
LAYOUT: Final = ActionNumbering()
HAND_OVER: Final = LAYOUT.one("hand over")
"""Let a team-mate act first."""
SLOT: Final = LAYOUT.several("slot", PLAYERS * len(POSITIONS))
"""The left flank of player 0, or the creature there; then its front, its right flank, and the next player's."""
USE: Final = LAYOUT.several("use", PLAYERS * len(POSITIONS))
"""Use the paid ability of the creature on slot 0."""
DISCOVER: Final = LAYOUT.several("discover", PLAYERS * len(POSITIONS))
"""Use the Discovery of the creature on slot 0."""
CARD: Final = LAYOUT.several("card", 100)
"""Design 0: a creature, then cards of Destiny, then leaders."""
NUM_ACTIONS: Final = LAYOUT.size
