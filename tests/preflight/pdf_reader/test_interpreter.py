"""Content streams are followed: where letters stand, how large, how thick lines are, what clips them."""

from __future__ import annotations

from dataclasses import replace

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Pdf, Stream
from tests.preflight.planted import CLEAN, PageLook, font_file

from cardpress.preflight.pdf_reader.document import Document, UnreadablePdfError, open_document
from cardpress.preflight.pdf_reader.marks import Fill, Mark, Stroke, TextMark

EMPTY = PageLook(paint=b"", text=b"")


def _marks(content: bytes, look: PageLook = EMPTY) -> tuple[Mark, ...]:
    return open_document(replace(CLEAN, pages=(replace(look, more=content),)).made()).pages[0].marks


def _letters(content: bytes) -> list[TextMark]:
    return [mark for mark in _marks(content) if isinstance(mark, TextMark)]


@pytest.mark.parametrize(
    ("content", "size", "left"),
    [
        (b"BT /F 10 Tf 50 60 Td <0001> Tj ET", 10, 50.5),
        (b"q 2 0 0 2 0 0 cm BT /F 10 Tf 50 60 Td <0001> Tj ET Q", 20, 101),
        (b"BT /F 1 Tf 10 0 0 10 50 60 Tm <0001> Tj ET", 10, 50.5),
        (b"BT /F 10 Tf 50 60 Td [<0001> -1000 <0001>] TJ <0001> Tj ET", 10, 72.5),
        (b"BT /F 10 Tf 20 TL 50 60 Td <0001> Tj T* <0001> Tj ET", 10, 50.5),
        (b"BT /F 10 Tf 5 Tc 50 60 Td <0003> Tj <0001> Tj ET", 10, 61.5),
        (b"BT /F 10 Tf 200 Tz 50 60 Td <0001> Tj ET", 10, 51),
    ],
)
def test_letters_stand_where_the_operators_put_them(content: bytes, size: float, left: float) -> None:
    """Ink of the last letters begins where matrix, size, spacing and stretch put it."""
    last = _letters(content)[-1]

    assert last.size_pt == pytest.approx(size)
    assert last.box[0] == pytest.approx(left)


def test_invisible_letters_are_no_mark() -> None:
    """Text in rendering mode 3 is there to be searched, not printed."""
    assert _letters(b"BT 3 Tr /F 10 Tf 50 60 Td <0001> Tj ET") == []


def test_turned_letters_keep_their_size() -> None:
    """A quarter turn makes a tall box of a wide one and leaves the size alone."""
    letters = _letters(b"q 0 1 -1 0 100 50 cm BT /F 10 Tf <00010001> Tj ET Q")[0]

    assert letters.size_pt == pytest.approx(10)
    assert letters.box == pytest.approx((93, 50.5, 100, 61.5))


def test_lines_are_as_thick_as_their_thinner_direction() -> None:
    """A stroke is as thick as the matrix makes it; a frame of two rectangles as its narrowest side."""
    lines = [
        mark
        for mark in _marks(b"q 1 0 0 0.5 0 0 cm 2 w 0 0 m 50 50 l S Q 10 10 50 50 re 10.3 12 48 46 re f*")
        if isinstance(mark, Stroke)
    ]

    assert [line.width_pt for line in lines] == pytest.approx([1.0, 0.3])


def test_clips_are_kept_and_given_back() -> None:
    """A clip holds to the Q of its q."""
    areas = [
        mark for mark in _marks(b"q 10 10 20 20 re W n 0 0 99 99 re f Q 0 0 99 99 re f") if isinstance(mark, Fill)
    ]

    assert areas[0].clip == (10, 10, 30, 30)
    assert areas[1].clip[2] > 99


