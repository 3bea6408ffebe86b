"""The PDF writer."""

from __future__ import annotations

import io

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress.press.pdf.book import Book
from cardpress.press.pdf.writer import number, text


@given(st.floats(-20000, 20000))
def test_number_is_short_and_near(value: float) -> None:
    """A number is written without exponent, with at most four decimals, and keeps its value to those."""
    written = number(value).decode()

    assert "e" not in written
    assert len(written.partition(".")[2]) <= 4
    assert float(written) == pytest.approx(value, abs=0.00005)


@pytest.mark.parametrize("value", ["Mephisto", "a (b) \\ c", "Żółć – „łaska”", "☃ 🂡"])
def test_text_reads_back(value: str) -> None:
    """Text of any script comes back from the file as it went in."""
    book = Book(value, "pl")
    book.add_page(b"/MediaBox[0 0 10 10]", [book.pdf.add_stream(b"")], b"")

    with pikepdf.open(io.BytesIO(book.finish())) as file:
        assert str(file.docinfo.Title) == value


def test_text_of_plain_letters_is_readable() -> None:
    """Plain letters stand in the file as they are, brackets escaped."""
    assert text("a(b)") == rb"(a\(b\))"


def test_bookmarks_lead_to_their_pages() -> None:
    """Each bookmark leads to the page added after it, in order."""
    book = Book("Karty", "pl")
    paint = book.pdf.add_stream(b"")
    for name in ("Żmija", "Topór"):
        book.bookmark(name)
        book.add_page(b"/MediaBox[0 0 10 10]", [paint], b"")

    with pikepdf.open(io.BytesIO(book.finish())) as file, file.open_outline() as outline:
        assert [item.title for item in outline.root] == ["Żmija", "Topór"]
        assert [item.destination[0].objgen for item in outline.root] == [page.objgen for page in file.pages]


def _small_file() -> bytes:
    book = Book("Karty", "pl")
    book.add_page(b"/MediaBox[0 0 10 10]", [book.pdf.add_stream(b"0 0 5 5 re f")], b"")
    return book.finish()


def test_file_is_sound_and_bears_no_date() -> None:
    """The checker of qpdf finds no fault; the language is set; no date makes two builds differ."""
    data = _small_file()

    with pikepdf.open(io.BytesIO(data)) as file:
        assert file.check_pdf_syntax() == []
        assert str(file.Root.Lang) == "pl"
        assert set(file.docinfo) == {"/Title", "/Creator", "/Producer"}
    assert data == _small_file()
