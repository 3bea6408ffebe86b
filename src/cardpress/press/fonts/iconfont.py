"""The font of an icon source: glyph ids and characters by the whole set, outlines for what is shown.

Type is set with a font that shows nothing, for setting needs widths alone. A picture is read when it is drawn.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from functools import lru_cache

import uharfbuzz as hb

from cardpress.press.fonts import svg_paths, truetype
from cardpress.press.fonts.glyphs import FIRST_CODE_POINT, BrokenPictureError, GlyphSource
from cardpress.press.fonts.outlines import GlyphPath
from cardpress.press.fonts.typeface import Typeface

EM = 4096
DROP = 736
"""How far an icon reaches below the baseline: its middle is then the middle of a text font's capitals."""
MOST_POINTS = 20_000
"""Points of one picture, handles of curves not counted: a card shows none of so many."""
_FARTHEST = 2**15 - 1
_READ = 20
"""Pictures that are kept as paths, in case that they are shown again: with a rim, for example."""


class IconTypeface(Typeface):
    """The pictures of a source as glyphs, from id 1 on in the order of their names.

    BrokenPictureError for one that cannot be read.
    """

    def __init__(self, source: GlyphSource) -> None:
        self._source = source
        self._characters = range(FIRST_CODE_POINT, FIRST_CODE_POINT + len(source.names))
        self.path = lru_cache(_READ)(self._path)  # type: ignore[method-assign]
        super().__init__(truetype.font(source.family, EM, DROP, self._characters, {}))

    def face_with_outlines(self, glyphs: Iterable[int]) -> hb.Face:
        """The font with outlines of some glyphs."""
        pictures = {glyph: self.path(glyph) for glyph in sorted(glyphs)}
        for glyph, path in pictures.items():
            try:
                truetype.glyph(path)
            except (struct.error, OverflowError) as error:
                raise self._broken_picture(glyph, "its outline is too long for a font") from error
        return hb.Face(truetype.font(self._source.family, EM, DROP, self._characters, pictures))

    def _path(self, glyph: int) -> GlyphPath:
        if not 0 < glyph <= len(self._source.names):
            return GlyphPath("", ())
        try:
            path = svg_paths.read(self._source.picture(self._source.names[glyph - 1]), EM, DROP)
            _check(path)
        except BrokenPictureError:
            raise
        except Exception as error:  # whatever reading it raises, the file is not what it should be
            raise self._broken_picture(glyph, str(error) or type(error).__name__) from error
        return path

    def _broken_picture(self, glyph: int, reason: str) -> BrokenPictureError:
        return BrokenPictureError(self._source.file(self._source.names[glyph - 1]), reason)


def _check(path: GlyphPath) -> None:
    """ValueError for a picture that no card shows, and no font holds."""
    count = len(path.operators) - path.operators.count("h")
    if count > MOST_POINTS:
        raise ValueError(f"its outline has {count} points, {MOST_POINTS} at most")
    if path.places and not -_FARTHEST <= min(path.places) <= max(path.places) <= _FARTHEST:
        raise ValueError("it reaches too far out of its viewBox")
