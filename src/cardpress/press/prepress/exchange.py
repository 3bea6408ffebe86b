"""A PDF for print shops: PDF/X-1a:2003 or PDF/X-4, or none of the two; faces in inks, one a page.

X-1a knows no transparency; both want every font in the file and one printing condition named. Dates are required;
they are those of no clock, so that equal faces give equal bytes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from uuid import UUID

from cardpress.models.game import Size
from cardpress.press.pdf.book import CREATOR, Book
from cardpress.press.pdf.boxes import bleed_box
from cardpress.press.pdf.forms import FormWriter
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.pdf.writer import text
from cardpress.press.pdf.xmp import packet
from cardpress.press.prepress.inks import Inks
from cardpress.press.prepress.placing import Placing
from cardpress.printers.profile import Standard

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf

DATE, XMP_DATE = "D:20240101000000Z", "2024-01-01T00:00:00Z"
REGISTRY = "http://www.color.org"
VERSIONS = {Standard.NONE: "1.7", Standard.X1A: "1.4", Standard.X4: "1.6"}


@dataclass(frozen=True)
class Side:
    """A face on its page; no face is an empty page."""

    face: Fragment | None
    size: Size
    placing: Placing


class ExchangeBook:
    """Sides in the order they are printed. All faces must be known first, because they share fonts."""

    def __init__(self, title: str, language: str, faces: Iterable[Fragment], shelf: FontShelf) -> None:
        self._title, self._language = title, language
        self._book = Book(title, language)
        self._forms = FormWriter(self._book.pdf, faces, shelf)
        self._paints: dict[bytes, int] = {}

    @property
    def page_count(self) -> int:
        """Pages so far."""
        return self._book.page_count

    def bookmark(self, name: str) -> None:
        """Let the next page be found under a name."""
        self._book.bookmark(name)

    def add_page(self, side: Side) -> None:
        """Add a page."""
        placing = side.placing
        if side.face is None:
            self._book.add_page(placing.boxes, [self._paint(b"")], b"")
            return
        form = self._forms.form(side.face, bleed_box(side.size))
        paint = self._paint(placing.paint(side.size, placing.page))
        self._book.add_page(placing.boxes, [paint], b"/XObject<</Face %d 0 R>>" % form)

    def finish(self, standard: Standard, inks: Inks, condition: str) -> bytes:
        """The whole file."""
        pdf = self._book.pdf
        if standard is Standard.NONE:
            return self._book.finish()
        profile = pdf.add_stream(inks.profile, b"/N 4")
        intent = b"/Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier%b/OutputCondition%b/RegistryName%b" % (
            text(condition),
            text("Offset on coated paper, ISO 12647-2"),
            text(REGISTRY),
        )
        xml = pdf.add_plain(
            packet(self._title, self._language, self._metadata(standard)), b"/Type/Metadata/Subtype/XML"
        )
        catalog = b"/OutputIntents[<<%b/Info%b/DestOutputProfile %d 0 R>>]/Metadata %d 0 R" % (
            intent,
            text(condition),
            profile,
            xml,
        )
        claim = b"/GTS_PDFXVersion%b" % text(standard) if standard is Standard.X1A else b""
        described = b"/CreationDate(%b)/ModDate(%b)/Trapped/False%b" % (*[DATE.encode()] * 2, claim)
        return pdf.finish(*self._book.close(catalog=catalog, described=described), version=VERSIONS[standard])

    def _paint(self, content: bytes) -> int:
        if content not in self._paints:
            self._paints[content] = self._book.pdf.add_stream(content)
        return self._paints[content]

    def _metadata(self, standard: Standard) -> dict[str, str]:
        """Properties of the metadata; the document's identifier is made of its name."""
        digest = hashlib.sha256(f"{self._title}\0{self._language}\0{standard}".encode()).digest()
        said = {
            "pdf:Producer": CREATOR,
            "pdf:Trapped": "False",
            "xmp:CreateDate": XMP_DATE,
            "xmp:CreatorTool": CREATOR,
            "xmp:MetadataDate": XMP_DATE,
            "xmp:ModifyDate": XMP_DATE,
            "xmpMM:DocumentID": f"uuid:{UUID(bytes=digest[:16])}",
            "xmpMM:RenditionClass": "default",
            "xmpMM:VersionID": "1",
        }
        claim = "pdfxid:GTS_PDFXVersion" if standard is Standard.X4 else "pdfx:GTS_PDFXVersion"
        return said | {claim: standard}
