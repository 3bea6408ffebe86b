"""Takes a page out of WeasyPrint as a fragment, in the moment before the PDF is written.

Each page becomes a document of its own, so that neither its resource names nor its glyph texts depend on the
pages drawn with it.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeVar

import pydyf
import weasyprint.pdf
from weasyprint.document import Document, Page

from cardpress.press.fonts.typeface import Typeface
from cardpress.press.layout.boxtree import POINTS_PER_PX
from cardpress.press.layout.insets import InsetForm
from cardpress.press.layout.painting import ArtForm
from cardpress.press.layout.structure import blocks
from cardpress.press.pdf.fragment import FONTS_HOLE, FontUse, Fragment, PdfObject
from cardpress.press.pdf.writer import number, numbers

Untyped = Any
"""An object of WeasyPrint or pydyf, which have no types."""
_LONG = re.compile(rb"-?\d*\.(?:\d{5,}|(?=\s))")
"""A number with more decimals than the press writes, or a whole one of which WeasyPrint left the point."""
_REFERENCE = re.compile(rb"\b(\d+) 0 R\b")
_FONT = re.compile(rb"/([A-Z]{6}) (?=[0-9.]+ Tf)")
_SHOWN = re.compile(rb"/F(\d+) (?=[0-9.]+ Tf)")
_HOLE = re.compile(rb"\0(\d+)\0")
_NO_KERNING = re.compile(rb">-?0(?:<|(?=\]))")
_IMAGE = re.compile(rb"/(i[0-9a-f]{32}[01]) Do")
_MARK = re.compile(rb"/Artifact\nBMC\n|/(?:Span|Figure)\n<</MCID (\d+)>>\nBDC\n|EMC(?:\n|$)")
"""Where WeasyPrint begins and ends a part of the content that is read, or one that is not."""


class FontBook(dict[int, Any]):
    """The fonts of a WeasyPrint document, kept from page to page.

    WeasyPrint writes kerning against the width it rounded when it first showed a glyph; here each font comes with
    the exact widths of its file, so a face is the same whatever was drawn before. To the PDF writer the book
    looks empty: the press embeds fonts itself, once a file.
    """

    def __init__(self, typefaces: Mapping[str, Typeface]) -> None:
        super().__init__()
        self._ids = {sha256(typeface.data).digest(): font for font, typeface in typefaces.items()}
        self._typefaces = typefaces
        self.ids: dict[str, str] = {}

    def __setitem__(self, key: int, font: Untyped) -> None:
        font_id = self._ids[sha256(font.file_content).digest()]
        font.widths = dict(self._typefaces[font_id].widths)
        self.ids[font.hash] = font_id
        super().__setitem__(key, font)

    def values(self) -> Untyped:
        """Nothing, for the writer that would embed them."""
        return ()

    def turn_page(self) -> None:
        """Forget which glyphs were shown."""
        for font in super().values():
            font.to_unicode = {}

    def uses(self) -> dict[str, FontUse]:
        """WeasyPrint's name of each font on the page to what the page shows of it, in the order of font ids."""
        shown: dict[str, dict[int, str]] = {}
        for font in super().values():
            if font.to_unicode:
                shown.setdefault(font.hash, {}).update(font.to_unicode)
        found = {name: self._use(self.ids[name], texts) for name, texts in shown.items()}
        return dict(sorted(found.items(), key=lambda item: (item[1].font, item[0])))

    def _use(self, font_id: str, texts: Mapping[int, str]) -> FontUse:
        known = self._typefaces[font_id].texts
        unknown = {glyph: text for glyph, text in sorted(texts.items()) if glyph not in known}
        return FontUse(font_id, b"".join(glyph.to_bytes(2, "big") for glyph in sorted(texts)), unknown)


@dataclass(frozen=True, slots=True)
class Taken:
    """What a page draws, before it is a fragment: content, where boxes are in it, and the resources it names.

    Forms are pictures of `painting`; `is_plain` tells that there are no other private objects.
    """

    content: bytes
    places: Mapping[Untyped, tuple[int, int]]
    fonts: tuple[FontUse, ...]
    states: tuple[tuple[bytes, bytes], ...]
    forms: tuple[tuple[bytes, PdfObject], ...]
    is_plain: bool


def capture(document: Document, page: Page, book: FontBook) -> Fragment:
    """The fragment of one page of a rendered document."""
    return _draw_page(
        document, page, book, lambda pdf: _Taker(pdf, page, _with_insets(book.uses(), pdf)).fragment()
    )


def take(document: Document, page: Page, book: FontBook, numbers: Mapping[str, str]) -> Taken:
    """What one page of a rendered document draws; `numbers` are what its content calls each font."""
    return _draw_page(document, page, book, lambda pdf: _Taker(pdf, page, book.uses(), numbers).capture())


