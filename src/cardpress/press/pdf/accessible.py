"""A PDF that can be read aloud (PDF/UA-1): every face is a section with a heading, its words and its pictures.

Pages are faces with their bleed. Copies of a face share one content stream, so each page has marks of the same
numbers, and the tree of sections tells them apart by their pages.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardpress.models.game import Size
from cardpress.press.pdf.book import CREATOR, Book
from cardpress.press.pdf.boxes import page_boxes, trim_box
from cardpress.press.pdf.forms import FormWriter
from cardpress.press.pdf.fragment import Block, Fragment, Span, paints
from cardpress.press.pdf.writer import numbers, text
from cardpress.press.pdf.xmp import packet

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf


@dataclass(frozen=True)
class _Marked:
    """A face's content with its marks: the object numbers of stream and resources, the block of each mark."""

    stream: int
    resources: int
    blocks: tuple[Block, ...]
    owners: tuple[int, ...]


class AccessibleBook:
    """Faces in the order they are added, one a page. All of them must be known first, because they share fonts."""

    def __init__(self, title: str, language: str, faces: Iterable[Fragment], shelf: FontShelf) -> None:
        self._title, self._language = title, language
        self.book = Book(title, language)
        self._pdf = self.book.pdf
        self._forms = FormWriter(self._pdf, faces, shelf)
        self._root, self._document = self._pdf.add(), self._pdf.add()
        self._sections: list[int] = []
        self._parents: list[bytes] = []
        self._known: dict[tuple[int, str], _Marked] = {}

    def add_page(self, face: Fragment, size: Size, name: str, *, titled: bool) -> None:
        """Add a face of a component. A `titled` one without a heading of its own has its name for one."""
        marked = self._marked(face, name, titled=titled)
        page = self.book.add_page(
            page_boxes(size),
            [marked.stream],
            marked.resources,
            b"/Tabs/S/StructParents %d" % len(self._parents),
        )
        section, pdf = self._pdf.add(), self._pdf
        elements = [pdf.add() for _ in marked.blocks]
        outer = list(elements)
        for number, (block, element) in enumerate(zip(marked.blocks, elements, strict=True)):
            parent = section
            if block.tag == "Figure" and titled and not _has_heading(face):
                parent = outer[number] = pdf.add(
                    b"<</Type/StructElem/S/H1/P %d 0 R/K %d 0 R>>" % (section, element)
                )
            marks = b" ".join(b"%d" % mark for mark, owner in enumerate(marked.owners) if owner == number)
            pdf.put(element, _element(block, parent, page, marks, size))
        kids = b" ".join(b"%d 0 R" % element for element in outer)
        pdf.put(
            section,
            b"<</Type/StructElem/S/Sect/P %d 0 R/T%b/K[%b]>>" % (self._document, text(name), kids),
        )
        self._sections.append(section)
        self._parents.append(b" ".join(b"%d 0 R" % elements[owner] for owner in marked.owners))

    def finish(self) -> bytes:
        """The whole file."""
        pdf = self._pdf
        kids = b" ".join(b"%d 0 R" % section for section in self._sections)
        pdf.put(self._document, b"<</Type/StructElem/S/Document/P %d 0 R/K[%b]>>" % (self._root, kids))
        rows = b"".join(b"%d[%b]" % (page, row) for page, row in enumerate(self._parents))
        parents = pdf.add(b"<</Nums[%b]>>" % rows)
        pdf.put(
            self._root,
            b"<</Type/StructTreeRoot/K %d 0 R/ParentTree %d 0 R/ParentTreeNextKey %d>>"
            % (self._document, parents, len(self._parents)),
        )
        said = {"pdfuaid:part": "1", "xmp:CreatorTool": CREATOR, "pdf:Producer": CREATOR}
        xml = pdf.add_plain(packet(self._title, self._language, said), b"/Type/Metadata/Subtype/XML")
        catalog = b"/MarkInfo<</Marked true>>/StructTreeRoot %d 0 R/Metadata %d 0 R" % (self._root, xml)
        return pdf.finish_packed(*self.book.close(catalog=catalog))

    def _marked(self, face: Fragment, name: str, *, titled: bool) -> _Marked:
        blocks = _blocks(face, name, titled=titled)
        key = id(face), "" if blocks == face.blocks else name
        if key not in self._known:
            content, owners = _with_marks(zlib.decompress(face.content), blocks)
            resources = self._pdf.add(b"<<%b>>" % self._forms.resources(face))
            self._known[key] = _Marked(self._pdf.add_stream(content), resources, blocks, owners)
        return self._known[key]


def _has_heading(face: Fragment) -> bool:
    return any(block.tag.startswith("H") for block in face.blocks)


def _blocks(face: Fragment, name: str, *, titled: bool) -> tuple[Block, ...]:
    """How a face is read; one that says nothing, or not who it is, is a picture of its component."""
    if face.blocks and (not titled or _has_heading(face)):
        return face.blocks
    whole = Span(0, len(zlib.decompress(face.content)))
    alts = dict.fromkeys([name, *(block.alt for block in face.blocks if block.alt)])
    return (Block("Figure", (whole,), "; ".join(alts)),)


def _element(block: Block, parent: int, page: int, marks: bytes, size: Size) -> bytes:
    shown = b""
    if block.alt:
        box = numbers(*trim_box(size))
        shown = b"/Alt%b/A<</O/Layout/BBox[%b]>>" % (text(block.alt), box)
    return b"<</Type/StructElem/S/%b/P %d 0 R/Pg %d 0 R%b/K[%b]>>" % (
        block.tag.encode(),
        parent,
        page,
        shown,
        marks,
    )


def _with_marks(content: bytes, blocks: Sequence[Block]) -> tuple[bytes, tuple[int, ...]]:
    """Content whose parts are marked, numbered from 0 as they come, and the place of each one's block."""
    spans = sorted(
        (span.start, span.end, span.text, owner) for owner, block in enumerate(blocks) for span in block.spans
    )
    parts: list[bytes] = []
    at = 0
    for number, (start, end, said, owner) in enumerate(spans):
        parts += _decoration(content[at:start])
        instead = b"/ActualText%b" % text(said) if said else b""
        tag = blocks[owner].tag.encode()
        parts += [b"/%b<</MCID %d%b>>BDC\n" % (tag, number, instead), content[start:end], b"\nEMC\n"]
        at = end
    return b"".join([*parts, *_decoration(content[at:])]), tuple(owner for *_, owner in spans)


def _decoration(content: bytes) -> Iterator[bytes]:
    """Content between what is read: when it draws anything it is marked as nothing to read."""
    if paints(content):
        yield from (b"/Artifact BMC\n", content, b"\nEMC\n")
    else:
        yield content
