"""Foundry VTT: a module with its pictures and the sources of a compendium of decks, for each language.

The program keeps compendia in a database of its own; its command-line tool packs the sources, and a single deck
can be read in as it is ("Import Data").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from cardpress.models.project import Artifact
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import folder, json_file
from cardpress.targets.exports.foundry.decks import deck
from cardpress.targets.exports.game_pieces import all_faces, face_pictures, pile_job, piles

LEAST_VERSION: Final = "11"
"""Since this version compendia are kept as the tool packs them."""
PACK: Final = "decks"
Json = dict[str, Any]


def jobs(order: Order) -> Iterable[Job]:
    """One job a language."""
    return [_job(order, language) for language in order.printed]


def _job(order: Order, language: str) -> Job:
    found, module = piles(order, language), f"{order.game.id.replace('_', '-')}-{language}"
    place = f"{folder(order.game, __name__)}/{module}"
    described = _manifest(module, order.texts[language].messages["ui-game"], order.game.settings.version)

    faces = [(face, pile.size) for pile in found for face in all_faces([pile])]

    def make(workshop: Workshop) -> Iterator[Artifact]:
        yield Artifact(f"{place}/module.json", json_file(described))
        for number, pile in enumerate(found):
            yield Artifact(f"{place}/packs/_source/{PACK}/{pile.id}.json", json_file(deck(pile, module, number)))
        for name, data in face_pictures(faces, workshop, order.dpi):
            yield Artifact(f"{place}/images/{name}", data)

    return pile_job(order, language, __name__, found, (place, repr(described)), make=make)


def _manifest(module: str, title: str, version: str) -> Json:
    pack = {"name": PACK, "label": title, "path": f"packs/{PACK}", "type": "Cards"}
    return {
        "id": module,
        "title": title,
        "version": version,
        "compatibility": {"minimum": LEAST_VERSION},
        "packs": [pack],
    }
