"""Action numbers of Neuroshima Hex. A tile on the board is identified by its hex."""

from __future__ import annotations

from typing import Final

from cardpress_engines.kernel.actions import ActionNumbering
from cardpress_engines.neuroshima_hex.hexes import COUNT, DIRECTIONS

LAYOUT: Final = ActionNumbering()
END_TURN: Final = LAYOUT.one("end turn")
FACING: Final = LAYOUT.several("facing", len(DIRECTIONS))
"""Facing 0; facings 1 to 5 follow."""
INSTANT: Final = LAYOUT.one("instant")
"""An instant tile as the source of wounds; sources on the board are identified by their hexes."""
HEX: Final = LAYOUT.several("hex", COUNT)
"""Hex 0, or the tile on it."""
MARKER: Final = LAYOUT.several("marker", 20)
"""Marker 0 of the game."""
MOVE: Final = LAYOUT.several("move", COUNT)
"""Move the unit on hex 0 by its own mobility."""
USE: Final = LAYOUT.several("use", COUNT)
"""Use the ability of the unit on hex 0 in its owner's turn."""
PLAY: Final = LAYOUT.several("play", 100)
"""Play the tile of design 0; as an outcome of chance: draw it."""
THROW: Final = LAYOUT.several("throw", 100)
"""Discard the tile of design 0."""
NUM_ACTIONS: Final = LAYOUT.size
