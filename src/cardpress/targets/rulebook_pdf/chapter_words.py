"""The words of a rulebook by chapter: which messages it prints, and the sentences of its course of play."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.models.rulebook import Rulebook, RuleStep
from cardpress.models.rulebook_outline import RulebookOutline


def chapter_messages(outline: RulebookOutline) -> dict[str, list[str]]:
    """The messages of each chapter by its id, in their order, its title first."""
    return {
        chapter.id: [
            chapter.title,
            *(message for block in chapter.blocks for _, message in block.message_places()),
        ]
        for chapter in outline.chapters
    }


def course_lines(rulebook: Rulebook | None) -> dict[str, list[str]]:
    """The lines of each part of a course of play, by section or section and part; none without a course."""
    found: dict[str, list[str]] = {}
    for section in rulebook.sections if rulebook else ():
        found[section.id] = [section.heading, *_step_lines(section.steps)]
        for part in section.parts:
            rows = (" | ".join(row) for row in part.rows)
            found[f"{section.id}/{part.id}"] = [part.name, *part.lines, *_step_lines(part.steps), *rows]
    return found


def _step_lines(steps: tuple[RuleStep, ...]) -> Iterator[str]:
    return (line.strip() for step in steps for line in step.lines())
