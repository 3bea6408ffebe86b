"""Shorter ways through WeasyPrint, against its own."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.press.face import DocumentRequest
from cardpress.press.look import Stylesheet
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.press import Press

STYLE = """
@page { margin: 5mm; @bottom-center { content: "x"; font-family: Alegreya } } @page wide { margin: 3mm }
:root { --room: 2mm; --wrong: 3 } body { margin: 0; font: 8pt/1.2 Alegreya; text-decoration: underline }
main { columns: 2; column-gap: 4mm } p { margin: calc(1mm + 1%) 2% var(--room); max-width: calc(100% - 4mm) }
.logical { margin-inline-start: 3mm; padding-block-end: 1mm; inline-size: 30mm; direction: rtl }
.framed { box-sizing: border-box; padding: 1mm 5%; border: 0.3mm solid red; width: 60%; min-height: 8mm }
.padded { box-sizing: padding-box; padding: 1mm; height: 9mm; max-height: 50% } .wide { page: wide }
.float { float: left; width: 20% } .end { float: inline-end }
.over { position: absolute; top: 10%; left: var(--room); height: 20% } .moved { position: relative; left: 1mm }
.said { border-width: inherit; margin: initial; width: inherit; color: inherit } .wrong { margin: var(--wrong) }
table { border-collapse: collapse } td { border: 0.5mm solid; padding: 2% }
.plain { border-collapse: separate; min-width: 10% } li::before { content: "a "; font-weight: 700 }
b { text-decoration: line-through; font-variant-caps: small-caps } .row { display: flex } .row i { flex: 1 }
"""
TEXT = "Sowa <b>leci <i>nad</i> cichą</b> wodą, a za nią leci <b>druga</b>. "
MARKUP = f"""<main><p>{TEXT * 3}</p><p class="logical">{TEXT}</p>
<div class="framed">{TEXT}<div class="framed">x</div></div>
<div class="moved padded">{TEXT}<i class="over">x</i></div><div class="float">x</div><p class="end">y</p>
<div class="framed"><p class="said">{TEXT}</p></div>
<table><tr><td>a</td><td class="framed">b</td></tr></table><table class="plain"><tr><td>a</td></tr></table>
<ul><li>{TEXT}</li><li class="wide">{TEXT}</li></ul></main><section><h1 class="float">x</h1>
<p class="wide">{TEXT}</p><p class="end">y</p></section><div class="row"><i>a</i><i>b</i></div>"""
WRONG = f'{MARKUP}<p class="wrong">{TEXT}</p>'
Untyped = Any
"""A box or style of WeasyPrint, which have no types."""


@pytest.fixture
def shortcuts(press: Press) -> Any:
    """The module, which is imported after the press has set the fonts."""
    press.warm()
    from cardpress.press.layout import shortcuts  # noqa: PLC0415

    return shortcuts


def test_documents_are_those_of_weasyprint(
    press: Press, shortcuts: Untyped, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a document is made of, its pages are to the byte those that WeasyPrint makes by its own ways."""
    found = _pages(press)
    for way in shortcuts.shortcuts():
        assert getattr(way.owner, way.name) is way.short, way.name
        monkeypatch.setattr(way.owner, way.name, way.usual)
    assert found == _pages(press)
    assert len(found[0] or ()) > 1


def test_values_are_those_of_weasyprint(press: Press, shortcuts: Untyped, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every property of every element has the value that WeasyPrint works out, whatever is declared of it."""
    from weasyprint.css import ComputedStyle  # noqa: PLC0415 as above
    from weasyprint.css.properties import INITIAL_VALUES  # noqa: PLC0415 as above

    styles = {id(box.style): box.style for box in _boxes(press, monkeypatch) if type(box.style) is ComputedStyle}

    def values(way: Callable[[Untyped, str], Untyped]) -> list[dict[str, str]]:
        monkeypatch.setattr(ComputedStyle, "__missing__", way)
        fresh = [_bare(style) for style in styles.values()]
        return [{name: repr(style[name]) for name in INITIAL_VALUES} for style in fresh]

    short = values(shortcuts.value_of)
    assert short == values(shortcuts.usual_value)
    assert len({each["margin_left"] for each in short}) > 3
    assert len(short) > 30


def test_boxes_are_those_of_weasyprint(press: Press, shortcuts: Untyped, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boxes stand in the flow, begin pages and have measures as WeasyPrint says, within any box."""
    every = _boxes(press, monkeypatch)
    usual = {way.name: way.usual for way in shortcuts.shortcuts()}
    pairs = [pair for box in every for pair in pairwise(getattr(box, "children", ()))]
    short = [
        [shortcuts.is_in_flow(box) for box in every],
        [box.page_values() for box in every],
        [shortcuts.other_page_name(*pair) for pair in pairs],
        [_measures(shortcuts.set_measures, box) for box in every for _ in range(2)],
    ]
    for way in shortcuts.shortcuts():
        monkeypatch.setattr(way.owner, way.name, way.usual)
    assert short == [
        [usual["is_in_normal_flow"](box) for box in every],
        [box.page_values() for box in every],
        [usual["block_level_page_name"](*pair) for pair in pairs],
        [_measures(shortcuts.usual_measures, box) for box in every for _ in range(2)],
    ]
    assert {True, False} == {*short[0]}
    assert ("wide", "wide") in short[1]
    assert "wide" in short[2]


def _measures(way: Callable[[Untyped, Untyped], None], box: Untyped) -> list[str]:
    """The measures of a copy of a box in boxes of several sizes."""
    found = []
    for around in ((200.0, 100.0), (200.0, "auto"), (0, 0)):
        measured = box.copy()
        way(measured, around)
        found.append(repr(sorted((name, value) for name, value in vars(measured).items() if _is_measure(name))))
    return found


def _is_measure(name: str) -> bool:
    return name.startswith(("margin", "padding", "border", "min_", "max_")) or name in {"width", "height"}


def _bare(style: Untyped) -> Untyped:
    """A style that has not worked out anything yet."""
    fresh = style.copy()
    fresh.clear()
    fresh.specified = {}
    return fresh


def _boxes(press: Press, monkeypatch: pytest.MonkeyPatch) -> list[Untyped]:
    """All boxes of the document as they were set."""
    from weasyprint.document import Document  # noqa: PLC0415 as above

    documents: list[Untyped] = []
    render = Document._render

    def kept(*given: object, **named: object) -> Untyped:
        documents.append(render(*given, **named))
        return documents[-1]

    with monkeypatch.context() as patch:
        patch.setattr(Document, "_render", kept)
        _pages(press, WRONG)
    pages = [page._page_box for page in documents[-1].pages]
    return [box for page in pages for box in page.descendants() if hasattr(box, "style")]


def _pages(press: Press, markup: str = MARKUP) -> tuple[list[Fragment] | None, list[Diagnostic]]:
    """The pages of the document, and what is wrong with it."""
    style, report = Stylesheet("sheet.css", STYLE), Report()
    request = DocumentRequest("sheet", 148, 105, "pl", markup, (style,), Position("sheet.html"))
    return press._weasy.document(request, report), list(report)
