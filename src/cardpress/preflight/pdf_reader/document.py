"""A finished PDF as a document of pages with boxes, marks and component names."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

import pikepdf
import pypdfium2
from PIL import Image

from cardpress.preflight.pdf_reader.colours import PdfValue
from cardpress.preflight.pdf_reader.content_stream import content_of
from cardpress.preflight.pdf_reader.fonts import Font
from cardpress.preflight.pdf_reader.geometry import Box, overhang
from cardpress.preflight.pdf_reader.interpreter import Interpreter, ResourceCache
from cardpress.preflight.pdf_reader.marks import FormPlacement, Mark, TextMark, marks_digest
from cardpress.preflight.pdf_reader.raster import Raster

_NEAR = 0.02
_Content = tuple[bytes, bytes]
"""The content stream of a page and its unparsed resources."""
BROKEN = (
    struct.error,
    pikepdf.PdfError,
    pypdfium2.PdfiumError,
    ValueError,
    TypeError,
    KeyError,
    IndexError,
    AttributeError,
    RecursionError,
)
"""Exceptions that damaged objects raise while they are read; reported as `damaged`."""


class UnreadablePdfError(Exception):
    """A file that cannot be read as a PDF, with the `code` of the finding."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True)
class Page:
    """One page: `number` from 1, boxes in pt, marks in painting order, the component its bookmark names."""

    number: int
    media: Box
    bleed: Box | None
    trim: Box | None
    marks: tuple[Mark, ...]
    placements: tuple[FormPlacement, ...]
    images: tuple[object, ...]
    component: str | None

    @property
    def is_face(self) -> bool:
        """Whether the page is a single face with a TrimBox, not a sheet or a page of text."""
        return self.trim is not None and self.trim != self.media

    @property
    def face(self) -> str:
        """Digest of its marks; a form with the same marks on a sheet has the same."""
        return marks_digest(self.marks)

    @property
    def letters(self) -> Iterator[TextMark]:
        """Its marks of text, without icons set as glyphs."""
        return (mark for mark in self.marks if isinstance(mark, TextMark) and not mark.is_picture)

    @property
    def key(self) -> tuple[object, ...]:
        """A value that is equal for pages that print the same."""
        return self.media, self.bleed, self.trim, self.marks, self.images


@dataclass
class Document:
    """A readable PDF; `hidden` caches the covered text by page number, for `checks.covered_text`."""

    data: bytes
    pdf: pikepdf.Pdf
    pages: tuple[Page, ...]
    fonts: tuple[Font, ...]
    hidden: dict[int, list[TextMark]] = field(default_factory=dict)
    _pictures: dict[int, Image.Image] = field(default_factory=dict)

    @cached_property
    def _raster(self) -> Raster:
        names = {font.base_name for font in self.fonts if not font.is_pictures}
        return Raster(self.data, names)

    @cached_property
    def duplex(self) -> str | None:
        """How the file asks to be printed: "Simplex", "DuplexFlipLongEdge", "DuplexFlipShortEdge"; or nothing."""
        preferences = self.pdf.Root.get("/ViewerPreferences")
        asked = preferences.get("/Duplex") if isinstance(preferences, pikepdf.Dictionary) else None
        return str(asked).removeprefix("/") if asked is not None else None

    def background(self, page: Page) -> Image.Image:
        """The pixels of a page without its text; those of the last page are cached."""
        if page.number not in self._pictures:
            self._pictures = {page.number: self._raster.background(page.number - 1)}
        return self._pictures[page.number]

    def render_page(self, page: Page) -> Image.Image:
        """The pixels of a page as it is printed."""
        return self._raster.whole(page.number - 1)

    def close(self) -> None:
        """Close the file."""
        if "_raster" in self.__dict__:
            self._raster.close()
        self.pdf.close()