def _with_insets(uses: Mapping[str, FontUse], pdf: pydyf.PDF) -> dict[str, FontUse]:
    """What a page shows of each font, with what its insets show."""
    found = dict(uses)
    names = {use.font: name for name, use in uses.items()}
    insets = {id(each.drawn): each.drawn for each in pdf.objects if isinstance(each, InsetForm)}
    for use in (use for drawn in insets.values() for use in drawn.fonts):
        name = names.setdefault(use.font, f"inset {use.font}")
        known = found.get(name, use)
        glyphs = {each.glyphs[at : at + 2] for each in (known, use) for at in range(0, len(each.glyphs), 2)}
        found[name] = FontUse(
            use.font, b"".join(sorted(glyphs)), dict(sorted({**known.texts, **use.texts}.items()))
        )
    return dict(sorted(found.items(), key=lambda item: (item[1].font, item[0])))


_Found = TypeVar("_Found")


def _draw_page(document: Document, page: Page, book: FontBook, found: Callable[[pydyf.PDF], _Found]) -> _Found:
    single = document.copy([page])
    single.fonts = book
    book.turn_page()
    kept: list[_Found] = []

    def finish(_: Document, pdf: pydyf.PDF) -> None:
        kept.append(found(pdf))
        pdf.objects.clear()

    with _marks_alone():
        single.write_pdf(finisher=finish, pdf_tags=True)
    return kept[0]


@contextmanager
def _marks_alone() -> Iterator[None]:
    """WeasyPrint marks what belongs to which box, but builds no tree: that fails on boxes that do not show."""
    build = weasyprint.pdf.add_tags
    weasyprint.pdf.add_tags = lambda *_: None
    try:
        yield
    finally:
        weasyprint.pdf.add_tags = build


