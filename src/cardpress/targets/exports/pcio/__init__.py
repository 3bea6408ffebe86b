"""<game>-<lang>.pcio: a room of PlayingCards.io (virtualtabletop.io takes it too) with every piece of a game.

A room is a zip of widgets.json and pictures. Nothing in it is packed, so that no version of a packer shows in it.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterable, Iterator

from cardpress.files.zips import LONG_AGO
from cardpress.models.project import Artifact
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import folder
from cardpress.targets.exports.game_pieces import Pile, face_pictures, pile_job, piles, visible_faces
from cardpress.targets.exports.pcio.room import ASSETS, widgets


def jobs(order: Order) -> Iterable[Job]:
    """One job a language."""
    return [_job(order, language) for language in order.printed]


def _job(order: Order, language: str) -> Job:
    found = piles(order, language)
    place = f"{folder(order.game, __name__)}/{order.game.id}-{language}.pcio"

    def make(workshop: Workshop) -> Iterator[Artifact]:
        yield Artifact(place, _pack(found, workshop, order.dpi))

    return pile_job(order, language, __name__, found, (place,), make=make)


def _pack(found: tuple[Pile, ...], workshop: Workshop, dpi: int) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as into:
        room = json.dumps(widgets(found), indent=1, ensure_ascii=False).encode()
        into.writestr(zipfile.ZipInfo("widgets.json", LONG_AGO), room)
        for name, data in face_pictures(visible_faces(found), workshop, dpi):
            into.writestr(zipfile.ZipInfo(f"{ASSETS}/{name}", LONG_AGO), data)
    return file.getvalue()
