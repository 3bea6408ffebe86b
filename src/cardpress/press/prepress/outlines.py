"""Letters, icons and carved art as outlines, for print shops: each glyph is a form, drawn in the colour at hand.

A form has no colour of its own, so what the content sets before a letter still holds for it. Third-party preflight
takes no art for text then, and nobody has to hold our fonts.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass, field, replace
from weakref import WeakKeyDictionary

from cardpress.press.fonts.subset import FontShelf
from cardpress.press.fonts.typeface import Typeface
from cardpress.press.pdf.fragment import FONTS_HOLE, Fragment, PdfObject
from cardpress.press.pdf.writer import numbers
from cardpress.press.prepress.separation import UnprintableError

_NUMBER = rb"-?\d*\.?\d+"
_TEXT = re.compile(rb"(?:(?<=\s)|^)BT\s(.*?)(?<=\s)ET(?=\s|$)", re.DOTALL)
_OPERATION = re.compile(
    rb"\s*(?:(?P<matrix>(?:%b\s+){6})Tm|/F(?P<font>\d+)\s+(?P<size>%b)\s+Tf|\[(?P<shown>[^\]]*)\]\s*TJ"
    rb"|1\s+Tr\s+(?P<stroke>%b)\s+w)" % (_NUMBER, _NUMBER, _NUMBER)
)
_SHOWN = re.compile(rb"<([0-9a-fA-F]*)>|(%b)" % _NUMBER)
_FONTS = b"/Font " + FONTS_HOLE
_FORMS = b"/XObject <<"
_Forms = dict[tuple[int, int], PdfObject | None]
_DRAWN: WeakKeyDictionary[Typeface, _Forms] = WeakKeyDictionary()
"""The form of a glyph filled, or stroked with so wide a line, by font: many faces are set in the same letters."""


def convert_to_outlines(face: Fragment, shelf: FontShelf) -> Fragment:
    """The face without fonts, to be printed, not read aloud; UnprintableError when its text is not understood."""
    glyphs = _Glyphs(face, shelf)
    content = glyphs.draw(zlib.decompress(face.content))
    drawn = [_outline_piece(piece, glyphs) for piece in face.pieces]
    names = b"".join(b"/%b \0%d\0" % (name, len(drawn) + at) for at, name in enumerate(glyphs.forms))
    pieces = tuple(replace(piece, head=_resources_with_glyphs(piece.head, names)) for piece in drawn)
    return replace(
        face,
        content=zlib.compress(content),
        resources=_resources_with_glyphs(face.resources + _FONTS, names),
        fonts=(),
        pieces=(*pieces, *glyphs.forms.values()),
        blocks=(),
    )


def _resources_with_glyphs(resources: bytes, names: bytes) -> bytes:
    """Resources with the glyphs' forms where they name fonts; what names none has no letters."""
    if _FONTS not in resources:
        return resources
    bare = resources.replace(_FONTS, b"")
    if _FORMS in bare:
        return bare.replace(_FORMS, _FORMS + names, 1)
    return resources.replace(_FONTS, _FORMS + names + b">>" if names else b"")


def _outline_piece(piece: PdfObject, glyphs: _Glyphs) -> PdfObject:
    """A group or a pattern with its letters drawn; any other object as it is."""
    if b"/PatternType 1" not in piece.head and b"/Subtype /Form" not in piece.head:
        return piece
    data = zlib.decompress(piece.tail.removeprefix(b"stream\n").removesuffix(b"\nendstream"))
    if b"BT" not in data:
        return piece
    drawn = zlib.compress(glyphs.draw(data))
    head = re.sub(rb"/Length \d+", b"/Length %d" % len(drawn), piece.head)
    return PdfObject(head, b"stream\n" + drawn + b"\nendstream")


