"""The widgets of a room: a hand, piles with their decks, every single card, boards.

The form is that of rooms exported by PlayingCards.io: a table is 1600 by 1000, a poker card 103 wide, and every
value of a card's type is a text, since programs that read rooms ask for nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardpress.models.game import Lies, Size
from cardpress.press.face import FaceRequest
from cardpress.targets.exports.game_pieces import GamePiece, Pile, picture_name, stacking_order

ASSETS: Final = "userassets"
"""Folder of pictures in a room."""
SCALES: Final = tuple(103 / 63.5 * 0.95**step for step in range(60))
"""Lengths on the table of a millimetre: a poker card is 103 wide, less where much has to lie there."""
WIDTH: Final = 1600
"""Width of the table."""
HAND_AT: Final = 820
"""Where the hand begins."""
FRAME: Final = 8
"""How much larger a pile is than its cards."""
GAP: Final = 24
"""Room between piles."""
LABEL: Final = 40
"""Room above piles for what they are called."""
Json = dict[str, Any]


def widgets(found: Sequence[Pile]) -> list[Json]:
    """Every widget of a room: boards lie lowest, each pile has a place of its own above the hand."""
    room: list[Json] = [
        {"id": "hand", "type": "hand", "x": 50, "y": HAND_AT, "z": 1, "width": 1500, "height": 180}
    ]
    scale = next(scale for scale in SCALES if _places(found, scale)[-1].y <= HAND_AT)
    for pile, place in zip(found, _places(found, scale), strict=False):
        room += [_board(pile, place)] if pile.lies is Lies.BOARD else _pile(pile, place)
    return room


@dataclass(frozen=True)
class _TableArea:
    """Where something lies, and how large it is."""

    x: int
    y: int
    width: int
    height: int


def _places(found: Sequence[Pile], scale: float) -> list[_TableArea]:
    """A place for every pile from left to right, row below row; the last one is where the next row would begin."""
    across, down, high = GAP, LABEL, 0
    places = []
    for pile in found:
        width, height = round(pile.size.width_mm * scale), round(pile.size.height_mm * scale)
        if across > GAP and across + width + FRAME > WIDTH:
            across, down, high = GAP, down + high + LABEL, 0
        places.append(_TableArea(across, down, width, height))
        across, high = across + width + FRAME + GAP, max(high, height + FRAME)
    return [*places, _TableArea(GAP, down + high, 0, 0)]


def _board(pile: Pile, place: _TableArea) -> Json:
    return {
        "id": f"{pile.id}-board",
        "type": "board",
        "x": place.x,
        "y": place.y,
        "z": 1,
        "width": place.width,
        "height": place.height,
        "boardImage": _asset(pile.pieces[0].printed.front, pile.size),
    }


def _pile(pile: Pile, place: _TableArea) -> Iterator[Json]:
    """A pile, the deck in it and its cards as they lie."""
    width, height = place.width, place.height
    frame = {"width": width + FRAME, "height": height + FRAME}
    yield {
        "id": pile.id,
        "type": "cardPile",
        "x": place.x,
        "y": place.y,
        "z": 10,
        **frame,
        "label": pile.title,
        "hasShuffleButton": True,
    }
    inside = {"x": place.x + FRAME // 2, "y": place.y + FRAME // 2, "parent": pile.id}
    yield {
        "id": f"{pile.id}-deck",
        "type": "cardDeck",
        **inside,
        "z": 11,
        "cardWidth": width,
        "cardHeight": height,
        "enlarge": True,
        "cardTypes": {piece.printed.component: _type(piece) for piece in pile.pieces},
        "faceTemplate": _template(width, height, "image"),
        "backTemplate": _template(width, height, "back"),
    }
    for number, piece in enumerate(stacking_order(pile), 1):
        own = {
            "deck": f"{pile.id}-deck",
            "cardType": piece.printed.component,
            "faceup": pile.lies is Lies.OPEN,
        }
        yield {"id": f"{pile.id}-{number}", "type": "card", **inside, "z": 11 + number, **own}


def _type(piece: GamePiece) -> dict[str, str]:
    front, back = piece.printed.front, piece.printed.back or piece.printed.front
    return {
        "name": piece.printed.name,
        "label": piece.text or piece.printed.name,
        "image": _asset(front, piece.printed.size),
        "back": _asset(back, piece.printed.size),
    }


def _asset(face: FaceRequest, size: Size) -> str:
    return f"package://{ASSETS}/{picture_name(face, size)}"


def _template(width: int, height: int, field: str) -> Json:
    """A side that shows nothing but one picture of the card's type."""
    picture = {"type": "image", "x": 0, "y": 0, "w": width, "h": height, "color": "transparent"}
    return {
        "includeBorder": False,
        "includeRadius": True,
        "objects": [picture | {"valueType": "dynamic", "value": field}],
    }
