"""Every tree has a text of its own in every language, for the example table and for the real cards."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import TypeAdapter

from cardpress.diagnostics import Position
from cardpress.effects.fitting import Fitting
from cardpress.effects.gates import meaning, mutants
from cardpress.effects.operations import OPERATIONS, Custom, Effect, Operation
from cardpress.effects.walk import trees, walk
from cardpress.language.phrasebook import Phrasebook
from cardpress.models.project import Game, Loaded

EFFECT: TypeAdapter[Operation] = TypeAdapter(Effect)
TABLE = Path(__file__).with_name("examples.json")
EXAMPLES = json.loads(TABLE.read_text("utf-8"))
CARD_KINDS = ("monster", "weapon", "spell", "item", "card")
Tree = tuple[str, str, Operation]
"""Name, kind of card, tree."""


def _examples() -> list[Tree]:
    return [(each["name"], each["kind"], EFFECT.validate_json(json.dumps(each["effect"]))) for each in EXAMPLES]


def _cards(game: Game) -> list[Tree]:
    return [
        (f"{id_}.{field}", loaded.model.kind, tree)
        for id_, loaded in game.components.items()
        for field, tree in trees(loaded.model)
        if not isinstance(tree, Custom)
    ]


class Legality:
    """Whether a tree may stand on a card of a kind, as `link` sees it."""

    def __init__(self, game: Game) -> None:
        fields = {
            kind.model_fields["kind"].annotation.__args__[0]: kind.model_fields for kind in game.schema.KINDS
        }
        self._fitting = Fitting(fields, set(game.terms["pl"].value))
        self._cards = {loaded.model.kind: loaded.model for loaded in game.components.values()}
        self._fields = {"monster": "immediate", "weapon": "effect", "spell": "effect", "item": "effect"}

    def __call__(self, kind: str, tree: Operation) -> bool:
        """Whether nothing is wrong with the tree on such a card."""
        card = self._cards[kind].model_copy(update={"ability": None, self._fields[kind]: tree})
        source: Any = SimpleNamespace(position=lambda *_, **__: Position("a card"))
        return not self._fitting.problems(Loaded(card, source))


def _silent(
    several: list[Tree], books: Mapping[str, Phrasebook], legal: Legality, tried: list[str]
) -> Iterator[str]:
    """Every two trees one step apart that a language cannot tell from each other."""
    for name, kind, tree in several:
        known: dict[tuple[str, str], Operation] = {
            (language, book.rule(tree, kind, name)): tree for language, book in books.items()
        }
        for where, mutant in mutants(tree, CARD_KINDS):
            if not legal(kind, mutant):
                continue
            tried.append(where)
            for language, book in books.items():
                text = book.rule(mutant, kind, name)
                if known.setdefault((language, text), mutant) != mutant:
                    yield f"{language} {name} {where}: {text}"


def test_every_leaf_of_an_example_changes_both_texts(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """Sensitivity: no legal one-leaf change of an example leaves its text in any language as it was."""
    tried: list[str] = []

    assert list(_silent(_examples(), books, Legality(mephisto), tried)) == []
    assert len(tried) > 2500


def test_every_leaf_of_a_card_changes_both_texts(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """Sensitivity: no legal one-leaf change of a card's effect leaves its text in any language as it was."""
    tried: list[str] = []

    assert list(_silent(_cards(mephisto), books, Legality(mephisto), tried)) == []
    assert len(tried) > 1000


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_two_trees_print_the_same_text(language: str, mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """Collision: two different trees on cards of one kind never share a text."""
    known: dict[tuple[str, str], str] = {}
    shared = []
    for name, kind, tree in [*_examples(), *_cards(mephisto)]:
        text = books[language].rule(tree, kind, name)
        if known.setdefault((kind, text), meaning(tree)) != meaning(tree):
            shared.append(f"{name}: {text}")

    assert shared == []


@pytest.mark.parametrize("seed", range(4))
def test_random_trees_are_told_apart(seed: int, mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """Trees many steps away from any example have a text in every language, and no two share one."""
    chance, legal, examples = random.Random(seed), Legality(mephisto), _examples()
    known: dict[tuple[str, str, str], str] = {}
    for name, kind, example in (chance.choice(examples) for _ in range(30)):
        tree = example
        for _ in range(4):
            several = [mutant for _, mutant in mutants(tree, CARD_KINDS)]
            fitting = [one for one in chance.sample(several, min(4, len(several))) if legal(kind, one)]
            tree = chance.choice(fitting) if fitting else tree
        for language, book in books.items():
            text = book.rule(tree, kind, name)
            assert known.setdefault((language, kind, text), meaning(tree)) == meaning(tree), text


def test_golden_examples(books: dict[str, Phrasebook]) -> None:
    """Every example prints its approved texts (spaces are not compared); CARDPRESS_GOLDEN=write rewrites them."""
    printed = []
    for each, (name, kind, tree) in zip(EXAMPLES, _examples(), strict=True):
        texts = {language: book.rule(tree, kind, name).replace("\u00a0", " ") for language, book in books.items()}
        printed.append({**each, **texts})
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        TABLE.write_text(json.dumps(printed, ensure_ascii=False, indent=2, sort_keys=True) + "\n", "utf-8")

    assert printed == json.loads(TABLE.read_text("utf-8"))


def test_every_operation_has_examples() -> None:
    """The example table covers every operation of the vocabulary but `custom`, whose text is not made."""
    used = {node.op for _, _, tree in _examples() for _, node in walk(tree) if isinstance(node, Operation)}

    assert used == OPERATIONS.keys() - {"custom"}


def test_mutants_are_legal_trees_that_differ() -> None:
    """A mutant is another valid tree, and each place of the tree has one."""
    tree = EFFECT.validate_json('{"op":"gain","amount":2,"resource":"favor","who":"each_opponent"}')

    changed = dict(mutants(tree, CARD_KINDS))

    assert tree not in changed.values()
    assert {"lose", "gain"} == {mutant.op for mutant in changed.values()}
    assert {1, 2, 3, 6} == {mutant.amount for mutant in changed.values()}
