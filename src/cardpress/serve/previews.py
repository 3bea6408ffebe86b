"""Pictures of faces for the page, as PNG. One at a time, for PDFium knows no threads."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from threading import Lock, Thread

from cardpress.press.prepress.pictures import QUICKEST, as_it_is, pictures
from cardpress.serve.view_model import Drawable

RESOLUTIONS = (75, 110, 150, 220, 300, 440, 600)
"""Pixels per inch that the page may ask for."""
AHEAD = 12
"""So many faces that a save made are drawn before the page asks for them."""
ONE_AT_A_TIME = Lock()
"""Held while a picture is drawn."""


def face_picture(drawable: Drawable, dpi: int, *, effort: int = QUICKEST) -> bytes:
    """A face with its bleed."""
    wanted = drawable.face, drawable.size, as_it_is(drawable.size, dpi)
    with ONE_AT_A_TIME:
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
