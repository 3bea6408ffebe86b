"""<lang>/<component>-front.png: every face as a picture with its bleed, one that components share only once.

Pages of the rulebook lie beside them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from cardpress.models.project import Artifact
from cardpress.press.face import FaceRequest
from cardpress.press.fingerprint import fingerprint
from cardpress.press.prepress.pictures import as_it_is, pictures
from cardpress.targets import Job, Order, Workshop, faces_of
from cardpress.targets.exports import edition, folder
from cardpress.targets.exports.png.book_pictures import book_jobs

_STRANGE = re.compile(r"[^\w-]+")


def jobs(order: Order) -> Iterable[Job]:
    """A job a language for faces, and one for the rulebook of a game that has one."""
    faces = (_job(order, language) for language in order.printed)
    return [*faces, *book_jobs(order, folder(order.game, __name__))]


def _job(order: Order, language: str) -> Job:
    place = f"{folder(order.game, __name__)}/{language}"
    sizes = {side.key: one.size for one in order.printed[language] for side in one.sides}
    faces = faces_of(order.printed[language])

    def make(workshop: Workshop) -> Iterator[Artifact]:
        wanted = [
            (workshop.faces[face.key], sizes[face.key], as_it_is(sizes[face.key], order.dpi)) for face in faces
        ]
        drawn = pictures(wanted, workshop.press.fonts, order.dpi)
        for face, data in zip(faces, drawn, strict=True):
            yield Artifact(f"{place}/{picture_path(face)}", data, 1)

    recipe = fingerprint(
        "png", place, order.dpi, *((picture_path(face), face.key, sizes[face.key]) for face in faces)
    )
    return Job("exports.png", language, recipe, make, faces, edition=edition(order))


def picture_path(face: FaceRequest) -> str:
    """The file of a face in the folder of its language: old_sword-front.png, team_back-red-back.png."""
    return f"{_STRANGE.sub('_', face.label.rpartition(', ')[0].replace(', ', '-'))}.png"
