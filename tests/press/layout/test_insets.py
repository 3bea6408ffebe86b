"""Insets: pictures set by themselves and placed on documents."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path

import pypdfium2
import pytest
from PIL import ImageChops

from cardpress.diagnostics import Position, Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.models.game import Rectangle
from cardpress.press.face import DocumentRequest, ReadyFace
from cardpress.press.layout.documents import write_pages
from cardpress.press.layout.ready_faces import ready_inset
from cardpress.press.look import FaceLook, Stylesheet
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.press import Press

STYLE = """
@page { margin: 5mm } body { margin: 0; font: 9pt Alegreya }
.sheet { columns: 2 } .entry { position: relative; padding-left: 14mm; min-height: 13mm; break-inside: avoid }
.wide { --zoom: 1.5 } .small { position: absolute; left: 0; top: 0; width: 12mm; height: 12mm; overflow: hidden }
.entry .small b { position: absolute; left: 1mm; top: 4mm; font-size: calc(var(--zoom, 1) * 12pt); color: #a00 }
.ground { position: absolute; inset: 0; background: linear-gradient(#ddd, #888) }
"""
PICTURE = '<div class="small" aria-hidden="true"{mark}><i class="ground"></i><b>{text}</b>{more}</div>'


@pytest.fixture
def fresh(look: FaceLook, tmp_path: Path) -> Press:
    """A press that has drawn nothing yet."""
    return Press(look, Store(Folder(tmp_path)))


def _entries(texts: str, mark: str = ' data-inset=""', more: str = "") -> str:
    drawn = (PICTURE.format(text=text, mark=mark, more=more) for text in texts)
    entries = (
        f'<div class="entry{" wide" * (place % 2)}">{picture}<p>Sowa leci nad wodą, {place}</p></div>'
        for place, picture in enumerate(drawn)
    )
    return f'<main class="sheet">{"".join(entries)}</main>'


def _request(markup: str, language: str = "pl", style: str = STYLE) -> DocumentRequest:
    return DocumentRequest(
        "sheet", 105, 148, language, markup, (Stylesheet("sheet.css", style),), Position("sheet.html")
    )


def _page(press: Press, request: DocumentRequest) -> Fragment:
    report = Report()
    press.documents.take()  # what was set before is forgotten: each way sets it by itself
    pages = press.document(request, report)
    assert list(report) == []
    assert pages is not None
    (page,) = pages
    return page


def _picture(press: Press, page: Fragment) -> object:
    data = write_pages([page], press.fonts, title="", language="pl")
    return pypdfium2.PdfDocument(io.BytesIO(data))[0].render(scale=2).to_pil().convert("L")


@pytest.mark.parametrize("more", ["", '<i class="icon" style="position: absolute; font-size: 20pt">{anvil}</i>'])
def test_an_inset_looks_as_if_it_were_set_in_its_place(press: Press, icon: Mapping[str, str], more: str) -> None:
    """Wherever a picture is placed, with fonts, gradients and art, the page looks as with all of it set there."""
    more = more.format(anvil=icon["anvil"])
    placed = _picture(press, _page(press, _request(_entries("1231456", more=more))))
    live = _picture(press, _page(press, _request(_entries("1231456", mark="", more=more))))

    difference = ImageChops.difference(placed, live).getextrema()
    assert live.getextrema()[0] < 100
    assert difference[1] < 32


def test_words_beside_insets_are_read_the_same(press: Press) -> None:
    """Insets are decoration: what is read, and what is copied, is the same with them as without."""
    placed, live = (_page(press, _request(_entries("123", mark=mark))) for mark in (' data-inset=""', ""))

    def read(page: Fragment) -> str:
        data = write_pages([page], press.fonts, title="", language="pl")
        return str(pypdfium2.PdfDocument(io.BytesIO(data))[0].get_textpage().get_text_bounded())

    assert [block.tag for block in placed.blocks] == [block.tag for block in live.blocks] == ["P"] * 3
    assert "Sowa leci nad wodą, 2" in read(placed)


@pytest.fixture
def laid_out(fresh: Press, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many insets each layout of a press drew."""
    fresh.warm()
    from cardpress.press.layout import insets  # noqa: PLC0415 after the press has set the fonts

    counts: list[int] = []
    inset = insets._inset
    monkeypatch.setattr(insets, "_inset", lambda *given: counts.append(1) or inset(*given))
    return counts


def test_equal_insets_are_set_once(fresh: Press, laid_out: list[int]) -> None:
    """A picture is set once for all documents; another text or other surroundings make another one."""
    _page(fresh, _request(_entries("1111")))
    assert len(laid_out) == 2
    _page(fresh, _request(_entries("111122")))
    assert len(laid_out) == 4
    _page(fresh, _request(_entries("1"), style=STYLE + ".small b { color: blue }"))
    assert len(laid_out) == 5


def test_languages_share_what_has_no_letters(
    fresh: Press, look: FaceLook, tmp_path: Path, laid_out: list[int]
) -> None:
    """Numbers and signs are set once for all languages, equal to what each would set; words are set for each."""
    _page(fresh, _request(_entries("12")))
    shared = _page(fresh, _request(_entries("12"), "en"))
    assert len(laid_out) == 2
    assert shared == _page(Press(look, Store(Folder(tmp_path / "en"))), _request(_entries("12"), "en"))
    laid_out.clear()
    _page(fresh, _request(_entries("a")))
    _page(fresh, _request(_entries("a"), "en"))
    assert len(laid_out) == 2


def test_an_inset_is_the_same_whatever_is_set_with_it(fresh: Press, look: FaceLook, tmp_path: Path) -> None:
    """A document is the same to the byte, whichever insets other documents have brought before."""
    _page(fresh, _request(_entries("34")))
    after = _page(fresh, _request(_entries("1234")))

    assert after == _page(Press(look, Store(Folder(tmp_path / "alone"))), _request(_entries("1234")))


def test_languages_share_nothing_that_stylesheets_tell_apart(fresh: Press, laid_out: list[int]) -> None:
    """Where a stylesheet asks for the language, every language has insets of its own."""
    style = STYLE + ":lang(en) b { color: blue }"
    _page(fresh, _request(_entries("1"), style=style))
    _page(fresh, _request(_entries("1"), "en", style=style))

    assert len(laid_out) == 2


def test_what_is_wrong_in_an_inset_is_told(press: Press) -> None:
    """A character that no font has is an error in an inset as anywhere else."""
    report = Report()
    assert press.document(_request(_entries("☃")), report) == []
    assert {problem.code for problem in report} == {"missing-glyph"}


def test_a_face_is_named_by_what_is_drawn() -> None:
    """Two faces that look alike have one name in a file, however they are addressed; others have other names."""
    size, other = Rectangle(width_mm=63, height_mm=88), Rectangle(width_mm=63, height_mm=88, corner_mm=0)
    blue, red = Fragment(178, 249, b"blue"), Fragment(178, 249, b"red")
    warned = Fragment(178, 249, b"blue", notes=(("overset", "card.html:3"),))
    names = [ready_inset(ReadyFace(drawn, size)).name for drawn in (blue, warned, red)]

    assert names[0] == names[1] != names[2]
    assert ready_inset(ReadyFace(blue, other)).name not in names
