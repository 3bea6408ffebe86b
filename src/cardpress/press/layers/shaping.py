"""Words into glyphs with HarfBuzz, in the fonts and at the widths that Pango would choose. Lengths are CSS px."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from struct import unpack_from
from typing import Any

import uharfbuzz as hb
from weasyprint.formatting_structure.text import transform
from weasyprint.layout.percent import percentage
from weasyprint.text.fonts import font_features
from weasyprint.text.line_break import character_ratio

from cardpress.press.fonts.typeface import Typeface

Style = Any
"""A computed style of WeasyPrint, which has no types."""
UNITS = 1024
"""Pango counts in parts of a pixel."""
_PLAIN: Mapping[str, object] = {
    "letter_spacing": "normal",
    "word_spacing": 0,
    "direction": "ltr",
    "visibility": "visible",
    "text_decoration_line": "none",
    "font_stretch": "normal",
    "font_variant_caps": "normal",
    "font_variation_settings": "normal",
    "font_language_override": "normal",
    "overflow_wrap": "normal",
    "word_break": "normal",
    "block_ellipsis": "none",
}
"""Text of these values is set here; any other is WeasyPrint's."""
_CASES = frozenset({"none", "uppercase", "lowercase"})
"""Ways to write letters that do not depend on where a word begins."""
_VARIANTS = ("ligatures", "position", "caps", "numeric", "alternates", "east_asian")
_FEATURES = ("kerning", *(f"variant_{name}" for name in _VARIANTS), "feature_settings")
_NEUTRAL = frozenset({"Zs", "Cf", "Cc"})
_NEAR = {400: 500, 500: 400}
"""Weights of text, and what each is set in where the family lacks it: nothing is nearer."""


class UnsupportedLayoutError(Exception):
    """Something that is not set directly; the argument says what."""


@dataclass(frozen=True, slots=True)
class GlyphRun:
    """Glyphs of one font: its id, the operand of TJ, how far each character moves the pen (in Pango's units)."""

    font: str
    shown: str
    glyphs: frozenset[int]
    texts: Mapping[int, str]
    advances: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShapedText:
    """A run of text, `height` with its leading, of which `rise` lies above the baseline."""

    text: str
    pieces: tuple[GlyphRun, ...]
    width: float
    rise: float
    height: float


class FontSelector:
    """The fonts of a look, and which of them shows a character in a list of families."""

    def __init__(self, typefaces: Mapping[str, Typeface]) -> None:
        self.typefaces = typefaces
        self._families: dict[str, list[tuple[int, bool, str]]] = {}
        for id_, typeface in typefaces.items():
            for family in typeface.families:
                self._families.setdefault(family.lower(), []).append((*_weight(typeface), id_))
        self._stacks: dict[tuple[tuple[str, ...], int, bool], tuple[str, ...]] = {}
        self._sized: dict[tuple[str, int], hb.Font] = {}

    def stack(self, style: Style) -> tuple[str, ...]:
        """The font of each family of a style, so far as there is one of its weight and slope."""
        key = tuple(style["font_family"]), style["font_weight"], style["font_style"] == "italic"
        if key not in self._stacks:
            self._stacks[key] = tuple(self._stack(*key))
        return self._stacks[key]

    def _stack(self, families: Sequence[str], weight: int, is_italic: bool) -> Iterator[str]:
        for family in families:
            members = self._families.get(family.lower(), [])
            exact = [id_ for own, slope, id_ in members if (own, slope) == (weight, is_italic)]
            if not exact and weight in _NEAR:  # Fontconfig takes the nearest weight of the slope
                exact = [id_ for own, slope, id_ in members if (own, slope) == (_NEAR[weight], is_italic)]
            if len(members) > 1 and len(exact) != 1:
                raise UnsupportedLayoutError(f"no font {family} of weight {weight}")
            yield from exact or [id_ for _, _, id_ in members]

    def font_at_size(self, font: str, size: int) -> hb.Font:
        """A font that measures in Pango's units at a size in them."""
        if (font, size) not in self._sized:
            made = hb.Font(self.typefaces[font].face)
            made.scale = size, size
            self._sized[font, size] = made
        return self._sized[font, size]


def _weight(typeface: Typeface) -> tuple[int, bool]:
    """Weight and slope as the font file tells them."""
    table = bytes(typeface.face.reference_table("OS/2").data)
    return unpack_from(">H", table, 4)[0], bool(unpack_from(">H", table, 62)[0] & 1)


