"""<game>-<lang>.pcio: a room of PlayingCards.io (virtualtabletop.io takes it too) with every piece of a game.

A room is a zip of widgets.json and pictures.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from cardpress.files.zips import zip_of
from cardpress.models.project import Artifact
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import folder
from cardpress.targets.exports.game_pieces import face_pictures, pile_job, piles, visible_faces
from cardpress.targets.exports.pcio.room import ASSETS, widgets


def jobs(order: Order) -> Iterable[Job]:
    """One job a language."""
    return [_job(order, language) for language in order.printed]


def _job(order: Order, language: str) -> Job:
    found = piles(order, language)
    place = f"{folder(order.game, __name__)}/{order.game.id}-{language}.pcio"

    room = json.dumps(widgets(found), indent=1, ensure_ascii=False).encode()

    def make(workshop: Workshop) -> Iterator[Artifact]:
        pictures = face_pictures(visible_faces(found), workshop, order.dpi)
        yield Artifact(
            place, zip_of([("widgets.json", room), *((f"{ASSETS}/{name}", data) for name, data in pictures)])
        )

    return pile_job(order, language, __name__, found, (place,), make=make)
