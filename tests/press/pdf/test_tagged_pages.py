"""Pages of a tagged file: what is the same on every paper is made once."""

from __future__ import annotations

import zlib

import pytest

from cardpress.press.pdf import tagged_pages
from cardpress.press.pdf.fragment import MarkedPassage, StructureBlock
from cardpress.press.pdf.structure import with_marks

CONTENT = b"0 0 10 10 re f\nBT (a) Tj ET\n"
BLOCKS = (StructureBlock("P", (MarkedPassage(15, len(CONTENT)),)),)


def test_equal_pages_are_marked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal content with equal blocks is not marked again; with another block it is."""
    asked = list[bytes]()

    def counted(content: bytes, blocks: tuple[StructureBlock, ...]) -> tuple[bytes, tuple[int, ...]]:
        asked.append(content)
        return with_marks(content, blocks)

    monkeypatch.setattr(tagged_pages, "with_marks", counted)
    tagged_pages._marked_content.cache_clear()
    found = [tagged_pages._marked_content(zlib.compress(CONTENT), (*BLOCKS,)) for _ in range(2)]
    heading = (StructureBlock("H2", BLOCKS[0].passages),)
    other, _ = tagged_pages._marked_content(zlib.compress(CONTENT), heading)

    assert len(asked) == 2
    assert found[0] == found[1]
    assert zlib.decompress(found[0][0]) == with_marks(CONTENT, BLOCKS)[0]
    assert zlib.decompress(other) == with_marks(CONTENT, heading)[0]