@dataclass
class _Glyphs:
    """The forms of one face's glyphs by name, in the order they are first drawn."""

    face: Fragment
    shelf: FontShelf
    forms: dict[bytes, PdfObject] = field(default_factory=dict)

    def draw(self, content: bytes) -> bytes:
        """Content in which glyphs are drawn where text was set."""
        return _TEXT.sub(lambda found: self._text(found[1]), content)

    def _text(self, body: bytes) -> bytes:
        """The operations of one text object as forms, each where its glyph stood."""
        drawn: list[bytes] = []
        at, matrix, font, size, stroke, x = 0, [1.0, 0, 0, 1, 0, 0], 0, 0.0, 0.0, 0.0
        while at < len(body.rstrip()):
            found = _OPERATION.match(body, at)
            if found is None:
                raise UnprintableError(f"text that is set with {body[at : at + 40].decode('latin-1')!r}")
            at = found.end()
            if found["matrix"]:
                matrix, x = [float(word) for word in found["matrix"].split()], 0.0
            elif found["font"]:
                font, size = int(found["font"]), float(found["size"])
            elif found["stroke"]:
                stroke = float(found["stroke"])
            else:
                x = self._line(found["shown"], (font, size, stroke), matrix, x, drawn)
        return b"".join(drawn)

    def _line(
        self, shown: bytes, set_in: tuple[int, float, float], matrix: list[float], x: float, drawn: list[bytes]
    ) -> float:
        """Draw one array of glyphs and shifts from x (in pt) on; gives where the next begins.

        They are set in a font and a size, and stroked with a line unless its width is 0. Inside the array lengths
        are units of the font; shifts are thousandths of the size.
        """
        font, size, stroke = set_in
        typeface = self.shelf.typefaces[self.face.fonts[font].font]
        a, b, c, d, e, f = matrix
        upem: int = typeface.face.upem
        units, scale = upem / 1000, size / upem
        turn = b" ".join(_exact(part * scale) for part in (a, b, c, d))
        line = [b"q %b %b cm" % (turn, numbers(e + a * x, f + b * x))]
        gone = ahead = 0.0
        for code, shift in _SHOWN.findall(shown):
            ahead -= float(shift or 0) * units
            for glyph in (int(code[place : place + 4], 16) for place in range(0, len(code), 4)):
                name = self._form(font, glyph, typeface, round(stroke / scale))
                if name:
                    line += [b"1 0 0 1 %b 0 cm" % numbers(ahead)] if ahead else []
                    line.append(b"/%b Do" % name)
                    gone, ahead = gone + ahead, 0.0
                ahead += typeface.widths[glyph] * units
        drawn += [b" ".join(line), b" Q\n"] if len(line) > 1 else []
        return x + (gone + ahead) * scale

    def _form(self, font: int, glyph: int, typeface: Typeface, stroke: int) -> bytes | None:
        """The name of a glyph's form, filled or stroked; None for one that shows nothing."""
        name = b"G%d_%d" % (font, glyph) + (b"_%d" % stroke if stroke else b"")
        if name not in self.forms:
            known = _DRAWN.setdefault(typeface, {})
            if (glyph, stroke) not in known:
                known[glyph, stroke] = _form(typeface, glyph, stroke)
            drawn = known[glyph, stroke]
            if drawn is None:
                return None
            self.forms[name] = drawn
        return name


def _form(typeface: Typeface, glyph: int, stroke: int) -> PdfObject | None:
    drawn = typeface.outline(glyph, typeface.face.upem, 5)
    if drawn is None:
        return None
    left, bottom, right, top = drawn.box
    data = zlib.compress(b"%d w\n%b\nS" % (stroke, drawn.path) if stroke else drawn.path + b"\nf")
    head = b"<</Type/XObject/Subtype/Form/BBox[%b]/Resources<<>>/Filter/FlateDecode/Length %d>>" % (
        numbers(left - stroke, bottom - stroke, right + stroke, top + stroke),
        len(data),
    )
    return PdfObject(head, b"stream\n" + data + b"\nendstream")


def _exact(share: float) -> bytes:
    """A factor as PDF writes it: an em has a thousand units and more, so four decimals would be too few."""
    return f"{share:.7f}".rstrip("0").rstrip(".").encode()
