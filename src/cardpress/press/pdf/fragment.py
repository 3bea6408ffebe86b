"""A fragment: one face taken out of its PDF, with all it names; and the form it has in the cache.

Glyph ids are those of the whole font file, so fragments of different documents, processes and days share one
font, made once for the union of their glyphs.
"""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

Note = tuple[str, str]
"""Code and message of a warning about a face."""
FONTS_HOLE = b"\0F\0"
"""Stands in a piece where the reference to the face's font dictionary goes."""


@dataclass(frozen=True, slots=True)
class FontUse:
    """What a face shows of one font: the font's id, glyph ids (sorted, two bytes each, big-endian).

    `texts` gives the text of glyphs that the font's character map does not know, ligatures for example.
    """

    font: str
    glyphs: bytes
    texts: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PdfObject:
    r"""One indirect PDF object; `\0n\0` in `head` stands for the reference to the face's n-th piece."""

    head: bytes
    tail: bytes = b""


@dataclass(frozen=True, slots=True)
class MarkedPassage:
    """Bytes of a face's plain content that draw a part of a block.

    `text` is what to read when that is not what shows.
    """

    start: int
    end: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class StructureBlock:
    """A part of a page by its tag in PDF: "H1" to "H6", "P", or "Figure", whose `alt` says what it shows.

    Passages stand in the order they are read, which need not be that of the content. What is made of others, a
    list ("L", "LI", "LBody") or a table ("Table", "TR", "TH", "TD"), has kids and no passages.
    """

    tag: str
    passages: tuple[MarkedPassage, ...] = ()
    alt: str = ""
    kids: tuple[StructureBlock, ...] = ()


class PageLink(NamedTuple):
    """A place on a page (left, bottom, right, top in pt) that leads to another page, by its number from 0."""

    box: tuple[float, float, float, float]
    page: int
    said: str


@dataclass(frozen=True, slots=True)
class Fragment:
    """One face: size in pt, deflated content, resources without fonts, the fonts F0, F1, … and private objects.

    `scales` is how much each slot of the face was shrunk to fit, 1.0 where it is absent; `notes` are
    warnings to repeat whenever the face is used; `blocks` is how it is read aloud, from first to last. A page of a
    document has `links`, `titles` under which it is found, and `anchors` that links may name.
    """

    width_pt: float
    height_pt: float
    content: bytes
    resources: bytes = b""
    fonts: tuple[FontUse, ...] = ()
    pieces: tuple[PdfObject, ...] = ()
    scales: Mapping[str, float] = field(default_factory=dict)
    notes: tuple[Note, ...] = ()
    blocks: tuple[StructureBlock, ...] = ()
    links: tuple[PageLink, ...] = ()
    titles: tuple[str, ...] = ()
    anchors: tuple[str, ...] = ()


_LENGTH = struct.Struct(">I")
_PAINT = re.compile(rb"(?:^|\s)(?:f\*?|F|[BbSs]\*?|sh|Do|T[jJ])(?:\s|$)")


def paints(content: bytes) -> bool:
    """Whether a part of a page's content draws anything, or only sets how it would be drawn."""
    return _PAINT.search(content) is not None


Pool = dict[PdfObject, bytes]
"""Pieces that many faces have, each with its digest (32 bytes)."""
_POOLED = 200
"""Bytes from which a piece is kept beside the faces that have it."""


