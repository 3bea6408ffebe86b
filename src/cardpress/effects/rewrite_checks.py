"""Checks the rewrite rules of a variant: words exist, names are captured, effects fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pydantic import ValidationError

from cardpress.diagnostics import Diagnostic, Position
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.effects.nodes import Condition, Event, Operation
from cardpress.effects.rewrite import rewrite
from cardpress.effects.sections import with_trees
from cardpress.effects.tree_checks import Fitting
from cardpress.effects.vocabulary import Vocabulary
from cardpress.effects.walk import trees
from cardpress.models.component import Component
from cardpress.models.project import Loaded
from cardpress.models.variant import Variant


def pattern_problems(loaded: Loaded[Variant], game: Vocabulary) -> Iterator[Diagnostic]:
    """Unknown words in the patterns of a variant, and names that `into` uses and `match` does not capture."""
    words = {
        base.tag: (base.sort, known.keys())
        for base, known in ((Operation, game.operations), (Event, game.events), (Condition, game.conditions))
    }
    for index, rule in enumerate(loaded.model.rewrites):
        at = f"/rewrites/{index}"
        captured = {text for _, text in _texts(rule.match, "") if text.startswith("$")}
        for place, text in _texts(rule.into, f"{at}/into"):
            if text.startswith("$") and text not in captured:
                message = f"match does not capture {text}"
                position, hint = loaded.source.position(place), did_you_mean(text, captured)
                yield Diagnostic("unbound-name", message, position, one_of(sorted(captured)), hint)
        for place, text in [*_texts(rule.match, f"{at}/match"), *_texts(rule.into, f"{at}/into")]:
            field = next((part for part in reversed(place.split("/")) if not part.isdigit()), "")
            what, known = words.get(field, ("", {text: None}.keys()))
            if text not in known and not text.startswith("$"):
                position, hint = loaded.source.position(place), did_you_mean(text, known)
                yield Diagnostic("unknown-operation", f'"{text}" is not {what}', position, None, hint)


def rewrite_problems(
    variants: Sequence[Loaded[Variant]], loaded: Loaded[Component], fitting: Fitting
) -> Iterator[Diagnostic]:
    """What the variants make of a component's effects where that is no effect, or one that does not fit."""
    for variant in variants:
        for key, _, tree in trees(loaded.model):
            start = f"this makes {key} of {loaded.model.id}"
            try:
                other = rewrite(tree, variant.model, fitting.vocabulary)
            except ValidationError as error:
                yield Diagnostic(
                    "bad-rewrite", f"{start} no effect: {_first(error)}", _guilty(variant, tree, fitting)
                )
                continue
            if other is not tree:
                changed = Loaded(with_trees(loaded.model, {key: other}), loaded.source)
                for problem in fitting.problems(changed):
                    message = f"{start} an effect that does not fit: {problem.message}"
                    yield Diagnostic("bad-rewrite", message, _guilty(variant, tree, fitting), problem.expected)


def _first(error: ValidationError) -> str:
    """The first of the faults, of which one spoils the tree."""
    first = error.errors(include_url=False)[0]
    name = str(first["loc"][-1]) if first["loc"] else "it"
    if first["type"] == "missing":
        return f'"{name}" is missing'
    return f'"{name}" is wrong: {first["msg"][:1].lower()}{first["msg"][1:]}'


def _guilty(variant: Loaded[Variant], tree: Operation, fitting: Fitting) -> Position:
    """The place of the first rule of a variant that changes a tree."""
    for index, rule in enumerate(variant.model.rewrites):
        alone = variant.model.model_copy(update={"rewrites": (rule,)})
        try:
            changes = rewrite(tree, alone, fitting.vocabulary) is not tree
        except ValidationError:
            changes = True
        if changes:
            return variant.source.position(f"/rewrites/{index}/into")
    return variant.source.position("/rewrites", key=True)


def _texts(pattern: object, at: str) -> Iterator[tuple[str, str]]:
    """Every text in a pattern with its JSON pointer."""
    if isinstance(pattern, str):
        yield at, pattern
    elif isinstance(pattern, dict):
        for name, part in pattern.items():
            yield from _texts(part, f"{at}/{name}")
    elif isinstance(pattern, list):
        for index, part in enumerate(pattern):
            yield from _texts(part, f"{at}/{index}")
