"""Cockatrice: a set of custom cards with their pictures and a deck list for each pile, in each language.

The folders are those of the program's own data (https://github.com/Cockatrice/Cockatrice/wiki/Custom-Cards-&-Sets).
It knows cards by their names alone, so that a name that two components have gets the id of the second.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from xml.etree import ElementTree

from cardpress.effects.content import canonical, components_by_id, content
from cardpress.models.project import Artifact
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import folder
from cardpress.targets.exports.cockatrice.cards import SPOILED, database, deck_list, names
from cardpress.targets.exports.game_pieces import Pile, cut_pictures, jpeg, pile_job, piles


def jobs(order: Order) -> Iterable[Job]:
    """One job a language."""
    return [_job(order, language) for language in order.printed]


def _job(order: Order, language: str) -> Job:
    found, game = piles(order, language), order.game
    place = f"{folder(game, __name__)}/{language}"
    named, fields = names(found), components_by_id(content(game))
    title = order.texts[language].messages["ui-game"]

    def make(workshop: Workshop) -> Iterator[Artifact]:
        cards = database(game.id, title, found, named, fields)
        yield Artifact(f"{place}/customsets/01.{game.id}.xml", _file(cards))
        for pile in (pile for pile in found if len(pile.pieces) > 1):
            yield Artifact(f"{place}/decks/{game.id}-{pile.id}.cod", _file(deck_list(pile, named)))
        for name, data in _pictures(found, named, workshop, order.dpi):
            yield Artifact(f"{place}/pics/CUSTOM/{name}.jpg", data)

    return pile_job(order, language, __name__, found, (place, title, canonical(fields)), make=make)


def _pictures(
    found: Iterable[Pile], named: Mapping[str, str], workshop: Workshop, dpi: int
) -> Iterator[tuple[str, bytes]]:
    """The front of each card by the name that the program looks for."""
    fronts = {
        named[piece.printed.component].translate(SPOILED): (piece.printed.front, pile.size)
        for pile in found
        for piece in pile.pieces
    }
    for name, picture in zip(fronts, cut_pictures([*fronts.values()], workshop, dpi), strict=True):
        yield name, jpeg(picture)


def _file(root: ElementTree.Element) -> bytes:
    ElementTree.indent(root)
    text: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return text + b"\n"