def pack(fragment: Fragment, pool: Pool | None = None) -> bytes:
    """The fragment as bytes: a JSON head that gives the lengths, then the binary parts one after another.

    Large pieces go into the pool, if there is one, and are named by their digest.
    """
    parts = [fragment.content, fragment.resources]
    parts += [use.glyphs for use in fragment.fonts]
    pooled = [pool is not None and len(piece.tail) > _POOLED for piece in fragment.pieces]
    for piece, is_pooled in zip(fragment.pieces, pooled, strict=True):
        if pool is not None and is_pooled and piece not in pool:
            pool[piece] = sha256(pack_piece(piece)).digest()
        parts += [b"", pool[piece]] if pool is not None and is_pooled else [piece.head, piece.tail]
    head = {
        "size": [fragment.width_pt, fragment.height_pt],
        "fonts": [[use.font, {str(glyph): text for glyph, text in use.texts.items()}] for use in fragment.fonts],
        "scales": dict(fragment.scales),
        "notes": fragment.notes,
        "blocks": [_block_as_list(block) for block in fragment.blocks],
        "pooled": [place for place, is_pooled in enumerate(pooled) if is_pooled],
        "ways": [fragment.links, fragment.titles, fragment.anchors],
        "lengths": [len(part) for part in parts],
    }
    encoded = json.dumps(head, separators=(",", ":"), sort_keys=True).encode()
    return b"".join([_LENGTH.pack(len(encoded)), encoded, *parts])


def _block_as_list(block: StructureBlock) -> list[Any]:
    passages = [[passage.start, passage.end, passage.text] for passage in block.passages]
    return [block.tag, passages, block.alt, [_block_as_list(kid) for kid in block.kids]]


def _block(listed: list[Any]) -> StructureBlock:
    tag, passages, alt, kids = listed
    return StructureBlock(
        tag, tuple(MarkedPassage(*passage) for passage in passages), alt, tuple(map(_block, kids))
    )


def pack_piece(piece: PdfObject) -> bytes:
    """A piece of a pool as bytes."""
    return _LENGTH.pack(len(piece.head)) + piece.head + piece.tail


def unpack_piece(data: bytes) -> PdfObject:
    """The piece back from `pack_piece`."""
    (size,) = _LENGTH.unpack_from(data)
    return PdfObject(data[4 : 4 + size], data[4 + size :])


class Packed(NamedTuple):
    """The head and the binary parts of a packed fragment."""

    head: dict[str, Any]
    parts: list[bytes]

    @property
    def pool_digests(self) -> list[bytes]:
        """Digests of the pieces that it has in a pool."""
        first = 2 + len(self.head["fonts"])
        return [self.parts[first + 2 * place + 1] for place in self.head["pooled"]]

    def fragment(self, pool: Mapping[bytes, PdfObject]) -> Fragment:
        """The fragment, with pieces of a pool; KeyError when one is not there."""
        return _assemble(self.head, self.parts, pool)


def read_packed(data: bytes) -> Packed:
    """What `pack` made; ValueError when it is something else."""
    (size,) = _LENGTH.unpack_from(data)
    head = json.loads(data[4 : 4 + size])
    parts, at = [], 4 + size
    for length in head["lengths"]:
        parts.append(data[at : at + length])
        at += length
    if at != len(data):
        raise ValueError("a fragment whose lengths do not add up")
    return Packed(head, parts)


def unpack(data: bytes) -> Fragment:
    """The fragment back from `pack` without a pool; ValueError when the bytes are not one."""
    return read_packed(data).fragment({})


def _assemble(head: Mapping[str, Any], parts: list[bytes], pool: Mapping[bytes, PdfObject]) -> Fragment:
    width, height = head["size"]
    fonts = tuple(
        FontUse(font, glyphs, {int(glyph): text for glyph, text in texts.items()} if texts else {})
        for (font, texts), glyphs in zip(head["fonts"], parts[2:], strict=False)
    )
    rest = parts[2 + len(fonts) :]
    pairs, pooled = enumerate(zip(rest[::2], rest[1::2], strict=True)), set(head["pooled"])
    pieces = tuple(pool[pair[1]] if place in pooled else PdfObject(*pair) for place, pair in pairs)
    notes = tuple((code, text) for code, text in head["notes"])
    blocks = tuple(map(_block, head["blocks"]))
    links, titles, anchors = head["ways"]
    ways = tuple(PageLink(tuple(box), page, said) for box, page, said in links), tuple(titles), tuple(anchors)
    return Fragment(width, height, parts[0], parts[1], fonts, pieces, head["scales"], notes, blocks, *ways)
