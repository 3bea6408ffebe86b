"""Action numbers of Adrenaline. Targets use the kernel's player actions; everything else has its own range."""

from __future__ import annotations

from typing import Final

from cardpress_engines.kernel.actions import ActionNumbering

COLORS: Final = ("red", "yellow", "blue")
"""The colors of ammo, powerups and spawnpoints."""
DIRECTIONS: Final = ("north", "east", "south", "west")
MOST: Final = 6
"""The greatest number of players."""
LAYOUT: Final = ActionNumbering()
RUN: Final = LAYOUT.one("run")
GRAB: Final = LAYOUT.one("grab")
SHOOT: Final = LAYOUT.one("shoot")
RUSH: Final = LAYOUT.one("rush")
"""Unlock all action upgrades by an adrenaline rush."""
SQUARE: Final = LAYOUT.several("square", 24)
"""The top left square; the others follow row by row."""
ROOM: Final = LAYOUT.several("room", 8)
DIRECTION: Final = LAYOUT.several("direction", len(DIRECTIONS))
CUBE: Final = LAYOUT.several("cube", len(COLORS))
COUNT: Final = LAYOUT.several("count", 13)
"""The number 0; higher numbers follow."""
MARKS: Final = LAYOUT.several("marks", 4)
"""Turn 0 marks into damage; higher numbers follow."""
DAMAGE: Final = LAYOUT.several("damage", 4)
"""Turn the last 0 damage into marks; higher numbers follow."""
SECTION: Final = LAYOUT.several("section", 8)
"""The first item of a weapon's menu."""
CARD: Final = LAYOUT.several("card", 80)
"""Design 0; powerups come first, then weapons, then ammo tiles."""
