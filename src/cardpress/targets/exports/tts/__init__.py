"""A saved object for Tabletop Simulator with its pictures, for each language.

The folders are those of the program's own data: a picture in Mods/Images is found there by its name alone, so that
one machine needs no upload. Piles of cards are decks; other pieces are tiles, several of
them in a bag.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from cardpress.models.project import Artifact
from cardpress.press.fingerprint import fingerprint
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import edition, folder
from cardpress.targets.exports.atlas import drawn, sheets
from cardpress.targets.exports.pieces import Pile, cut_pictures, jpeg, piles, seen, sides
from cardpress.targets.exports.tts.objects import MOST_CARDS, Named, is_deck, saved_object


def jobs(order: Order) -> Iterable[Job]:
    """One job a language."""
    return [_job(order, language) for language in order.printed]


def _job(order: Order, language: str) -> Job:
    found, name = piles(order, language), f"{order.game.id}-{language}"
    place = f"{folder(order.game, __name__)}/{language}"
    decks = {pile.id: sheets(pile, order.dpi, MOST_CARDS) for pile in found if is_deck(pile)}

    def make(workshop: Workshop) -> Iterator[Artifact]:
        text = json.dumps(saved_object(found, decks, Named(name)), indent=2, ensure_ascii=False)
        yield Artifact(f"{place}/Saves/Saved Objects/{name}.json", f"{text}\n".encode())
        for pile in found:
            for file, data in _pictures(pile, order.dpi, Named(name), workshop):
                yield Artifact(f"{place}/Mods/Images/{file}", data)

    shown = [(pile, *(face.key for face in sides([pile]))) for pile in found]
    recipe = fingerprint("tts", place, order.dpi, repr(shown))
    return Job("exports.tts", language, recipe, make, sides(found), edition=edition(order))


def _pictures(pile: Pile, dpi: int, named: Named, workshop: Workshop) -> Iterator[tuple[str, bytes]]:
    """Every picture of a pile by its file's name: sheets of a deck, each side of other pieces."""
    if is_deck(pile):
        for sheet in sheets(pile, dpi, MOST_CARDS):
            for side, picture in drawn(sheet, workshop, dpi):
                yield named.sheet(sheet, side), jpeg(picture)
        return
    faces = {named.face(face): (face, size) for face, size in seen([pile])}
    for name, picture in zip(faces, cut_pictures([*faces.values()], workshop, dpi), strict=True):
        yield name, jpeg(picture)
