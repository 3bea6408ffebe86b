"""How a face is read aloud, from its markup."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Mapping
from dataclasses import replace

import pikepdf
import pypdfium2
import pytest
from PIL import ImageChops

from cardpress.diagnostics import Report
from cardpress.press.face import FaceRequest
from cardpress.press.layout.documents import write_pages
from cardpress.press.pdf.accessible import AccessibleBook
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.press import Press

Ask = Callable[..., FaceRequest]
WORDS = '<p class="rules">Zyskaj <b>dwa</b></p><h1 class="name">Topór</h1>'


def _face(press: Press, request: FaceRequest) -> Fragment:
    report = Report()
    face = press.faces([request], report)[request.key]
    assert list(report) == []
    return face


def _read(face: Fragment) -> list[tuple[str, str]]:
    return [(block.tag, block.alt or "".join(span.text for span in block.spans)) for block in face.blocks]


def test_the_name_is_read_first(press: Press, ask: Ask) -> None:
    """The heading comes first wherever the markup has it, then words in the order of the markup."""
    face = _face(press, ask(WORDS + "<div>luzem</div>"))

    assert [block.tag for block in face.blocks] == ["H1", "P", "P"]


def test_icons_are_not_read(press: Press, ask: Ask, icon: Mapping[str, str]) -> None:
    """An icon alone is decoration, one inside words is left out of what is read."""
    anvil = icon["anvil"]
    face = _face(
        press,
        ask(
            f'<i class="icon">{anvil}</i><p class="rules" style="font-family: Alegreya, Icons">kuj {anvil} raz</p>'
        ),
    )

    assert _read(face) == [("P", "kuj raz")]


def test_a_face_says_what_its_pictures_show(press: Press, ask: Ask, icon: Mapping[str, str]) -> None:
    """What an article's label says stands for all that is loose on it; a paragraph's is read before its words."""
    inside = f'<i class="icon">{icon["anvil"]}</i><b>3</b><p class="rules" aria-label="Moc">Kuj</p>'
    request = ask(inside)
    markup = '<article class="face" aria-label="Siła: 3">' + inside + "</article>"
    face = _face(press, replace(request, key=request.key[::-1], markup=lambda _: markup))

    assert _read(face) == [("Figure", "Siła: 3"), ("P", "Moc: Kuj")]


@pytest.mark.parametrize(
    "inside", [WORDS, '<div style="opacity: 0.5"><p>we mgle</p></div>', "<ul><li>raz</li></ul>"]
)
def test_marks_change_no_picture(press: Press, ask: Ask, inside: str) -> None:
    """A page that can be read aloud looks like the face, and every mark is closed."""
    face = _face(press, ask(inside))
    size = ask("x").size
    book = AccessibleBook("Karty", "pl", [face], press.fonts)
    book.add_face(face, size, "Topór")
    data = book.finish()
    plain = write_pages([face], press.fonts, title="x", language="pl")
    pictures = [pypdfium2.PdfDocument(one)[0].render(scale=2).to_pil() for one in (data, plain)]

    assert ImageChops.difference(*pictures).getbbox() is None
    with pikepdf.open(io.BytesIO(data)) as pdf:
        assert pdf.check_pdf_syntax() == []
        operators = [str(one.operator) for one in pikepdf.parse_content_stream(pdf.pages[0])]
    assert operators.count("EMC") == operators.count("BMC") + operators.count("BDC") > 0
    assert b"BDC" not in zlib.decompress(face.content)
