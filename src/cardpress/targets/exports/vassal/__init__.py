"""<game>-<lang>.vmod: a module of VASSAL with a table, its decks, boards and tokens, and a hand for each player.

A module is a zip of buildFile.xml, moduledata and images.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.etree import ElementTree

from cardpress.files.zips import zip_of
from cardpress.models.project import Artifact
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import folder
from cardpress.targets.exports.game_pieces import face_pictures, pile_job, piles, visible_faces
from cardpress.targets.exports.vassal.module import blanks, build_file, module_data


def jobs(order: Order) -> Iterable[Job]:
    """One job a language."""
    return [_job(order, language) for language in order.printed]


def _job(order: Order, language: str) -> Job:
    found = piles(order, language)
    place = f"{folder(order.game, __name__)}/{order.game.id}-{language}.vmod"
    title, version = order.texts[language].messages["ui-game"], order.game.settings.version
    about = module_data(title, version)

    def make(workshop: Workshop) -> Iterator[Artifact]:
        trees = (("buildFile.xml", build_file(found, title, version, order.dpi)), ("moduledata", about))
        files = [(name, ElementTree.tostring(tree, "utf-8", xml_declaration=True)) for name, tree in trees]
        pictures = (*face_pictures(visible_faces(found), workshop, order.dpi), *blanks(found, order.dpi))
        yield Artifact(place, zip_of([*files, *((f"images/{name}", data) for name, data in pictures)]))

    return pile_job(order, language, __name__, found, (place, title, version), make=make)
