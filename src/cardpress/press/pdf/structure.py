"""What makes pages readable aloud (PDF/UA-1): marks in their content, and the tree that says what is marked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardpress.press.pdf.book import CREATOR
from cardpress.press.pdf.boxes import Box
from cardpress.press.pdf.fragment import MarkedPassage, StructureBlock, paints
from cardpress.press.pdf.writer import PdfFile, numbers, text
from cardpress.press.pdf.xmp import packet

HEADINGS = frozenset({"H1", "H2", "H3", "H4", "H5", "H6"})
_LETTERS = re.compile(rb"(?:^|\s)T[jJ](?:\s|$)")


def leaves(blocks: Iterable[StructureBlock]) -> Iterator[StructureBlock]:
    """The blocks that have words or a picture of their own, from first to last."""
    for block in blocks:
        if block.kids:
            yield from leaves(block.kids)
        else:
            yield block


def with_heading(blocks: Sequence[StructureBlock], name: str, content: bytes) -> tuple[StructureBlock, ...]:
    """Blocks that begin with a heading: where there is none, a picture of all but the words bears the name."""
    if any(block.tag in HEADINGS for block in blocks):
        return tuple(blocks)
    words = tuple(block for block in blocks if block.tag != "Figure")
    said = dict.fromkeys([name, *(block.alt for block in blocks if block.tag == "Figure")])
    figure = StructureBlock("Figure", tuple(_around(words, content)), "; ".join(said))
    return (StructureBlock("H1", kids=(figure,)), *words)


def _around(blocks: Sequence[StructureBlock], content: bytes) -> Iterator[MarkedPassage]:
    """What is drawn between the parts of some blocks."""
    at = 0
    for passage in sorted(
        (passage for block in leaves(blocks) for passage in block.passages), key=lambda one: one.start
    ):
        if paints(content[at : passage.start]):
            yield MarkedPassage(at, passage.start)
        at = passage.end
    if paints(content[at:]) or not at:
        yield MarkedPassage(at, len(content))


def with_marks(content: bytes, blocks: Sequence[StructureBlock]) -> tuple[bytes, tuple[int, ...]]:
    """Content whose parts are marked, numbered from 0 as they come, and the leaf that each mark belongs to."""
    own = [*leaves(blocks)]
    passages = sorted(
        (passage.start, passage.end, passage.text, owner)
        for owner, leaf in enumerate(own)
        for passage in leaf.passages
    )
    parts: list[bytes] = []
    at = 0
    for number, (start, end, said, owner) in enumerate(passages):
        parts += _decoration(content[at:start])
        instead = b"/ActualText%b" % text(said) if said else b""
        tag = own[owner].tag.encode()
        parts += [b"/%b<</MCID %d%b>>BDC\n" % (tag, number, instead), content[start:end], b"\nEMC\n"]
        at = end
    return b"".join([*parts, *_decoration(content[at:])]), tuple(owner for *_, owner in passages)


def _decoration(content: bytes) -> Iterator[bytes]:
    """Content between what is read: when it draws anything it is marked as nothing to read.

    Who copies text gets a space in place of its letters, which are art: they would stick to the words beside them.
    """
    if _LETTERS.search(content):
        yield from (b"/Artifact BMC\n/Span<</ActualText( )>>BDC\n", content, b"\nEMC\nEMC\n")
    elif paints(content):
        yield from (b"/Artifact BMC\n", content, b"\nEMC\n")
    else:
        yield content


class TaggedPage(NamedTuple):
    """A page of a file: its object number, its row among what is looked up, its shown part, its name if any."""

    place: int
    row: int
    shown: Box
    name: str = ""


class LinkAnnotation(NamedTuple):
    """A link on a page: its object number, its row among what is looked up, what it says."""

    place: int
    row: int
    said: str


class StructureTree:
    """The tree of one file: a section for each page, in it the page's blocks."""

    def __init__(self, pdf: PdfFile) -> None:
        self._pdf = pdf
        self._root, self._document = pdf.add(), pdf.add()
        self._sections: list[int] = []
        self._parents: list[bytes] = []

    def page_entries(self) -> tuple[int, bytes]:
        """The row of a new page, and what its dictionary says: where marks are looked up, the tab key's order."""
        self._parents.append(b"[]")
        return len(self._parents) - 1, b"/Tabs/S/StructParents %d" % (len(self._parents) - 1)

    def annotation_entry(self) -> tuple[int, bytes]:
        """The row of a new annotation, and what its dictionary says: where its element is looked up."""
        self._parents.append(b"null")
        return len(self._parents) - 1, b"/StructParent %d" % (len(self._parents) - 1)

    def add_section(
        self,
        page: TaggedPage,
        blocks: Sequence[StructureBlock],
        owners: Sequence[int],
        links: Sequence[LinkAnnotation] = (),
    ) -> None:
        """Add a page whose marks belong to these leaves, and its links."""
        section = self._pdf.add()
        marks: list[list[int]] = [[] for _ in leaves(blocks)]
        for mark, owner in enumerate(owners):
            marks[owner].append(mark)
        writer = _Elements(self._pdf, page.place, marks, page.shown)
        kids = [writer.add(block, section) for block in blocks]
        kids += [self._add_link(page.place, section, link) for link in links]
        title = b"/T" + text(page.name) if page.name else b""
        head = b"<</Type/StructElem/S/Sect/P %d 0 R%b" % (self._document, title)
        self._pdf.put(section, head + b"/K[%b]>>" % _references(kids))
        self._sections.append(section)
        self._parents[page.row] = b"[%b]" % _references(writer.leaves[owner] for owner in owners)

    def _add_link(self, page: int, section: int, link: LinkAnnotation) -> int:
        """An element that holds a link; gives its object number."""
        place = self._pdf.add(
            b"<</Type/StructElem/S/Link/P %d 0 R/Pg %d 0 R/Alt%b/K<</Type/OBJR/Pg %d 0 R/Obj %d 0 R>>>>"
            % (section, page, text(link.said), page, link.place)
        )
        self._parents[link.row] = b"%d 0 R" % place
        return place

    def finish(self, title: str, language: str) -> bytes:
        """Write the tree and what the file says of itself; gives the entries of the catalog."""
        pdf = self._pdf
        kids = _references(self._sections)
        pdf.put(self._document, b"<</Type/StructElem/S/Document/P %d 0 R/K[%b]>>" % (self._root, kids))
        rows = b" ".join(b"%d %b" % (place, row) for place, row in enumerate(self._parents))
        parents = pdf.add(b"<</Nums[%b]>>" % rows)
        pdf.put(
            self._root,
            b"<</Type/StructTreeRoot/K %d 0 R/ParentTree %d 0 R/ParentTreeNextKey %d>>"
            % (self._document, parents, len(self._parents)),
        )
        said = {"pdfuaid:part": "1", "xmp:CreatorTool": CREATOR, "pdf:Producer": CREATOR}
        xml = pdf.add_plain(packet(title, language, said), b"/Type/Metadata/Subtype/XML")
        return b"/MarkInfo<</Marked true>>/StructTreeRoot %d 0 R/Metadata %d 0 R" % (self._root, xml)


