"""Letters as outlines, for printers who take no fonts: each glyph is a form that is drawn in the colour at hand.

A form has no colour of its own, so what the content sets before a letter still holds for it.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass, field, replace

import uharfbuzz as hb

from cardpress.press.fonts.subset import FontShelf
from cardpress.press.fonts.typeface import Typeface
from cardpress.press.pdf.fragment import Fragment, Piece
from cardpress.press.pdf.writer import numbers
from cardpress.press.prepress.separation import UnprintableError

_NUMBER = rb"-?\d*\.?\d+"
_TEXT = re.compile(rb"(?:(?<=\s)|^)BT\s(.*?)(?<=\s)ET(?=\s|$)", re.DOTALL)
_OPERATION = re.compile(
    rb"\s*(?:(?P<matrix>(?:%b\s+){6})Tm|/F(?P<font>\d+)\s+(?P<size>%b)\s+Tf|\[(?P<shown>[^\]]*)\]\s*TJ)"
    % (_NUMBER, _NUMBER)
)
_SHOWN = re.compile(rb"<([0-9a-fA-F]*)>|(%b)" % _NUMBER)
UNIT = 1000
"""Outlines are drawn in thousandths of the size of the letters."""


def outlined(face: Fragment, shelf: FontShelf) -> Fragment:
    """The face without fonts; UnprintableError when its text is set in a way that is not understood."""
    glyphs = _Glyphs(face, shelf)
    content = glyphs.drawn(zlib.decompress(face.content))
    if any(_has_text(piece) for piece in face.pieces):
        raise UnprintableError("text inside a group with an opacity of its own as outlines")
    bare = tuple(replace(piece, head=piece.head.replace(b"/Font \0F\0", b"")) for piece in face.pieces)
    first = len(face.pieces)
    names = b"".join(b"/%b \0%d\0" % (name, first + at) for at, name in enumerate(glyphs.forms))
    resources = face.resources
    if names and b"/XObject <<" in resources:
        resources = resources.replace(b"/XObject <<", b"/XObject <<" + names, 1)
    elif names:
        resources += b"/XObject <<" + names + b">>"
    pieces = (*bare, *glyphs.forms.values())
    return replace(face, content=zlib.compress(content), resources=resources, fonts=(), pieces=pieces)


def _has_text(piece: Piece) -> bool:
    is_drawn = b"/PatternType 1" in piece.head or b"/Subtype /Form" in piece.head
    data = piece.tail.removeprefix(b"stream\n").removesuffix(b"\nendstream")
    return is_drawn and _TEXT.search(zlib.decompress(data)) is not None


@dataclass
class _Glyphs:
    """The forms of one face's glyphs by name, in the order they are first drawn."""

    face: Fragment
    shelf: FontShelf
    forms: dict[bytes, Piece] = field(default_factory=dict)

    def drawn(self, content: bytes) -> bytes:
        """Content in which glyphs are drawn where text was set."""
        return _TEXT.sub(lambda found: self._text(found[1]), content)

    def _text(self, body: bytes) -> bytes:
        """The operations of one text object as forms, each where its glyph stood."""
        drawn: list[bytes] = []
        at, matrix, font, size, x = 0, [1.0, 0, 0, 1, 0, 0], 0, 0.0, 0.0
        while at < len(body.rstrip()):
            found = _OPERATION.match(body, at)
            if found is None:
                raise UnprintableError(f"text that is set with {body[at : at + 40].decode('latin-1')!r}")
            at = found.end()
            if found["matrix"]:
                matrix, x = [float(word) for word in found["matrix"].split()], 0.0
            elif found["font"]:
                font, size = int(found["font"]), float(found["size"])
            else:
                x = self._line(found["shown"], (font, size), matrix, x, drawn)
        return b"".join(drawn)

    def _line(
        self, shown: bytes, set_in: tuple[int, float], matrix: list[float], x: float, drawn: list[bytes]
    ) -> float:
        """Draw one array of glyphs and shifts from x on; gives where the next begins."""
        font, size = set_in
        typeface = self.shelf.typefaces[self.face.fonts[font].font]
        a, b, c, d, e, f = matrix
        scale = size / UNIT
        for code, shift in _SHOWN.findall(shown):
            if shift:
                x -= float(shift) * scale
            for glyph in (int(code[place : place + 4], 16) for place in range(0, len(code), 4)):
                name = self._form(font, glyph, typeface)
                if name:
                    place = numbers(a * scale, b * scale, c * scale, d * scale, e + a * x, f + b * x)
                    drawn.append(b"q %b cm /%b Do Q\n" % (place, name))
                x += typeface.widths[glyph] * scale
        return x

    def _form(self, font: int, glyph: int, typeface: Typeface) -> bytes | None:
        """The name of a glyph's form; None for one that shows nothing."""
        name = b"G%d_%d" % (font, glyph)
        if name not in self.forms:
            path, box = _outline(typeface, glyph)
            if not path:
                return None
            data = zlib.compress(path)
            head = b"<</Type/XObject/Subtype/Form/BBox[%b]/Resources<<>>/Filter/FlateDecode/Length %d>>" % (
                numbers(*box),
                len(data),
            )
            self.forms[name] = Piece(head, b"stream\n" + data + b"\nendstream")
        return name


def _outline(typeface: Typeface, glyph: int) -> tuple[bytes, tuple[float, float, float, float]]:
    """A glyph's filled path, and a box around it."""
    pen = _Pen(UNIT / typeface.face.upem)
    typeface.font.draw_glyph(glyph, pen.functions(), pen)
    if not pen.points:
        return b"", (0, 0, 0, 0)
    xs, ys = zip(*pen.points, strict=True)
    return b"\n".join([*pen.path, b"f"]), (min(xs) - 1, min(ys) - 1, max(xs) + 1, max(ys) + 1)


class _Pen:
    """Takes an outline down as PDF operators, curves of two kinds as the one that PDF has."""

    def __init__(self, scale: float) -> None:
        self._scale = scale
        self.path: list[bytes] = []
        self.points: list[tuple[float, float]] = []

    def functions(self) -> hb.DrawFuncs:
        """What HarfBuzz calls."""
        functions = hb.DrawFuncs()
        functions.set_move_to_func(lambda x, y, pen: pen.add(b"m", (x, y)))
        functions.set_line_to_func(lambda x, y, pen: pen.add(b"l", (x, y)))
        functions.set_cubic_to_func(lambda a, b, c, d, x, y, pen: pen.add(b"c", (a, b), (c, d), (x, y)))
        functions.set_quadratic_to_func(lambda a, b, x, y, pen: pen.bend((a, b), (x, y)))
        functions.set_close_path_func(lambda pen: pen.path.append(b"h"))
        return functions

    def add(self, operator: bytes, *points: tuple[float, float]) -> None:
        """One operator with its points, in units of the font."""
        scaled = [(x * self._scale, y * self._scale) for x, y in points]
        self.points += scaled
        self.path.append(numbers(*(part for point in scaled for part in point)) + b" " + operator)

    def bend(self, control: tuple[float, float], end: tuple[float, float]) -> None:
        """A curve with one control point."""
        start = tuple(part / self._scale for part in self.points[-1])
        first = tuple(a + 2 / 3 * (c - a) for a, c in zip(start, control, strict=True))
        second = tuple(b + 2 / 3 * (c - b) for b, c in zip(end, control, strict=True))
        self.add(b"c", (first[0], first[1]), (second[0], second[1]), end)
