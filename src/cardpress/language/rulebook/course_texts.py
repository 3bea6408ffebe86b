"""What engines say of a course of play: the rulebook's sentences, where a player asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.models.rulebook import Rulebook, RulePart

NAMED = ("actions", "procedures", "zones")
"""Sections whose parts are asked for by their names."""
WHOLE = ("course", "end", "score")
"""Sections that tell how the game goes."""
Lines = list[str]


def course_rules(rulebook: Rulebook | None) -> dict[str, object]:
    """All that engines say of a rulebook; nothing where the language lacks words for it."""
    return {} if rulebook is None else {"rules": _rules_by_name(rulebook), "course": _course_lines(rulebook)}


def _rules_by_name(rulebook: Rulebook) -> dict[str, dict[str, Lines]]:
    """The rules of actions, procedures and zones in lines, by sort and id."""
    return {
        section.id: {part.id: [*_lines(part)] for part in section.parts}
        for section in rulebook.sections
        if section.id in NAMED
    }


def _course_lines(rulebook: Rulebook) -> Lines:
    """How the game goes, ends and is won, in lines under bold headings; a step of steps is indented."""
    lines: Lines = []
    for section in rulebook.sections:
        if section.id in WHOLE:
            lines += [f"*{section.heading}*", *(line for step in section.steps for line in step.lines())]
    return lines


def _lines(part: RulePart) -> Iterator[str]:
    yield from part.lines
    for step in part.steps:
        yield from step.lines()
