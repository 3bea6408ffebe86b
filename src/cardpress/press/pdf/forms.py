"""Writes each face once into a PDF, as a form that pages and sheets place as often as they like."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from cardpress.press.pdf.boxes import Box
from cardpress.press.pdf.fragment import FONTS_HOLE, FontUse, Fragment, PdfObject
from cardpress.press.pdf.writer import PdfFile, deflated_stream, numbers

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf

_HOLE = re.compile(rb"\0(\d+|F)\0")


class FormWriter:
    """Forms of one file. All faces and label lines must be known first, because they share their fonts."""

    def __init__(
        self, pdf: PdfFile, faces: Iterable[Fragment], shelf: FontShelf, *, lines: Iterable[FontUse] = ()
    ) -> None:
        self._pdf, self._shelf, self.lines = pdf, shelf, tuple(lines)
        self._faces = {id(face): face for face in faces}
        uses = [use for face in self._faces.values() for use in face.fonts]
        self._embedded = shelf.embed(pdf, [*uses, *self.lines])
        self.fonts = {font: one.place for font, one in self._embedded.items()}
        self._forms: dict[int, dict[Box, int]] = {}
        self._pieces: dict[bytes, int] = {}
        self._placed: dict[int, int] = {}

    def form(self, face: Fragment, box: Box) -> int:
        """Object number of a face's form, of which only `box` (left, bottom, right, top in pt) shows."""
        forms = self._forms.setdefault(id(face), {})
        if box not in forms:
            forms[box] = self._pdf.add(self._body(face, box))
        return forms[box]

    def replace(self, old: Fragment, new: Fragment) -> None:
        """Let a face take the place of one that names equal objects; its glyphs come with `renew_fonts`."""
        known, forms = self._faces.pop(id(old)), self._forms.pop(id(old), {})
        same = replace(new, pieces=known.pieces)  # whose object numbers are known
        for box, place in forms.items():
            self._pdf.put(place, self._body(same, box))
        self._faces[id(new)], self._forms[id(new)] = same, forms

    def renew_fonts(self, shown: Mapping[str, tuple[frozenset[int], Mapping[int, str]]]) -> None:
        """Bring the fonts up to date with the glyphs that are shown of each now, and the texts of these."""
        self._embedded = self._shelf.renew(self._pdf, self._embedded, shown)

    def _body(self, face: Fragment, box: Box) -> bytes:
        extra = b"/Type/XObject/Subtype/Form/BBox[%b]/Resources<<%b>>" % (numbers(*box), self.resources(face))
        return deflated_stream(face.content, extra)

    def resources(self, face: Fragment) -> bytes:
        """Entries of the dictionary of all that a face's content names; its objects are written."""
        fonts = b"".join(b"/F%d %d 0 R" % (place, self.fonts[use.font]) for place, use in enumerate(face.fonts))
        resources = face.resources
        if face.pieces:
            references = _References(self, face.pieces, b"<<%b>>" % fonts)
            resources = references.fill(resources)
        if fonts:
            resources += b"/Font<<%b>>" % fonts
        return resources

    def leaf_object(self, piece: PdfObject) -> int:
        """Object number of a piece that names no others."""
        if id(piece) not in self._placed:
            self._placed[id(piece)] = self.shared_object(piece.head + piece.tail)
        return self._placed[id(piece)]

    def shared_object(self, body: bytes) -> int:
        """Object number of a body; equal bodies are written once."""
        if body not in self._pieces:
            self._pieces[body] = self._pdf.add(body)
        return self._pieces[body]


class _References:
    """Fills the holes of one face's objects with references."""

    def __init__(self, writer: FormWriter, pieces: tuple[PdfObject, ...], fonts: bytes) -> None:
        self._writer, self._pieces, self._fonts = writer, pieces, fonts

    def fill(self, data: bytes) -> bytes:
        """The data with a reference in each hole; the objects named are written first."""
        return _HOLE.sub(lambda found: b"%d 0 R" % self._place(found[0]), data)

    def _place(self, hole: bytes) -> int:
        if hole == FONTS_HOLE:
            return self._writer.shared_object(self._fonts)
        piece = self._pieces[int(hole.strip(b"\0"))]
        if b"\0" not in piece.head:
            return self._writer.leaf_object(piece)
        return self._writer.shared_object(self.fill(piece.head) + piece.tail)