def test_forms_inherit_colour_and_are_told_apart() -> None:
    """A form placed twice leaves its marks twice, each where it stands, in the colour of that moment."""

    def forms(pdf: Pdf) -> dict[str, object]:
        form = Stream(pdf, b"0 0 10 10 re f", Type=Name.XObject, Subtype=Name.Form, BBox=[0, 0, 5, 5])
        return {"XObject": Dictionary(X=form)}

    marks = _marks(b"1 0 0 rg /X Do 0 0 1 rg q 1 0 0 1 50 0 cm /X Do Q", replace(EMPTY, resources=forms))
    areas = [mark for mark in marks if isinstance(mark, Fill)]

    assert [area.paint.rgb for area in areas] == [(1, 0, 0), (0, 0, 1)]
    assert [area.clip for area in areas] == [(0, 0, 5, 5), (50, 0, 55, 5)]
    assert len({area.form for area in areas}) == 1


def _simple(pdf: Pdf) -> None:
    descriptor = Dictionary(Type=Name.FontDescriptor, FontName=Name("/ABCDEF+Test"), Flags=32)
    descriptor.FontFile2 = Stream(pdf, font_file())
    made = Dictionary(
        Type=Name.Font, Subtype=Name.TrueType, BaseFont=Name("/ABCDEF+Test"), FirstChar=65, LastChar=67
    )
    made.Widths, made.Encoding, made.FontDescriptor = Array([600] * 3), Name.WinAnsiEncoding, descriptor
    pdf.pages[0].obj.Resources.Font.F = pdf.make_indirect(made)


@pytest.mark.parametrize(("text", "missing"), [(b"A", ()), (b"B", ("B",)), (b"C", ("C",))])
def test_simple_fonts_show_glyphs_by_their_encoding(text: bytes, missing: tuple[str, ...]) -> None:
    """A one-byte font finds its glyphs through encoding and cmap; a blank and an absent one are missing."""
    page = replace(EMPTY, more=b"BT /F 10 Tf 50 60 Td (A%b) Tj ET" % text)
    marks = open_document(replace(CLEAN, pages=(page,), also=_simple).made()).pages[0].marks

    assert [mark.missing for mark in marks if isinstance(mark, TextMark)] == [missing]


def test_component_is_the_last_bookmark() -> None:
    """A page bears the name of the last bookmark at or before it, whether it leads to a page or a name."""

    def also(pdf: Pdf) -> None:
        named = Dictionary(Names=Array([pikepdf.String("axe"), Array([pdf.pages[2].obj, Name.Fit])]))
        pdf.Root.Names = Dictionary(Dests=named)
        with pdf.open_outline() as outline:
            outline.root.append(pikepdf.OutlineItem("Ogre", 1))
            item = pikepdf.OutlineItem("Axe")
            item.destination = pikepdf.String("axe")
            outline.root.append(item)

    document = open_document(replace(CLEAN, pages=(EMPTY,) * 4, also=also).made())

    assert [page.component for page in document.pages] == [None, "Ogre", "Axe", "Axe"]


@pytest.mark.parametrize("turn", [90, 180])
def test_turned_pages_are_seen_upright(turn: int) -> None:
    """The pixels of a page lie where its boxes say, however a viewer is told to turn it."""

    def also(pdf: Pdf) -> None:
        pdf.pages[0].obj.Rotate = turn

    page = replace(EMPTY, more=b"1 0 0 rg 0 0 40 20 re f")
    document: Document = open_document(replace(CLEAN, pages=(page,), also=also).made())
    picture = document.background(document.pages[0])

    assert picture.getpixel((5, picture.height - 5)) == (255, 0, 0, 255)
    assert picture.getpixel((picture.width - 5, 5)) == (255, 255, 255, 0)


def _refused(content: bytes) -> str | None:
    try:
        _marks(content)
    except UnreadablePdfError as error:
        return error.code
    return None


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"/F Tf BT", "damaged"),
        (b"1 0 cm", "damaged"),
        (b"/none Do /none gs /none sh", None),
        (b"q q q Q", None),
        (b"Q Q", None),
    ],
)
def test_odd_streams_are_read_or_refused(content: bytes, code: str | None) -> None:
    """Operators without their numbers are damage; what is not there is passed over."""
    assert _refused(content) == code
