"""Pictures for the page: a face, or a page of sheets, as PNG. One at a time, for PDFium knows no threads."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from concurrent.futures import Future
from dataclasses import replace
from threading import Lock, Thread

import pypdfium2

from cardpress.models.project import Artifact
from cardpress.press.prepress.pictures import QUICKEST, as_it_is, page_picture, pictures
from cardpress.serve.view_model import Drawable, GameView, Json
from cardpress.targets import Job, Order, Workshop, sheets_pdf, tuckboxes_pdf

RESOLUTIONS = (75, 110, 150, 220, 300, 440, 600)
"""Pixels per inch that the page may ask for."""
AHEAD = 12
"""So many faces that a save made are drawn before the page asks for them."""
_ONE_AT_A_TIME = Lock()


def face_picture(drawable: Drawable, dpi: int, *, effort: int = QUICKEST) -> bytes:
    """A face with its bleed."""
    wanted = drawable.face, drawable.size, as_it_is(drawable.size, dpi)
    with _ONE_AT_A_TIME:
        return next(pictures([wanted], drawable.shelf, dpi, effort=effort))


class Pictures:
    """Pictures of faces. Those that a save made are drawn while the page is still told of them."""

    def __init__(self) -> None:
        self._asked = 0
        self._ready: dict[tuple[str, int], Future[bytes]] = {}

    def picture(self, key: str, drawable: Drawable, dpi: int) -> bytes:
        """The picture of a face by its key."""
        self._asked, ready = dpi, self._ready.get((key, dpi))
        return ready.result() if ready else face_picture(drawable, dpi)

    def draw_ahead(self, fresh: Mapping[str, Drawable]) -> None:
        """Draw faces in a thread of its own, as the page asked for the last one; of many only the first few."""
        self._ready = {(key, self._asked): Future() for key in [*fresh][:AHEAD] if self._asked}
        Thread(target=_draw, args=(fresh, self._ready), daemon=True).start()


def _draw(fresh: Mapping[str, Drawable], ready: Mapping[tuple[str, int], Future[bytes]]) -> None:
    for (key, dpi), future in ready.items():
        try:
            future.set_result(face_picture(fresh[key], dpi))
        except Exception as error:  # whoever asks for this picture is told, as when nothing was drawn ahead
            future.set_exception(error)


class Sheets:
    """The sheets of games in one language, made when they are first asked for and kept until they change."""

    def __init__(self) -> None:
        self._files: dict[str, bytes] = {}
        self._made: dict[tuple[str, str], tuple[tuple[str, ...], list[Json]]] = {}

    def describe_files(self, name: str, game: GameView, language: str) -> list[Json]:
        """Each file of sheets: its name, whether its pages are fronts and backs in turn, a mark, sizes in pt."""
        order, workshop = game.drawn or (None, None)
        if order is None or workshop is None or language not in order.printed:
            return []
        every = (*sheets_pdf.jobs(_drawable(order, workshop)), *_boxes(order, language, workshop))
        jobs = [job for job in every if job.language == language]
        recipes = tuple(job.recipe for job in jobs)
        with _ONE_AT_A_TIME:
            if self._made.get((name, language), ((), []))[0] != recipes:
                files = [artifact for job in jobs for artifact in job.make(workshop) if artifact.pages]
                self._made[name, language] = recipes, [self._describe_file(artifact) for artifact in files]
                shown = {one["mark"] for _, listed in self._made.values() for one in listed}
                self._files = {mark: data for mark, data in self._files.items() if mark in shown}
            return self._made[name, language][1]

    def picture(self, mark: str, page: int, dpi: int, *, effort: int = QUICKEST) -> bytes | None:
        """A page, from 0, of a file by its mark; None when there is no such page."""
        with _ONE_AT_A_TIME:
            document = pypdfium2.PdfDocument(self._files[mark]) if mark in self._files else None
            if document is None or page >= len(document):
                return None
            try:
                width, height = document[page].get_size()
                pixels = round(width / 72 * dpi), round(height / 72 * dpi)
                return page_picture(document[page], pixels, dpi, effort=effort)
            finally:
                document.close()

    def _describe_file(self, artifact: Artifact) -> Json:
        mark = hashlib.sha256(artifact.data).hexdigest()[:32]
        self._files[mark] = artifact.data
        document = pypdfium2.PdfDocument(artifact.data)
        try:
            sizes = [page.get_size() for page in document]
        finally:
            document.close()
        name = artifact.path.split("/", 2)[2]
        return {
            "name": name,
            "mark": mark,
            "pages": sizes,
            "two_sided": not any(part in name for part in ("board", "box-")),
        }


def _drawable(order: Order, workshop: Workshop) -> Order:
    """The order without components that cannot be drawn now."""
    printed = {
        language: tuple(one for one in every if all(side.key in workshop.faces for side in one.sides))
        for language, every in order.printed.items()
    }
    return replace(order, printed=printed)


def _boxes(order: Order, language: str, workshop: Workshop) -> Iterable[Job]:
    """The tuckboxes in a language; none while a side of one cannot be drawn."""
    sides = (side for box in tuckboxes_pdf.boxes(order, language) for side in box.sides.values())
    return tuckboxes_pdf.jobs(order) if all(side.key in workshop.faces for side in sides) else ()
