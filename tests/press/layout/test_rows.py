"""Rows of the shared stylesheet: as high as their text, the rest of the height shared between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.press.face import FaceRequest, Scales
from cardpress.press.look import FaceLook, Stylesheet
from cardpress.press.press import Press

LaidOut = Any
"""A box of WeasyPrint, which has no types."""
Ask = Callable[..., FaceRequest]
SHARED = Path(__file__).resolve().parents[3] / "templates" / "shared" / "face.css"
TEXTS = ("Krótki.", "Dłuższy tekst, który potrzebuje dwóch albo trzech wierszy, żeby się zmieścić.", "Koniec.")
ROWS = "".join(f"<p>{text}</p>" for text in TEXTS)
BOX = (
    '<div class="rows" data-slot="rows" style="left: 4mm; top: 2mm; width: 30mm; height: {height}mm">{rows}</div>'
)


@pytest.fixture
def press(look: FaceLook, tmp_path: Path) -> Press:
    """A press whose look has the shared styles too, but no drawings."""
    shared = Stylesheet("templates/shared/face.css", SHARED.read_text("utf-8").replace("Drawings", "Icons"))
    return Press(replace(look, stylesheets=(*look.stylesheets, shared)), Store(Folder(tmp_path)))


def _blocks(box: LaidOut, tag: str) -> Iterator[LaidOut]:
    """The blocks of an element in a box, wherever they are placed."""
    box = getattr(box, "_box", box)
    if box.element_tag == tag and type(box).__name__ == "BlockBox":
        yield box
    for child in getattr(box, "children", ()):
        yield from _blocks(child, tag)


def test_rows_share_what_their_texts_leave(press: Press, ask: Ask) -> None:
    """Between rows of one line and of several there is the same gap; the last ends where the box does."""
    press.faces([ask("<p>x</p>")], Report())
    from cardpress.press.layout.typesetter import Typesetter  # noqa: PLC0415 after the press has set the fonts

    request = ask(BOX.format(height=24, rows=ROWS))
    typesetter = Typesetter(press.look, press.fonts.typefaces)
    (page,) = typesetter.faces([request.markup(Scales(), Report()) or ""], request.size, "pl").pages
    rows = list(_blocks(page._page_box, "p"))
    gaps = [two.position_y - one.position_y - one.height for one, two in pairwise(rows)]

    assert rows[1].height > 2 * rows[0].height
    assert gaps == [pytest.approx(gaps[0])] * 2
    assert gaps[0] > 0
    assert rows[-1].position_y + rows[-1].height == pytest.approx((2 + 24) * 96 / 25.4)


def test_too_many_rows_are_told(press: Press, ask: Ask) -> None:
    """Rows that need more than the box has are overset, not laid over each other."""
    report = Report()
    press.faces([ask(BOX.format(height=9, rows=ROWS))], report)

    assert [found.code for found in report] == ["overset"]
