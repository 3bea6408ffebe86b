"""The widgets of a room: a hand, piles with their decks, every single card, boards.

The form is that of rooms exported by PlayingCards.io: a table is 1600 by 1000, a poker card 103 wide, and every
value of a card's type is a text, since programs that read rooms ask for nothing else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

from cardpress.press.face import FaceRequest
from cardpress.targets.exports.pieces import Piece, Pile

ASSETS: Final = "userassets"
"""Folder of pictures in a room."""
PER_MM: Final = 103 / 63.5
"""Length on the table of a millimetre."""
WIDTH: Final = 1600
"""Width of the table."""
HAND_AT: Final = 820
"""Where the hand begins."""
GAP: Final = 24
"""Room between piles."""
LABEL: Final = 40
"""Room above piles for what they are called."""
BOARD_MM: Final = 150.0
"""What is larger, and single, is a board on which other pieces lie."""
Json = dict[str, Any]


def picture_of(face: FaceRequest) -> str:
    """The name of a face's picture."""
    return f"{hashlib.sha256(face.key.encode()).hexdigest()[:16]}.jpg"


def widgets(found: Sequence[Pile]) -> list[Json]:
    """Every widget of a room, boards first, so that they lie lowest."""
    room: list[Json] = [
        {"id": "hand", "type": "hand", "x": 50, "y": HAND_AT, "z": 1, "width": 1500, "height": 180}
    ]
    boards = [pile for pile in found if _is_board(pile)]
    room += [_board(pile, number) for number, pile in enumerate(boards)]
    across, down, high = GAP, LABEL, 0
    for pile in found:
        width, height = _extent(pile)
        if pile in boards:
            continue
        if across + width > WIDTH:
            across, down, high = GAP, down + high + LABEL + GAP, 0
        room += _pile(pile, across, down)
        across, high = across + width + GAP, max(high, height)
    return room


def _is_board(pile: Pile) -> bool:
    return pile.count == 1 and max(pile.size.width_mm, pile.size.height_mm) > BOARD_MM


def _extent(pile: Pile) -> tuple[int, int]:
    return round(pile.size.width_mm * PER_MM), round(pile.size.height_mm * PER_MM)


def _board(pile: Pile, number: int) -> Json:
    width, height = _extent(pile)
    face = _asset(pile.pieces[0].printed.front)
    place = {"x": (WIDTH - width) // 2, "y": LABEL, "z": number + 1}
    return {
        "id": f"{pile.id}-board",
        "type": "board",
        **place,
        "width": width,
        "height": height,
        "boardImage": face,
    }


def _pile(pile: Pile, across: int, down: int) -> Iterator[Json]:
    """A pile, the deck in it and its cards, face down."""
    width, height = _extent(pile)
    place = {"x": across, "y": down}
    frame = {"width": width + 8, "height": height + 8}
    yield {
        "id": pile.id,
        "type": "cardPile",
        **place,
        "z": 10,
        **frame,
        "label": pile.title,
        "hasShuffleButton": True,
    }
    inside = {"x": across + 4, "y": down + 4, "parent": pile.id}
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
    cards = [piece.printed.component for piece in pile.pieces for _ in range(piece.copies)]
    for number, component in enumerate(cards, 1):
        own = {"deck": f"{pile.id}-deck", "cardType": component, "faceup": False}
        yield {"id": f"{pile.id}-{number}", "type": "card", **inside, "z": 11 + number, **own}


def _type(piece: Piece) -> dict[str, str]:
    front, back = piece.printed.front, piece.printed.back or piece.printed.front
    return {
        "name": piece.printed.name,
        "label": piece.text or piece.printed.name,
        "image": _asset(front),
        "back": _asset(back),
    }


def _asset(face: FaceRequest) -> str:
    return f"package://{ASSETS}/{picture_of(face)}"


def _template(width: int, height: int, field: str) -> Json:
    """A side that shows nothing but one picture of the card's type."""
    picture = {"type": "image", "x": 0, "y": 0, "w": width, "h": height, "color": "transparent"}
    return {
        "includeBorder": False,
        "includeRadius": True,
        "objects": [picture | {"valueType": "dynamic", "value": field}],
    }
