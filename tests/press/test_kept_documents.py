"""A document is set once; whatever shapes it makes another one of it, and what was damaged is set again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardpress.diagnostics import Position, Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.press.face import DocumentRequest
from cardpress.press.layout.renderer import WeasyRenderer
from cardpress.press.look import FaceLook, Stylesheet
from cardpress.press.press import Press

MARGINS = Stylesheet("templates/g/reference.css", "@page { margin: 10mm }")
REQUEST = DocumentRequest(
    "spis, pl",
    80,
    60,
    "pl",
    "".join(f'<p style="font: 10pt Alegreya">Żubr {number}</p>' for number in range(12)),
    (MARGINS,),
    Position("templates/g/reference.html"),
)
DEFECTS: list[Callable[[bytes], bytes]] = [lambda data: data[:-1], lambda data: b"", lambda data: b"7"]


@pytest.fixture
def set_anew(monkeypatch: pytest.MonkeyPatch) -> list[DocumentRequest]:
    """The documents that are really set, as they are asked for."""
    heard: list[DocumentRequest] = []
    usual = WeasyRenderer.document

    def document(self: WeasyRenderer, request: DocumentRequest, report: Report, *standing: Any) -> object:
        heard.append(request)
        return usual(self, request, report, *standing)

    monkeypatch.setattr(WeasyRenderer, "document", document)
    return heard


def _press(look: FaceLook, folder: Path) -> Press:
    return Press(look, Store(Folder(folder)))


def _saved(press: Press, store: Store) -> None:
    press.keep()
    store.save()


def test_a_later_process_sets_no_document_again(
    look: FaceLook, tmp_path: Path, set_anew: list[DocumentRequest]
) -> None:
    """A second press with the same store gives equal pages, and loads nothing that sets type."""
    store, report = Store(Folder(tmp_path)), Report()
    first = Press(look, store)
    pages = first.document(REQUEST, report)
    _saved(first, store)
    second = _press(look, tmp_path)

    assert second.document(replace(REQUEST, label="list, en", position=Position("x")), report) == pages
    assert pages
    assert len(pages) > 1
    assert len(set_anew) == 1
    assert "_typesetter" not in vars(second)
    assert list(report) == []


def test_a_document_that_needs_too_many_pages_is_not_tried_again(
    look: FaceLook, tmp_path: Path, set_anew: list[DocumentRequest]
) -> None:
    """That it needs more pages than it may have is kept, for this number of pages and no other."""
    store, short = Store(Folder(tmp_path)), replace(REQUEST, most_pages=1)
    first = Press(look, store)
    assert first.document(short, Report()) is None
    assert first.document(short, Report()) is None
    _saved(first, store)

    assert _press(look, tmp_path).document(short, Report()) is None
    assert len(set_anew) == 1
    assert _press(look, tmp_path).document(REQUEST, Report())


@pytest.mark.parametrize(
    "change",
    [
        {"width": 81},
        {"height": 61},
        {"language": "en"},
        {"most_pages": 9},
        {"markup": REQUEST.markup + "<p></p>"},
        {"stylesheets": ()},
        {"stylesheets": (replace(MARGINS, text="@page { margin: 9mm }"),)},
    ],
    ids=str,
)
def test_whatever_shapes_a_document_makes_another(
    change: dict[str, object], look: FaceLook, tmp_path: Path, set_anew: list[DocumentRequest]
) -> None:
    """A document that differs in anything but its name is set by itself."""
    press = _press(look, tmp_path)
    press.document(REQUEST, Report())
    press.document(replace(REQUEST, **change), Report())  # type: ignore[arg-type]  # one field of it
    assert len(set_anew) == 2


def test_another_look_makes_another_document(
    look: FaceLook, tmp_path: Path, set_anew: list[DocumentRequest]
) -> None:
    """What a look is made of shapes its documents, also files that stylesheets only name."""
    store = Store(Folder(tmp_path))
    for each in (look, replace(look, resources="other"), replace(look, stylesheets=())):
        press = Press(each, store)
        press.document(REQUEST, Report())
        press.keep()
    assert len(set_anew) == 3


def test_a_document_with_a_problem_tells_it_every_time(look: FaceLook, tmp_path: Path) -> None:
    """What no font has is told again by the next build."""
    store, wrong = Store(Folder(tmp_path)), replace(REQUEST, markup='<p style="font: 9pt Alegreya">☃</p>')
    for _ in range(2):
        report, press = Report(), Press(look, store)
        assert press.document(wrong, report) == []
        _saved(press, store)
        assert {problem.code for problem in report} == {"missing-glyph"}


@pytest.mark.parametrize("place", [0, 1], ids=["its number of pages", "a page"])
@pytest.mark.parametrize("defect", DEFECTS, ids=["cut off", "empty", "another number"])
def test_what_is_no_document_is_set_again(
    defect: Callable[[bytes], bytes], place: int, look: FaceLook, tmp_path: Path
) -> None:
    """Entries that somebody else put there, sound by their digests, do no harm."""
    first = _press(look, tmp_path / "first")
    pages = first.document(REQUEST, Report())
    entries = first.documents.take()
    key = [*entries][place]
    store = Store(Folder(tmp_path / "second"))
    store.keep(entries | {key: defect(entries[key])})
    assert Press(look, store).document(REQUEST, Report()) == pages
