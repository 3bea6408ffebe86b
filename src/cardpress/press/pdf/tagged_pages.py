"""A PDF that can be read aloud (PDF/UA-1): every page is a section with its headings, words and pictures.

Copies of a face share one content stream, so each page has marks of the same numbers, and the tree of sections
tells them apart by their pages.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from cardpress.models.game import Size
from cardpress.press.pdf.book import Book
from cardpress.press.pdf.boxes import Box, page_boxes, trim_box
from cardpress.press.pdf.forms import FormWriter
from cardpress.press.pdf.fragment import FontUse, Fragment, PageLink, StructureBlock
from cardpress.press.pdf.structure import LinkAnnotation, StructureTree, TaggedPage, with_heading, with_marks
from cardpress.press.pdf.writer import POINTS_PER_MM, numbers, text

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf

KEPT = 64
"""Pages of which the marked content is remembered: those of a book, whose next file is on another paper."""


class AccessibleBook:
    """Pages in the order they are added. All faces and lines must be known first, because they share fonts."""

    def __init__(
        self,
        title: str,
        language: str,
        faces: Iterable[Fragment],
        shelf: FontShelf,
        *,
        lines: Iterable[FontUse] = (),
    ) -> None:
        faces = [*faces]
        self._title, self._language = title, language
        self._linked = any(face.links for face in faces)
        self.book = Book(title, language)
        self.forms = FormWriter(self.book.pdf, faces, shelf, lines=lines)
        self._tree = StructureTree(self.book.pdf)
        self._known: dict[int, tuple[int, int, tuple[int, ...]]] = {}

    def add_face(self, face: Fragment, size: Size, name: str) -> None:
        """Add a face of a component as a page with its bleed; one without a heading has the name for one."""
        blocks = with_heading(face.blocks, name, zlib.decompress(face.content))
        self._add(face, blocks, page_boxes(size), trim_box(size), name)

    def add_whole(self, page: Fragment, paper: tuple[float, float] | None = None) -> None:
        """Add a page as large as the fragment, read as its markup says, or one in the middle of a paper in mm."""
        shown = (0.0, 0.0, page.width_pt, page.height_pt)
        if paper:
            beside, above = ((mm * POINTS_PER_MM - pt) / 2 for mm, pt in zip(paper, shown[2:], strict=True))
            shown = (-beside, -above, page.width_pt + beside, page.height_pt + above)
        if self._linked:
            self.book.destination(_destination(self.book.page_count))
        for title in page.titles:
            self.book.bookmark(title)
        self._add(page, page.blocks, b"/MediaBox[%b]" % numbers(*shown), shown, "")

    def add_drawn(
        self, content: bytes, blocks: Sequence[StructureBlock], boxes: bytes, resources: bytes, shown: Box
    ) -> None:
        """Add a page of plain content, with the entries of its boxes and resources; pictures lie in `shown`."""
        marked, owners = with_marks(content, blocks)
        stream = self.book.pdf.add_stream(marked)
        row, entries = self._tree.page_entries()
        page = self.book.add_page(boxes, [stream], resources, entries)
        self._tree.add_section(TaggedPage(page, row, shown), blocks, owners)

    def finish(self, preferences: bytes = b"") -> bytes:
        """The whole file; `preferences` are further entries of the viewer's preferences."""
        catalog = self._tree.finish(self._title, self._language)
        return self.book.pdf.finish_packed(*self.book.close(preferences, catalog))

    def _add(self, face: Fragment, blocks: Sequence[StructureBlock], boxes: bytes, shown: Box, name: str) -> None:
        if id(face) not in self._known:
            content, owners = _marked_content(face.content, tuple(blocks))
            resources = self.book.pdf.add(b"<<%b>>" % self.forms.resources(face))
            self._known[id(face)] = self.book.pdf.add_deflated(content), resources, owners
        stream, resources, owners = self._known[id(face)]
        row, entries = self._tree.page_entries()
        links = [self._annotate(link) for link in face.links]
        if links:
            entries += b"/Annots[%b]" % b" ".join(b"%d 0 R" % link.place for link in links)
        page = self.book.add_page(boxes, [stream], resources, entries)
        self._tree.add_section(TaggedPage(page, row, shown, name), blocks, owners, links)

    def _annotate(self, link: PageLink) -> LinkAnnotation:
        """A place of the next page that leads to another one."""
        row, entry = self._tree.annotation_entry()
        body = b"<</Type/Annot/Subtype/Link/Rect[%b]/Border[0 0 0]/F 4/Contents%b/Dest%b%b>>"
        given = numbers(*link.box), text(link.said), text(_destination(link.page)), entry
        return LinkAnnotation(self.book.pdf.add(body % given), row, link.said)


@lru_cache(maxsize=KEPT)
def _marked_content(content: bytes, blocks: tuple[StructureBlock, ...]) -> tuple[bytes, tuple[int, ...]]:
    """Content with its marks, both deflated, and the leaf that each mark belongs to: on every paper the same."""
    marked, owners = with_marks(zlib.decompress(content), blocks)
    return zlib.compress(marked), owners


def _destination(page: int) -> str:
    """The name of a page by its number from 0."""
    return f"page{page + 1}"
