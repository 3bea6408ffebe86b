"""The ship as text art: each room at its place on the map, with its occupants and contents."""

from __future__ import annotations

from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.state import ABOARD, CarnomorphState
from cardpress_engines.carnomorphs.text.names import DisplayNames
from cardpress_engines.kernel.text_view import PictureLine

ACROSS, DOWN = 8.2, 2.0
"""Characters and lines for one unit of distance on the map."""
WIDTH = 9
"""Width of a room, in characters."""
BURNS, BROKEN, THING = "*", "!", "o"


def draw_ship(naming: DisplayNames, state: CarnomorphState) -> list[str]:
    """The lines of the picture, followed by an explanation of its signs."""
    rooms = sorted(naming.game.map.rooms, key=lambda room: int(room.slot))
    lines: dict[int, list[str]] = {}
    for place, room in enumerate(rooms):
        across, down = round(float(room.at[0]) * ACROSS), round(float(room.at[1]) * DOWN)
        for number, text in enumerate((_head(naming, state, place), _inside(naming, state, place))):
            row = lines.setdefault(down + number, [])
            row += " " * (across + WIDTH - len(row))
            row[across : across + WIDTH] = text[: WIDTH - 1].ljust(WIDTH)
    picture = ["".join(lines.get(row, [])).rstrip() for row in range(max(lines) + 1)]
    types = ", ".join(f"{naming.letter(level)} {name}" for level, name in enumerate(naming.types))
    return [*map(PictureLine, picture), naming.say("draw-rooms"), naming.say("draw-figures", types=types)]


def _head(naming: DisplayNames, state: CarnomorphState, room: int) -> str:
    """A room's number, in square brackets if discovered, and what lies there."""
    slot = naming.game.slots[room]
    name = f"({slot})" if state.tiles[room] == NOTHING else f"[{slot}]"
    signs = BURNS * (state.fires >> room & 1) + BROKEN * (state.malfunctions >> room & 1)
    return name + signs + THING * len(state.things[room])


def _inside(naming: DisplayNames, state: CarnomorphState, room: int) -> str:
    """Characters by number, then figures by letter with their count."""
    people = [
        f"@{player + 1}"
        for player, where in enumerate(state.pos)
        if where == room and state.fate[player] == ABOARD
    ]
    found = []
    for level in reversed(range(len(naming.types))):
        count = sum(state.at[figure] == room for figure in naming.game.figures_of[level])
        found += [naming.letter(level) + (str(count) if count > 1 else "")] if count else []
    return "".join([*people, *found])
