"""Action numbers of Neuroshima Hex. What stands on the board is named by its hex."""

from __future__ import annotations

from typing import Final

from cardpress_engines.kernel.actions import ActionNumbering
from cardpress_engines.neuroshima_hex.hexes import COUNT, DIRECTIONS

LAYOUT: Final = ActionNumbering()
END_TURN: Final = LAYOUT.one("end turn")
FACING: Final = LAYOUT.several("facing", len(DIRECTIONS))
"""Facing 0; the others follow."""
INSTANT: Final = LAYOUT.one("instant")
"""What no tile on the board has dealt, where tiles that have are named by their hexes."""
HEX: Final = LAYOUT.several("hex", COUNT)
"""Hex 0, or what stands on it."""
MARKER: Final = LAYOUT.several("marker", 20)
"""The first marker of the game's markers."""
MOVE: Final = LAYOUT.several("move", COUNT)
"""Move the unit on hex 0 by its own mobility."""
USE: Final = LAYOUT.several("use", COUNT)
"""Use what the unit on hex 0 can do in its owner's turn."""
PLAY: Final = LAYOUT.several("play", 100)
"""Play the tile of design 0; likewise what chance draws."""
THROW: Final = LAYOUT.several("throw", 100)
"""Discard the tile of design 0."""
NUM_ACTIONS: Final = LAYOUT.size
