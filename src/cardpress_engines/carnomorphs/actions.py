"""Action numbers of Carnomorphs: what crew members do, and the rooms, figures and cards they choose."""

from __future__ import annotations

from typing import Final

from cardpress_engines.kernel.actions import ActionNumbering

COLORS: Final = ("red", "green", "yellow", "white")
"""The colors of rooms, which are those of the supplies found there."""
MOST: Final = 5
"""The greatest number of players."""
NUMBERS: Final = 4
"""The corridors of a room are numbered from 1 to this."""
LAYOUT: Final = ActionNumbering()
MOVE: Final = LAYOUT.one("move")
CAREFUL: Final = LAYOUT.one("careful")
SHOOT: Final = LAYOUT.one("shoot")
MELEE: Final = LAYOUT.one("melee")
LIFT: Final = LAYOUT.one("lift")
DROP: Final = LAYOUT.one("drop")
USE: Final = LAYOUT.one("use")
"""The room's action."""
MUTATE: Final = LAYOUT.one("mutate")
"""The mutation card's action."""
COURSE: Final = LAYOUT.several("course", 4)
"""The first space of the course track."""
COLOR: Final = LAYOUT.several("color", len(COLORS))
POD: Final = LAYOUT.several("pod", 4)
"""Pod 1; the others follow."""
COUNT: Final = LAYOUT.several("count", 4)
"""The number 0; higher numbers follow."""
THING: Final = LAYOUT.several("thing", 4)
"""The first kind of heavy object."""
ROOM: Final = LAYOUT.several("room", 24)
"""The room of place 0."""
CORRIDOR: Final = LAYOUT.several("corridor", 32)
"""Corridor 0; the technical corridors come after the last one."""
FIGURE: Final = LAYOUT.several("figure", 24)
PROCEDURE: Final = LAYOUT.several("procedure", 48)
"""A single procedure, which only positions offer."""
CARD: Final = LAYOUT.several("card", 150)
"""Card or token 0."""
