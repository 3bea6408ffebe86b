"""The rules of a game in words: sections of numbered steps and of named parts, as a sheet prints them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class RuleStep:
    """A sentence, and the steps it announces if it announces any."""

    text: str
    steps: tuple[RuleStep, ...] = ()

    def lines(self, depth: int = 0) -> Iterator[str]:
        """The step as lines of text, those it announces further to the right."""
        yield f"{'   ' * depth}{self.text}"
        for step in self.steps:
            yield from step.lines(depth + 1)


@dataclass(frozen=True)
class RulePart:
    """A named part of a section: an action, a procedure, a zone, a table.

    `lines` stand before its steps: a condition, a cost. `rows` are those of a table, the first cell its heading.
    """

    id: str
    name: str
    lines: tuple[str, ...] = ()
    steps: tuple[RuleStep, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class RuleSection:
    """A section under a heading."""

    id: str
    heading: str
    steps: tuple[RuleStep, ...] = ()
    parts: tuple[RulePart, ...] = ()


@dataclass(frozen=True)
class Rulebook:
    """The course of play of a game in one language, section by section in the order a player needs them."""

    sections: tuple[RuleSection, ...] = ()
    unnamed: tuple[str, ...] = ()
    """Messages that would say what parts are called, which are called by their ids."""

    def plain(self) -> str:
        """All of it as lines of text."""
        return "\n".join(line for section in self.sections for line in _section_lines(section))


def rulebook_from_json(value: Mapping[str, Any]) -> Rulebook:
    """A rulebook out of what its members are as JSON."""
    sections = (
        RuleSection(one["id"], one["heading"], _steps(one["steps"]), tuple(map(_part, one["parts"])))
        for one in value["sections"]
    )
    return Rulebook(tuple(sections), tuple(value["unnamed"]))


def _part(value: Mapping[str, Any]) -> RulePart:
    rows = tuple(map(tuple, value["rows"]))
    return RulePart(value["id"], value["name"], tuple(value["lines"]), _steps(value["steps"]), rows)


def _steps(listed: Iterable[Mapping[str, Any]]) -> tuple[RuleStep, ...]:
    return tuple(RuleStep(one["text"], _steps(one["steps"])) for one in listed)


def _section_lines(section: RuleSection) -> Iterator[str]:
    yield f"# {section.heading}"
    for step in section.steps:
        yield from step.lines()
    for part in section.parts:
        yield f"## {part.name}"
        yield from part.lines
        for step in part.steps:
            yield from step.lines()
        yield from (" | ".join(row) for row in part.rows)
