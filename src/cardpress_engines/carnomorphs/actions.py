"""Action numbers of Carnomorphs: what a crew member does, and the rooms, figures and cards it is done with."""

from __future__ import annotations

from typing import Final

from cardpress_engines.kernel.actions import ActionNumbering

COLORS: Final = ("red", "green", "yellow", "white")
"""Colors of rooms, and of the supplies that are found there."""
MOST: Final = 5
"""The most who can play."""
NUMBERS: Final = 4
"""Corridors of a room have numbers from 1 to this."""
LAYOUT: Final = ActionNumbering()
MOVE: Final = LAYOUT.one("move")
CAREFUL: Final = LAYOUT.one("careful")
SHOOT: Final = LAYOUT.one("shoot")
MELEE: Final = LAYOUT.one("melee")
LIFT: Final = LAYOUT.one("lift")
DROP: Final = LAYOUT.one("drop")
USE: Final = LAYOUT.one("use")
"""The action of the room."""
MUTATE: Final = LAYOUT.one("mutate")
"""The action of the mutation card."""
COURSE: Final = LAYOUT.several("course", 4)
"""The first space of the course."""
COLOR: Final = LAYOUT.several("color", len(COLORS))
POD: Final = LAYOUT.several("pod", 4)
"""Pod 1; the others follow."""
COUNT: Final = LAYOUT.several("count", 4)
"""Nothing of something; one and more follow."""
THING: Final = LAYOUT.several("thing", 4)
"""The first kind of heavy object."""
ROOM: Final = LAYOUT.several("room", 24)
"""The room of place 0."""
CORRIDOR: Final = LAYOUT.several("corridor", 32)
"""Corridor 0; technical corridors come after the last."""
FIGURE: Final = LAYOUT.several("figure", 24)
PROCEDURE: Final = LAYOUT.several("procedure", 48)
"""A procedure by itself, which only positions ask for."""
CARD: Final = LAYOUT.several("card", 150)
"""Card or token 0 of the deck."""
