"""Action numbers of Adrenaline. A target is named by its player; what else there is has ranges of its own."""

from __future__ import annotations

from typing import Final

from cardpress_engines.kernel.actions import ActionNumbering

COLORS: Final = ("red", "yellow", "blue")
"""Colors of ammo, of powerups and of spawnpoints."""
DIRECTIONS: Final = ("north", "east", "south", "west")
MOST: Final = 6
"""The most who can play."""
LAYOUT: Final = ActionNumbering()
RUN: Final = LAYOUT.one("run")
GRAB: Final = LAYOUT.one("grab")
SHOOT: Final = LAYOUT.one("shoot")
RUSH: Final = LAYOUT.one("rush")
"""Unlock all upgrades of actions by an adrenaline rush."""
SQUARE: Final = LAYOUT.several("square", 24)
"""The square top left; the others follow row by row."""
ROOM: Final = LAYOUT.several("room", 8)
DIRECTION: Final = LAYOUT.several("direction", len(DIRECTIONS))
CUBE: Final = LAYOUT.several("cube", len(COLORS))
COUNT: Final = LAYOUT.several("count", 13)
"""The number 0; others follow."""
MARKS: Final = LAYOUT.several("marks", 4)
"""Turn 0 marks into damage; others follow."""
DAMAGE: Final = LAYOUT.several("damage", 4)
"""Turn the last 0 damage into marks; others follow."""
SECTION: Final = LAYOUT.several("section", 8)
"""The first item of a weapon's menu."""
CARD: Final = LAYOUT.several("card", 80)
"""Design 0: powerups, then weapons, then ammo tiles."""
