"""Whether a font file is what its own table of contents says, so that a damaged one is named before it is used."""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterator

NEEDED = (b"cmap", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp", b"name")
"""Tables without which nothing can be set or embedded."""
_KINDS = (b"\0\1\0\0", b"true")
_ENTRY = struct.Struct(">4sIII")
_OWN_SUM = slice(8, 12)
"""Where the table `head` holds a sum over the whole file, which does not count for its own."""


def flaw(data: bytes) -> str | None:
    """What is wrong with a TrueType file; None when every table is there and has its checksum.

    The checksums are those of the OpenType specification, "Calculating Checksums".
    """
    if data[:4] not in _KINDS:
        return "it is no TrueType font"
    seen = set()
    for tag, checksum, at, length in _tables(data):
        name = tag.decode("latin-1").strip()
        if at + length > len(data):
            return f'its table "{name}" is cut off'
        table = data[at : at + length]
        if tag == b"head":
            table = table[: _OWN_SUM.start] + bytes(4) + table[_OWN_SUM.stop :]
        if _sum(table) != checksum:
            return f'its table "{name}" is damaged'
        seen.add(tag)
    lacking = [tag.decode() for tag in NEEDED if tag not in seen]
    return f'it has no table "{lacking[0]}"' if lacking else None


def _tables(data: bytes) -> Iterator[tuple[bytes, int, int, int]]:
    """Tag, checksum, place and length of each table that the head of the file lists."""
    count = int.from_bytes(data[4:6], "big")
    listed = data[12 : 12 + count * _ENTRY.size]
    return iter(list(_ENTRY.iter_unpack(listed[: len(listed) // _ENTRY.size * _ENTRY.size])))


def _sum(table: bytes) -> int:
    words = array("I", table + bytes(-len(table) % 4))
    if sys.byteorder == "little":
        words.byteswap()
    return sum(words) & 0xFFFFFFFF
