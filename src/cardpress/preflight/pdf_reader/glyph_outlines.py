"""Outlines of embedded fonts: number of glyphs and the bounding box of each, in thousandths of an em."""

from __future__ import annotations

import io
import struct
from collections.abc import Mapping
from typing import Any

from fontTools.cffLib import CFFFontSet
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont, TTLibError

from cardpress.preflight.pdf_reader.geometry import Box

FS_RESTRICTED = 2
"""Bit of fsType that forbids embedding; it counts only when no other right is given."""
_FS_RIGHTS = 0x000E


def family_names(data: bytes) -> frozenset[str]:
    """Family names of a font file in lower case without spaces: name ids 1, 16 and the start of 6.

    Raises TTLibError when it is not a font, KeyError when it has no name table.
    """
    table = TTFont(io.BytesIO(data), lazy=True)["name"]
    names = (table.getDebugName(1), table.getDebugName(16), (table.getDebugName(6) or "").partition("-")[0])
    return frozenset(name.replace(" ", "").lower() for name in names if name)


class TrueType:
    """Outlines of a TrueType font; bounding boxes are read from the glyph headers alone."""

    def __init__(self, data: bytes) -> None:
        font = TTFont(io.BytesIO(data), lazy=True)
        head, self.count = font["head"], int(font["maxp"].numGlyphs)
        self._scale = 1000 / head.unitsPerEm
        self._glyf = font.reader["glyf"]
        loca = font.reader["loca"]
        form, factor = (">%dH", 2) if head.indexToLocFormat == 0 else (">%dI", 1)
        size = 2 if factor == 2 else 4
        self._places = [place * factor for place in struct.unpack(form % (len(loca) // size), loca)]
        self.fs_type = int(font["OS/2"].fsType) if "OS/2" in font else None
        self._cmaps = {(t.platformID, t.platEncID): t.cmap for t in font["cmap"].tables} if "cmap" in font else {}
        self._font = font

    def ink(self, glyph: int) -> Box | None:
        """The box around a glyph's ink, or None when it has none."""
        if glyph + 1 >= len(self._places) or self._places[glyph] == self._places[glyph + 1]:
            return None
        parts, *box = struct.unpack_from(">5h", self._glyf, self._places[glyph])
        if not parts:
            return None
        left, bottom, right, top = (value * self._scale for value in box)
        return left, bottom, right, top

    def glyph(self, code: int, name: str | None, character: str | None) -> int:
        """The glyph a simple font shows for a code; 0 when it has none."""
        tries = [(table, ord(character)) for table in ((3, 1), (0, 3)) if character]
        tries += [((3, 0), 0xF000 + code), ((3, 0), code), ((1, 0), code)]
        for table, key in tries:
            found = self._cmaps.get(table, {}).get(key)
            if found:
                return int(self._font.getGlyphID(found))
        return 0


class Cff:
    """Outlines of a CFF font, bare or inside an OpenType font."""

    def __init__(self, data: bytes) -> None:
        self.fs_type: int | None = None
        if data[:4] == b"OTTO":
            font = TTFont(io.BytesIO(data), lazy=True)
            self.fs_type = int(font["OS/2"].fsType) if "OS/2" in font else None
            data = font.reader["CFF "]
        fonts = CFFFontSet()
        fonts.decompile(io.BytesIO(data), None)
        self._top: Any = fonts[0]
        self._strings, self._names = self._top.CharStrings, list(self._top.charset)
        self.count, self.is_cid = len(self._names), hasattr(self._top, "ROS")
        self._scale = 1000 * (getattr(self._top, "FontMatrix", None) or [0.001])[0]

    def cids(self) -> Mapping[int, int]:
        """Glyphs by CID of a CID-keyed font."""
        return {int(name[3:]): place for place, name in enumerate(self._names) if name.startswith("cid")}

    def ink(self, glyph: int) -> Box | None:
        """The box around a glyph's ink, or None when it has none."""
        if glyph >= self.count:
            return None
        pen = BoundsPen(None)
        self._strings[self._names[glyph]].draw(pen)
        if pen.bounds is None:
            return None
        left, bottom, right, top = (value * self._scale for value in pen.bounds)
        return left, bottom, right, top

    def glyph(self, code: int, name: str | None, character: str | None) -> int:
        """The glyph a simple font shows for a code; 0 when it has none."""
        return self._names.index(name) if name in self._names else 0


def read_outlines(data: bytes) -> TrueType | Cff | None:
    """The outlines of an embedded font file; None when it is of a kind that is not read (Type 1) or broken."""
    try:
        if data[:4] in {b"\0\1\0\0", b"true"}:
            return TrueType(data)
        if data[:4] == b"OTTO" or data[:1] == b"\1":
            return Cff(data)
    except (TTLibError, struct.error, KeyError, ValueError, IndexError, AssertionError):
        return None
    return None


def is_restricted(fs_type: int | None) -> bool:
    """Whether a font's fsType forbids embedding; False where it is not known."""
    return fs_type is not None and fs_type & _FS_RIGHTS == FS_RESTRICTED
