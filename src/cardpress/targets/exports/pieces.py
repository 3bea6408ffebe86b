"""The physical pieces of a game for a virtual table: what lies together, with names, texts and pictures.

A deck's cards of one size and shape are a pile. Pictures are the very faces that are printed, cut at the trim.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from cardpress.models.game import Deck, Size
from cardpress.models.messages import deck_title
from cardpress.press.face import FaceRequest
from cardpress.press.layout.templates import plain
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.prepress.pictures import pictures
from cardpress.press.prepress.placing import Placing
from cardpress.press.requests import Printed
from cardpress.targets import Order, Workshop

QUALITY = 92
"""How well pictures are packed: letters of 7 pt keep clean edges."""
MM_PER_INCH = 25.4


@dataclass(frozen=True)
class Piece:
    """One design in a pile: how often it lies there, what is read when it is pointed at."""

    printed: Printed
    copies: int
    text: str


@dataclass(frozen=True)
class Pile:
    """Pieces of one size that belong together; `id` tells it from other piles of the game."""

    id: str
    title: str
    size: Size
    pieces: tuple[Piece, ...]

    @property
    def count(self) -> int:
        """How many physical pieces it has."""
        return sum(piece.copies for piece in self.pieces)


def piles(order: Order, language: str) -> tuple[Pile, ...]:
    """Every pile of a game in the order of its decks; the title is that of the deck, or its id."""
    printed = {one.component: one for one in order.printed[language]}
    return tuple(pile for deck in order.game.decks for pile in _of_deck(deck, order, language, printed))


def _of_deck(deck: Deck, order: Order, language: str, printed: Mapping[str, Printed]) -> Iterator[Pile]:
    words = order.texts[language]
    by_size: dict[Size, list[Piece]] = {}
    for id_, copies in deck.cards.items():
        if id_ in printed:
            text = "\n".join(" ".join(plain(rule).split()) for rule in words.components[id_].rules.values())
            by_size.setdefault(printed[id_].size, []).append(Piece(printed[id_], copies, text))
    title = words.messages.get(deck_title(deck.id), deck.id.replace("_", " "))
    for number, (size, pieces) in enumerate(by_size.items(), 1):
        yield Pile(deck.id if len(by_size) == 1 else f"{deck.id}_{number}", title, size, tuple(pieces))


def pixels(size: Size, dpi: int) -> tuple[int, int]:
    """Width and height of a picture of the trim."""
    return max(1, round(size.width_mm / MM_PER_INCH * dpi)), max(1, round(size.height_mm / MM_PER_INCH * dpi))


def cut_pictures(faces: Sequence[tuple[FaceRequest, Size]], workshop: Workshop, dpi: int) -> Iterator[Image.Image]:
    """Each face without its bleed, one after another; a picture does not outlive its turn."""
    wanted: list[tuple[Fragment, Size, Placing]] = [
        (
            workshop.faces[face.key],
            size,
            Placing("export", size.width_mm, size.height_mm, 0, 1, pixels(size, dpi)),
        )
        for face, size in faces
    ]
    for data in pictures(wanted, workshop.press.fonts, dpi):
        yield Image.open(io.BytesIO(data))


def jpeg(picture: Image.Image) -> bytes:
    """A picture as a JPEG file."""
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=QUALITY, subsampling=0, optimize=True)
    return file.getvalue()


def sides(found: Iterable[Pile]) -> tuple[FaceRequest, ...]:
    """Every face of some piles, each once."""
    return tuple(
        {side.key: side for pile in found for piece in pile.pieces for side in piece.printed.sides}.values()
    )
