"""Lines of a paragraph that WeasyPrint sets again and again, while it tries how high columns are: broken once.

Only lines of plain words are kept, with elements in them that take part in the line and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import weasyprint.layout.block
from weasyprint.formatting_structure import boxes

Untyped = Any
"""A box or context of WeasyPrint, which have no types."""


@contextmanager
def keeping_lines() -> Iterator[None]:
    """Inside the block WeasyPrint breaks a paragraph once for each width, by whatever way it breaks lines now."""
    usual = weasyprint.layout.block.iter_line_boxes
    weasyprint.layout.block.iter_line_boxes = _Kept(usual).lines
    try:
        yield
    finally:
        weasyprint.layout.block.iter_line_boxes = usual


@dataclass(frozen=True)
class _Broken:
    """Lines of a paragraph, each with where the next one begins, and where the first one stood.

    `given` is the paragraph before, kept so that no other gets its id.
    """

    given: Untyped
    left: float
    top: float
    lines: tuple[tuple[Untyped, Untyped], ...]


class _Kept:
    """The lines of one document."""

    def __init__(self, usual: Untyped) -> None:
        self._usual = usual
        self._plain: dict[int, tuple[Untyped, bool]] = {}
        self._known: dict[tuple[object, ...], _Broken] = {}

    def lines(self, context: Untyped, box: Untyped, down: float, *given: Untyped) -> Iterator[Untyped]:
        """The same as WeasyPrint's `iter_line_boxes`."""
        _, skip, block, _, _, *first_styles = given
        if context.excluded_shapes or any(style is not None for style in first_styles) or not self._is_plain(box):
            yield from self._usual(context, box, down, *given)
            return
        left = block.content_box_x()
        key = id(box), block.width, repr(skip)
        if key not in self._known:
            lines = tuple(self._usual(context, box, down, *given))
            self._known[key] = _Broken(box, left, down, lines)
        known = self._known[key]
        for line, resume_at in known.lines:
            moved = line.deepcopy()  # moving it moves no other
            moved.translate(left - known.left, down - known.top)
            yield moved, resume_at

    def _is_plain(self, box: Untyped) -> bool:
        if id(box) not in self._plain:
            self._plain[id(box)] = box, all(map(_is_words, box.children))
        return self._plain[id(box)][1]


def _is_words(box: Untyped) -> bool:
    """Whether a box is text, or an inline box of nothing else; of no number of a page that is known only later."""
    if box.missing_link:
        return False
    if isinstance(box, boxes.TextBox):
        return True
    is_inline = isinstance(box, boxes.InlineBox) and box.is_in_normal_flow() and box.footnote is None
    return is_inline and box.style["position"] == "static" and all(map(_is_words, box.children))
