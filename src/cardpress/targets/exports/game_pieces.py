"""The physical pieces of a game for virtual tables: piles with names, texts and pictures.

A pile is what lies together when the game begins, as the deck's file says. Pictures are the same faces that
are printed, cut at the trim.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from PIL import Image, ImageDraw

from cardpress.models.game import Circle, Deck, Lies, Rectangle, Size
from cardpress.models.message_scan import deck_title, pile_title
from cardpress.models.printing import EXPORTS
from cardpress.models.project import Artifact, Texts
from cardpress.press.face import FaceRequest
from cardpress.press.face_requests import PrintedComponent
from cardpress.press.fingerprint import fingerprint
from cardpress.press.layout.templates import plain
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.prepress.pictures import QUICKEST, pictures
from cardpress.press.prepress.placing import Placing
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import edition

CARD_MM: Final = (40.0, 150.0)
"""Least and largest side in mm of cards held in a hand."""
QUALITY = 92
"""JPEG quality at which text of 7 pt keeps clean edges."""
FINER = 4
"""Supersampling of the mask of a cut-out picture, for smooth edges."""
MM_PER_INCH = 25.4


@dataclass(frozen=True)
class GamePiece:
    """One design in a pile: its number of copies, and the text a virtual table shows for it."""

    printed: PrintedComponent
    copies: int
    text: str


@dataclass(frozen=True)
class Pile:
    """Pieces of one size that belong together; `id` tells it from other piles of the game."""

    id: str
    title: str
    size: Size
    pieces: tuple[GamePiece, ...]
    lies: Lies

    @property
    def count(self) -> int:
        """How many physical pieces it has."""
        return sum(piece.copies for piece in self.pieces)


def piles(order: Order, language: str) -> tuple[Pile, ...]:
    """Every pile of a game in the order of its decks, boards first of all."""
    printed = {one.component: one for one in order.printed[language]}
    found = [pile for deck in order.game.decks for pile in _deck_piles(deck, order, language, printed)]
    return tuple(sorted(found, key=lambda pile: pile.lies is not Lies.BOARD))


def _deck_piles(
    deck: Deck, order: Order, language: str, printed: Mapping[str, PrintedComponent]
) -> Iterator[Pile]:
    """Piles as the deck's file defines them, else one a kind; pieces of different sizes are in different piles."""
    words, components = order.texts[language], order.game.components
    together: dict[tuple[str, Lies | None, Size], list[GamePiece]] = {}
    for id_, copies in deck.cards.items():
        if id_ not in printed:
            continue
        kind = components[id_].model.kind
        told = deck.pile_of(id_, kind)
        name, lies = (told[0], told[1].lies) if told else (kind, None)
        text = "\n".join(" ".join(plain(rule).split()) for rule in words.components[id_].rules.values())
        together.setdefault((name, lies, printed[id_].size), []).append(GamePiece(printed[id_], copies, text))
    for number, ((name, lies, size), pieces) in enumerate(together.items(), 1):
        id_ = f"{deck.id}-{name}" if len(together) > 1 else deck.id
        several = sum(other == name for other, _, _ in together) > 1
        title = _title(deck, name, pieces, words, alone=len(together) == 1)
        id_ = f"{id_}-{number}" if several else id_
        pile = Pile(id_, title, size, tuple(pieces), lies or _default_lies(size, pieces))
        yield from _split_by_design(pile) if lies in {Lies.SUPPLY, Lies.BOARD} else [pile]


def _split_by_design(pile: Pile) -> Iterator[Pile]:
    """A pile of each design, where designs do not lie upon each other; a supply lies open."""
    lies = Lies.OPEN if pile.lies is Lies.SUPPLY else pile.lies
    for piece in pile.pieces:
        yield Pile(f"{pile.id}-{piece.printed.component}", piece.printed.name, pile.size, (piece,), lies)


def _title(deck: Deck, name: str, pieces: Sequence[GamePiece], words: Texts, *, alone: bool) -> str:
    """The title of a pile: its message, its only piece, its deck, or ids where nothing has a name."""
    told = words.messages.get(pile_title(name))
    if told is None and len(pieces) == 1:
        return pieces[0].printed.name
    of_deck = words.messages.get(deck_title(deck.id), deck.id.replace("_", " "))
    return told or (of_deck if alone or name == deck.id else f"{of_deck}: {name.replace('_', ' ')}")


def _default_lies(size: Size, pieces: Sequence[GamePiece]) -> Lies:
    """How pieces lie unless the deck says so: cards shuffled, tokens in a bag, a large single piece as a board."""
    if is_card(size):
        return Lies.SHUFFLED
    single = len(pieces) == 1 and pieces[0].copies == 1
    return Lies.BOARD if single and max(size.width_mm, size.height_mm) > CARD_MM[1] else Lies.BAG


