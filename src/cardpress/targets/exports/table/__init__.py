"""What a table on the screen shows: table.json, and for each language faces in two sizes and the printed words.

`cardplay table` plays with it. Faces are cut at the rectangle around their trim; the page gives them their shape.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from PIL import Image

from cardpress.models.game import Size
from cardpress.models.project import Artifact
from cardpress.press.face import FaceRequest
from cardpress.press.fingerprint import fingerprint
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.prepress.pictures import QUICKEST, as_it_is, pictures
from cardpress.press.prepress.placing import Placing
from cardpress.targets import Job, Order, Workshop, faces_of
from cardpress.targets.exports import edition, folder, json_file
from cardpress.targets.exports.table.description import (
    components_json,
    face_name,
    table_json,
    terms_json,
    words_json,
)

USUAL: Final = 150
"""Pixels an inch that exports have unless told."""
LARGE: Final = 2.0
"""How much finer faces are than that: so a card fills a screen of twice as many pixels sharply."""
SMALL: Final = 0.8
"""How fine small ones are, which lie on the table."""
LONGEST: Final = 2400
"""Pixels of the longer side at most: boards are never shown larger."""
QUALITY: Final = 86
"""WebP quality at which text of 7 pt keeps clean edges."""


def jobs(order: Order) -> Iterable[Job]:
    """One job for what all languages share, and one a language."""
    return [_shared_job(order), *(_language_job(order, language) for language in order.printed)]


def _shared_job(order: Order) -> Job:
    place = folder(order.game, __name__)
    files = {f"{place}/table.json": json_file(table_json(order))}
    files |= {f"{place}/symbols/{name}.svg": _symbol(order, name) for name in sorted(order.game.settings.symbols)}
    recipe = fingerprint("table", *(part for name, data in files.items() for part in (name, data.hex())))
    return Job(
        "exports.table",
        None,
        recipe,
        lambda _: [Artifact(name, data) for name, data in files.items()],
        edition=edition(order),
    )


def _symbol(order: Order, name: str) -> bytes:
    """A symbol as an SVG file."""
    icons = next(source for source in order.look.icons if source.family == "Icons")
    return icons.picture(order.game.settings.symbols[name]).encode()


def _language_job(order: Order, language: str) -> Job:
    place = f"{folder(order.game, __name__)}/{language}"
    printed = order.printed[language]
    faces, sizes = faces_of(printed), {side.key: one.size for one in printed for side in one.sides}
    words = {
        "words.json": json_file(words_json(order, language)),
        "terms.json": json_file(terms_json(order, language)),
        "faces.json": json_file(components_json(order, language)),
    }

    def make(workshop: Workshop) -> Iterator[Artifact]:
        yield from (Artifact(f"{place}/{name}", data) for name, data in words.items())
        drawn = _pictures(faces, sizes, workshop, order.dpi / USUAL)
        yield from (Artifact(f"{place}/{name}", data, 1) for name, data in drawn)

    shaped = ((face_name(face), face.key, sizes[face.key]) for face in faces)
    recipe = fingerprint("table", place, order.dpi, *(data.hex() for data in words.values()), *shaped)
    return Job("exports.table", language, recipe, make, faces, edition=edition(order))


def _pictures(
    faces: tuple[FaceRequest, ...], sizes: Mapping[str, Size], workshop: Workshop, finer: float
) -> Iterator[tuple[str, bytes]]:
    """Each face large and small, by file name."""
    for face in faces:
        size = sizes[face.key]
        dpi = min(USUAL * LARGE * finer, LONGEST / max(size.width_mm, size.height_mm) * 25.4)
        wanted: list[tuple[Fragment, Size, Placing]] = [
            (workshop.faces[face.key], size, as_it_is(size, dpi, bleed=False))
        ]
        (data,) = pictures(wanted, workshop.press.fonts, dpi, effort=QUICKEST)
        picture = Image.open(io.BytesIO(data))
        yield f"{face_name(face)}.webp", _webp(picture)
        less = min(1.0, USUAL * SMALL * finer / dpi)
        small = max(1, round(picture.width * less)), max(1, round(picture.height * less))
        yield f"{face_name(face)}.small.webp", _webp(picture.resize(small, Image.Resampling.LANCZOS))


def _webp(picture: Image.Image) -> bytes:
    file = io.BytesIO()
    picture.save(file, "WEBP", quality=QUALITY, method=4)
    return file.getvalue()
