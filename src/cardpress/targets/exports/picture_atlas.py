"""Picture atlases: many faces in one picture, from which virtual tables cut the cards of a deck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from PIL import Image

from cardpress.press.face import FaceRequest
from cardpress.targets import Workshop
from cardpress.targets.exports.game_pieces import GamePiece, Pile, cut_pictures, pixels

MOST_PIXELS = 4096
"""The side of the largest picture that every graphics card takes."""
FEWEST = 2
"""Columns and rows of the smallest sheet that Tabletop Simulator takes."""


@dataclass(frozen=True)
class Atlas:
    """One atlas: its cards row by row; `back` is the back that all share, None when they differ."""

    pile: Pile
    number: int
    pieces: tuple[GamePiece, ...]
    columns: int
    rows: int
    cell: tuple[int, int]
    back: FaceRequest | None

    @property
    def id(self) -> str:
        """Its id among the atlases of a game."""
        return f"{self.pile.id}-{self.number}"


def atlases(pile: Pile, dpi: int, most: tuple[int, int]) -> tuple[Atlas, ...]:
    """The fewest atlases for a pile; `most` are the largest numbers of columns and rows."""
    cell = pixels(pile.size, dpi)
    columns, rows = (max(1, min(limit, MOST_PIXELS // side)) for limit, side in zip(most, cell, strict=True))
    backs = {piece.printed.back for piece in pile.pieces}
    back = backs.pop() if len(backs) == 1 else None
    whole = columns * rows
    found: list[Atlas] = []
    for first in range(0, len(pile.pieces), whole):
        pieces = pile.pieces[first : first + whole]
        high = max(FEWEST, ceil(len(pieces) / columns))
        found.append(Atlas(pile, len(found) + 1, pieces, columns, high, cell, back))
    return tuple(found)


def atlas_pictures(sheet: Atlas, workshop: Workshop, dpi: int) -> Iterator[tuple[str, Image.Image]]:
    """The pictures of an atlas: "front", and "back" with the shared back or that of each card."""
    yield "front", _compose(sheet, [piece.printed.front for piece in sheet.pieces], workshop, dpi)
    if sheet.back:
        yield "back", next(cut_pictures([(sheet.back, sheet.pile.size)], workshop, dpi))
    else:
        own = [piece.printed.back or piece.printed.front for piece in sheet.pieces]
        yield "back", _compose(sheet, own, workshop, dpi)


def _compose(sheet: Atlas, faces: list[FaceRequest], workshop: Workshop, dpi: int) -> Image.Image:
    width, height = sheet.cell
    whole = Image.new("RGB", (width * sheet.columns, height * sheet.rows), "white")
    asked = [(face, sheet.pile.size) for face in faces]
    for place, picture in enumerate(cut_pictures(asked, workshop, dpi)):
        down, across = divmod(place, sheet.columns)
        whole.paste(picture, (across * width, down * height))
    return whole
