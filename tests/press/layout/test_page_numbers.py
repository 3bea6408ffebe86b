"""Links that print the page they lead to: numbers are those of the pages, whatever was set before."""

from __future__ import annotations

from dataclasses import replace

import pypdfium2
from hypothesis import given, settings
from hypothesis import strategies as st

from cardpress.diagnostics import Position, Report
from cardpress.press.face import DocumentRequest
from cardpress.press.layout.documents import write_pages
from cardpress.press.look import Stylesheet
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.press import Press

STYLE = """
@page { margin: 6mm } body { margin: 0; font: 8pt/1.2 Alegreya } p { margin: 0 0 1mm }
h2 { break-after: avoid; font-size: 11pt; margin: 2mm 0 1mm } .columns { columns: 2; column-gap: 4mm }
.aside { position: relative; height: 4mm } .aside p { position: absolute; left: 2mm; top: 0 }
"""
_CHAPTERS = st.lists(st.integers(1, 60), min_size=2, max_size=6)  # how long each is


def _markup(chapters: list[int], links: str) -> str:
    """Chapters of so many sentences, and links to them in columns behind."""
    sections = (
        f'<section><div class="aside"><p id="c{number}">{number}</p></div><p>{words}</p></section>'
        for number, words in enumerate("Sowa leci. " * length for length in chapters)
    )
    index = f'<section><h2>Skorowidz</h2><div class="columns">{links}</div></section>'
    return f"<main>{''.join(sections)}{index}</main>"


def _link(place: str) -> str:
    return f'<a href="#{place}" data-prints="page">00</a>'


def _set(press: Press, markup: str, *, by_page: bool = True) -> list[Fragment]:
    style, report = Stylesheet("book.css", STYLE), Report()
    request = DocumentRequest("book", 70, 60, "pl", markup, (style,), Position("book.html"), first_page=1)
    pages = press.document(replace(request, by_page=by_page), report)
    assert list(report) == []
    return pages or []


def _printed(pages: list[Fragment]) -> list[tuple[int, int]]:
    """What each link says, and the number of the page it leads to, counted from 1."""
    return [(int(link.said), link.page + 1) for page in pages for link in page.links]


@settings(max_examples=8)
@given(_CHAPTERS, _CHAPTERS)
def test_numbers_are_those_of_pages(press: Press, chapters: list[int], others: list[int]) -> None:
    """Each link says the page it leads to, also when some pages stand from before."""
    press.documents.take()
    for lengths in (chapters, [*others[:1], *chapters[1:]]):
        links = "".join(f"<p>{number}: {_link(f'c{number}')}</p>" for number in range(len(lengths)))
        pages = _set(press, _markup(lengths, links))
        places = {name: number for number, page in reversed([*enumerate(pages, 2)]) for name in page.anchors}
        assert _printed(pages) == [(places[f"c{number}"],) * 2 for number in range(len(lengths))]
    press.documents.take()
    assert pages == _set(press, _markup(lengths, links), by_page=False)


def test_a_number_stands_once_in_a_line(press: Press) -> None:
    """Of links to one page the first is printed; one that leads nowhere prints nothing, nor the comma by it."""
    press.documents.take()
    links = ", ".join(map(_link, ("nowhere", "c0", "c1", "c2")))
    pages = _set(press, _markup([1, 1, 90], f"<p>Sowa {links}</p>"))

    assert _printed(pages) == [(2, 2)]
    document = pypdfium2.PdfDocument(write_pages(pages, press.fonts, title="Sowa", language="pl"))
    assert document[len(pages) - 1].get_textpage().get_text_bounded().split()[-3:] == ["Skorowidz", "Sowa", "2"]
