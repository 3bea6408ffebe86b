"""Marks in a text that is being made: which stretch of it is of which part of a tree.

A mark is an opening character of its own and CLOSE around a stretch. It is put around every run of plain text
within a constituent and never across the border of one, so that marks stay nested and closed however constituents
are moved; it begins and ends with a letter, so that what tidies spaces and punctuation finds them all the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from cardpress.language.grammar.constituents import CLOSE as CLOSE_PART
from cardpress.language.grammar.constituents import OPEN as OPEN_PART
from cardpress.language.grammar.constituents import PIECE, SOFT_COMMA, VERB

FIRST = 0xF0000
"""The first opening character; the second private area of Unicode has room for 65,000 of them."""
CLOSE = "\U000ffffd"
MARK = re.compile(f"[{chr(FIRST)}-{CLOSE}]")
_EDGES = f" ,.;:!?{SOFT_COMMA}"
"""What no mark begins or ends with."""

Replacement = str | Callable[[re.Match[str]], str]
Substitute = Callable[[re.Pattern[str], Replacement, str], str]
"""Replaces what a pattern finds in a text."""
Marks = list[tuple[int, str]]
"""Marks by their place in the text without them."""


def mark(text: str, opening: str) -> str:
    """A text with a mark around all that it says; as it is where `opening` is empty."""
    if not opening or not text:
        return text
    if OPEN_PART not in text:
        return _mark_run(text, opening)
    done, is_verb = list[str](), False
    for piece in PIECE.findall(text):
        if piece[0] in {OPEN_PART, CLOSE_PART}:
            done.append(piece)
        elif is_verb:  # its shape, then prefix, infinitive and form, of which one or two will be said
            shape, *words = piece.split("|")
            done.append("|".join([shape, *(_mark_run(word, opening) for word in words)]))
        else:
            done.append(_mark_run(piece, opening))
        is_verb = piece == OPEN_PART + VERB
    return "".join(done)


def _mark_run(run: str, opening: str) -> str:
    said = run.strip(_EDGES)
    if not said or not MARK.sub("", said).strip(_EDGES):
        return run
    start = run.index(said)
    return f"{run[:start]}{opening}{said}{CLOSE}{run[start + len(said) :]}"


def lift_marks(text: str) -> tuple[str, Marks]:
    """The text without its marks, and these."""
    marks = [(found.start() - before, found[0]) for before, found in enumerate(MARK.finditer(text))]
    return MARK.sub("", text), marks


def substitute(pattern: re.Pattern[str], replacement: Replacement, text: str) -> str:
    """Replace what a pattern finds in a text that has no marks."""
    return pattern.sub(replacement, text)


def substitute_below_marks(pattern: re.Pattern[str], replacement: Replacement, text: str) -> str:
    """Replace what a pattern finds in the text without its marks; these stay with the letters beside them."""
    bare, marks = lift_marks(text)
    if not marks:
        return pattern.sub(replacement, text)
    edits = [
        (found, replacement(found) if callable(replacement) else found.expand(replacement))
        for found in pattern.finditer(bare)
    ]
    return _lower_marks(pattern.sub(replacement, bare), [(_place_after(edits, at), char) for at, char in marks])


def _place_after(edits: Sequence[tuple[re.Match[str], str]], place: int) -> int:
    """Where a place of a text is after edits; within one, letters it ends with as before keep theirs."""
    moved = place
    for found, new in edits:
        if place <= found.start():
            break
        left = found.end() - place
        if left <= 0:
            moved += len(new) - len(found[0])
            continue
        same = _same_at_end(found[0], new)
        before = len(new) - left if left <= same else min(place - found.start(), len(new) - same)
        return moved - (place - found.start()) + before
    return moved


def _lower_marks(bare: str, marks: Marks) -> str:
    done, at = list[str](), 0
    for place, char in marks:
        done += [bare[at:place], char]
        at = place
    return "".join([*done, bare[at:]])


def _same_at_end(old: str, new: str) -> int:
    """How many letters two texts have in common at their ends."""
    same = 0
    while same < min(len(old), len(new)) and old[-1 - same] == new[-1 - same]:
        same += 1
    return same


def split_marked(text: str, at: int) -> tuple[str, str]:
    """A text in two, at an index; marks that are open there end before it and begin again after it."""
    is_open: list[str] = []
    for found in MARK.finditer(text, 0, at):
        if found[0] == CLOSE:
            is_open.pop()
        else:
            is_open.append(found[0])
    return text[:at] + CLOSE * len(is_open), "".join(is_open) + text[at:]
