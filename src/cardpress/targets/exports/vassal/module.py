"""What VASSAL builds a module of: a map with piles upon it, a roster of players, a hand for each of them.

A piece is a command that adds it: its traits from the outermost to the piece itself, their types and then their
states, each level escaped in the next. Places are centers, in pixels of the pictures.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final
from xml.etree.ElementTree import Element, SubElement

from PIL import Image

from cardpress.models.game import Lies, Rectangle, Size
from cardpress.targets.exports.game_pieces import GamePiece, Pile, cut_out, picture_name, pixels, stacking_order

VASSAL_VERSION: Final = "3.6.7"
SEATS: Final = 6
"""Sides of the roster: who is not there takes none."""
TABLE: Final = "Table"
GAP: Final = 24
"""Pixels between piles."""
WIDER: Final = 1.6
"""How much wider than high the table is, at least about."""
FLIP: Final = "70,130"
"""Ctrl+F, as the program writes keys."""
FIXED: Final = "immob;n;V;R;"
"""The trait of what is neither selected, moved nor stacked."""
BLANK: Final = "#808080"
"""The color of what has no back."""
BUILD: Final = "VASSAL.build."
MODULE: Final = f"{BUILD}module."
MAP: Final = f"{MODULE}map."
PARTS: Final = (
    *("ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer", "MapCenterer", "StackExpander"),
    *("PieceMover", "KeyBufferer", "SelectionHighlighters", "StackMetrics", "CounterDetailViewer", "Zoomer"),
)
"""What lets pieces on a map be moved, stacked, pointed at: a map has only what its file names."""


def module_data(title: str, version: str) -> Element:
    """What the program shows of a module before it opens it."""
    data = Element("data", version="1")
    for name, text in (("version", version), ("VassalVersion", VASSAL_VERSION), ("name", title)):
        SubElement(data, name).text = text
    SubElement(data, "description").text = title
    return data


def build_file(found: Sequence[Pile], title: str, version: str, dpi: int) -> Element:
    """The whole module: piles as they lie, boards fixed, each piece with an id of its own."""
    last = sum(pile.count for pile in found) + 1
    game = Element(f"{BUILD}GameModule", name=title, version=version, description=title)
    game.attrib |= {"VassalVersion": VASSAL_VERSION, "nextPieceSlotId": str(last)}
    for part in ("BasicCommandEncoder", "Documentation", "GlobalOptions"):
        SubElement(game, f"{MODULE}{part}")
    roster = SubElement(game, f"{MODULE}PlayerRoster")
    seats = [f"{title} {number}" for number in range(1, SEATS + 1)]
    for seat in seats:
        SubElement(roster, "entry").text = seat
    places = _places(found, dpi)
    wide, high = (max(place[side] + place[side + 2] for place in places) + GAP for side in (0, 1))
    table = _map(game, "Map", TABLE, (wide, high), {})
    ids = count(1)
    for pile, place in zip(found, places, strict=True):
        _lay_pile(table, pile, place, ids)
    for seat in seats:
        _map(game, "PlayerHand", seat, (wide, high // 2), {"side": seat, "visible": "false", "buttonName": seat})
    return game


def _map(game: Element, kind: str, name: str, size: tuple[int, int], more: dict[str, str]) -> Element:
    """A map with one empty board, already chosen, and all that moves pieces."""
    about = {"mapName": name, "allowMultiple": "false", "markMoved": "Never"} | more
    found = SubElement(game, f"{MODULE}{kind}", about)
    picker = SubElement(found, f"{MAP}BoardPicker", title=name)
    board = {"name": name, "width": str(size[0]), "height": str(size[1]), "color": "255,255,255"}
    SubElement(picker, f"{MAP}boardPicker.Board", board)
    SubElement(picker, "setup").text = f"{name}BoardPicker\t{name}\t0\t0"
    for part in PARTS:
        SubElement(found, f"{MAP}{part}")
    return found


def _places(found: Sequence[Pile], dpi: int) -> list[tuple[int, int, int, int]]:
    """Left, top, width and height of every pile, from left to right, row below row."""
    sizes = [pixels(pile.size, dpi) for pile in found]
    area = sum((wide + GAP) * (high + GAP) for wide, high in sizes)
    width = max(math.isqrt(round(area * WIDER)), *(wide + 2 * GAP for wide, _ in sizes))
    across, down, tall = GAP, GAP, 0
    places: list[tuple[int, int, int, int]] = []
    for wide, high in sizes:
        if across + wide + GAP > width:
            across, down, tall = GAP, down + tall + GAP, 0
        places.append((across, down, wide, high))
        across, tall = across + wide + GAP, max(tall, high)
    return places


def _lay_pile(table: Element, pile: Pile, place: tuple[int, int, int, int], ids: Iterator[int]) -> None:
    """A pile on the table: a deck, or pieces that lie there from the start where all are of one design."""
    left, top, wide, high = place
    where = {"name": pile.id, "owningBoard": TABLE, "x": str(left + wide // 2), "y": str(top + high // 2)}
    size = {"width": str(wide), "height": str(high)}
    hidden = _is_hidden(pile)
    if not hidden and len(pile.pieces) == 1:
        stack, slot = SubElement(table, f"{MAP}SetupStack", where, useGridLocation="false"), "PieceSlot"
    else:
        stack, slot = SubElement(table, f"{MAP}DrawPile", where | size | _deck(hidden=hidden)), "CardSlot"
    for piece in stacking_order(pile):
        id_ = next(ids)
        about = {"entryName": piece.printed.name, "gpid": str(id_)} | size
        SubElement(stack, f"{BUILD}widget.{slot}", about).text = _add_command(piece, pile, id_)


def _is_hidden(pile: Pile) -> bool:
    return pile.lies in {Lies.SHUFFLED, Lies.BAG}


def _blank(size: Size) -> str:
    """The picture of what lies unseen and has no back."""
    form = "jpg" if size.shape == Rectangle.shape else "png"
    return f"blank-{size.shape}-{size.width_mm:g}x{size.height_mm:g}.{form}"


def blanks(found: Sequence[Pile], dpi: int) -> Iterator[tuple[str, bytes]]:
    """A picture for each size of pieces that lie unseen and have no back."""
    sizes = {
        _blank(pile.size): pile.size
        for pile in found
        if _is_hidden(pile) and any(piece.printed.back is None for piece in pile.pieces)
    }
    for name, size in sizes.items():
        yield name, cut_out(Image.new("RGB", pixels(size, dpi), BLANK), size)


def _deck(*, hidden: bool) -> dict[str, str]:
    """How a deck is drawn from: unseen and shuffled, or face up in its order."""
    always = "Always" if hidden else "Never"
    return {"faceDown": always, "shuffle": always, "draw": "true", "color": "0,0,0", "drawFaceUp": "false"}


def _add_command(piece: GamePiece, pile: Pile, id_: int) -> str:
    """The command that adds a piece with its traits."""
    printed = piece.printed
    front = picture_name(printed.front, pile.size)
    traits = [
        (_sequence(";", "mark", "Component"), _sequence(",", printed.component)),
        (_sequence(";", "mark", "Text"), _sequence(",", " ".join(piece.text.split()))),
        (_sequence(";", "piece", "", "", front, printed.name), f"null;0;0;{id_};0"),
    ]
    if pile.lies is Lies.BOARD:
        traits.insert(0, (FIXED, ""))
    elif printed.back or _is_hidden(pile):
        back = picture_name(printed.back, pile.size) if printed.back else _blank(pile.size)
        mask = ("obs", FLIP, back, "", "I", pile.title, "player:", "", "", "true", "", "")
        traits.insert(0, (_sequence(";", *mask), "null"))
    types, states = (_nest([trait[part] for trait in traits]) for part in (0, 1))
    return _sequence("/", "+", "null", types, states)


def _nest(parts: Sequence[str]) -> str:
    """Each part with all that follow it as one: what is inside is escaped once for each that is around it."""
    return _sequence("\t", parts[0], _nest(parts[1:])) if len(parts) > 1 else parts[0]


def _sequence(delimiter: str, *fields: str) -> str:
    """Fields as one text, delimiters in them escaped; quotes guard a field that ends in the sign of escape."""
    escaped = (field.replace(delimiter, f"\\{delimiter}") for field in fields)
    return delimiter.join(f"'{field}'" if field.endswith("\\") else field for field in escaped)
