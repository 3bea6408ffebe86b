"""A face in inks: every colour of its content, gradients and pictures is converted; what cannot be is refused.

The result names no colour of light at all.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import replace
from itertools import pairwise

import pikepdf
from PIL import Image

from cardpress.press.pdf.fragment import Fragment, PdfObject
from cardpress.press.pdf.writer import numbers
from cardpress.press.prepress.inks import Inks

_NUMBER = rb"-?\d*\.?\d+"
_SETS_COLOUR = re.compile(rb" (rg|RG)(?=\s|$)")
_COLOUR = re.compile(rb"(?:(?<=\s)|^)(%b) (%b) (%b)$" % ((_NUMBER,) * 3))
_LONGEST = 128
"""Three numbers are never longer."""
_SPACE = re.compile(rb"/(\S+) (?:cs|CS)(?=\s|$)")
_FUNCTION = re.compile(rb"<<(?:(?!<<|>>).)*?/FunctionType 2(?:(?!<<|>>).)*?>>", re.DOTALL)
_ENTRY = rb"/%b ?\[?([^\]/>]*)\]?"
_STATE = re.compile(rb"/(?:ca|CA) (%b)" % _NUMBER)
_SPACES = re.compile(rb"/ColorSpace (?:\0\d+\0|<<[^<>]*(?:<<[^<>]*>>[^<>]*)*>>)(?=/|$)")
_GROUP = re.compile(rb"/Group <<[^<>]*>>")
_HOLE, _NAMED = re.compile(rb"\0(\d+|F)\0"), re.compile(rb"/HOLE(\d+|F)\b")
STEPS = 8
"""Parts of a gradient: between them inks mix as colours of light would."""


class UnprintableError(Exception):
    """A face holds something that cannot be put into inks; the argument says what."""


def separate(face: Fragment, inks: Inks, known: dict[PdfObject, PdfObject]) -> Fragment:
    """The face in inks, not to be read aloud; UnprintableError for colours CSS gives in their own space.

    `known` are pieces that were put into these inks before: faces share patterns, pictures and groups.
    """
    content = _content(zlib.decompress(face.content), inks)
    pieces = face.pieces
    if not is_transparent(face):  # then a group changes nothing, but would count as transparency
        pieces = tuple(replace(piece, head=_GROUP.sub(b"", piece.head)) for piece in pieces)
    return replace(
        face,
        content=zlib.compress(content),
        resources=_dictionary(face.resources, inks),
        pieces=tuple(known.get(piece) or known.setdefault(piece, _piece(piece, inks)) for piece in pieces),
        blocks=(),
    )


def is_transparent(face: Fragment) -> bool:
    """Whether anything of the face lets shine through what lies below."""
    parts = [face.resources, *(piece.head for piece in face.pieces)]
    return any(
        b"/SMask" in part or b"/BM" in part or any(float(found[1]) < 1 for found in _STATE.finditer(part))
        for part in parts
    )


def _content(content: bytes, inks: Inks) -> bytes:
    for space in _SPACE.finditer(content):
        if space[1] != b"Pattern":
            raise UnprintableError(f"a color in the space {space[1].decode()}, which CSS functions like lab() use")

    # From each operator back to its numbers: most numbers are places, and no colour follows them.
    drawn, *rest = _SETS_COLOUR.split(content)
    parts = []
    for operator, after in zip(rest[::2], rest[1::2], strict=True):
        found = _COLOUR.search(drawn, max(0, len(drawn) - _LONGEST))
        if found:
            ink = inks.of(*(float(found[place]) for place in (1, 2, 3)))
            parts += [drawn[: found.start()], numbers(*ink), b" k" if operator == b"rg" else b" K"]
        else:
            parts += [drawn, b" ", operator]
        drawn = after
    return b"".join([*parts, drawn])


def _piece(piece: PdfObject, inks: Inks) -> PdfObject:
    if b"/Subtype /Image" in piece.head or b"/Subtype/Image" in piece.head:
        return _picture(piece, inks)
    head, tail = _dictionary(piece.head, inks), piece.tail
    is_drawn = b"/PatternType 1" in head or b"/Subtype /Form" in head or b"/Subtype/Form" in head
    if tail and is_drawn:
        data = zlib.compress(_content(zlib.decompress(_stream(tail)), inks))
        head = re.sub(rb"/Length \d+", b"/Length %d" % len(data), head)
        tail = b"stream\n" + data + b"\nendstream"
    return PdfObject(head, tail)


def _stream(tail: bytes) -> bytes:
    return tail.removeprefix(b"stream\n").removesuffix(b"\nendstream")


def _dictionary(head: bytes, inks: Inks) -> bytes:
    """A dictionary whose gradients run between inks."""
    head = head if b"/ShadingType" in head else _SPACES.sub(b"", head)
    return _FUNCTION.sub(lambda found: _gradient(found[0], inks), head).replace(b"/DeviceRGB", b"/DeviceCMYK")


def _gradient(function: bytes, inks: Inks) -> bytes:
    """A function between two colours as several between their mixtures; one of grey or opacity stays."""
    first, last = _values(function, b"C0"), _values(function, b"C1")
    if len(first) != 3:
        return function
    low, high = _values(function, b"Domain")
    (power,) = _values(function, b"N")
    colours = []
    for step in range(STEPS + 1):
        share = (low + (high - low) * step / STEPS) ** power
        colours.append(numbers(*inks.of(*(a + share * (b - a) for a, b in zip(first, last, strict=True)))))
    parts = b"".join(b"<</FunctionType 2/Domain[0 1]/N 1/C0[%b]/C1[%b]>>" % pair for pair in pairwise(colours))
    bounds = numbers(*(low + (high - low) * step / STEPS for step in range(1, STEPS)))
    return b"<</FunctionType 3/Domain[%b]/Bounds[%b]/Encode[%b]/Functions[%b]>>" % (
        numbers(low, high),
        bounds,
        b" ".join([b"0 1"] * STEPS),
        parts,
    )


def _values(function: bytes, name: bytes) -> list[float]:
    found = re.search(_ENTRY % name, function)
    return [float(word) for word in found[1].split()] if found else []


def _picture(piece: PdfObject, inks: Inks) -> PdfObject:
    """A picture's pixels in inks; one of grey or of opacity stays."""
    file = pikepdf.new()
    named = _HOLE.sub(lambda found: b"/HOLE" + found[1], piece.head)
    entries = pikepdf.Object.parse(named)
    mask = entries.get("/SMask")
    stream = pikepdf.Stream(file, _stream(piece.tail))
    for key, value in entries.items():
        if key not in {"/Length", "/SMask"}:
            stream[key] = value
    if "/ColorSpace" not in entries or stream.ColorSpace == "/DeviceGray":
        return piece
    shown: Image.Image = pikepdf.PdfImage(stream).as_pil_image()
    converted = inks.picture(shown.convert("RGB"))
    data = zlib.compress(converted.tobytes())
    head = b"<</Type/XObject/Subtype/Image/Width %d/Height %d/ColorSpace/DeviceCMYK/BitsPerComponent 8" % (
        converted.width,
        converted.height,
    )
    if mask is not None:
        head += b"/SMask " + _NAMED.sub(lambda found: b"\0" + found[1] + b"\0", mask.unparse())
    head += b"/Filter/FlateDecode/Length %d>>" % len(data)
    return PdfObject(head, b"stream\n" + data + b"\nendstream")
