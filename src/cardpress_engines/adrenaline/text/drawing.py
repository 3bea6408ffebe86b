"""The arena as text art: rooms, walls, doors, figures, tiles and spawnpoints."""

from __future__ import annotations

from cardpress_engines.adrenaline.actions import COLORS
from cardpress_engines.adrenaline.state import EMPTY, AdrenalineState
from cardpress_engines.adrenaline.text.names import DisplayNames
from cardpress_engines.kernel.text_view import PictureLine

ACROSS = 17
"""Width of a square between its walls, in characters."""
SHORT = 4
"""Letters shown of a figure's name."""
A_LINE = 3
"""Figures on one line of a square."""
WALL, OPEN = "│", " "
FLOOR, GAP = "─", " "


def draw_arena(naming: DisplayNames, state: AdrenalineState) -> list[str]:
    """The lines of the picture: a wall is a line, a door an opening in it."""
    game = naming.game
    height = game.places.count // game.width
    lines = [_row_border(naming, 0)]
    for row in range(height):
        squares = [_square_lines(naming, state, row * game.width + column) for column in range(game.width)]
        for text in zip(*squares, strict=True):
            at = row * game.width
            walls = [_border_kind(naming, at + column - 1, at + column) for column in range(game.width)]
            middle = text is not None and len(lines) % 5 == 3
            lines.append(
                "".join(
                    f"{_border_sign(wall, is_middle=middle)}{part}" for wall, part in zip(walls, text, strict=True)
                )
                + (WALL if _is_square(naming, at + game.width - 1) else "")
            )
        lines.append(_row_border(naming, row + 1))
    return [PictureLine(line.rstrip()) for line in lines]


def _is_square(naming: DisplayNames, at: int) -> bool:
    return naming.game.places.rooms[at] >= 0


def _border_kind(naming: DisplayNames, left: int, right: int) -> str:
    """What separates two squares side by side: wall, door, open (one room), or outside (neither is a square)."""
    places, width = naming.game.places, naming.game.width
    is_left = right % width > 0 and _is_square(naming, left)
    if not is_left:
        return "wall" if _is_square(naming, right) else "outside"
    if not _is_square(naming, right):
        return "wall"
    if places.rooms[left] == places.rooms[right]:
        return "open"
    return "door" if places.next_to[left] >> right & 1 else "wall"


def _border_sign(side: str, *, is_middle: bool) -> str:
    return {"wall": WALL, "door": OPEN if is_middle else WALL, "open": OPEN, "outside": " "}[side]


def _row_border(naming: DisplayNames, row: int) -> str:
    """The line between two rows of squares."""
    places, width = naming.game.places, naming.game.width
    found, was_there = [], False
    for column in range(width + 1):
        above, below = (row - 1) * width + column, row * width + column
        there = [
            at for at in (above, below) if column < width and 0 <= at < places.count and _is_square(naming, at)
        ]
        corner = "·" if was_there else " "
        was_there = bool(there)
        if not there:
            found.append(corner + " " * ACROSS)
        elif len(there) == 2 and places.rooms[above] == places.rooms[below]:
            found.append("·" + GAP * ACROSS)
        elif len(there) == 2 and places.next_to[above] >> below & 1:
            side = FLOOR * ((ACROSS - 5) // 2)
            found.append(f"·{side}{GAP * 5}{side}")
        else:
            found.append("·" + FLOOR * ACROSS)
    return "".join(found)


def _square_lines(naming: DisplayNames, state: AdrenalineState, at: int) -> list[str]:
    """The lines of a square: its name and room, what lies there, and the figures on it."""
    game = naming.game
    if not _is_square(naming, at):
        return [" " * ACROSS] * 4
    head = f" {game.square_name(at)} {naming.room_color(game.places.rooms[at])}"
    figures = [naming.figure(state, each)[:SHORT] for each, where in enumerate(state.pos) if where == at]
    lines = [
        head,
        f" {_square_content(naming, state, at)}",
        *(f" {' '.join(figures[i : i + A_LINE])}" for i in (0, A_LINE)),
    ]
    return [line[:ACROSS].ljust(ACROSS) for line in lines]


def _square_content(naming: DisplayNames, state: AdrenalineState, at: int) -> str:
    """The cubes of the ammo tile, or the color of the spawnpoint."""
    game = naming.game
    if at in game.spawns:
        return naming.say("draw-spawn", color=naming.color(game.spawns.index(at)))
    if state.tiles[at] == EMPTY:
        return ""
    if state.hacked >> at & 1:
        return "[? ?]"
    tile = state.tiles[at]
    letters = [naming.color(each)[0].upper() for each in range(len(COLORS)) for _ in range(game.ammo[tile][each])]
    return f"[{' '.join([*letters, *(['+'] if game.draws[tile] else [])])}]"