def open_document(data: bytes) -> Document:
    """Read a file. Raises UnreadablePdfError when it is not a readable, unencrypted PDF with pages."""
    if b"%PDF-" not in data[:1024]:
        raise UnreadablePdfError("not-a-pdf", "the file is no PDF")
    try:
        pdf = pikepdf.open(io.BytesIO(data), attempt_recovery=False)
    except pikepdf.PasswordError:
        raise UnreadablePdfError("encrypted", "the file is locked with a password") from None
    except pikepdf.PdfError as error:
        raise UnreadablePdfError("damaged", f"the file cannot be read: {reason(error)}") from None
    if pdf.is_encrypted:
        raise UnreadablePdfError("encrypted", "the file is encrypted")
    shelf = ResourceCache()
    try:
        names, read = _bookmark_titles(pdf), dict[_Content, Interpreter]()
        pages = tuple(_page(number, page, shelf, names, read) for number, page in enumerate(pdf.pages, 1))
        if any("/Rotate" in page.obj or "/CropBox" in page.obj for page in pdf.pages):
            data = _without_rotation(pdf)
    except BROKEN as error:
        raise UnreadablePdfError("damaged", f"a page cannot be read: {reason(error)}") from None
    if not pages:
        raise UnreadablePdfError("damaged", "the file has no pages")
    return Document(data, pdf, pages, tuple(shelf.fonts))


def reason(error: Exception) -> str:
    """The first line of a library's error message, at most 120 characters."""
    return str(error).splitlines()[0][:120] if str(error) else type(error).__name__


def _page(
    number: int, page: pikepdf.Page, shelf: ResourceCache, names: dict[int, str], read: dict[_Content, Interpreter]
) -> Page:
    resources = page.obj.get("/Resources") or page.resources
    content = content_of(page), bytes(resources.unparse())
    if content not in read:  # the copies of a card are pages of the same content
        read[content] = Interpreter(shelf, resources)
        read[content].read(page)
    interpreter = read[content]
    drawn = resources.get("/XObject", pikepdf.Dictionary())
    images = tuple(str(one.objgen) for one in drawn.values() if one.get("/Subtype") == "/Image")
    media = _box(page.mediabox)
    return Page(
        number,
        media,
        _box(page.obj["/BleedBox"]) if "/BleedBox" in page.obj else None,
        _trim_box(page.obj, media),
        tuple(interpreter.marks),
        tuple(interpreter.placements),
        images,
        names.get(number),
    )


def _trim_box(page: PdfValue, media: Box) -> Box | None:
    """The TrimBox, or the ArtBox that may stand in its place."""
    for key in ("/TrimBox", "/ArtBox"):
        if key in page:
            box = _box(page[key])
            same = overhang(box, media) < _NEAR and overhang(media, box) < _NEAR
            return media if same else box
    return None


def _box(found: PdfValue) -> Box:
    x0, y0, x1, y1 = (float(value) for value in found)
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)


def _bookmark_titles(pdf: pikepdf.Pdf) -> dict[int, str]:
    """The title of the last bookmark at or before each page, from 1."""
    places = {page.objgen: number for number, page in enumerate(pdf.pages, 1)}
    titles: dict[int, str] = {}
    with pdf.open_outline() as outline:
        waiting = list(outline.root)
        while waiting:
            item = waiting.pop(0)
            waiting = [*item.children, *waiting]
            number = _destination_page(pdf, item, places)
            if number is not None:
                titles.setdefault(number, str(item.title))
    named, last = dict[int, str](), None
    for number in places.values():
        last = titles.get(number, last)
        if last is not None:
            named[number] = last
    return named


def _destination_page(pdf: pikepdf.Pdf, item: pikepdf.OutlineItem, places: dict[PdfValue, int]) -> int | None:
    goal: PdfValue = item.destination
    if goal is None and item.action is not None:
        goal = item.action.get("/D")
    if isinstance(goal, (pikepdf.String, str)):
        goal = _named_destination(pdf, str(goal))
    if isinstance(goal, pikepdf.Dictionary):
        goal = goal.get("/D")
    if isinstance(goal, pikepdf.Array) and len(goal) and isinstance(goal[0], pikepdf.Dictionary):
        return places.get(goal[0].objgen)
    return None


def _named_destination(pdf: pikepdf.Pdf, name: str) -> PdfValue:
    names = pdf.Root.get("/Names")
    tree = names.get("/Dests") if names is not None else None
    return pikepdf.NameTree(tree).get(name) if tree is not None else None


def _without_rotation(pdf: pikepdf.Pdf) -> bytes:
    """The file without /Rotate and /CropBox, so that rendered pixels match the boxes."""
    held = io.BytesIO()
    with pikepdf.new() as copy:
        copy.pages.extend(pdf.pages)
        for page in copy.pages:
            for key in ("/Rotate", "/CropBox"):
                if key in page.obj:
                    del page.obj[key]
        copy.save(held)
    return held.getvalue()