def is_card(size: Size) -> bool:
    """Whether a size is that of cards held in a hand: a rectangle within CARD_MM."""
    low, high = sorted((size.width_mm, size.height_mm))
    return isinstance(size, Rectangle) and CARD_MM[0] <= low and high <= CARD_MM[1]


def stacking_order(pile: Pile) -> list[GamePiece]:
    """Every copy in a pile from the top down: in order, or shuffled equally in every build."""
    every = [(piece, number) for piece in pile.pieces for number in range(piece.copies)]
    if pile.lies in {Lies.SHUFFLED, Lies.BAG}:
        every.sort(key=lambda one: sha256(f"{one[0].printed.component} {one[1]}".encode()).digest())
    return [piece for piece, _ in every]


def pixels(size: Size, dpi: int) -> tuple[int, int]:
    """Width and height of a picture of the trim."""
    return max(1, round(size.width_mm / MM_PER_INCH * dpi)), max(1, round(size.height_mm / MM_PER_INCH * dpi))


def cut_pictures(faces: Sequence[tuple[FaceRequest, Size]], workshop: Workshop, dpi: int) -> Iterator[Image.Image]:
    """Pictures of faces cut at the trim, one at a time; use each before asking for the next."""
    wanted: list[tuple[Fragment, Size, Placing]] = [
        (
            workshop.faces[face.key],
            size,
            Placing("export", size.width_mm, size.height_mm, 0, 1, pixels(size, dpi)),
        )
        for face, size in faces
    ]
    for data in pictures(wanted, workshop.press.fonts, dpi, effort=QUICKEST):
        yield Image.open(io.BytesIO(data))


def jpeg(picture: Image.Image) -> bytes:
    """A picture as a JPEG file."""
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=QUALITY, subsampling=0, optimize=True)
    return file.getvalue()


def cut_out(picture: Image.Image, size: Size) -> bytes:
    """A picture as a JPEG file; of a hexagon or a circle as a PNG file, with nothing around it."""
    if size.shape == Rectangle.shape:
        return jpeg(picture)
    wide, high = (FINER * side for side in picture.size)
    mask = Image.new("L", (wide, high))
    if size.shape == Circle.shape:
        ImageDraw.Draw(mask).ellipse((0, 0, wide, high), fill=255)
    else:
        corners = ((0.25, 0), (0.75, 0), (1, 0.5), (0.75, 1), (0.25, 1), (0, 0.5))
        ImageDraw.Draw(mask).polygon([(wide * x, high * y) for x, y in corners], fill=255)
    picture.putalpha(mask.resize(picture.size, Image.Resampling.BOX))
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def pile_job(  # noqa: PLR0913 a job's parts
    order: Order,
    language: str,
    export: str,
    found: Sequence[Pile],
    described: tuple[str, ...],
    *,
    make: Callable[[Workshop], Iterable[Artifact]],
) -> Job:
    """The job of an export that lays piles on a table in one language.

    `export` is the name of its package; `described` are its place and whatever is in it and in no pile.
    """
    name = export.rpartition(".")[2]
    shown = [(pile, *(face.key for face in all_faces([pile]))) for pile in found]
    recipe = fingerprint(name, order.dpi, *described, repr(shown))
    return Job(f"{EXPORTS}.{name}", language, recipe, make, all_faces(found), edition=edition(order))


def all_faces(found: Iterable[Pile]) -> tuple[FaceRequest, ...]:
    """Every face of some piles, each once."""
    return tuple(
        {side.key: side for pile in found for piece in pile.pieces for side in piece.printed.sides}.values()
    )


def visible_faces(found: Iterable[Pile]) -> Iterator[tuple[FaceRequest, Size]]:
    """Every face visible on a table, with its size; of boards only the front."""
    for pile in found:
        for piece in pile.pieces:
            for face in (piece.printed.front,) if pile.lies is Lies.BOARD else piece.printed.sides:
                yield face, pile.size


def picture_name(face: FaceRequest, size: Size) -> str:
    """The name of a face's picture as `cut_out` makes it."""
    form = "jpg" if size.shape == Rectangle.shape else "png"
    return f"{sha256(face.key.encode()).hexdigest()[:16]}.{form}"


def face_pictures(
    faces: Iterable[tuple[FaceRequest, Size]], workshop: Workshop, dpi: int
) -> Iterator[tuple[str, bytes]]:
    """Pictures of faces by their names, each once, however many pieces show it."""
    wanted = {picture_name(face, size): (face, size) for face, size in faces}
    cut = cut_pictures([*wanted.values()], workshop, dpi)
    for (name, (_, size)), picture in zip(wanted.items(), cut, strict=True):
        yield name, cut_out(picture, size)
