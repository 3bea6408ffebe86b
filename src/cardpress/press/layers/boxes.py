"""Layout boxes of a face that is typeset without WeasyPrint's layout. Lengths are CSS px."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from cardpress.press.layers.markup import MarkupNode
from cardpress.press.layers.shaping import GlyphRun, ShapedText, Style, TextShaper


class Edges(NamedTuple):
    """Widths of what surrounds a box on its four sides."""

    top: float
    right: float
    bottom: float
    left: float


@dataclass(slots=True, eq=False)
class TextBox:
    """A run of text on a line, from `left` on `baseline`, with the elements it stands in, from the outermost.

    `spaced` is the run with a space after it that ends a block: WeasyPrint shows it, but does not count it.
    `shown` is what of it was painted as letters.
    """

    shaped: ShapedText
    voice: TextShaper
    inside: tuple[tuple[MarkupNode, TextShaper], ...] = ()
    left: float = 0.0
    baseline: float = 0.0
    spaced: ShapedText | None = None
    shown: tuple[GlyphRun, ...] = ()

    @property
    def text(self) -> str:
        """What it says."""
        return self.shaped.text

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.left + self.shaped.width


@dataclass(slots=True, eq=False)
class LineBox:
    """A line of words, or of one block; `filled` is how many lines its paragraph had if all were full."""

    top: float
    height: float
    width: float
    words: tuple[TextBox, ...]
    block: BlockBox | None = None
    filled: float | None = None


@dataclass(slots=True, eq=False)
class BlockBox:
    """A box: its content box, then lines or blocks in it, then those that are placed absolutely."""

    node: MarkupNode
    style: Style
    left: float
    top: float
    width: float
    height: float
    padding: Edges
    border_top: float = 0.0
    lines: list[LineBox] = field(default_factory=list)
    blocks: list[BlockBox] = field(default_factory=list)
    placed: list[BlockBox] = field(default_factory=list)

    @property
    def border_box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height with padding and border."""
        top, right, bottom, left = self.padding
        return (
            self.left - left,
            self.top - top - self.border_top,
            self.width + left + right,
            self.height + top + bottom + self.border_top,
        )

    def move(self, across: float, down: float) -> None:
        """Move it with all that is in it."""
        self.left += across
        self.top += down
        for line in self.lines:
            line.top += down
            for words in line.words:
                words.left += across
                words.baseline += down
            if line.block:
                line.block.move(across, down)
        for block in (*self.blocks, *self.placed):
            block.move(across, down)

    def flow(self) -> Iterator[BlockBox]:
        """The box and the blocks in its flow, those on lines too."""
        yield self
        for line in self.lines:
            if line.block:
                yield from line.block.flow()
        for block in self.blocks:
            yield from block.flow()
