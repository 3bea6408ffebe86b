"""What a font file says of itself, read with HarfBuzz: widths, characters, family, measures for PDF."""

from __future__ import annotations

import struct
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cached_property

import uharfbuzz as hb

from cardpress.press.fonts.outlines import GlyphPath, Outline, glyph_path, outline

_LIGATURES = range(0xFB00, 0xFB07)


class Typeface:
    """One font file. Lengths are in thousandths of the em, as PDF counts them."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    @cached_property
    def face(self) -> hb.Face:
        """The file opened by HarfBuzz."""
        return hb.Face(self.data)

    @cached_property
    def font(self) -> hb.Font:
        """The face at the size of its own units, for shaping."""
        return hb.Font(self.face)

    @cached_property
    def widths(self) -> Mapping[int, float]:
        """Advance of each glyph id."""
        wide = struct.unpack_from(">H", self._table("hhea"), 34)[0]
        metrics = self._table("hmtx")
        steps = [width for width, _ in struct.iter_unpack(">Hh", metrics[: 4 * wide])]
        steps += [steps[-1]] * (self.face.glyph_count - wide)
        scale = 1000 / self.face.upem
        return {glyph: round(width * scale, 3) for glyph, width in enumerate(steps)}

    @cached_property
    def characters(self) -> frozenset[int]:
        """Code points the font has a glyph for."""
        return frozenset(self.face.unicodes)

    @cached_property
    def texts(self) -> Mapping[int, str]:
        """Glyph id to its character, to letters for a ligature; the lowest one when several share a glyph."""
        found: dict[int, str] = {}
        for character in sorted(self.characters):
            glyph = self.font.get_nominal_glyph(character)
            if glyph is not None:
                letters = (
                    unicodedata.normalize("NFKC", chr(character)) if character in _LIGATURES else chr(character)
                )
                found.setdefault(glyph, letters)
        return found

    @cached_property
    def families(self) -> frozenset[str]:
        """Family names CSS may use: the one of the whole family and the one of four styles."""
        names = (self.face.get_name(hb.OTNameIdPredefined(name)) for name in (1, 16))
        return frozenset(name for name in names if name)

    @cached_property
    def postscript_name(self) -> str:
        """Name of the font in a PDF."""
        name = self.face.get_name(hb.OTNameIdPredefined(6)) or "Font"
        return "".join(letter for letter in name if letter.isascii() and (letter.isalnum() or letter == "-"))

    @cached_property
    def extent(self) -> tuple[int, int, int, int]:
        """Box around all glyphs: left, bottom, right, top."""
        left, bottom, right, top = struct.unpack_from(">4h", self._table("head"), 36)
        scale = 1000 / self.face.upem
        return round(left * scale), round(bottom * scale), round(right * scale), round(top * scale)

    @cached_property
    def vertical(self) -> tuple[int, int]:
        """Ascent and descent of a line (descent below zero)."""
        up, down = struct.unpack_from(">2h", self._table("hhea"), 4)
        scale = 1000 / self.face.upem
        return round(up * scale), round(down * scale)

    @cached_property
    def slant(self) -> float:
        """Italic angle in degrees, 0 when upright."""
        table = self._table("post")
        return float(struct.unpack_from(">i", table, 4)[0] / 65536) if len(table) >= 8 else 0.0

    def path(self, glyph: int) -> GlyphPath:
        """The outline of a glyph, y upwards, in units of the font."""
        return glyph_path(self.font, glyph)

    def outline(self, glyph: int, em: int, digits: int) -> Outline | None:
        """A glyph's outline in units of which `em` make its size; None when it shows nothing.

        Numbers have so many significant digits.
        """
        return outline(self.path(glyph), em / self.face.upem, digits)

    def face_with_outlines(self, glyphs: Iterable[int]) -> hb.Face:
        """The font with the outlines of some glyphs, at least."""
        return self.face

    def _table(self, tag: str) -> bytes:
        return bytes(self.face.reference_table(tag).data)
