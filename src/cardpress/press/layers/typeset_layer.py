"""A child of an article as a layer, set without WeasyPrint's layout."""

from __future__ import annotations

from itertools import accumulate

from cardpress.press.layers.block_layout import Area, BlockLayout
from cardpress.press.layers.boxes import TextBox
from cardpress.press.layers.fill_measure import measure_fill
from cardpress.press.layers.layer import Composer, Layer, without_boxes
from cardpress.press.layers.painter import BoxPainter
from cardpress.press.layers.shaping import FontSelector
from cardpress.press.layers.structure import parts
from cardpress.press.layers.styles import StyledElement
from cardpress.press.layout.painting import Painter
from cardpress.press.pdf.fragment import FontUse

MOST_TEXT = 2_000
"""Characters of a child that is set here: longer text is WeasyPrint's, under a limit of time."""


class LayerTypesetter:
    """Sets children of articles with the fonts, icons and drawings of a look."""

    def __init__(self, fonts: FontSelector, painter: Painter, composer: Composer) -> None:
        self._setter, self._painter, self._numbers = BlockLayout(fonts), painter, composer.numbers

    def layer(self, child: StyledElement, around: Area) -> Layer:
        """The layer of a child in the box of its article.

        Raises UnsupportedLayoutError when only WeasyPrint can set it.
        """
        try:
            return self._layer(child, around)
        finally:
            if child.is_passing:
                self._setter.forget(child)

    def frame(
        self, box: StyledElement, around: Area
    ) -> tuple[bytes, bytes, tuple[tuple[bytes, bytes], ...], Area]:
        """An empty box in another: content before and after what is in it, states it names, the box inside.

        What is drawn between has its origin in the box's upper left corner. UnsupportedLayoutError as above.
        """
        block = self._setter.frame(box, around)
        paint = BoxPainter(self._painter, self._numbers)
        depth = paint.frame(block)
        head = "".join(f"{operator}\n" for operator in paint.ink.operators).encode("latin-1")
        _, _, wide, high = block.border_box
        return head, b"Q\n" * depth, tuple(paint.ink.states.items()), (0.0, 0.0, wide, high)

    def _layer(self, child: StyledElement, around: Area) -> Layer:
        block = self._setter.set(child, around)
        paint = BoxPainter(self._painter, self._numbers)
        paint.context(block)
        lines = [f"{operator}\n".encode("latin-1") for operator in paint.ink.operators]
        at = list(accumulate(map(len, lines), initial=0))
        return Layer(
            b"".join(lines),
            _uses([words for words, _, _ in paint.drawn]),
            tuple(paint.ink.states.items()),
            tuple(paint.forms.items()),
            measure_fill(block),
            *without_boxes(parts(block), {words: (at[start], at[end]) for words, start, end in paint.drawn}),
        )


def _uses(drawn: list[TextBox]) -> tuple[FontUse, ...]:
    """What the words show of each font that they show as letters."""
    glyphs: dict[str, set[int]] = {}
    texts: dict[str, dict[int, str]] = {}
    for words in drawn:
        for piece in words.shown:
            glyphs.setdefault(piece.font, set()).update(piece.glyphs)
            for glyph, text in piece.texts.items():
                texts.setdefault(piece.font, {}).setdefault(glyph, text)
    return tuple(
        FontUse(
            font,
            b"".join(glyph.to_bytes(2, "big") for glyph in sorted(shown)),
            dict(sorted(texts[font].items())) if font in texts else {},
        )
        for font, shown in glyphs.items()
    )
