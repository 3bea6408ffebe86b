"""How text is painted: a rim below its fill, and art as a path where it is too large to be type.

WeasyPrint lays out an icon as a letter, which is cheap. Painted as a letter it fails when it is large: beyond
some 700 pixels FreeType gives up, and Poppler shows a hole. Then its outline becomes a form, shared by all that
show it in the file, and no font is needed for it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pydyf
import weasyprint.draw
from weasyprint.draw.color import get_color
from weasyprint.draw.text import draw_first_line, draw_text
from weasyprint.matrix import Matrix

from cardpress.press.fonts.glyphs import FIRST_CODE_POINT, GlyphSource
from cardpress.press.fonts.icons import characters
from cardpress.press.fonts.typeface import Typeface
from cardpress.press.layout.boxtree import POINTS_PER_PX
from cardpress.press.pdf.fragment import PdfObject
from cardpress.press.pdf.writer import number, numbers

Untyped = Any
"""A box or stream of WeasyPrint, which have no types."""
LARGE_PT = 36.0
"""From this size on art is a path: at 1200 dots an inch, a glyph would be 600 pixels high."""
EM = 100
"""Units of a form across the size of the art: few, because WeasyPrint's numbers keep four decimals."""
_STROKE, _ROUND = 1, 1


class Painter:
    """Paints the text boxes of a look. Pictures filled by the even-odd rule are paths at any size."""

    def __init__(self, typefaces: Mapping[str, Typeface], sources: Sequence[GlyphSource]) -> None:
        self._typefaces = {source.family.lower(): typefaces[source.id] for source in sources}
        self._even_odd = {
            (source.family.lower(), character)
            for source in sources
            for name, character in characters(source).items()
            if name in source.even_odd
        }
        self._forms: dict[_Art, ArtForm | None] = {}

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """WeasyPrint's text is painted by this painter inside the block."""
        weasyprint.draw.draw_text = self._paint
        try:
            yield
        finally:
            weasyprint.draw.draw_text = draw_text

    def _paint(self, stream: Untyped, box: Untyped, *rest: Untyped) -> None:
        style = box.style
        if style["visibility"] != "visible" or not box.text.strip():
            draw_text(stream, box, *rest)
            return
        family = self.family_of_path(style, box.text)
        rim = style["rim_width"]
        if rim and get_color(style, "rim_color").alpha:
            with stream.artifact(), stream.stacked():
                stream.set_color(get_color(style, "rim_color"), stroke=True)
                stream.set_line_join(_ROUND)
                if family:
                    self._draw(stream, box, family, 2 * rim)
                else:
                    _stroke(stream, box, 2 * rim, *rest[1:])
        if family:
            with stream.stacked():
                stream.set_color(style["color"])
                self._draw(stream, box, family)
        else:
            draw_text(stream, box, *rest)

    def family_of_path(self, style: Untyped, text: str) -> str | None:
        """The icon family of a text that is one picture to be drawn as a path; None for any other."""
        if len(text) != 1 or ord(text) < FIRST_CODE_POINT:
            return None
        family: str = style["font_family"][0].lower()
        if family not in self._typefaces:
            return None
        is_large = style["font_size"] * POINTS_PER_PX >= LARGE_PT
        return family if is_large or (family, text) in self._even_odd else None

    def art(self, family: str, character: str, size: float, line: float) -> tuple[str, ArtForm, float] | None:
        """Name, form and scale of a picture, filled or stroked with a line; None when it shows nothing."""
        scale = size / EM
        art = _Art(family, character, round(line / scale, 2))
        if art not in self._forms:
            self._forms[art] = self._form(art)
        form = self._forms[art]
        name = f"{family}{ord(character) - FIRST_CODE_POINT}" + (f"-{art.line:g}" if line else "")
        return (name, form, scale) if form else None

    def _draw(self, stream: Untyped, box: Untyped, family: str, line: float = 0.0) -> None:
        """Put the form of a picture where its letter would stand: filled, or stroked with a line of that width."""
        if found := self.art(family, box.text, box.style["font_size"], line):
            name, form, scale = found
            stream._resources["XObject"][name] = form
            stream.set_matrix(scale, 0, 0, -scale, box.position_x, box.position_y + box.baseline)
            stream.draw_x_object(name)

    def _form(self, art: _Art) -> ArtForm | None:
        typeface = self._typefaces[art.family]
        glyph = typeface.font.get_nominal_glyph(ord(art.character))
        drawn = None if glyph is None else typeface.outline(glyph, EM, 4)
        if drawn is None:
            return None
        if art.line:
            left, bottom, right, top = drawn.box
            box = left - art.line, bottom - art.line, right + art.line, top + art.line
            return ArtForm(b"%b w\n%b\nS" % (number(art.line), drawn.path), box)
        is_even_odd = (art.family, art.character) in self._even_odd
        return ArtForm(drawn.path + (b"\nf*" if is_even_odd else b"\nf"), drawn.box)


@dataclass(frozen=True)
class _Art:
    """A picture, filled or stroked with a line of some units."""

    family: str
    character: str
    line: float


class ArtForm(pydyf.Stream):  # type: ignore[misc]  # it has no types
    """Art as a form; `piece` is the object that faces keep, deflated once for all of them."""

    def __init__(self, content: bytes, box: tuple[float, float, float, float]) -> None:
        super().__init__([], {"Type": "/XObject", "Subtype": "/Form", "BBox": pydyf.Array(box)})
        data = zlib.compress(content)
        head = b"<</Type /XObject/Subtype /Form/BBox[%b]/Resources<<>>/Filter/FlateDecode/Length %d>>"
        self.piece = PdfObject(head % (numbers(*box), len(data)), b"stream\n" + data + b"\nendstream")


def _stroke(stream: Untyped, box: Untyped, line: float, text_overflow: str, block_ellipsis: str) -> None:
    """The letters of a box in outline, in one text object with the width of its line."""
    at = Matrix(d=-1, e=box.position_x, f=box.position_y + box.baseline)
    box.pango_layout.reactivate(box.style)
    stream.begin_text()
    stream.set_text_rendering(_STROKE)
    stream.set_line_width(line)
    draw_first_line(stream, box, text_overflow, block_ellipsis, at)
    stream.end_text()
    box.pango_layout.deactivate()
