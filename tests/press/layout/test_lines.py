"""Paragraphs that are broken into lines once and then moved."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from cardpress.diagnostics import Position, Report
from cardpress.press.face import DocumentRequest
from cardpress.press.look import Stylesheet
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.press import Press

STYLE = """
@page { margin: 5mm } body { margin: 0; font: 8pt/1.2 Alegreya }
p { margin: 0 0 1mm; text-indent: -2mm; padding: 0 2mm }
main { columns: 3; column-gap: 4mm } .centred { text-align: center } .spread { text-align: justify }
.first::first-line { color: red } b i { vertical-align: 1mm; font-size: 7pt } .picture { position: absolute }
.block { display: inline-block; width: 3mm; background: #aaa }
"""
TEXT = "Sowa <b>leci <i>nad</i> cichą</b> wodą, a za nią leci <b>druga</b>. " * 9


@pytest.mark.parametrize("kind", ["", "centred", "spread", "first"])
def test_lines_that_are_kept_are_those_of_weasyprint(press: Press, kind: str) -> None:
    """Paragraphs that go on in another column, at any place, are drawn as if they were broken at every try."""
    more = "", '<i class="picture">x</i>', "", '<span class="block">x</span>', ""
    paragraphs = "".join(f'<p class="{kind}">{some}{place} {TEXT}</p>' for place, some in enumerate(more))
    kept = _pages(press, f"<main>{paragraphs}</main>")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cardpress.press.layout.typesetter.keeping_lines", nullcontext)
        assert kept == _pages(press, f"<main>{paragraphs}</main>")
    assert kept


def _pages(press: Press, markup: str) -> list[Fragment] | None:
    style = (Stylesheet("sheet.css", STYLE),)
    request = DocumentRequest("sheet", 148, 105, "pl", markup, style, Position("sheet.html"))
    report = Report()
    press.documents.take()  # what was set before is forgotten: each way sets it by itself
    pages = press.document(request, report)
    assert list(report) == []
    return pages
