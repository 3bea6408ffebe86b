"""faces.json: two digests of every side, by what is seen and not by how a PDF says it."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from cardpress.press.fonts.fontconfig import font_file
from cardpress.press.fonts.typeface import Typeface
from cardpress.press.pdf.fragment import FontUse, Fragment, PdfObject
from cardpress.targets.faces_json.face_content import FaceReader

FONTS = "node_modules/@expo-google-fonts/alegreya"


@dataclass(frozen=True)
class Fonts:
    """Two fonts under any ids."""

    plain: Typeface
    bold: Typeface

    def glyph(self, letter: str, *, bold: bool = False) -> int:
        """The number of a letter's glyph."""
        glyph: int = (self.bold if bold else self.plain).font.get_nominal_glyph(ord(letter))
        return glyph

    def reader(self, names: tuple[str, str] = ("a", "b")) -> FaceReader:
        """A reader that knows the two fonts by these ids."""
        typefaces: Mapping[str, Any] = dict(zip(names, (self.plain, self.bold), strict=True))
        return FaceReader(typefaces)


@pytest.fixture(scope="module")
def fonts(request: pytest.FixtureRequest) -> Fonts:
    """Alegreya, regular and bold."""
    root = request.config.rootpath
    return Fonts(
        *(Typeface(font_file(root / FONTS / f"{n}/Alegreya_{n}.ttf").data) for n in ("400Regular", "700Bold"))
    )


def _face(
    content: bytes, names: tuple[str, ...] = ("a",), pieces: tuple[PdfObject, ...] = (), **extra: Any
) -> Fragment:
    uses = tuple(FontUse(name, b"", {}) for name in names)
    return Fragment(100, 200, zlib.compress(content), fonts=uses, pieces=pieces, **extra)


def _said(fonts: Fonts, text: str, *, bold: bool = False, place: int = 0) -> bytes:
    glyphs = b"".join(b"%04x" % fonts.glyph(letter, bold=bold) for letter in text)
    return b"BT\n1 0 0 -1 8 9 Tm\n/F%d 12 Tf\n[<%b>] TJ\nET\n" % (place, glyphs)


def test_words_are_read_without_spaces(fonts: Fonts) -> None:
    """The words of a face are its letters: neither spaces nor where lines break count."""
    reader = fonts.reader()

    one = reader.content_of(_face(_said(fonts, "Żółw śpi")))
    two = reader.content_of(_face(_said(fonts, "Żółw") + _said(fonts, "śpi")))

    assert one.words == two.words == "Żółwśpi"
    assert one.drawing != two.drawing


def test_name_and_place_of_a_font_do_not_count(fonts: Fonts) -> None:
    """The same glyphs of a font under another id, and as another font of the face, are the same drawing."""
    one = fonts.reader().content_of(_face(_said(fonts, "rat")))
    two = fonts.reader(("x", "y")).content_of(_face(_said(fonts, "rat", place=1), ("y", "x")))

    assert one == two


def test_other_outlines_are_another_drawing_of_the_same_words(fonts: Fonts) -> None:
    """Bold letters are the same words, drawn otherwise."""
    reader = fonts.reader()

    plain = reader.content_of(_face(_said(fonts, "rat")))
    bold = reader.content_of(_face(_said(fonts, "rat", bold=True), ("b",)))

    assert plain.words == bold.words
    assert plain.drawing != bold.drawing


def test_words_of_groups_count(fonts: Fonts) -> None:
    """A group's own content is read like the face's; how long its packed bytes are says nothing."""
    reader = fonts.reader()

    def group(text: str, length: bytes, level: int) -> Fragment:
        data = zlib.compress(_said(fonts, text), level)
        head = b"<</Type /XObject/Subtype /Form/Filter /FlateDecode/Length %b>>" % length
        return _face(b"/x1 Do\n", pieces=(PdfObject(head, b"stream\n" + data + b"\nendstream"),))

    one, same, other = (
        reader.content_of(group(*made)) for made in (("rat", b"9", 9), ("rat", b"8", 1), ("cat", b"9", 9))
    )

    assert (one.words, other.words) == ("rat", "cat")
    assert one == same
    assert one.drawing != other.drawing


@pytest.mark.parametrize(
    "other",
    [
        _face(b"0 0 1 1 re\nf\n", resources=b"/ExtGState<</a <</ca 1>>>>"),
        _face(b"0 0 1 2 re\nf\n"),
        _face(b"0 0 1 1 re\nf\n", pieces=(PdfObject(b"<</Type /XObject>>", b"pixels"),)),
        Fragment(100, 201, zlib.compress(b"0 0 1 1 re\nf\n")),
    ],
    ids=["resources", "content", "picture", "size"],
)
def test_all_that_is_drawn_counts(other: Fragment, fonts: Fonts) -> None:
    """Resources, content, pictures and size are parts of a drawing; what a face is read aloud as is none."""
    reader = fonts.reader()
    face = _face(b"0 0 1 1 re\nf\n")

    assert reader.content_of(face).digests()["drawing"] != reader.content_of(other).digests()["drawing"]
    assert reader.content_of(face) == reader.content_of(_face(b"0 0 1 1 re\nf\n", notes=(("overset", "told"),)))
