"""A layer: what one child of an article adds to a face; and faces put together out of layers."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import pydyf
from tinycss2.color5 import D50, D65

from cardpress.press.layout.boxtree import PageReading
from cardpress.press.layout.marked_content import Places, ReadBox
from cardpress.press.layout.structure import StructurePart, article_structure
from cardpress.press.pdf.fragment import FontUse, Fragment, Note, PdfObject

FONT = 0x80
"""In the content of a layer, this byte plus the font's number in the look stands for its number on a face."""
MOST_FONTS = 10
"""A face of layers has no more fonts: each is named by one digit, so that nothing moves when it is."""
_COLOR_SPACES = PdfObject(
    pydyf.Dictionary(
        {
            name: pydyf.Array(
                (
                    "/Lab",
                    pydyf.Dictionary(
                        {"WhitePoint": pydyf.Array(white), "Range": pydyf.Array((-125, 125, -125, 125))}
                    ),
                )
            )
            for name, white in (("lab-d50", D50), ("lab-d65", D65))
        }
    ).data
)
"""What WeasyPrint names beside every picture."""


@dataclass(frozen=True, slots=True)
class Layer:
    """Content of one child, with all it names; `states` and `forms` are resources by name, in order of use.

    `parts` are read aloud, at `places` counted from the layer's start.
    """

    content: bytes
    fonts: tuple[FontUse, ...]
    states: tuple[tuple[bytes, bytes], ...]
    forms: tuple[tuple[bytes, PdfObject], ...]
    reading: PageReading
    parts: tuple[StructurePart, ...]
    places: Places


@dataclass(frozen=True, slots=True, eq=False)
class _ReadText:
    """What a box says, without all that is known of it."""

    text: str


def without_boxes(parts: Sequence[StructurePart], places: Places) -> tuple[tuple[StructurePart, ...], Places]:
    """Parts and places that keep no boxes alive."""
    spoken: dict[int, _ReadText] = {}

    def light(said: ReadBox) -> ReadBox:
        box = spoken.setdefault(id(said.box), _ReadText(getattr(said.box, "text", "")))
        line = None if said.line is None else spoken.setdefault(id(said.line), _ReadText(""))
        return replace(said, box=box, line=line)

    def lighter(part: StructurePart) -> StructurePart:
        return replace(part, said=list(map(light, part.said)), parts=list(map(lighter, part.parts)))

    kept = tuple(map(lighter, parts))
    return kept, {spoken[id(box)]: place for box, place in places.items() if id(box) in spoken}


@dataclass(frozen=True, slots=True)
class ArticleFrame:
    """An article without its children: content before and after them, states it names, and its size."""

    head: bytes
    tail: bytes
    states: tuple[tuple[bytes, bytes], ...]
    width_pt: float
    height_pt: float


class Composer:
    """Puts layers together; it knows the fonts of a look by their numbers."""

    def __init__(self, fonts: Sequence[str]) -> None:
        self._fonts = sorted(fonts)
        self.numbers = {font: chr(FONT + number) for number, font in enumerate(self._fonts)}

    def fragment(
        self,
        frame: ArticleFrame,
        layers: Sequence[Layer],
        label: str,
        scales: Mapping[str, float],
        notes: tuple[Note, ...],
    ) -> Fragment | None:
        """The face; None when it has too many fonts. `label` is what its article says of itself."""
        fonts = _unite_uses([use for layer in layers for use in layer.fonts])
        if len(fonts) > MOST_FONTS:
            return None
        names = bytearray(range(256))
        for place, use in enumerate(fonts):
            names[ord(self.numbers[use.font])] = ord("0") + place
        content = b"".join([frame.head, *(layer.content for layer in layers), frame.tail]).translate(bytes(names))
        forms = {name: piece for layer in layers for name, piece in layer.forms}
        states = dict(frame.states) | {name: state for layer in layers for name, state in layer.states}
        return Fragment(
            frame.width_pt,
            frame.height_pt,
            zlib.compress(content),
            _resources(states, tuple(forms)),
            fonts,
            (*forms.values(), _COLOR_SPACES) if forms else (),
            dict(scales),
            notes,
            article_structure(
                label, [part for layer in layers for part in layer.parts], _layer_places(frame, layers), content
            ),
        )


def _unite_uses(uses: Sequence[FontUse]) -> tuple[FontUse, ...]:
    """One use of each font, in the order of their ids."""
    by_font: dict[str, list[FontUse]] = {}
    for use in uses:
        by_font.setdefault(use.font, []).append(use)
    return tuple(_join_uses(by_font[font]) for font in sorted(by_font))


def _join_uses(uses: Sequence[FontUse]) -> FontUse:
    if len(uses) == 1:
        return uses[0]
    glyphs = {use.glyphs[at : at + 2] for use in uses for at in range(0, len(use.glyphs), 2)}
    texts = {glyph: text for use in reversed(uses) for glyph, text in use.texts.items()}
    return FontUse(uses[0].font, b"".join(sorted(glyphs)), dict(sorted(texts.items())))


def _resources(states: Mapping[bytes, bytes], forms: Sequence[bytes]) -> bytes:
    """Resources as WeasyPrint orders them."""
    found = []
    if states:
        found.append(b"/ExtGState <<%b>>" % b"".join(b"/%b %b" % each for each in states.items()))
    if forms:
        named = (b"/%b \0%d\0" % (name, place) for place, name in enumerate(forms))
        found.append(b"/XObject <<%b>>/ColorSpace \0%d\0" % (b"".join(named), len(forms)))
    return b"".join(found)


def _layer_places(frame: ArticleFrame, layers: Sequence[Layer]) -> Places:
    """Where on the face the boxes of its layers are drawn."""
    found, at = {}, len(frame.head)
    for layer in layers:
        for box, (start, end) in layer.places.items():
            found[box] = start + at, end + at
        at += len(layer.content)
    return found
