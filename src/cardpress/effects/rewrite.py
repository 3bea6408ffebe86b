"""Variants: rewrite rules on effect trees, as models/variant.py describes their patterns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic_core import to_json

from cardpress.effects.nodes import Operation
from cardpress.effects.vocabulary import Vocabulary
from cardpress.effects.walk import walk
from cardpress.models.variant import Rewrite, Variant

Captured = dict[str, Any]


def rewrite(effect: Operation, variant: Variant, game: Vocabulary) -> Operation:
    """The tree a variant makes of an effect: each node by the first rule that fits it, parents before children.

    A node that was rewritten is not rewritten again. Raises ValidationError when a rule makes no legal tree.
    """
    if not any(_may_fit(rule, effect) for rule in variant.rewrites):
        return effect
    before = game.reader.dump_python(effect, mode="json", by_alias=True)
    after = _rewritten(before, variant)
    return effect if after == before else game.reader.validate_json(to_json(after))


def _may_fit(rule: Rewrite, effect: Operation) -> bool:
    """False for a rule of an operation that is nowhere in a tree: most trees need not be taken apart."""
    named = rule.match.get("op")
    if not isinstance(named, str) or named.startswith("$"):
        return True
    return any(isinstance(node, Operation) and node.op == named for _, node in walk(effect))


def _rewritten(value: Any, variant: Variant) -> Any:  # noqa: ANN401 JSON
    if isinstance(value, list):
        return [_rewritten(item, variant) for item in value]
    if not isinstance(value, dict):
        return value
    for rule in variant.rewrites:
        captured: Captured = {}
        if fits(rule.match, value, captured):
            return substitute(rule.into, captured)
    return {name: _rewritten(item, variant) for name, item in value.items()}


def fits(pattern: Any, value: Any, captured: Captured) -> bool:  # noqa: ANN401 JSON
    """Whether a pattern fits a value; what '$names' stand for is added to `captured`."""
    match pattern:
        case str() if pattern.startswith("$"):
            return bool(captured.setdefault(pattern, value) == value)
        case dict():
            return isinstance(value, dict) and all(
                name in value and fits(part, value[name], captured) for name, part in pattern.items()
            )
        case list():
            return any(fits(part, value, captured) for part in pattern)
    return bool(pattern == value)


def substitute(template: Any, captured: Mapping[str, Any]) -> Any:  # noqa: ANN401 JSON
    """A template with what its '$names' stand for; raises KeyError for a name that was not captured."""
    match template:
        case str() if template.startswith("$"):
            return captured[template]
        case dict():
            return {name: substitute(part, captured) for name, part in template.items()}
        case list():
            return [substitute(part, captured) for part in template]
    return template
