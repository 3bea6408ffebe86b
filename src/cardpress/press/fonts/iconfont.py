"""Makes the font of an icon source: glyph ids and code points by the whole set, outlines only for what is used."""

from __future__ import annotations

import io
from xml.etree import ElementTree

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib import SVGPath
from fontTools.ttLib.tables._g_l_y_f import Glyph

from cardpress.press.fonts.glyphs import FIRST_CODE_POINT, BrokenPictureError, GlyphSource

EM = 4096
DROP = 736
"""How far an icon reaches below the baseline: its middle is then the middle of a text font's capitals."""
CURVE_ERROR = 1.0
NEW_YEAR_2024 = 3786912000
"""The date of every icon font, in seconds since 1904 as fonts count."""
SPACE = "space"
"""An empty last glyph: WeasyPrint measures a font by a space, and by another font when there is none."""

MOST_POINTS = 20_000
"""Points of one picture: a font counts them in two bytes, and a card shows none of so many."""
_FARTHEST = 2**15 - 1


def build(source: GlyphSource) -> bytes:
    """The font file of a source with the icons it uses drawn; raises BrokenPictureError."""
    used = [name for name in source.names if name in source.used]
    places = {name: place for place, name in enumerate(source.names, 1)}
    order = [".notdef", *(f"g{place}" for place in places.values()), SPACE]
    empty = TTGlyphPen(None).glyph()
    glyphs = dict.fromkeys(order, empty)
    for name, picture in source.pictures(used).items():
        try:
            glyphs[f"g{places[name]}"] = _outline(picture)
        except Exception as error:  # whatever reading it raises, the file is not what it should be
            raise BrokenPictureError(source.file(name), str(error) or type(error).__name__) from error
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(order)
    codes = {FIRST_CODE_POINT + places[name] - 1: f"g{places[name]}" for name in used}
    font.setupCharacterMap({ord(" "): SPACE, **codes})
    font.setupGlyf(glyphs)
    sides = {name: (EM, glyphs[name].xMin if hasattr(glyphs[name], "xMin") else 0) for name in order}
    font.setupHorizontalMetrics({**sides, SPACE: (EM // 4, 0)})
    font.setupHorizontalHeader(ascent=EM - DROP, descent=-DROP)
    font.setupOS2(
        sTypoAscender=EM - DROP, sTypoDescender=-DROP, sTypoLineGap=0, usWinAscent=EM - DROP, usWinDescent=DROP
    )
    font.setupNameTable({"familyName": source.family, "styleName": "Regular", "psName": source.family})
    font.setupPost(keepGlyphNames=False)
    font.font["head"].created = font.font["head"].modified = NEW_YEAR_2024
    font.font.recalcTimestamp = False
    output = io.BytesIO()
    font.save(output)
    return output.getvalue()


def _outline(picture: str) -> Glyph:
    """The TrueType glyph of an SVG document: its view box fills the em square, y up."""
    root = ElementTree.fromstring(picture)
    left, top, width, height = map(float, root.get("viewBox", "0 0 1 1").replace(",", " ").split())
    scale = EM / max(width, height)
    across, up = (EM - width * scale) / 2, (EM - height * scale) / 2
    glyph = TTGlyphPen(None)
    pen = TransformPen(
        Cu2QuPen(glyph, CURVE_ERROR),
        (scale, 0, 0, -scale, across - left * scale, EM - DROP - up + top * scale),
    )
    SVGPath.fromstring(picture).draw(pen)
    drawn = glyph.glyph()
    if len(getattr(drawn, "coordinates", ())) > MOST_POINTS:
        raise ValueError(f"its outline has {len(drawn.coordinates)} points, {MOST_POINTS} at most")
    if any(abs(at) > _FARTHEST for point in getattr(drawn, "coordinates", ()) for at in point):
        raise ValueError("it reaches too far out of its viewBox")
    return drawn
