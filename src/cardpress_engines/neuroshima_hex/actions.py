"""Action numbers of Neuroshima Hex. What stands on the board is named by its hex."""

from __future__ import annotations

from typing import Final

from cardpress_engines.kernel.interpreter import FIRST_OWN

END_TURN: Final = FIRST_OWN
FACING: Final = 12
"""Facing 0; the others follow."""
HEX: Final = 20
"""Hex 0, or what stands on it."""
MARKER: Final = 40
"""The first marker of the game's markers."""
MOVE: Final = 60
"""Move the unit on hex 0 by its own mobility."""
USE: Final = 80
"""Use what the unit on hex 0 can do in its owner's turn."""
PLAY: Final = 100
"""Play the tile of design 0; likewise what chance draws."""
THROW: Final = 200
"""Discard the tile of design 0."""
NUM_ACTIONS: Final = 300
