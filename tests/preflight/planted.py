"""Small PDFs made for one purpose: without fault, or with a single one."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

import pikepdf
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from pikepdf import Array, Dictionary, Name, Pdf, Stream, String

MM = 72 / 25.4
LETTERS = {1: "A", 2: "B", 3: " "}
"""Glyphs of the test font: B has no outline, what it should have."""
INFO = {
    "/Title": "A deck",
    "/CreationDate": "D:20260101000000Z",
    "/ModDate": "D:20260101000000Z",
    "/GTS_PDFXVersion": "PDF/X-1a:2003",
}


@cache
def font_file(fs_type: int = 0) -> bytes:
    """A TrueType font of .notdef, A, B and a space, 1000 units high."""
    pen = TTGlyphPen(None)
    for points in ([(50, 0), (550, 0), (550, 700), (50, 700)],):
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    outline, blank = pen.glyph(), TTGlyphPen(None).glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "A", "B", "space"])
    builder.setupCharacterMap({65: "A", 66: "B", 32: "space"})
    builder.setupGlyf({".notdef": outline, "A": outline, "B": blank, "space": blank})
    builder.setupHorizontalMetrics(dict.fromkeys((".notdef", "A", "B", "space"), (600, 0)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(fsType=fs_type)
    builder.setupPost()
    held = io.BytesIO()
    builder.save(held)
    return held.getvalue()


@dataclass(frozen=True)
class FontLook:
    """How the font stands in the file."""

    name: str = "ABCDEF+Test-Regular"
    embedded: bool = True
    to_unicode: bool = True
    fs_type: int = 0


def font(pdf: Pdf, look: FontLook) -> Dictionary:
    """The test font as a resource."""
    descriptor = Dictionary(
        Type=Name.FontDescriptor, FontName=Name("/" + look.name), Flags=4, Ascent=800, Descent=-200
    )
    if look.embedded:
        descriptor.FontFile2 = Stream(pdf, font_file(look.fs_type))
    inner = Dictionary(
        Type=Name.Font, Subtype=Name.CIDFontType2, BaseFont=Name("/" + look.name), CIDToGIDMap=Name.Identity,
        DW=600, FontDescriptor=descriptor,
        CIDSystemInfo=Dictionary(Registry=String("Adobe"), Ordering=String("Identity"), Supplement=0),
    )  # fmt: skip
    made = Dictionary(
        Type=Name.Font, Subtype=Name.Type0, BaseFont=Name("/" + look.name), Encoding=Name("/Identity-H"),
        DescendantFonts=Array([inner]),
    )  # fmt: skip
    if look.to_unicode:
        rows = b"".join(b"<%04x> <%04x>\n" % (glyph, ord(text)) for glyph, text in {0: "?", **LETTERS}.items())
        made.ToUnicode = Stream(pdf, b"4 beginbfchar\n" + rows + b"endbfchar")
    return made


@dataclass(frozen=True)
class PageLook:
    """A page: size of its cut in mm and bleed (0: a sheet, which is not cut), and what is painted, in pt."""

    width: float = 63.0
    height: float = 88.0
    bleed: float = 3.0
    paint: bytes = b"0.9 0.9 1 rg {whole} re f"
    text: bytes = b"0 g BT /F 9 Tf 60 100 Td <00010001> Tj ET"
    more: bytes = b""
    resources: Callable[[Pdf], dict[str, object]] = lambda pdf: {}
    trim: tuple[float, float, float, float] | None = None

    def content(self) -> bytes:
        """The page's content stream."""
        whole = b"0 0 %f %f" % ((self.width + 2 * self.bleed) * MM, (self.height + 2 * self.bleed) * MM)
        return b"\n".join((self.paint.replace(b"{whole}", whole), self.text, self.more))


@dataclass(frozen=True)
class FileLook:
    """A file: its pages, its font, what is done to it before it is saved, and how."""

    pages: Sequence[PageLook] = (PageLook(),)
    look: FontLook = FontLook()
    also: Callable[[Pdf], None] = lambda pdf: None
    version: str = "1.4"
    save: dict[str, object] = field(default_factory=dict)

    def made(self) -> bytes:
        """The bytes."""
        pdf = Pdf.new()
        shown = pdf.make_indirect(font(pdf, self.look))
        for page in self.pages:
            _add(pdf, page, shown)
        self.also(pdf)
        held = io.BytesIO()
        pdf.save(held, **{"force_version": self.version, "static_id": True, **self.save})  # type: ignore[arg-type]
        return held.getvalue()


def _add(pdf: Pdf, look: PageLook, shown: Dictionary) -> None:
    width, height = (look.width + 2 * look.bleed) * MM, (look.height + 2 * look.bleed) * MM
    resources = Dictionary(Font=Dictionary(F=shown), **look.resources(pdf))
    page = Dictionary(Type=Name.Page, MediaBox=[0, 0, width, height], Resources=resources)
    page.Contents = Stream(pdf, look.content())
    if look.bleed:
        edge = look.bleed * MM
        page.BleedBox = Array([0, 0, width, height])
        page.TrimBox = Array(look.trim or [edge, edge, width - edge, height - edge])
    pdf.pages.append(pikepdf.Page(pdf.make_indirect(page)))


POKER = PageLook(
    63.5, 88.9, 3.175, b"0.1 0 0 0 k {whole} re f", b"0 0 0 1 k BT /F 9 Tf 60 100 Td <00010001> Tj ET"
)
SHEET = PageLook(210, 297, 0, b"0.9 0.9 1 rg 100 100 300 500 re f")


def press_ready(pdf: Pdf, *, intent: str | None = "FOGRA39", leave_out: str = "", trapped: bool = True) -> None:
    """Give a file what PDF/X-1a wants."""
    for key, value in INFO.items():
        if key != leave_out:
            pdf.docinfo[key] = value
    if trapped:
        pdf.docinfo["/Trapped"] = Name("/False")
    if intent:
        found = Dictionary(
            Type=Name.OutputIntent, S=Name.GTS_PDFX, OutputConditionIdentifier=String(intent),
            RegistryName=String("http://www.color.org"),
        )  # fmt: skip
        pdf.Root.OutputIntents = Array([found])


CLEAN = FileLook()
PRESS = FileLook((POKER,), also=press_ready)


def with_page(page: PageLook, file: FileLook = CLEAN, **changes: object) -> bytes:
    """A file of one page that is changed."""
    return replace(file, pages=(replace(page, **changes),)).made()  # type: ignore[arg-type]