class _Taker:
    """Copies what one page needs out of a pydyf file; objects get the numbers of their first mention."""

    def __init__(
        self, pdf: pydyf.PDF, page: Page, uses: Mapping[str, FontUse], numbers: Mapping[str, str] | None = None
    ) -> None:
        self._objects = pdf.objects
        self._laid_out = page._page_box
        self._page = pdf.objects[int(pdf.page_references[0].split()[0])]
        self._uses = uses
        names = (numbers[use.font] if numbers else str(place) for place, use in enumerate(uses.values()))
        self._names = {
            name.encode(): f"/F{shown} ".encode("latin-1") for name, shown in zip(uses, names, strict=True)
        }
        self._images: dict[bytes, bytes] = {}
        self._pieces: list[PdfObject] = []
        self._places: dict[int, int] = {}
        self._fonts = 0

    def capture(self) -> Taken:
        """The page with its resources told apart."""
        content, places = self._content_and_places()
        shared = self._object(self._page["Resources"])
        states = {name: value for name, value in shared["ExtGState"].items() if isinstance(value, dict)}
        forms = {name: self._object(value) for name, value in shared["XObject"].items()}
        pictures = {name: form.piece for name, form in forms.items() if isinstance(form, ArtForm)}
        others = (
            b" cs" in content
            or b" CS" in content
            or any(shared[kind] for kind in ("Pattern", "Shading"))
            or len(pictures) < len(forms)
        )
        return Taken(
            content,
            places,
            tuple(self._uses.values()),
            tuple((name.encode(), _bytes(value)) for name, value in states.items()),
            tuple((name.encode(), piece) for name, piece in pictures.items()),
            not others and not any("SMask" in value or "BM" in value for value in states.values()),
        )

    def _content_and_places(self) -> tuple[bytes, dict[Untyped, tuple[int, int]]]:
        """The content without marks, and where in it boxes are drawn."""
        stream = self._object(self._page["Contents"])
        content, spans = _without_marks(self._content(stream))
        return content, {box: spans[mark["mcid"]] for box, mark in stream._tags.items() if mark["mcid"] in spans}

    def fragment(self) -> Fragment:
        """The page as a fragment."""
        content, places = self._content_and_places()
        shared = self._object(self._page["Resources"])
        self._fonts = int(shared["Font"].split()[0])
        resources = b"".join(
            b"/%b %b" % (kind.encode(), self._with_holes(self._value(kind, value)))
            for kind, value in shared.items()
            if self._is_needed(kind, value, content)
        )
        box = self._page["MediaBox"]
        return Fragment(
            float(box[2]),
            float(box[3]),
            zlib.compress(content),
            resources,
            tuple(self._uses.values()),
            tuple(self._pieces),
            blocks=blocks(self._laid_out, places, content),
        )

    def _is_needed(self, kind: str, value: Untyped, content: bytes) -> bool:
        if kind == "ColorSpace":
            return b" cs" in content or b" CS" in content or bool(self._pieces)
        return kind != "Font" and bool(value)

    def _value(self, kind: str, value: Untyped) -> bytes:
        """A resource dictionary; images lose their names, which WeasyPrint makes from absolute addresses."""
        if kind == "XObject":
            value = pydyf.Dictionary({self._new_name(name): entry for name, entry in value.items()})
        return _bytes(value)

    def _new_name(self, name: str) -> str:
        return self._images.get(name.encode(), name.encode()).decode()

    def _content(self, stream: Untyped) -> bytes:
        raw = b"\n".join(map(_bytes, stream.stream))
        raw = _LONG.sub(lambda found: number(float(found[0])), raw)
        raw = _NO_KERNING.sub(lambda found: b"" if found[0].endswith(b"<") else b">", raw)
        raw = _IMAGE.sub(lambda found: b"/" + self._image(found[1]) + b" Do", raw)
        return _FONT.sub(lambda found: self._names[found[1]], raw)

    def _image(self, name: bytes) -> bytes:
        return self._images.setdefault(name, b"I%d" % len(self._images))

    def _object(self, reference: bytes) -> Untyped:
        return self._objects[int(reference.split()[0])]

    def _with_holes(self, data: bytes) -> bytes:
        return _REFERENCE.sub(lambda found: self._hole(int(found[1])), data)

    def _hole(self, place: int) -> bytes:
        if place == self._fonts:
            return FONTS_HOLE
        if place not in self._places:
            self._places[place] = len(self._pieces)
            self._pieces.append(PdfObject(b""))
            self._pieces[self._places[place]] = self._piece(self._objects[place])
        return b"\0%d\0" % self._places[place]

    def _piece(self, value: Untyped) -> PdfObject:
        if not isinstance(value, pydyf.Stream):
            if isinstance(value, dict) and isinstance(value.get("XObject"), dict):
                value = pydyf.Dictionary(
                    {
                        **value,
                        "XObject": pydyf.Dictionary(
                            {self._new_name(name): entry for name, entry in value["XObject"].items()}
                        ),
                    }
                )
            return PdfObject(self._with_holes(_bytes(value)))
        if isinstance(value, ArtForm):
            return value.piece
        if isinstance(value, InsetForm):
            return self._inset(value.drawn)
        extra = dict(value.extra)
        if extra.get("Subtype") == "/Form" or extra.get("Type") == "/Pattern":
            data = zlib.compress(_without_marks(self._content(value))[0])
            extra["Filter"] = "/FlateDecode"
        else:
            data = b"\n".join(map(_bytes, value.stream))
        extra["Length"] = len(data)
        head = self._with_holes(pydyf.Dictionary(extra).data)
        return PdfObject(head, b"stream\n" + data + b"\nendstream")

    def _inset(self, drawn: Fragment) -> PdfObject:
        """An inset as a form of this page, its coordinates those that WeasyPrint draws in (px, y down)."""
        places = {use.font: place for place, use in enumerate(self._uses.values())}
        first = len(self._pieces)
        self._pieces += [PdfObject(_shift_references(piece.head, first), piece.tail) for piece in drawn.pieces]
        content = zlib.decompress(drawn.content)
        content = _SHOWN.sub(lambda found: b"/F%d " % places[drawn.fonts[int(found[1])].font], content)
        if b"BT" in content:
            content = b"/Span<</ActualText( )>>BDC\n" + content + b"\nEMC"  # who copies text gets no art with it
        # its page was as high as this one and is drawn upside down: undone here, so that it is done but once
        scale, high = 1 / POINTS_PER_PX, drawn.height_pt / POINTS_PER_PX
        matrix = b"%.9f 0 0 %.9f 0 %.6f" % (scale, -scale, high)
        box = numbers(0, 0, drawn.width_pt, drawn.height_pt)
        data = zlib.compress(content)
        resources = _shift_references(drawn.resources, first) + (b"/Font " + FONTS_HOLE if drawn.fonts else b"")
        head = b"<</Type/XObject/Subtype/Form/BBox[%b]/Matrix[%b]/Resources<<%b>>/Filter/FlateDecode/Length %d>>"
        return PdfObject(head % (box, matrix, resources, len(data)), b"stream\n" + data + b"\nendstream")


def _shift_references(data: bytes, first: int) -> bytes:
    """Data whose holes are those of pieces that stand so much further on."""
    return _HOLE.sub(lambda found: b"\0%d\0" % (int(found[1]) + first), data)


def _without_marks(content: bytes) -> tuple[bytes, dict[int, tuple[int, int]]]:
    """Content without its marks, and where in it each marked part that is read begins and ends, by its number."""
    parts: list[bytes] = []
    spans: dict[int, tuple[int, int]] = {}
    is_open: list[tuple[bytes | None, int]] = []
    last = length = 0
    for mark in _MARK.finditer(content):
        parts.append(content[last : mark.start()])
        length += len(parts[-1])
        last = mark.end()
        if not mark[0].startswith(b"EMC"):
            is_open.append((mark[1], length))
        elif (begun := is_open.pop())[0] is not None:
            spans[int(begun[0])] = begun[1], length
        elif is_open:  # a rim is drawn before what is read
            is_open[-1] = is_open[-1][0], length
    return b"".join([*parts, content[last:]]), spans


_bytes: Callable[[Any], bytes] = pydyf._to_bytes
