"""Every tree has a text of its own in every language: that of the examples and of each game's components."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import TypeAdapter

from cardpress.diagnostics import Position, Report
from cardpress.effects.extension import effect_of
from cardpress.effects.fitting import Fitting
from cardpress.effects.gates import meaning, mutants
from cardpress.effects.operations import OPERATIONS, Custom, Effect, Operation
from cardpress.effects.selectors import Pick
from cardpress.effects.vocabulary import kind_name
from cardpress.effects.walk import trees, walk
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.terms import UnknownTermError
from cardpress.models.project import Game, Loaded
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import book_of

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())
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
        for field, _, tree in trees(loaded.model)
        if not isinstance(tree, Custom)
    ]


@dataclass(frozen=True)
class Spoken:
    """A game with its phrasebooks and the kinds that its own trees name."""

    game: Game
    books: Mapping[str, Phrasebook]
    kinds: tuple[str, ...]


@pytest.fixture(scope="module", params=GAMES)
def spoken(request: pytest.FixtureRequest) -> Spoken:
    """Each game of the repository; problems of files that are not content, like templates, do not matter here."""
    report = Report()
    game = link(check(load(ROOT, report, [request.param]), report), ROOT, report)[request.param]
    found = Report()
    books = {language: book for language in game.languages if (book := book_of(game, language, found))}
    assert list(found) == []
    nodes = [node for _, _, tree in _cards(game) for _, node in walk(tree)]
    named = {kind for node in nodes if isinstance(node, Pick) for kind in _kinds(node)}
    return Spoken(game, books, tuple(sorted(named)))


def _kinds(pick: Pick) -> tuple[str, ...]:
    return (pick.kind,) if isinstance(pick.kind, str) else pick.kind


class Legality:
    """Whether a tree may stand where another one stands, as `link` sees it."""

    def __init__(self, game: Game) -> None:
        fields = {kind_name(kind): kind.model_fields.keys() for kind in game.schema.KINDS}
        self._fitting = Fitting(fields, set(game.terms["pl"].value), effect_of(game.schema))
        self._cards = {id_: loaded.model for id_, loaded in game.components.items()}
        self._of_kind = {card.kind: card for card in self._cards.values()}

    def __call__(self, name: str, kind: str, tree: Operation) -> bool:
        """Whether nothing is wrong with the tree in its component's field, an example's on any such card."""
        id_, _, field = name.partition(".")
        card = self._cards.get(id_)
        if card is None:
            card, field = self._of_kind[kind], "immediate" if kind == "monster" else "effect"
        emptied = {other: None for other, _, _ in trees(card)}
        changed = card.model_copy(update={**emptied, field: tree})
        source: Any = SimpleNamespace(position=lambda *_, **__: Position("a card"))
        return not self._fitting.problems(Loaded(changed, source))


@dataclass(frozen=True)
class Mutation:
    """How trees are changed: the kinds that selectors may name, the annotation of effects, what is legal."""

    kinds: tuple[str, ...]
    effects: Any
    legal: Legality


def _silent(
    several: list[Tree], books: Mapping[str, Phrasebook], mutation: Mutation, tried: list[str]
) -> Iterator[str]:
    """Every two trees one step apart that a language cannot tell from each other."""
    for name, kind, tree in several:
        known: dict[tuple[str, str], Operation] = {
            (language, book.rule(tree, kind, name)): tree for language, book in books.items()
        }
        for where, mutant in mutants(tree, mutation.kinds, mutation.effects):
            if not mutation.legal(name, kind, mutant):
                continue
            said = {language: _said(book, mutant, kind, name) for language, book in books.items()}
            tried.extend([where] if all(said.values()) else [])
            for language, text in said.items():
                if text is not None and known.setdefault((language, text), mutant) != mutant:
                    yield f"{language} {name} {where}: {text}"


def _said(book: Phrasebook, tree: Operation, kind: str, name: str) -> str | None:
    """The text of a tree; None when it names something the game has no word for, like the hand of a board game."""
    try:
        return book.rule(tree, kind, name)
    except UnknownTermError:
        return None


def test_every_leaf_of_an_example_changes_both_texts(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """Sensitivity: no legal one-leaf change of an example leaves its text in any language as it was."""
    tried: list[str] = []

    mutation = Mutation(CARD_KINDS, Effect, Legality(mephisto))

    assert list(_silent(_examples(), books, mutation, tried)) == []
    assert len(tried) > 2500


def test_every_leaf_of_a_component_changes_all_texts(spoken: Spoken) -> None:
    """Sensitivity: no legal one-leaf change of a component's effect leaves its text in any language as it was."""
    tried: list[str] = []
    mutation = Mutation(spoken.kinds, effect_of(spoken.game.schema), Legality(spoken.game))

    assert list(_silent(_cards(spoken.game), spoken.books, mutation, tried)) == []
    assert len(tried) > 1000


def test_no_two_trees_print_the_same_text(spoken: Spoken) -> None:
    """Collision: two different trees on components of one kind never share a text."""
    known: dict[tuple[str, str, str], str] = {}
    shared = []
    for (name, kind, tree), (language, book) in product(_cards(spoken.game), spoken.books.items()):
        text = book.rule(tree, kind, name)
        if known.setdefault((language, kind, text), meaning(tree)) != meaning(tree):
            shared.append(f"{language} {name}: {text}")

    assert shared == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_example_prints_the_text_of_another_tree(
    language: str, mephisto: Game, books: dict[str, Phrasebook]
) -> None:
    """Collision: no example shares its text with another example or with a card of its kind."""
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
            fitting = [one for one in chance.sample(several, min(4, len(several))) if legal(name, kind, one)]
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
