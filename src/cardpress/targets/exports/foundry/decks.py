"""The documents of Foundry VTT: a stack of cards for each pile, with the keys its tool wants."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from cardpress.models.game import Lies, Size
from cardpress.press.face import FaceRequest
from cardpress.targets.exports.game_pieces import GamePiece, Pile, picture_name, stacking_order

GRID: Final = 100 / 63.5
"""Pixels on a scene of a millimetre: a poker card is as wide as a square of the usual grid."""
LETTERS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ID: Final = 16
"""Letters and digits of an id."""
Json = dict[str, Any]


def deck(pile: Pile, module: str, number: int) -> Json:
    """A pile as a deck: its cards in the order they lie, face up where they lie open."""
    id_ = _id(f"{module}/{pile.id}")
    cards = [_card(piece, pile, module, id_, place) for place, piece in enumerate(stacking_order(pile))]
    return {
        "_id": id_,
        "_key": f"!cards!{id_}",
        "name": pile.title,
        "type": "deck",
        "description": "",
        "img": cards[0]["back"]["img"],
        "width": round(pile.size.width_mm * GRID),
        "height": round(pile.size.height_mm * GRID),
        "rotation": 0,
        "displayCount": True,
        "cards": cards,
        "sort": number,
        "folder": None,
        "ownership": {"default": 0},
        "flags": {},
        "system": {},
    }


def _card(piece: GamePiece, pile: Pile, module: str, deck_id: str, place: int) -> Json:
    id_ = _id(f"{module}/{pile.id}/{place}")
    front, back = piece.printed.front, piece.printed.back or piece.printed.front
    open_ = pile.lies in {Lies.OPEN, Lies.BOARD}
    return {
        "_id": id_,
        "_key": f"!cards.cards!{deck_id}.{id_}",
        "name": piece.printed.name,
        "type": "base",
        "description": piece.text,
        "suit": pile.title,
        "value": None,
        "faces": [{"name": piece.printed.name, "text": piece.text, "img": _path(front, pile.size, module)}],
        "back": {"name": pile.title, "text": "", "img": _path(back, pile.size, module)},
        "face": 0 if open_ else None,
        "drawn": False,
        "origin": deck_id,
        "width": round(pile.size.width_mm * GRID),
        "height": round(pile.size.height_mm * GRID),
        "rotation": 0,
        "sort": place,
        "flags": {module: {"component": piece.printed.component}},
        "system": {},
    }


def _path(face: FaceRequest, size: Size, module: str) -> str:
    return f"modules/{module}/images/{picture_name(face, size)}"


def _id(path: str) -> str:
    """Sixteen letters and digits that belong to a path."""
    number = int.from_bytes(hashlib.sha256(path.encode()).digest())
    letters = []
    for _ in range(ID):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)
