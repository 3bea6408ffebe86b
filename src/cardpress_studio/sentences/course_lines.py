"""The rules of a course of play as texts with spans: one for each section or named part, a line for a step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardpress.language.spans.marked_texts import MarkedText, TextSpan, read_marks
from cardpress.models.rulebook import Rulebook, RulePart, RuleStep

_PLACES = {"zones": ("zones", "boards", "markers")}
"""Sections whose parts stand in several members of a play file."""


def marked_parts(
    marked: Rulebook, plain: Rulebook, pointers: Mapping[str, str], value: Mapping[str, Any]
) -> dict[str, MarkedText]:
    """The texts by part: `course`, `actions/brew`; each line is of its part where no words of it are of more.

    `plain` is the same rulebook without marks, whose letters are those that are printed.
    """
    found: dict[str, MarkedText] = {}
    for section, bare in zip(marked.sections, plain.sections, strict=True):
        rows = list(zip(_lines(section.steps), _lines(bare.steps), strict=True))
        if rows:
            found[section.id] = _join_lines(rows, pointers, f"/{section.id}" if section.id in value else "")
        for part, bare_part in zip(section.parts, bare.parts, strict=True):
            rows = list(zip(_part_lines(part), _part_lines(bare_part), strict=True))
            found[f"{section.id}/{part.id}"] = _join_lines(rows, pointers, _pointer(section.id, part.id, value))
    return found


def headings_of(rulebook: Rulebook) -> dict[str, str]:
    """What each part is called, by the same keys."""
    named = {
        f"{one.id}/{part.id}": f"{one.heading}: {part.name}" for one in rulebook.sections for part in one.parts
    }
    return {**{one.id: one.heading for one in rulebook.sections}, **named}


def part_key(pointer: str) -> str:
    """The key of the part that a place of a play file is in."""
    section, _, rest = pointer.removeprefix("/").partition("/")
    whole = next((name for name, members in _PLACES.items() if section in members), section)
    is_named = whole in {"actions", "procedures", "formulas", "points", "tables", "zones", "bodies"}
    return f"{whole}/{rest.partition('/')[0]}" if is_named and rest else whole


def _pointer(section: str, part: str, value: Mapping[str, Any]) -> str:
    members = (name for name in _PLACES.get(section, (section,)) if part in value.get(name, {}))
    return next((f"/{name}/{part}" for name in members), "")


def _lines(steps: tuple[RuleStep, ...], depth: int = 0) -> Iterator[str]:
    for step in steps:
        yield f"{'– ' if depth else ''}{step.text}"
        yield from _lines(step.steps, depth + 1)


def _part_lines(part: RulePart) -> Iterator[str]:
    yield from part.lines
    yield from _lines(part.steps)
    yield from (" | ".join(row) for row in part.rows)


def _join_lines(rows: list[tuple[str, str]], pointers: Mapping[str, str], whole: str) -> MarkedText:
    """Lines as one text; where nothing but the size of letters and spaces that break differ, as the plain one."""
    texts, spans, at = list[str](), list[TextSpan](), 0
    for marked, plain in rows:
        line = read_marks(marked, pointers)
        texts.append(plain if _bare(plain) == _bare(line.text) else line.text)
        spans += [TextSpan(at + one.start, at + one.end, one.pointer) for one in line.spans]
        at += len(line.text) + 1
    text = "\n".join(texts)
    around = [TextSpan(0, len(text), whole)] if whole and all(one.pointer != whole for one in spans) else []
    return MarkedText(text, (*around, *spans))


def _bare(line: str) -> str:
    return line.replace("\u00a0", " ").casefold()
