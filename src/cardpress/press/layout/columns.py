"""Columns of even height: WeasyPrint finds the height by trying, and sets all of their text anew at each try.

What stands in a column is as wide at every try, so a paragraph, or a block that must not break, is set once and
then only moved: to wherever it fits whole. Where it may have to break it is set anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import weasyprint.layout.block
from weasyprint.formatting_structure import boxes
from weasyprint.layout.absolute import AbsolutePlaceholder
from weasyprint.layout.block import block_level_layout

Untyped = Any
"""A box or context of WeasyPrint, which have no types."""
_WHOLE = (None, None, False, None)
"""Styles of a first letter and line, text to be left out, lines to be counted: none of it."""


@contextmanager
def column_blocks_cached() -> Iterator[None]:
    """Inside the block WeasyPrint sets each block in columns once, as long as it stays whole."""
    weasyprint.layout.block.block_level_layout = _Memory().lay_out
    try:
        yield
    finally:
        weasyprint.layout.block.block_level_layout = block_level_layout


@dataclass(frozen=True)
class _Known:
    """A block that was set whole.

    `given` is its box before, kept so that no other box gets its id; `box` the one after. It stands so far from
    where it was to stand (`left`, `down`) and reaches so far below (`foot`); `rest` is what else was found.
    """

    given: Untyped
    box: Untyped
    left: float
    down: float
    foot: float
    rest: tuple[Untyped, ...]


class _Memory:
    """The blocks that stand in columns of one document: none inside another, so that each can be moved alone."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], _Known] = {}
        self._is_inside = False

    def lay_out(self, context: Untyped, box: Untyped, *given: Untyped) -> Untyped:
        """The same as WeasyPrint's `block_level_layout`."""
        if self._is_inside or not context.in_column or not _is_unit(box) or is_disturbed(context):
            return block_level_layout(context, box, *given)
        bottom_space, skip, holder, page_is_empty, absolute, fixed, margins, *rest = given
        if skip is not None or tuple(rest) != _WHOLE:
            return block_level_layout(context, box, *given)
        at_head = page_is_empty and context.current_page > 1  # where margins may be dropped
        key = id(box), holder.width, holder.height, at_head, context.forced_break, *margins
        x, y = box.position_x, box.position_y
        known = self._known.get(key)
        if known and not context.overflows_page(bottom_space, y + known.foot):
            new = known.box
            new.translate(x + known.left - new.position_x, y + known.down - new.position_y)
            next_page, margins, is_collapsed = known.rest
            return new, None, {**next_page}, [*margins], is_collapsed, None
        placed, self._is_inside = (len(absolute), len(fixed)), True
        found = block_level_layout(context, box, *given)
        self._is_inside = False
        new, resume_at, next_page, margins, is_collapsed, _ = found
        is_alone = placed == (len(absolute), len(fixed)) and not is_disturbed(context)
        if new is not None and resume_at is None and is_alone and not _is_shared(new):
            left, down, foot = new.position_x - x, new.position_y - y, foot_of(new) - y
            self._known[key] = _Known(box, new, left, down, foot, ({**next_page}, (*margins,), is_collapsed))
        return found


def _is_unit(box: Untyped) -> bool:
    """Whether a box is a paragraph, or a block that must not break."""
    if not isinstance(box, boxes.BlockBox) or box.is_column:
        return False
    is_paragraph = bool(box.children) and isinstance(box.children[0], boxes.LineBox)
    return is_paragraph or box.style["break_inside"] in {"avoid", "avoid-column", "avoid-page"}


def is_disturbed(context: Untyped) -> bool:
    """Whether there are floats or notes, for which it makes a difference where a block stands."""
    return bool(context.excluded_shapes or context.footnotes or context.broken_out_of_flow)


def _is_shared(box: Untyped) -> bool:
    """Whether a picture is placed absolutely in a box: WeasyPrint makes no new box of it when it is set again."""
    if isinstance(box, AbsolutePlaceholder):
        box = box._box
        if isinstance(box, boxes.ReplacedBox):
            return True
    return any(map(_is_shared, box.children))


def foot_of(box: Untyped) -> float:
    """How far down a box reaches, and all that stands in its flow."""
    height = box.height if isinstance(box, boxes.LineBox) else box.margin_height()
    inside = (child for child in box.children if isinstance(child, boxes.ParentBox) and child.is_in_normal_flow())
    return max([float(box.position_y + height), *map(foot_of, inside)])
