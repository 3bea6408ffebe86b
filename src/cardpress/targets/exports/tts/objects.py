"""The objects of a save of Tabletop Simulator: decks, tiles, bags, and where they lie on the table.

The form is that of the program's own saves (https://kb.tabletopsimulator.com/custom-content/save-file-format/); an
inch is one unit.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardpress.models.game import Lies
from cardpress.press.face import FaceRequest
from cardpress.targets.exports.game_pieces import MM_PER_INCH, GamePiece, Pile, is_card, stacking_order
from cardpress.targets.exports.picture_atlas import Atlas

MOST_CARDS: Final = (10, 7)
"""Columns and rows of the largest sheet that the program takes."""
CARD_WIDTH: Final = 63.5 / MM_PER_INCH
"""Width in units of a card whose scale is 1."""
TILE_WIDTH: Final = 2.0
"""Width in units of a tile whose scale is 1."""
BOX, SHAPES = 0, {"hexagon": 1, "circle": 2}
"""Shapes of tiles by the program's numbers."""
LAST_IN, RANDOM = 0, 2
"""Bags that give out what went in last, and what nobody knows."""
SHUFFLE: Final = """function onLoad(state)
  if state == "" then self.shuffle() end
end

function onSave()
  return "shuffled"
end
"""
"""What a pile does that is shuffled: once, when the game is set up, and not when a game goes on."""
TABLE: Final = 40.0
"""How far piles spread to the right, in units, before a new row begins."""
GAP: Final = 0.5
"""Room between piles, in units."""
Json = dict[str, Any]


@dataclass(frozen=True)
class PictureNames:
    """Names of files; `prefix` tells the game's from those of all others in the program's folder."""

    prefix: str

    def sheet(self, sheet: Atlas, side: str) -> str:
        """The picture of a sheet's fronts or backs."""
        return f"{self.prefix}-{sheet.id}-{side}.jpg"

    def face(self, face: FaceRequest) -> str:
        """The picture of one side of a tile."""
        return f"{self.prefix}-{hashlib.sha256(face.key.encode()).hexdigest()[:12]}.jpg"


def is_deck(pile: Pile) -> bool:
    """Whether a pile is a deck of cards to the program; a board is none, whatever its size."""
    return is_card(pile.size) and pile.lies is not Lies.BOARD


def saved_object(found: Sequence[Pile], decks: Mapping[str, tuple[Atlas, ...]], named: PictureNames) -> Json:
    """All piles of a game beside each other, as the program saves them."""
    states, numbers = [], iter(range(1, 1000))
    for pile, place in zip(found, _places(found), strict=True):
        made = _deck(pile, decks[pile.id], named, numbers) if pile.id in decks else _tiles(pile, named)
        states.append(_put_at(made, place, face_down=pile.id in decks and pile.lies is not Lies.OPEN))
    return {
        "SaveName": "", "Date": "", "VersionNumber": "", "GameMode": "", "GameType": "", "GameComplexity": "",
        "Tags": [], "Gravity": 0.5, "PlayArea": 0.5, "Table": "", "Sky": "", "Note": "", "TabStates": {},
        "LuaScript": "", "LuaScriptState": "", "XmlUI": "", "ObjectStates": states,
    }  # fmt: skip


def _places(found: Sequence[Pile]) -> Iterator[tuple[float, float]]:
    """The middle of each pile, from left to right and row by row toward who sits at the table, in units."""
    right = forward = deep = 0.0
    for pile in found:
        wide, high = (side / MM_PER_INCH + GAP for side in (pile.size.width_mm, pile.size.height_mm))
        if right and right + wide > TABLE:
            right, forward, deep = 0.0, forward - deep, 0.0
        yield right + (wide - TABLE) / 2, forward - high / 2
        right, deep = right + wide, max(deep, high)


# ---- decks


