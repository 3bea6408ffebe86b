"""Numbers of the rules in play files: `{"rule": "setup.hand"}` stands for what rules/setup.json says of hand."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.models.json_schema import Node
from cardpress.models.source import Source

RULE: Final = "rule"
"""The only member of what stands for a number of the rules."""
REMEMBERED: Final = 64
Numbers = tuple[tuple[str, int], ...]
"""Topic and name of each number of the rules, with a dot between them, and the number."""


@dataclass(frozen=True)
class NumberedSource(Source):
    """A play file with the numbers that its rules have; places are those of the file."""

    @property
    def json(self) -> str:
        """The text with the numbers."""
        return json.dumps(self.value)


def numbers_of(rules: Mapping[str, Mapping[str, Any]]) -> Numbers:
    """All numbers of the rules, by topic and name."""
    return tuple(
        (f"{topic}.{name}", value)
        for topic, values in sorted(rules.items())
        for name, value in sorted(values.items())
        if isinstance(value, int) and not isinstance(value, bool)
    )


@lru_cache(REMEMBERED)
def with_rule_numbers(source: Source, numbers: Numbers) -> tuple[Source, Sequence[Diagnostic]]:
    """A play file with the numbers its rules have, and what is wrong with those it names; places stay.

    The same file with the same numbers gives the same object, so that nothing is checked twice.
    """
    if f'"{RULE}"' not in source.text:
        return source, ()
    known, found = dict(numbers), list[Diagnostic]()
    value = _with_numbers(source.value, known)
    for pointer, name in _unknown(source.value, known, ""):
        message, at = f'there is no rule "{name}"', source.position(f"{pointer}/{RULE}")
        found.append(Diagnostic("bad-value", message, at, one_of(sorted(known)), did_you_mean(name, known)))
    return NumberedSource(source.path, source.text, value, source.digest), tuple(found)


def _with_numbers(value: Any, known: Mapping[str, int]) -> Any:  # noqa: ANN401 JSON
    if isinstance(value, list):
        return [_with_numbers(part, known) for part in value]
    if not isinstance(value, dict):
        return value
    if (name := _rule_name(value)) is not None:
        return known.get(name, value)
    return {member: _with_numbers(part, known) for member, part in value.items()}


def _unknown(value: object, known: Mapping[str, int], pointer: str) -> Iterator[tuple[str, str]]:
    """Pointers to what names no number of the rules, and the names."""
    if isinstance(value, dict) and (name := _rule_name(value)) is not None:
        if name not in known:
            yield pointer, name
    elif isinstance(value, dict | list):
        for member, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _unknown(part, known, f"{pointer}/{member}")


def _rule_name(value: Mapping[str, object]) -> str | None:
    name = value.get(RULE)
    return name if isinstance(name, str) and len(value) == 1 else None


def for_rule_numbers(schema: Node) -> Node:
    """A schema of play files where each whole number can be a number of the rules instead."""
    described = {
        "type": "object",
        "description": "a number of the rules",
        "properties": {RULE: {"type": "string", "description": "topic and name, with a dot between them"}},
        "required": [RULE],
        "additionalProperties": False,
    }
    made: Node = _with_choices(schema)
    return {**made, "$defs": {**made.get("$defs", {}), "RuleNumber": described}}


def _with_choices(value: Any) -> Any:  # noqa: ANN401 JSON Schema
    if isinstance(value, list):
        return [_with_choices(part) for part in value]
    if not isinstance(value, dict):
        return value
    if value.get("type") == "integer":
        kept = {name: value[name] for name in ("description", "default", "title") if name in value}
        plain = {name: part for name, part in value.items() if name not in kept}
        return {**kept, "anyOf": [plain, {"$ref": "#/$defs/RuleNumber"}]}
    return {name: _with_choices(part) for name, part in value.items()}
