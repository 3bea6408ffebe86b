"""Pages of a long document that stand: after a change it is the same as one that is set whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardpress.diagnostics import Position, Report
from cardpress.press.face import DocumentRequest
from cardpress.press.look import Stylesheet
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.press import Press

STYLE = """
@page { margin: 6mm; @bottom-center { content: counter(page); font: 8pt Alegreya } }
@page :first { counter-reset: page 4 }
body { margin: 0; font: 8pt/1.2 Alegreya } p { margin: 0 0 1mm; orphans: 2; widows: 2 }
h2 { break-after: avoid; font-size: 11pt; margin: 2mm 0 1mm } section { margin-bottom: 3mm }
.columns { columns: 2; column-gap: 4mm; margin-top: 1mm }
.whole { break-inside: avoid; border: 1px solid; margin: 3mm 0 }
.new { break-before: page }
"""
_WORDS = st.integers(1, 25).map(lambda count: "Sowa leci nad cichą wodą. " * count)
_PARTS = st.one_of(
    _WORDS.map(lambda text: f"<p>{text}</p>"),
    st.lists(_WORDS, min_size=1, max_size=4).map(
        lambda texts: f'<div class="columns">{"".join(f"<p>{text}</p>" for text in texts)}</div>'
    ),
    _WORDS.map(lambda text: f'<figure class="whole"><p>{text}</p></figure>'),
)
_CHAPTERS = st.lists(
    st.tuples(st.booleans(), st.lists(_PARTS, min_size=1, max_size=5)), min_size=2, max_size=6
)  # whether each begins a page, its parts


def _markup(chapters: list[tuple[bool, list[str]]]) -> str:
    sections = (
        f'<section class="{"new" if is_new else ""}" id="c{number}"><h2>Rozdział</h2>{"".join(parts)}</section>'
        for number, (is_new, parts) in enumerate(chapters)
    )
    return f"<main>{''.join(sections)}</main>"


def _set(press: Press, markup: str, *, by_page: bool = True) -> list[Fragment] | None:
    style, report = Stylesheet("book.css", STYLE), Report()
    request = DocumentRequest("book", 105, 90, "pl", markup, (style,), Position("book.html"))
    pages = press.document(replace(request, by_page=by_page), report)
    assert list(report) == []
    return pages


@settings(max_examples=12)
@given(_CHAPTERS, st.data())
def test_a_changed_document_is_as_if_set_whole(
    press: Press, chapters: list[tuple[bool, list[str]]], data: st.DataObject
) -> None:
    """Whatever part of it was changed, a document of which some pages stand has the pages of one set at once."""
    press.documents.take()
    _set(press, _markup(chapters))
    parts = chapters[data.draw(st.integers(0, len(chapters) - 1))][1]
    parts[data.draw(st.integers(0, len(parts) - 1))] = data.draw(_PARTS)
    found = _set(press, _markup(chapters))
    press.documents.take()

    assert found == _set(press, _markup(chapters), by_page=False)


def test_only_pages_that_a_change_reaches_are_set(press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many pages those before and behind a changed word stand, and what is on them is not even read."""
    press.documents.take()
    press.warm()
    from cardpress.press.layout import page_numbers  # noqa: PLC0415 after the press has set the fonts

    chapters = [(True, [f"<p>{'Sowa leci. ' * 9}</p>"] * 3) for _ in range(8)]
    _set(press, _markup(chapters))
    heard: list[int] = []
    read: list[int] = []
    usual = page_numbers.remake_page

    def remake_page(index: int, context: Any, root_box: Any, html: Any) -> object:
        heard.append(index)
        read.append(sum(box.element_tag == "p" and hasattr(box, "text") for box in root_box.descendants()))
        return usual(index, context, root_box, html)

    monkeypatch.setattr(page_numbers, "remake_page", remake_page)
    chapters[4] = (True, [*chapters[4][1][:2], "<p>Sowa siada.</p>"])
    pages = _set(press, _markup(chapters))

    assert pages
    assert len(pages) == 8
    assert heard == [4]
    assert 0 < read[0] < sum(len(parts) for _, parts in chapters)


@pytest.mark.parametrize("rule", ["h2 { counter-increment: chapter }", "h2 { string-set: name content() }"])
def test_where_pages_depend_on_others_none_stands(press: Press, rule: str) -> None:
    """A stylesheet that makes one page depend on another keeps the document only whole."""
    style = Stylesheet("book.css", f"{STYLE}{rule}")
    request = DocumentRequest("book", 105, 90, "pl", "", (style,), Position("book.html"), by_page=True)

    assert press._standing_pages(request) is None
    assert press._standing_pages(replace(request, stylesheets=())) is not None