def _deck(pile: Pile, sheets: tuple[Atlas, ...], named: PictureNames, numbers: Iterator[int]) -> Json:
    """A deck as it lies; a single card where there is only one."""
    cards: dict[str, Json] = {}
    for sheet in sheets:
        number = next(numbers)
        custom = {str(number): _custom_deck(sheet, named)}
        for slot, piece in enumerate(sheet.pieces):
            card = {"CardID": 100 * number + slot, "SidewaysCard": False, "CustomDeck": custom}
            scale = pile.size.width_mm / MM_PER_INCH / CARD_WIDTH
            component = piece.printed.component
            cards[component] = _object("CardCustom", piece, f"{pile.id}/{component}", scale) | card
    every = [
        cards[piece.printed.component] | {"GUID": _guid(f"{pile.id}/{place}")}
        for place, piece in enumerate(stacking_order(pile))
    ]
    if len(every) == 1:
        return every[0]
    whole = _empty_object("DeckCustom", pile.title, f"{pile.id}/deck", every[0]["Transform"]["scaleX"])
    customs = {number: one for card in cards.values() for number, one in card["CustomDeck"].items()}
    ids = [card["CardID"] for card in every]
    made = whole | {"DeckIDs": ids, "CustomDeck": customs, "ContainedObjects": every, "Hands": False}
    return made | ({"LuaScript": SHUFFLE} if pile.lies is Lies.SHUFFLED else {})


def _custom_deck(sheet: Atlas, named: PictureNames) -> Json:
    return {
        "FaceURL": named.sheet(sheet, "front"),
        "BackURL": named.sheet(sheet, "back"),
        "NumWidth": sheet.columns,
        "NumHeight": sheet.rows,
        "BackIsHidden": True,
        "UniqueBack": sheet.back is None,
        "Type": 0,
    }


# ---- tiles


def _tiles(pile: Pile, named: PictureNames) -> Json:
    """A tile, or a bag with all of them; a board cannot be pushed away."""
    designs = {piece.printed.component: _tile(pile, piece, named) for piece in pile.pieces}
    tiles = [
        designs[piece.printed.component] | {"GUID": _guid(f"{pile.id}/{place}")}
        for place, piece in enumerate(stacking_order(pile))
    ]
    if len(tiles) == 1:
        return tiles[0] | {"Locked": pile.lies is Lies.BOARD}
    order = RANDOM if pile.lies in {Lies.SHUFFLED, Lies.BAG} else LAST_IN
    return _empty_object("Bag", pile.title, f"{pile.id}/bag", 1) | {
        "Bag": {"Order": order},
        "ContainedObjects": tiles,
    }


def _tile(pile: Pile, piece: GamePiece, named: PictureNames) -> Json:
    front = piece.printed.front
    back = front if pile.lies is Lies.BOARD else piece.printed.back or front
    scale = pile.size.width_mm / MM_PER_INCH / TILE_WIDTH
    shape = {"Type": SHAPES.get(pile.size.shape, BOX), "Thickness": 0.1, "Stackable": False, "Stretch": True}
    image = {
        "ImageURL": named.face(front),
        "ImageSecondaryURL": named.face(back),
        "ImageScalar": 1.0,
        "WidthScale": 0.0,
        "CustomTile": shape,
    }
    return _object("Custom_Tile", piece, f"{pile.id}/{piece.printed.component}", scale) | {"CustomImage": image}


# ---- what every object has


def _object(name: str, piece: GamePiece, path: str, scale: float) -> Json:
    """A piece: its name and its text are shown by the program, its id is for scripts."""
    own = _empty_object(name, piece.printed.name, path, scale)
    return own | {"Description": piece.text, "GMNotes": piece.printed.component}


def _empty_object(name: str, title: str, path: str, scale: float) -> Json:
    return {
        "GUID": _guid(path),
        "Name": name,
        "Transform": {"posX": 0.0, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0,
                      "scaleX": scale, "scaleY": 1.0, "scaleZ": scale},
        "Nickname": title,
        "Description": "",
        "GMNotes": "",
        "ColorDiffuse": {"r": 0.713, "g": 0.713, "b": 0.713},
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "IgnoreFoW": False,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "HideWhenFaceDown": name != "Bag",
        "Hands": name == "CardCustom",
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
    }  # fmt: skip


def _put_at(made: Json, place: tuple[float, float], *, face_down: bool) -> Json:
    """An object where it stands on the table."""
    turned = {"posX": place[0], "posZ": place[1], "rotZ": 180.0 if face_down else 0.0}
    return made | {"Transform": made["Transform"] | turned}


def _guid(path: str) -> str:
    """Six hexadecimal digits that belong to a path."""
    return hashlib.sha256(path.encode()).hexdigest()[:6]
