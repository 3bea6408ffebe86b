"""Columns whose blocks are set once, against WeasyPrint's, which sets them at every try."""

from __future__ import annotations

from contextlib import nullcontext

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardpress.diagnostics import Position, Report
from cardpress.press.face import DocumentRequest
from cardpress.press.look import Stylesheet
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.press import Press

STYLE = """
@page { margin: 5mm } body { margin: 0; font: 8pt Alegreya }
main { columns: 3; column-gap: 4mm; margin-bottom: 2mm; font: 8pt/1.2 Alegreya }
.tall { break-inside: avoid; height: 19mm }
p, h2 { margin: 0 0 1mm } h2 { break-after: avoid; font-size: 10pt; background: #ccc }
.entry { position: relative; min-height: 6mm; padding: 1mm 0 1mm 8mm; break-inside: avoid; margin: 1mm 0 }
.entry i { position: absolute; left: 0; top: 1mm; width: 5mm; height: 4mm; background: black }
.shifted { position: relative; left: 1mm; top: 1mm } .float { float: left; width: 6mm; height: 6mm }
"""
WAYS = [
    f"cardpress.press.layout.typesetter.{name}"
    for name in ("column_blocks_cached", "column_tries_kept", "keeping_lines")
]
"""What keeps what was set."""
_WORDS = st.integers(1, 20).map(lambda count: "Sowa leci nad cichą wodą. " * count)
_PARTS = st.one_of(
    _WORDS.map(lambda text: f"<p>{text}</p>"),
    _WORDS.map(lambda text: f'<p class="shifted"><b>{text[:9]}</b>{text}</p>'),
    _WORDS.map(lambda text: f'<div class="entry"><i></i><h3>{text[:12]}</h3><p>{text}</p></div>'),
    _WORDS.map(lambda text: f'<div class="entry"><i></i>{text}<div class="entry"><p>{text}</p></div></div>'),
    _WORDS.map(lambda text: f'<p><i class="float"></i>{text}</p>'),
    _WORDS.map(lambda text: f'<p class="tall">{text[:9]}</p>'),
)
_SECTIONS = st.lists(
    st.lists(_PARTS, min_size=1, max_size=5).map(
        lambda parts: f"<section><h2>Rada</h2>{''.join(parts)}</section>"
    ),
    min_size=1,
    max_size=3,
).map(lambda sections: f"<main>{''.join(sections)}</main>")


def _request(markup: str, most_pages: int | None = None) -> DocumentRequest:
    style, at = Stylesheet("sheet.css", STYLE), Position("sheet.html")
    return DocumentRequest("sheet", 148, 105, "pl", markup, (style,), at, most_pages=most_pages)


def _pages(press: Press, markup: str) -> list[Fragment] | None:
    report = Report()
    press.documents.take()  # what was set before is forgotten: each way sets it by itself
    pages = press.document(_request(markup), report)
    assert list(report) == []
    return pages


@settings(max_examples=8)
@given(_SECTIONS)
def test_columns_are_those_of_weasyprint(press: Press, markup: str) -> None:
    """Whatever stands in columns, every page is the same as when all is set anew at each try."""
    found = _pages(press, markup)
    with pytest.MonkeyPatch.context() as patch:
        for way in WAYS:
            patch.setattr(way, nullcontext)
        assert found == _pages(press, markup)


def test_a_paragraph_in_columns_is_broken_into_lines_once(press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the height of columns is tried, no paragraph is broken into lines again."""
    press.warm()
    from cardpress.press.layout import balance  # noqa: PLC0415 after the press has set the fonts

    count, lines = [0], balance.iter_line_boxes

    def counted(*given: object) -> object:
        count[0] += 1
        return lines(*given)

    monkeypatch.setattr(balance, "iter_line_boxes", counted)
    markup = f"<main>{'<p>Sowa leci nad cichą wodą.</p>' * 60}</main>"
    _pages(press, markup)
    remembered, count[0] = count[0], 0
    for way in WAYS:
        monkeypatch.setattr(way, nullcontext)
    _pages(press, markup)

    assert remembered == 60
    assert count[0] > 2 * remembered


def test_columns_with_room_below_are_set_once(press: Press, monkeypatch: pytest.MonkeyPatch) -> None:
    """Columns with a margin below are not set again for it where it has room, and all is as if they were."""
    press.warm()
    from cardpress.press.layout import column_tries  # noqa: PLC0415 after the press has set the fonts

    count, columns = [0], column_tries.columns_layout

    def counted(*given: object) -> object:
        count[0] += 1
        return columns(*given)

    monkeypatch.setattr(column_tries, "columns_layout", counted)
    markup = "<main>" + '<p class="tall">Sowa</p>' * 4 + "</main>"
    pages = _pages(press, markup)
    once, count[0] = count[0], 0
    monkeypatch.setattr(column_tries._Run, "is_same_with", lambda *_: False)

    assert _pages(press, markup) == pages
    assert (once, count[0]) == (1, 2)


def test_heights_between_equal_ones_are_known(press: Press) -> None:
    """Of many heights that hold the same only a few are tried, and each comes to what it holds."""
    press.warm()
    from cardpress.press.layout.column_tries import _Column  # noqa: PLC0415 after the press has set the fonts

    tried = list[float]()

    def lay_out(room: float) -> tuple[str, int]:
        tried.append(room)
        return "box", int((500 - room) / 83)

    column, rooms = _Column("box"), [400 - number * 1.3 for number in range(150)]

    assert [column.outcome(room, lay_out)[1] for room in rooms] == [int((500 - room) / 83) for room in rooms]
    assert len(tried) < len(rooms) / 2


def test_a_document_with_too_many_pages_is_given_up(press: Press) -> None:
    """A document is given when it has as many pages as it may have at most; it is none when it needs more."""
    pages = "".join(f'<p style="break-after: page">Strona {number}</p>' for number in "12") + "<p>Strona 3</p>"
    report = Report()
    found = press.document(_request(pages, 3), report)

    assert found is not None
    assert len(found) == 3
    assert press.document(_request(pages, 2), report) is None
    assert len(report) == 0
