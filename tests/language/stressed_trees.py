"""Random trees that stress sentences: within what a vocabulary can say, three levels deep, players named.

`python -m tests.language.stressed_trees GAME LANG FROM COUNT` prints texts to be read by people.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args, get_origin

from pydantic import ValidationError
from pydantic_core import to_json

from cardpress.diagnostics import Report
from cardpress.effects.actors import EachPlayer, OnePlayer, ThatPlayer
from cardpress.effects.families.control import Custom
from cardpress.effects.nodes import Operation
from cardpress.effects.selectors import Pick, Ref
from cardpress.effects.specialisation import kinds_of
from cardpress.effects.vocabulary import Vocabulary, vocabulary_of
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.recognition.field_values import alternatives
from cardpress.models.component import Model
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import book_of

Json = Any
DEEP = 3
_TRIES = 400
"""Trees that are made before it is given up that one fits."""


class NothingFitsError(Exception):
    """A place at which nothing can stand."""


@dataclass
class Scope:
    """What a tree has named so far."""

    things: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)


class StressedTrees:
    """Makes trees of one vocabulary; `kinds` are the nouns its selectors speak of."""

    def __init__(self, vocabulary: Vocabulary, kinds: tuple[str, ...]) -> None:
        self._vocabulary, self._kinds = vocabulary, kinds
        self._operations = [one for one in vocabulary.operations.values() if not issubclass(one, Custom)]
        self._simple = [one for one in self._operations if not _holds_operations(one)]

    def tree(self, seed: int) -> Operation:
        """The tree of a number: the same every time."""
        for attempt in range(_TRIES):
            rng = Random(f"{seed} {attempt}")
            try:
                scope = Scope()
                count = rng.choice((1, 1, 2, 2, 3))
                steps = [self._operation(rng, DEEP - (count > 1), scope) for _ in range(count)]
                value = steps[0] if count == 1 else {"op": "seq", "do": steps}
                return self._vocabulary.reader.validate_json(to_json(value))
            except (ValidationError, NothingFitsError):
                continue
        raise NothingFitsError(seed)

    def _operation(self, rng: Random, deep: int, scope: Scope) -> Json:
        return self._part(rng.choice(self._operations if deep > 1 else self._simple), rng, deep, scope)

    def _part(self, model: type[Model], rng: Random, deep: int, scope: Scope) -> Json:
        made: dict[str, Json] = {}
        for name, one in model.model_fields.items():
            often = 0.6 if name == "who" else 0 if name == "name" else 0.25
            if one.is_required() or rng.random() < often:
                made[one.alias or name] = self._value(one.annotation, rng, deep - 1, scope)
        if issubclass(model, Pick) and "among" not in made and rng.random() < 0.5:
            made["as"] = f"thing_{len(scope.things) + 1}"
            scope.things.append(made["as"])
        elif issubclass(model, OnePlayer | EachPlayer):
            made["as"] = f"player_{len(scope.players) + 1}"
            scope.players.append(made["as"])
        return made

    def _value(self, annotation: Any, rng: Random, deep: int, scope: Scope) -> Json:
        every = [*alternatives(annotation)]
        choices = sorted(every, key=lambda one: rng.random() ** (1 / _weight(one, scope)), reverse=True)
        for one in choices:
            try:
                return self._of(one, rng, deep, scope)
            except NothingFitsError:
                continue
        raise NothingFitsError

    def _of(self, one: Any, rng: Random, deep: int, scope: Scope) -> Json:
        origin = get_origin(one)
        if origin is Literal:
            return rng.choice(get_args(one))
        if origin is tuple:
            several = [self._value(get_args(one)[0], rng, deep, scope) for _ in range(rng.choice((1, 2, 2)))]
            if len({str(each) for each in several}) < len(several):
                raise NothingFitsError
            return several
        if one is bool:
            return True
        if one is int:
            return rng.choice((1, 2, 3, 5))
        if one is str:
            return rng.choice(self._kinds)
        if isinstance(one, type) and issubclass(one, Model):
            return self._model(one, rng, deep, scope)
        raise NothingFitsError

    def _model(self, model: type[Model], rng: Random, deep: int, scope: Scope) -> Json:
        if issubclass(model, Ref):
            return {"ref": _one_of(scope.things, rng)}
        if issubclass(model, ThatPlayer):
            return {"ref": _one_of(scope.players, rng)}
        if issubclass(model, Operation):
            if deep < 1 or model not in self._operations or (deep < 2 and model not in self._simple):
                raise NothingFitsError
        elif deep < -2 or issubclass(model, Custom):
            raise NothingFitsError
        made = self._fitting if issubclass(model, Pick) else self._part
        return made(model, rng, deep, scope)

    def _fitting(self, model: type[Model], rng: Random, deep: int, scope: Scope) -> Json:
        """A selector that means something by itself; a few are tried."""
        for _ in range(8):
            things = [*scope.things]
            made = self._part(model, rng, deep, scope)
            try:
                model.model_validate_json(to_json(made))
            except ValidationError:
                scope.things = things
                continue
            return made
        raise NothingFitsError


def _weight(one: Any, scope: Scope) -> float:
    """How often an alternative is taken: what was named is spoken of again, the card itself is seldom meant."""
    if not isinstance(one, type) or not issubclass(one, Model):
        return 3
    if issubclass(one, Ref):
        return 4 if scope.things else 0.1
    if issubclass(one, ThatPlayer):
        return 6 if scope.players else 0.1
    return 4 if issubclass(one, Pick | OnePlayer | EachPlayer) else 1


def _one_of(names: list[str], rng: Random) -> str:
    if not names:
        raise NothingFitsError
    return rng.choice(names)


def _holds_operations(model: type[Model]) -> bool:
    kinds = (kind for one in model.model_fields.values() for kind in kinds_of(one.annotation))
    return any(isinstance(kind, type) and issubclass(kind, Operation) for kind in kinds)


def told(book: Phrasebook, tree: Operation, kind: str) -> str | None:
    """The text of a tree; None where the language lacks a word for it."""
    try:
        return book.rule(tree, kind, "").replace("\u00a0", " ")
    except (KeyError, ValueError):
        return None


def stressed_texts(
    vocabulary: Vocabulary, kinds: tuple[str, ...], card: str, books: Mapping[str, Phrasebook], seeds: range
) -> Iterator[tuple[int, Operation, dict[str, str]]]:
    """The trees of some numbers that every language can say, with their texts."""
    trees = StressedTrees(vocabulary, kinds)
    for seed in seeds:
        try:
            tree = trees.tree(seed)
        except NothingFitsError:
            continue
        texts = {language: told(book, tree, card) for language, book in books.items()}
        if all(texts.values()):
            yield seed, tree, {language: text for language, text in texts.items() if text}


def _main(game_id: str, languages: str, start: str, count: str) -> None:
    root, report = Path(__file__).resolve().parents[2], Report()
    game = link(check(load(root, report, [game_id]), report), root, report)[game_id]
    found = {language: book_of(game, language, report) for language in languages.split(",")}
    books = {language: book for language, book in found.items() if book}
    kinds = tuple(kind for kind in game.settings.kinds if all(kind in book.terms for book in books.values()))
    card = next(iter(kinds or game.settings.kinds))
    seeds = range(int(start), int(start) + int(count))
    for seed, _, texts in stressed_texts(vocabulary_of(game.schema), kinds, card, books, seeds):
        for language, text in texts.items():
            print(f"{seed} {language} {text}")


if __name__ == "__main__":
    _main(*sys.argv[1:])
