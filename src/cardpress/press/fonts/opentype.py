"""OpenType fonts with PostScript outlines (OTF) as the TrueType that is set and embedded everywhere."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

POSTSCRIPT = b"OTTO"
"""How a font with PostScript outlines starts."""
ERROR = 0.0005
"""How far a curve may be from the original, in ems: a fortieth of a printer's dot at 12 pt."""


class BrokenFontError(OSError):
    """A font that cannot be read; `strerror` says why."""


@lru_cache(maxsize=32)
def as_truetype(data: bytes) -> bytes:
    """The font itself, or a copy with quadratic curves where its own are cubic; BrokenFontError if damaged."""
    if data[:4] != POSTSCRIPT:
        return data
    from fontTools.ttLib import TTFont, TTLibError  # noqa: PLC0415 slow, and few fonts are OTF

    try:
        font = TTFont(BytesIO(data), recalcTimestamp=False)
        _to_quadratic(font)
        made = BytesIO()
        font.save(made)
    except (TTLibError, AssertionError, KeyError, ValueError, IndexError, TypeError, EOFError) as error:
        raise BrokenFontError(0, f"it is a damaged OpenType font: {error}") from error
    return made.getvalue()


def _to_quadratic(font: object) -> None:
    """Put tables of TrueType in place of the PostScript ones."""
    from fontTools.pens.cu2quPen import Cu2QuPen  # noqa: PLC0415 as above
    from fontTools.pens.ttGlyphPen import TTGlyphPen  # noqa: PLC0415 as above
    from fontTools.ttLib import TTFont, newTable  # noqa: PLC0415 as above

    assert isinstance(font, TTFont)
    glyphs, order = font.getGlyphSet(), font.getGlyphOrder()
    error = font["head"].unitsPerEm * ERROR
    drawn = {}
    for name in order:
        pen = TTGlyphPen(glyphs)
        glyphs[name].draw(Cu2QuPen(pen, error, reverse_direction=True))
        drawn[name] = pen.glyph()
    font["loca"], font["glyf"] = newTable("loca"), newTable("glyf")
    font["glyf"].glyphOrder, font["glyf"].glyphs = order, drawn
    for name, glyph in drawn.items():
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (font["hmtx"][name][0], getattr(glyph, "xMin", 0))
    maxp = font["maxp"] = newTable("maxp")
    maxp.tableVersion, maxp.numGlyphs = 0x00010000, len(order)
    zeros = ("maxZones", "maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs")
    for field in (*zeros, "maxStackElements", "maxSizeOfInstructions"):
        setattr(maxp, field, 0)
    maxp.maxZones = 1
    maxp.compile(font)
    if "post" in font:
        font["post"].formatType, font["post"].extraNames, font["post"].mapping = 2.0, [], {}
    for tag in ("CFF ", "CFF2", "VORG"):
        if tag in font:
            del font[tag]
    font.sfntVersion = "\000\001\000\000"