class _Elements:
    """Writes the elements of one page; `leaves` are the object numbers of those that own marks, in their order."""

    def __init__(self, pdf: PdfFile, page: int, marks: Sequence[Sequence[int]], shown: Box) -> None:
        self._pdf, self._page, self._marks, self._shown = pdf, page, marks, shown
        self.leaves: list[int] = []

    def add(self, block: StructureBlock, parent: int) -> int:
        """Write a block and all in it; gives its object number."""
        place = self._pdf.add()
        head = b"<</Type/StructElem/S/%b/P %d 0 R%b" % (block.tag.encode(), parent, self._attributes(block))
        if block.kids:
            kids = _references([self.add(kid, place) for kid in block.kids])
        else:
            kids = b" ".join(b"%d" % mark for mark in self._marks[len(self.leaves)])
            head += b"/Pg %d 0 R" % self._page
            self.leaves.append(place)
        self._pdf.put(place, head + b"/K[%b]>>" % kids)
        return place

    def _attributes(self, block: StructureBlock) -> bytes:
        if block.tag == "TH":
            return b"/A<</O/Table/Scope/Column>>"
        if block.tag == "Figure":
            return b"/Alt%b/A<</O/Layout/BBox[%b]>>" % (text(block.alt), numbers(*self._shown))
        return b""


def _references(places: Iterable[int]) -> bytes:
    return b" ".join(b"%d 0 R" % place for place in places)
