"""Tries of how high columns are: WeasyPrint begins at an even share and adds a pixel or some until all text fits.

Many tries in a row show the same. What a column holds at two heights it holds at all between them, so after a few
equal tries one far ahead is made, and those between are answered from it. And where columns have a margin below,
WeasyPrint sets all of them once more with less room: if they left so much room, they are as they were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from typing import Any

import weasyprint.layout.block
from weasyprint.layout.block import block_box_layout, remove_placeholders
from weasyprint.layout.column import columns_layout

from cardpress.press.layout.columns import foot_of, is_disturbed

Untyped = Any
"""A box, style or context of WeasyPrint, which have no types."""
PATIENCE = 3
"""So many equal tries are made before one is made ahead of them."""


@contextmanager
def column_tries_kept() -> Iterator[None]:
    """Inside the block WeasyPrint sets columns only at heights whose outcome is not known."""
    kept = _Tries()
    block = weasyprint.layout.block
    block.block_box_layout = kept.block
    block.columns_layout = kept.columns
    block.remove_placeholders = _remove_placeholders
    try:
        yield
    finally:
        block.block_box_layout = block_box_layout
        block.columns_layout = columns_layout
        block.remove_placeholders = remove_placeholders


@dataclass
class _Column:
    """What was found of one column that begins at one place; `box` is kept so that no other gets its id.

    `tries` are by the room in px that is left below the column; `ahead` is the room of the last one made ahead.
    """

    box: Untyped
    tries: dict[float, Untyped] = field(default_factory=dict)
    last: float = inf
    equal: int = 0
    ahead: float = -inf

    def outcome(self, below: float, lay_out: Callable[[float], Untyped]) -> Untyped:
        """What the column comes to with this room below it, laid out if that is not known."""
        found = self._known_outcome(below)
        if found is None:
            found = self.tries[below] = lay_out(below)
        self.equal = self.equal + 1 if _is_equal(self.tries.get(self.last), found) else 0
        step, self.last = self.last - below, below
        self.tries.setdefault(below, found)
        if self.equal >= PATIENCE and 0 < step < inf:
            self._look_ahead(below, step, found, lay_out)
        return found

    def _known_outcome(self, below: float) -> Untyped:
        """The outcome of this try, or of one with more room and one with less that are equal; None without any."""
        if below in self.tries:
            return self.tries[below]
        more = min((room for room in self.tries if room > below), default=None)
        less = max((room for room in self.tries if room < below), default=None)
        if more is None or less is None or not _is_equal(self.tries[more], self.tries[less]):
            return None
        return self.tries[more]

    def _look_ahead(self, below: float, step: float, found: Untyped, lay_out: Callable[[float], Untyped]) -> None:
        """Try a height so far ahead as tries were equal, or half the way to one that is known to differ."""
        if self.ahead < below and _is_equal(self.tries.get(self.ahead), found):
            return
        is_between = -inf < self.ahead < below
        room = (below + self.ahead) / 2 if is_between else below - step * (self.equal + 1)
        if below - room > step:
            self.ahead = room
            self.tries[room] = lay_out(room)


@dataclass
class _Run:
    """The columns of one box as they were set in one `place`: what was given, and what may be placed in it later.

    `foot` is how far down a single column reaches that holds all, at the full height; None without such a one.
    `count` columns were tried at that height; `below` is the room left below the last try.
    """

    box: Untyped
    place: tuple[object, ...]
    foot: float | None = None
    count: int = 0
    below: float = inf
    found: Untyped = None
    columns: dict[object, _Column] = field(default_factory=dict)

    def is_same_with(self, bottom_space: float, context: Untyped) -> bool:
        """Whether all comes out alike with so much room below the columns."""
        if self.count != 1 or self.foot is None or self.box.style["height"] != "auto":
            return False
        return self.below >= bottom_space and not context.overflows_page(bottom_space, self.foot)


class _Tries:
    """The columns of one document."""

    def __init__(self) -> None:
        self._open: list[_Run] = []
        self._last: _Run | None = None

    def columns(self, context: Untyped, box: Untyped, bottom_space: float, *given: Untyped) -> Untyped:
        """The same as WeasyPrint's `columns_layout`."""
        skip, holder, page_is_empty, absolute, fixed, margins, *styles = given
        last, self._last = self._last, None
        lengths = len(absolute), len(fixed)
        place = (
            repr(skip),
            id(holder),
            page_is_empty,
            lengths,
            (*margins,),
            (*styles,),
            box.position_x,
            box.position_y,
        )
        is_known = last is not None and last.box is box and last.place == place and not is_disturbed(context)
        if last and is_known and last.is_same_with(bottom_space, context):
            return last.found
        run = _Run(box, place)
        self._open.append(run)
        try:
            run.found = columns_layout(context, box, bottom_space, *given)
        finally:
            self._open.pop()
        run.columns.clear()
        if lengths == (len(absolute), len(fixed)):
            self._last = run
        return run.found

    def block(self, context: Untyped, box: Untyped, below: float, *given: Untyped, **named: Untyped) -> Untyped:
        """The same as WeasyPrint's `block_box_layout`."""
        skip, _, is_first, _, _, margins, *_ = given
        is_try = box.is_column and margins is not None and bool(self._open)
        if not is_try or is_disturbed(context):
            self._last = None  # only what is set twice in one call is known
            return block_box_layout(context, box, below, *given, **named)
        run = self._open[-1]

        def lay_out(room: float) -> Untyped:
            lists: tuple[list[Untyped], ...] = ([], [], [])
            new, *rest = block_box_layout(context, box, room, *given[:3], *lists, *given[6:], **named)
            if new is not None and room != below:
                _remove_placeholders(context, [new], [], [])
            if new is not None and is_first and room < inf:
                run.foot = foot_of(new) if rest[0] is None else None
            return new and _outline(new), *rest

        column = run.columns.setdefault((id(box), repr(skip), is_first), _Column(box))
        found = column.outcome(below, lay_out)
        if below < inf:
            run.below, run.count = below, run.count + is_first
        return found


def _outline(column: Untyped) -> Untyped:
    """A column with its first and last box alone, by which a try is judged: later tries move its boxes."""
    inside = [child for child in column.children if child.is_in_normal_flow()]
    return column.copy_with_children([each.copy() for each in inside[:1] + inside[1:][-1:]])


def _is_equal(one: Untyped, other: Untyped) -> bool:
    """Whether two tries of a column show the same: both end at the same place."""
    return one is not None and other is not None and None not in (one[0], other[0]) and bool(one[1] == other[1])


def _remove_placeholders(context: Untyped, found: Untyped, absolute: Untyped, fixed: Untyped) -> None:
    """The same as WeasyPrint's `remove_placeholders`, which looks at every box though nothing was placed."""
    if absolute or fixed or context.running_elements or is_disturbed(context):
        remove_placeholders(context, found, absolute, fixed)
