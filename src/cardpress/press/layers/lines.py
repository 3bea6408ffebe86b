"""Words in lines as WeasyPrint breaks them: all on one, one filled after the other, or balanced."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from weasyprint.text.line_break import get_log_attrs, split_first_line

from cardpress.press.layers.boxes import TextBox
from cardpress.press.layers.shaping import UNITS, ShapedText, Style, TextShaper, UnsupportedLayoutError
from cardpress.press.layout.balance import HAIR, WIDE
from cardpress.press.layout.linebreaks import even_lines, filled_lines, widths

NARROW = 0.02
"""So near to the width of a box nobody tells whether Pango breaks a line."""
_Broken = tuple[tuple[TextBox, ...], float, float | None]
"""The words of a line, the room it was given, and how many lines the text fills."""


def break_lines(runs: Sequence[TextBox], style: Style, width: float) -> list[_Broken]:
    """The runs of a block as lines; UnsupportedLayoutError for a break that only WeasyPrint can find."""
    if style["white_space"] == "nowrap":
        return [(tuple(runs), width, None)]
    if style["white_space"] != "normal" or any(mark in run.text for run in runs for mark in "\n\t\u00ad"):
        raise UnsupportedLayoutError("white space")
    if _is_measured(runs, style, width) and (lines := list(_balance_lines(runs, width))):
        if runs[-1].spaced:
            raise UnsupportedLayoutError("a space at the end of several lines")
        return lines
    wide = sum((run.spaced or run.shaped).width for run in runs)
    is_letter = len(runs) == 1 and len(runs[0].text) == 1
    if wide > width - NARROW and not is_letter:
        return list(_fill_lines(runs, width))
    return [(tuple(runs), width, None)]


def _fill_lines(runs: Sequence[TextBox], width: float) -> Iterator[_Broken]:
    """Lines with as many words as there is room for, which Pango is asked for.

    UnsupportedLayoutError for two runs.
    """
    (run, *others), shown = runs, 0
    if others or run.spaced:
        raise UnsupportedLayoutError("lines of several runs that are filled")
    while rest := run.text.encode()[shown:].decode():
        bare = rest.lstrip(" ")
        shown += len(rest) - len(bare)
        line, used = _first_line(bare, run.voice, width)
        shown += used
        yield (TextBox(run.voice.shape(line), run.voice, run.inside),), width, None


def _first_line(text: str, voice: TextShaper, width: float) -> tuple[str, int]:
    """The words of the first line of a text, and how many bytes of the text they are with the space after them.

    UnsupportedLayoutError when a hair of room more or less would make another one of it.
    """
    found = set()
    for room in (width - NARROW, width + NARROW):
        layout, _, used, *_ = split_first_line(text, voice.style, None, room, 0)
        found.add((layout.text, len(text.encode()) if used is None else used))
    ((line, used), *others) = found
    if others or not text.startswith(line) or line.endswith(" ") or voice.shape(line).width > width - NARROW:
        raise UnsupportedLayoutError("a line that is full to a hair")
    return line, used


def _is_measured(runs: Sequence[TextBox], style: Style, width: float) -> bool:
    wrap, align = style["text_wrap"], style["text_align_all"]
    is_balanced = wrap == "balance" or (wrap == "auto" and align == "center")
    return is_balanced and bool(sum(len(run.text) * run.voice.style["font_size"] for run in runs) * WIDE >= width)


def _balance_lines(runs: Sequence[TextBox], width: float) -> Iterator[_Broken]:
    """Lines of about equal width; none when one is enough or a word is too wide."""
    text = "".join(run.text for run in runs)
    advances = (moved / UNITS for run in runs for piece in run.shaped.pieces for moved in piece.advances)
    places = list(accumulate(advances, initial=0.0))
    attributes = get_log_attrs(text, runs[0].voice.style["lang"])
    ends = [place for place in range(1, len(text)) if attributes[place].is_line_break] + [len(text)]
    words, starts, stops = [], [], []
    start = 0
    for end in ends:
        if bare := text[start:end].strip(" "):
            left = text.index(bare, start)
            words.append((places[left], places[left + len(bare)]))
            starts.append(left)
            stops.append(left + len(bare))
        start = end
    filling = filled_lines(words, width)
    if not filling or len(filling) == 1:
        return
    *full, last = widths(words, filling)
    filled = len(full) + last * len(full) / sum(full)
    chosen = even_lines(words, filling, width)
    first = 0
    for end, wide in zip(chosen, widths(words, chosen), strict=True):
        gap = words[end + 1][0] - words[end][1] if end + 1 < len(words) else 0.0
        room = min(wide + gap / 2 + HAIR, width)
        line = tuple(_between(runs, starts[first], stops[end], room))
        if sum(run.shaped.width for run in line) > room:
            raise UnsupportedLayoutError("a line wider than it was measured")
        yield line, room, filled
        first = end + 1


def _between(runs: Sequence[TextBox], start: int, stop: int, room: float) -> Iterator[TextBox]:
    """The parts of runs between two places of the whole text, on a line with so much room."""
    at = 0
    for run in runs:
        if at == stop and run.text.startswith(" "):
            raise UnsupportedLayoutError("a line that ends between runs")  # WeasyPrint leaves an empty text there
        first, last = max(start - at, 0), max(stop - at, 0)
        text, rest = run.text[first:last], run.text[last:]
        at += len(run.text)
        if text:
            shaped = run.shaped if text == run.text else run.voice.shape(text)
            spaced = _hanging_space(text, run.voice, room) if rest == " " else None
            yield TextBox(shaped, run.voice, run.inside, spaced=spaced)
            room -= shaped.width


def _hanging_space(text: str, voice: TextShaper, room: float) -> ShapedText | None:
    """Text with the space after it when WeasyPrint shows it at the end of a line; None when it takes it away.

    That depends on the room, on the words and on the Pango that is installed: 1.50 mostly lets a space hang over
    the end of a line where 1.56 breaks before it. So it is asked; UnsupportedLayoutError when it breaks the text.
    """
    spaced = f"{text} "
    layout, *_ = split_first_line(spaced, voice.style, None, room, 0)
    if layout.text not in {text, spaced}:
        raise UnsupportedLayoutError("a line that is broken before it is full")
    return voice.shape(spaced) if layout.text == spaced else None
