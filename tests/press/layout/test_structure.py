"""How a face is read aloud, from its markup."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import ImageChops
from tests.heard import heard

from cardpress.diagnostics import Position, Report
from cardpress.press.face import DocumentRequest, FaceRequest
from cardpress.press.layout.documents import write_pages
from cardpress.press.look import Stylesheet
from cardpress.press.pdf.fragment import Fragment, StructureBlock
from cardpress.press.pdf.tagged_pages import AccessibleBook
from cardpress.press.press import Press

Ask = Callable[..., FaceRequest]
PLAIN = Stylesheet("sheet.css", "body, h1, h2, h3, th { font: 9pt/1.2 Alegreya }")
WORDS = '<p class="rules">Zyskaj <b>dwa</b></p><h1 class="name">Topór</h1>'


def _face(press: Press, request: FaceRequest) -> Fragment:
    report = Report()
    face = press.faces([request], report)[request.key]
    assert list(report) == []
    return face


def _read(face: Fragment) -> list[tuple[str, str]]:
    return [(block.tag, block.alt or "".join(passage.text for passage in block.passages)) for block in face.blocks]


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
    face = _face(press, replace(request, key=request.key[::-1], markup=lambda *_: markup))

    assert _read(face) == [("Figure", "Siła: 3"), ("P", "Moc: Kuj")]


def _tree(blocks: Sequence[StructureBlock]) -> list[object]:
    """Tags of blocks and of what they are made of: words, or a list in brackets."""
    return [[block.tag, *_tree(block.kids)] if block.kids else block.tag for block in blocks]


def _document(press: Press, markup: str) -> Fragment:
    report = Report()
    sheet = DocumentRequest("sheet", 60, 60, "pl", markup, (PLAIN,), Position("sheet.html"))
    pages = press.document(sheet, report)
    assert list(report) == []
    (page,) = pages
    return page


TREES = {
    "<h2>Łup</h2><ul><li>raz</li><li><p>dwa</p><p>trzy</p></li></ul>": [
        "H2",
        ["L", ["LI", "LBody"], ["LI", ["LBody", "P", "P"]]],
    ],
    '<div role="list"><p role="listitem">raz</p><div role="listitem">dwa</div></div>': [
        ["L", ["LI", "LBody"], ["LI", "LBody"]]
    ],
    "<table><tr><th>Broń</th><th>Moc</th></tr><tr><td>Topór</td><td></td></tr></table>": [
        ["Table", ["TR", "TH", "TH"], ["TR", "TD", "TD"]]
    ],
    '<p>raz</p><div aria-hidden="true"><h1>nic</h1><p>nic</p></div>': ["P"],
    '<div><div role="img" aria-label="stół"><p>talia</p><h3>loch</h3></div><h3>Dalej</h3></div>': ["Figure", "H3"],
    '<h1>Tytuł</h1><article aria-label="topór">3<h2>Topór</h2><p>Tnij</p></article><p>dalej</p>': [
        "H1",
        "Figure",
        "H2",
        "P",
        "P",
    ],
    '<div style="columns: 2; height: 12mm"><p>raz dwa trzy cztery pięć sześć siedem osiem dziewięć</p></div>': [
        "P"
    ],
}


@pytest.mark.parametrize("markup", sorted(TREES))
def test_markup_is_read_as_what_it_is(press: Press, markup: str) -> None:
    """Lists, tables, pictures and what is hidden are read by tag or role, in order; columns split no paragraph."""
    assert _tree(_document(press, markup).blocks) == TREES[markup]


def _heard(press: Press, folder: Path, markup: str) -> str:
    """The words of the only paragraph."""
    pages = [_document(press, markup)]
    file = folder / "page.pdf"
    file.write_bytes(write_pages(pages, press.fonts, title="x", language="pl"))
    (words,) = [one.words for one in heard(file) if one.tag == "P"]
    return words


def test_words_are_apart_where_a_line_ends(press: Press, icon: Mapping[str, str], tmp_path: Path) -> None:
    """Between lines, and where a picture stood, a space is said; inside a word of two styles there is none."""
    anvil = f'<i style="font-family: Icons">{icon["anvil"]}</i>'
    markup = f"<p>raz<br/>dwa {anvil} trzy, <b>czte</b>ry &#160;{anvil} z&#160;pięciu</p>"

    assert " ".join(_heard(press, tmp_path, markup).split()) == "raz dwa trzy, cztery z pięciu"


def test_a_part_of_a_line_says_its_label_once(press: Press, tmp_path: Path) -> None:
    """What a passage's label says is read in place of its words, however many lines they are broken into."""
    markup = '<p>Topór <passage aria-label="siła 3">3<br/>x</passage></p>'

    assert _heard(press, tmp_path, markup) == "Topór siła 3"


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
