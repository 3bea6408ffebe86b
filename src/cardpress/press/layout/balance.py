"""`text-wrap`: WeasyPrint fills one line after the other; here they are made even, no more of them than before.

The text is measured once, its lines are chosen, and each is given just the room for its words. `auto` balances
what is centred, `balance` also other text, `wrap` none. What holds a picture, a float, a line break of its own or
hyphens to be added is left as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from typing import Any

import weasyprint.layout.block
from weasyprint.formatting_structure import boxes
from weasyprint.layout.inline import iter_line_boxes
from weasyprint.text.ffi import FROM_UNITS, ffi
from weasyprint.text.line_break import create_layout, get_log_attrs

from cardpress.press.layout.linebreaks import Extent, even_lines, filled_lines, widths

Untyped = Any
"""A box, style or context of WeasyPrint, which have no types."""
_SHIFTS = {"center": 0.5, "right": 1.0, "end": 1.0, "left": 0.0, "start": 0.0}
"""How much of a line's spare room stands before it."""
_EDGES = [f"{part}_{side}" for part in ("margin", "padding") for side in ("left", "right")]
_BORDERS = ("border_left_width", "border_right_width")
WIDE = 0.6
"""Parts of its size that a character of a wide font takes: shorter text stands on one line and is not measured."""
HAIR = 0.1
"""Room in px beyond a line's words, for what the measure of the whole text rounds."""


@contextmanager
def balanced_lines_enabled() -> Iterator[None]:
    """WeasyPrint balances lines inside the block."""
    weasyprint.layout.block.iter_line_boxes = _lines
    try:
        yield
    finally:
        weasyprint.layout.block.iter_line_boxes = iter_line_boxes


def _lines(context: Untyped, box: Untyped, *given: Untyped) -> Iterator[tuple[Untyped, Untyped]]:
    """WeasyPrint's lines of a block, those of balanced text in the room chosen for each."""
    lines = iter_line_boxes(context, box, *given)
    _, _, skip, block, *_ = given
    full = block.width
    if skip is None and not context.excluded_shapes and _is_balanced(block.style):
        for width, filled in _room(box, full, context):
            block.width = width
            try:
                line, resume_at = next(lines)
            finally:
                block.width = full
            line.translate((full - width) * _SHIFTS[block.style["text_align_all"]], 0)
            line.filled_lines = filled
            yield line, resume_at
            if resume_at is None:
                return
    yield from lines


def _is_balanced(style: Untyped) -> bool:
    wrap, align = style["text_wrap"], style["text_align_all"]
    is_wanted = wrap == "balance" or (wrap == "auto" and align == "center")
    return (
        is_wanted
        and align in _SHIFTS
        and style["text_align_last"] in {"auto", align}
        and style["direction"] == "ltr"
        and style["hyphens"] != "auto"
    )


def _room(box: Untyped, width: float, context: Untyped) -> list[tuple[float, float]]:
    """The width of each line to be, and how many lines the text fills if all are full; [] to let it be."""
    runs = list(_runs(box))
    if None in runs or sum(len(run.text) * run.style["font_size"] for run in runs) * WIDE < width:
        return []
    words = _words(runs, context)
    ends = filled_lines(words, width)
    if not ends or len(ends) == 1:
        return []
    *full, last = widths(words, ends)
    filled = len(full) + last * len(full) / sum(full)
    chosen = even_lines(words, ends, width)
    gaps = [words[end + 1][0] - words[end][1] for end in chosen[:-1]]
    room = (line + gap / 2 + HAIR for line, gap in zip(widths(words, chosen), [*gaps, 0.0], strict=True))
    return [(min(line, width), filled) for line in room]


def _runs(box: Untyped) -> Iterator[Untyped]:
    """The runs of text in a line yet to be broken; None for anything that cannot be balanced."""
    for child in box.children:
        if isinstance(child, boxes.TextBox):
            is_plain = child.style["white_space"] == "normal" and "\u00ad" not in child.text
            yield child if is_plain else None
        elif isinstance(child, boxes.InlineBox) and child.is_in_normal_flow() and _is_bare(child.style):
            yield from _runs(child)
        elif not child.is_absolutely_positioned():
            yield None


def _is_bare(style: Untyped) -> bool:
    """Whether an inline box takes no room beside its text."""
    edges = (style[name] for name in _EDGES)
    return all(edge == "auto" or not edge.value for edge in edges) and not any(style[name] for name in _BORDERS)


def _words(runs: list[Untyped], context: Untyped) -> list[Extent]:
    """What stands between two places where a line may end, without spaces around it."""
    text = "".join(run.text for run in runs)
    places = list(accumulate((wide for run in runs for wide in _advances(run, context)), initial=0.0))
    may_end = get_log_attrs(text, runs[0].style["lang"]) if text else ()
    ends = [place for place in range(1, len(text)) if may_end[place].is_line_break] + [len(text)]
    words = []
    start = 0
    for end in ends:
        bare = text[start:end].strip(" ")
        if bare:
            left = text.index(bare, start)
            words.append((places[left], places[left + len(bare)]))
        start = end
    return words


def _advances(run: Untyped, context: Untyped) -> list[float]:
    """How far each character of a run moves the pen, in px: a ligature moves it with its first one."""
    layout = create_layout(run.text, run.style, context, None, run.justification_spacing)
    line, _ = layout.get_first_line()
    moved: dict[int, float] = {}
    item = line.runs[0]
    while item != ffi.NULL:
        glyphs, offset = item.data.glyphs, item.data.item.offset
        for number in range(glyphs.num_glyphs):
            byte = offset + glyphs.log_clusters[number]
            moved[byte] = moved.get(byte, 0.0) + glyphs.glyphs[number].geometry.width * FROM_UNITS
        item = item.next
    starts = accumulate((len(character.encode()) for character in run.text), initial=0)
    return [moved.get(start, 0.0) for start, _ in zip(starts, run.text, strict=False)]
