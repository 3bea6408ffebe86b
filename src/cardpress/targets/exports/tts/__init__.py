"""A saved object for Tabletop Simulator with its pictures, for each language.

The folders are those of the program's own data: a picture in Mods/Images is found there by its name alone, so that
one machine needs no upload. Piles of cards are decks; other pieces are tiles, several of
them in a bag.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardpress.models.project import Artifact
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import folder, json_file
from cardpress.targets.exports.game_pieces import Pile, cut_pictures, jpeg, pile_job, piles, visible_faces
from cardpress.targets.exports.picture_atlas import atlas_pictures, atlases
from cardpress.targets.exports.tts.objects import MOST_CARDS, PictureNames, is_deck, saved_object


def jobs(order: Order) -> Iterable[Job]:
    """One job a language."""
    return [_job(order, language) for language in order.printed]


def _job(order: Order, language: str) -> Job:
    found, name = piles(order, language), f"{order.game.id}-{language}"
    place = f"{folder(order.game, __name__)}/{language}"
    decks = {pile.id: atlases(pile, order.dpi, MOST_CARDS) for pile in found if is_deck(pile)}

    def make(workshop: Workshop) -> Iterator[Artifact]:
        saved = saved_object(found, decks, PictureNames(name))
        yield Artifact(f"{place}/Saves/Saved Objects/{name}.json", json_file(saved))
        for pile in found:
            for file, data in _pictures(pile, order.dpi, PictureNames(name), workshop):
                yield Artifact(f"{place}/Mods/Images/{file}", data)

    return pile_job(order, language, __name__, found, (place,), make=make)


def _pictures(pile: Pile, dpi: int, named: PictureNames, workshop: Workshop) -> Iterator[tuple[str, bytes]]:
    """Every picture of a pile by its file's name: sheets of a deck, each side of other pieces."""
    if is_deck(pile):
        for sheet in atlases(pile, dpi, MOST_CARDS):
            for side, picture in atlas_pictures(sheet, workshop, dpi):
                yield named.sheet(sheet, side), jpeg(picture)
        return
    faces = {named.face(face): (face, size) for face, size in visible_faces([pile])}
    for name, picture in zip(faces, cut_pictures([*faces.values()], workshop, dpi), strict=True):
        yield name, jpeg(picture)
