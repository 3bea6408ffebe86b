"""<game>-<lang>.vmod: a module of VASSAL with a table, its decks, boards and tokens, and a hand for each player.

A module is a zip of buildFile.xml, moduledata and images. Nothing in it is packed, so that no version of a packer
shows in it.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Iterator
from xml.etree import ElementTree

from cardpress.files.zips import LONG_AGO
from cardpress.models.project import Artifact
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import folder
from cardpress.targets.exports.game_pieces import Pile, face_pictures, pile_job, piles, visible_faces
from cardpress.targets.exports.vassal.module import blanks, build_file, module_data


def jobs(order: Order) -> Iterable[Job]:
    """One job a language."""
    return [_job(order, language) for language in order.printed]


def _job(order: Order, language: str) -> Job:
    found = piles(order, language)
    place = f"{folder(order.game, __name__)}/{order.game.id}-{language}.vmod"
    title, version = order.texts[language].messages["ui-game"], order.game.settings.version

    def make(workshop: Workshop) -> Iterator[Artifact]:
        described = {
            "buildFile.xml": build_file(found, title, version, order.dpi),
            "moduledata": module_data(title, version),
        }
        yield Artifact(place, _pack(described, found, workshop, order.dpi))

    return pile_job(order, language, __name__, found, (place, title, version), make=make)


def _pack(
    described: dict[str, ElementTree.Element], found: tuple[Pile, ...], workshop: Workshop, dpi: int
) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as into:
        for name, tree in described.items():
            data = ElementTree.tostring(tree, "utf-8", xml_declaration=True)
            into.writestr(zipfile.ZipInfo(name, LONG_AGO), data)
        for name, picture in (*face_pictures(visible_faces(found), workshop, dpi), *blanks(found, dpi)):
            into.writestr(zipfile.ZipInfo(f"images/{name}", LONG_AGO), picture)
    return file.getvalue()