@dataclass
class TextShaper:
    """Text of one style, shaped once for every different run.

    Raises UnsupportedLayoutError for a style that is not plain.
    """

    style: Style
    fonts: FontSelector
    _runs: dict[str, ShapedText] = field(default_factory=dict)
    _places: dict[str, int | None] = field(default_factory=dict)
    _rises: dict[frozenset[str], float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        style = self.style
        odd = next((name for name, plain in _PLAIN.items() if style[name] != plain), None)
        if style["text_transform"] not in _CASES:
            odd = "text_transform"
        self.stack = self.fonts.stack(style)
        if odd or style["hyphens"] == "auto" or not style["font_size"]:
            raise UnsupportedLayoutError(f"{odd or 'hyphens'} of text")
        if not self.stack or ord(" ") not in self.fonts.typefaces[self.stack[0]].characters:
            raise UnsupportedLayoutError("a font without a space")
        self.size = int(style["font_size"] * UNITS)
        self.features = font_features(*(style[f"font_{name}"] for name in _FEATURES))
        self.language = style["font_language_override"] if style["lang"] is None else style["lang"]
        self.line_height, self.baseline = self._strut()

    def in_case(self, text: str) -> str:
        """Text in the letters that the style wants, large or small ones."""
        case = self.style["text_transform"]
        return (
            text
            if case == "none"
            else str(transform(case, text, (self.style["lang"] or "").split("-")[0].lower()))
        )

    def shape(self, text: str) -> ShapedText:
        """A run of text.

        Raises UnsupportedLayoutError when a character is in none of the fonts, or moved by more than its width.
        """
        found = self._runs.get(text)
        if found is None:
            pieces = tuple(self._piece(font, part) for font, part in self._items(text))
            rise = self._rise(frozenset(piece.font for piece in pieces))
            width = sum(sum(piece.advances) for piece in pieces) / UNITS
            found = self._runs[text] = ShapedText(text, pieces, width, rise, self.line_height)
        return found

    def _items(self, text: str) -> Iterator[tuple[str, str]]:
        """Parts of one font; a space is shown by the font of the neighbour that stands first in the list."""
        places = [self._place(each) for each in text]
        if len(set(places) - {None}) < 2:
            yield self.stack[max((each for each in places if each is not None), default=0)], text
            return
        start = 0
        for place, here in enumerate(places):
            if here is None:
                follower = next((each for each in places[place + 1 :] if each is not None), None)
                near = [each for each in (places[place - 1] if place else None, follower) if each is not None]
                places[place] = min(near, default=0)
            if place and places[place] != places[place - 1]:
                yield self.stack[places[start] or 0], text[start:place]
                start = place
        yield self.stack[places[start] or 0], text[start:]

    def _place(self, character: str) -> int | None:
        """Which font of the list shows a character; None for a space, which any does."""
        if character not in self._places:
            self._places[character] = (
                None if unicodedata.category(character) in _NEUTRAL else self._first(character)
            )
        return self._places[character]

    def _first(self, character: str) -> int:
        for place, font in enumerate(self.stack):
            if ord(character) in self.fonts.typefaces[font].characters:
                return place
        raise UnsupportedLayoutError(f"no font shows U+{ord(character):04X}")

    def _piece(self, font: str, text: str) -> GlyphRun:
        typeface = self.fonts.typefaces[font]
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.language = self.language or "en"
        hb.shape(self.fonts.font_at_size(font, self.size), buffer, self.features)
        infos, size = buffer.glyph_infos, self.size / UNITS
        ends = [*[info.cluster for info in infos[1:]], len(text)]
        shown, advances, texts = "<", [0] * len(text), {}
        for info, position, end in zip(infos, buffer.glyph_positions, ends, strict=True):
            glyph = info.codepoint
            if not glyph or position.x_offset or position.y_offset:
                raise UnsupportedLayoutError("a glyph out of its place")
            kerning = int(typeface.widths[glyph] - position.x_advance * 1000 * (1 / UNITS) / size)
            shown += f"{glyph:04x}>{kerning}<" if kerning else f"{glyph:04x}"
            advances[info.cluster] += position.x_advance
            if glyph not in typeface.texts:
                texts[glyph] = text[info.cluster : end]
        shown = shown[:-1] if shown.endswith("<") else f"{shown}>"
        return GlyphRun(font, shown, frozenset(info.codepoint for info in infos), texts, tuple(advances))

    def _strut(self) -> tuple[float, float]:
        """Height of a line in which nothing stands, and how far its baseline lies below its top."""
        height, rise = self._extent(self.stack[:1])
        leading = self.style["line_height"]
        if leading == "normal":
            return height, rise
        if isinstance(leading, float):
            line = leading * self.style["font_size"]
        else:
            line = percentage(leading, self.style, self.style["font_size"])
        return line, rise + (line - height) / 2

    @cached_property
    def ex(self) -> float:
        """Height of the letter x."""
        return float(self.style["font_size"] * character_ratio(self.style, "ex"))

    def _rise(self, fonts: frozenset[str]) -> float:
        """How far text in these fonts reaches above its baseline, half the leading included."""
        if fonts not in self._rises:
            height, rise = self._extent(fonts)
            self._rises[fonts] = rise + (self.line_height - height) / 2
        return self._rises[fonts]

    def _extent(self, fonts: Iterable[str]) -> tuple[float, float]:
        """Height of fonts from the highest ascender to the lowest descender, and the part above the baseline."""
        found = [self.fonts.font_at_size(font, self.size).get_font_extents("ltr") for font in fonts]
        above, below = max(each.ascender for each in found), max(-each.descender for each in found)
        return (above + below) / UNITS, above / UNITS
