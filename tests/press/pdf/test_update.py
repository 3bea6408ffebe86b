"""A renewed file is the file that would be written anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.press.conftest import SIZE, Ask

from cardpress.diagnostics import Report
from cardpress.press.pdf.book import Book
from cardpress.press.pdf.boxes import bleed_box
from cardpress.press.pdf.forms import FormWriter
from cardpress.press.pdf.fragment import Fragment, PdfObject
from cardpress.press.pdf.update import UpdatableFile
from cardpress.press.press import Press

TEXTS = ("Żółw", "Jeż 17", "Efekt fioletu", "Wąż <b>9</b>", '<u style="opacity:.5">Kot</u>', "Pies")


@pytest.fixture(scope="session")
def drawn(press: Press, ask: Ask) -> tuple[Fragment, ...]:
    """A face of each text, in print: with bold letters or without, with a group or without."""
    report = Report()
    faces = press.faces([ask(f"<div>{text}</div>") for text in TEXTS], report)
    assert len(faces) == len(TEXTS), list(report)
    return tuple(faces.values())


def _written(faces: Sequence[Fragment], press: Press) -> tuple[bytes, UpdatableFile]:
    book = Book("Zoo", "pl")
    forms = FormWriter(book.pdf, faces, press.fonts, lines=[press.fonts.line("Arkusz 1")[1]])
    for face in faces:
        name = forms.form(face, bleed_box(SIZE))
        book.add_page(b"/MediaBox[0 0 9 9]", [book.pdf.add_stream(b"/X%d Do" % name)], b"/XObject<<>>")
    return book.finish(), UpdatableFile("shape", faces, forms, book)


def _different(faces: Sequence[Fragment], chosen: Sequence[int]) -> list[Fragment]:
    """Faces of their own, as different cards have them, however alike they look."""
    return [replace(faces[place]) for place in chosen]


@settings(max_examples=40, deadline=None)
@given(st.lists(st.lists(st.integers(0, len(TEXTS) - 1), min_size=3, max_size=3), min_size=2, max_size=5))
def test_renewed_file_is_the_file_written_anew(
    drawn: tuple[Fragment, ...], press: Press, edits: list[list[int]]
) -> None:
    """After any edits a file is renewed to the bytes of one written from nothing, or not at all."""
    first = _different(drawn, edits[0])
    _, file = _written(first, press)
    for chosen in edits[1:]:
        faces = _different(drawn, chosen)
        found = file.with_faces("shape", faces)
        expected, anew = _written(faces, press)
        if found is None:
            file = anew
        else:
            assert found == (expected, len(faces))


def test_text_alone_is_renewed(drawn: tuple[Fragment, ...], press: Press) -> None:
    """A card with other words, in letters the file does not have yet, does not ask for a new file."""
    _, file = _written(drawn[:1], press)

    found = file.with_faces("shape", [drawn[1]])

    assert found == (_written([drawn[1]], press)[0], 1)


def test_file_of_another_shape_is_not_renewed(drawn: tuple[Fragment, ...], press: Press) -> None:
    """Whatever else shapes a file asks for a new one, and so does a face that names other objects."""
    _, file = _written(drawn[:1], press)
    stranger = replace(drawn[0], pieces=(*drawn[0].pieces, PdfObject(b"<<>>")))

    assert file.with_faces("another shape", drawn[:1]) is None
    assert file.with_faces("shape", drawn[:2]) is None
    assert file.with_faces("shape", [stranger]) is None
