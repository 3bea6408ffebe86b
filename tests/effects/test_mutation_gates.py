"""Every tree has a text of its own in every language: that of the examples and of each game's components."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.sampling import IS_WHOLE
from tests.vocabularies import USUAL

from cardpress.diagnostics import Position, Report
from cardpress.effects.families.control import Custom
from cardpress.effects.mutation_gates import canonical_text, mutants
from cardpress.effects.nodes import Operation
from cardpress.effects.sections import section_of, sections, with_trees
from cardpress.effects.selectors import Pick
from cardpress.effects.tree_checks import Fitting
from cardpress.effects.vocabulary import Vocabulary, vocabulary_of
from cardpress.effects.walk import names_in, trees, walk
from cardpress.language.grammar.terms import UnknownTermError
from cardpress.language.phrasebook import Phrasebook
from cardpress.models.component import Component, kind_name
from cardpress.models.project import Game, Loaded
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import book_of

ROOT = Path(__file__).resolve().parents[2]
ARENA = ROOT / "tests" / "sections"
GAMES = [
    (root, folder.name)
    for root in (ROOT, ARENA)
    for folder in sorted((root / "content").iterdir())
    if folder.is_dir()
]
"""The games of the repository, and one whose components have sections."""
TABLE = Path(__file__).with_name("examples.json")
EXAMPLES = json.loads(TABLE.read_text("utf-8"))
CARD_KINDS = ("monster", "weapon", "spell", "item", "card")
ALIKE = 0 if IS_WHOLE else 5
"""How many changes of the same leaf of the same nodes are looked at in a game; 0: all."""
Tree = tuple[str, str, Operation]
"""Name, kind of card, tree."""


def _examples(game: Game) -> list[Tree]:
    read = vocabulary_of(game.schema).reader.validate_json
    return [(each["name"], each["kind"], read(json.dumps(each["effect"]))) for each in EXAMPLES]


def _cards(game: Game) -> list[Tree]:
    return [
        (f"{id_}.{field}", loaded.model.kind, tree)
        for id_, loaded in game.components.items()
        for field, _, tree in trees(loaded.model)
        if not isinstance(tree, Custom)
    ]


def _parted(game: Game, name: str) -> tuple[str, str, Component | None]:
    """The id of the component a tree stands on, the tree's key, the component; none for an example."""
    id_, _, key = name.partition(".")
    return id_, key, game.components[id_].model if key else None


def _told(game: Game, book: Phrasebook, name: str, kind: str, tree: Operation) -> str:
    """The text of a tree in its place: a section's after those before it."""
    id_, key, card = _parted(game, name)
    if card is None or not section_of(key):
        return book.rule(tree, kind, name)
    listed = sections(with_trees(card, {key: tree}))
    return book.sections((one for _, _, one in listed), kind, id_)[section_of(key)]


def _names(game: Game, name: str) -> set[str]:
    """Names that the other sections of a tree's component give."""
    _, key, card = _parted(game, name)
    if card is None or not section_of(key):
        return set()
    return {
        bound
        for other, _, tree in trees(card)
        if section_of(other) not in {"", section_of(key)}
        for bound in names_in(tree)
    }


@dataclass(frozen=True)
class Spoken:
    """A game with its phrasebooks and the kinds that its own trees name."""

    game: Game
    books: Mapping[str, Phrasebook]
    kinds: tuple[str, ...]

    @property
    def mutation(self) -> Mutation:
        """How its trees are changed."""
        return Mutation(self.game, self.kinds, vocabulary_of(self.game.schema), Legality(self.game))


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game[1])
def spoken(request: pytest.FixtureRequest) -> Spoken:
    """Each game; problems of files that are not content, like templates, do not matter here."""
    return _spoken(*request.param)


def _spoken(root: Path, name: str) -> Spoken:
    report = Report()
    game = link(check(load(root, report, [name]), report), root, report)[name]
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
        self._fitting = Fitting(fields, set(game.terms["pl"].value), vocabulary_of(game.schema))
        self._cards = {id_: loaded.model for id_, loaded in game.components.items()}
        self._of_kind = {card.kind: card for card in self._cards.values()}

    def __call__(self, name: str, kind: str, tree: Operation) -> bool:
        """Whether nothing is wrong with the tree in its component's field, an example's on any such card."""
        id_, _, key = name.partition(".")
        card = self._cards.get(id_)
        if card is None:
            card, key = self._of_kind[kind], "immediate" if kind == "monster" else "effect"
        emptied = {other: None for other, _, _ in trees(card) if not section_of(other)}
        changed = with_trees(card, {**emptied, key: tree})
        source: Any = SimpleNamespace(position=lambda *_, **__: Position("a card"))
        return not self._fitting.problems(Loaded(changed, source))


@dataclass(frozen=True)
class Mutation:
    """How trees of a game are changed: kinds that selectors may name, words of the game, what is legal."""

    game: Game
    kinds: tuple[str, ...]
    words: Vocabulary
    legal: Legality


def _silent(
    several: list[Tree], books: Mapping[str, Phrasebook], mutation: Mutation, tried: list[str]
) -> Iterator[str]:
    """Every two trees one step apart that a language cannot tell from each other."""
    game, looked_at = mutation.game, Counter[tuple[str, ...]]()
    for name, kind, tree in several:
        known: dict[tuple[str, str], Operation] = {
            (language, _told(game, book, name, kind, tree)): tree for language, book in books.items()
        }
        for where, mutant in mutants(tree, mutation.kinds, mutation.words, _names(game, name)):
            leaf = _leaf(tree, where)
            if (ALIKE and looked_at[leaf] == ALIKE) or not mutation.legal(name, kind, mutant):
                continue
            looked_at[leaf] += 1
            said = {language: _said(game, book, mutant, kind, name) for language, book in books.items()}
            tried.extend([where] if all(said.values()) else [])
            for language, text in said.items():
                if text is not None and known.setdefault((language, text), mutant) != mutant:
                    yield f"{language} {name} {where}: {text}"


def _leaf(tree: Operation, where: str) -> tuple[str, ...]:
    """What is changed of a tree: the field, its node, and the node around that."""
    nodes = dict(walk(tree))
    pointer, _, change = where.partition(": ")
    above = [type(node).__name__ for at, node in nodes.items() if pointer.startswith(f"{at}/")]
    return (*above[-1:], type(nodes[pointer.rstrip("/")]).__name__, change.partition(" ")[0])


def _said(game: Game, book: Phrasebook, tree: Operation, kind: str, name: str) -> str | None:
    """The text of a tree; None when it names something the game has no word for, like the hand of a board game."""
    try:
        return _told(game, book, name, kind, tree)
    except UnknownTermError:
        return None


def test_every_leaf_of_an_example_changes_both_texts(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """Sensitivity: no legal one-leaf change of an example leaves its text in any language as it was."""
    tried: list[str] = []

    mutation = Mutation(mephisto, CARD_KINDS, vocabulary_of(mephisto.schema), Legality(mephisto))

    assert list(_silent(_examples(mephisto), books, mutation, tried)) == []
    assert len(tried) > (2500 if IS_WHOLE else 1000)


def test_every_leaf_of_a_component_changes_all_texts(spoken: Spoken) -> None:
    """Sensitivity: no legal one-leaf change of a component's effect leaves its text in any language as it was."""
    tried: list[str] = []
    cards = _cards(spoken.game) if IS_WHOLE else _of_each_shape(_cards(spoken.game))
    assert list(_silent(cards, spoken.books, spoken.mutation, tried)) == []
    assert len(tried) > ((1000 if IS_WHOLE else 400) if spoken.game.root == ROOT else 35)


def _of_each_shape(cards: list[Tree]) -> list[Tree]:
    """Of trees on one kind of card that are of the same nodes in the same order, the first."""
    shapes: dict[tuple[object, ...], Tree] = {}
    for name, kind, tree in cards:
        shapes.setdefault((kind, *(type(node) for _, node in walk(tree))), (name, kind, tree))
    return [*shapes.values()]


def test_a_number_that_a_section_does_not_say_is_found(tmp_path: Path) -> None:
    """Sensitivity reaches sections: where a sentence says a number wrongly, each section with it is named."""
    root = Path(shutil.copytree(ARENA, tmp_path / "arena"))
    file = root / "content/arena/sentences/en.ftl"
    always_two = "{ $damage ->\n   *[other] two\n} damage"
    file.write_text(file.read_text("utf-8").replace('{ NP($damage, of: "damage") }', always_two), "utf-8")
    spoken = _spoken(root, "arena")

    found = [*_silent(_cards(spoken.game), spoken.books, spoken.mutation, [])]

    sections = [
        f"{id_}.{key}"
        for id_, key in (("blades", "modes/hook"), ("wolf", "abilities/hunger"), ("fate", "rows/blast"))
    ]
    assert all(any(line.startswith(f"en {name} ") and "damage" in line for line in found) for name in sections)
    assert not any(line.startswith("pl") for line in found)


def test_no_two_trees_print_the_same_text(spoken: Spoken) -> None:
    """Collision: different trees on components of one kind never share a text; sections are read as a whole."""
    known: dict[tuple[str, str, str], str] = {}
    shared = []
    for (name, kind, scope), (language, book) in product(_scopes(spoken.game), spoken.books.items()):
        text = " / ".join(_told(spoken.game, book, at, kind, tree) for at, tree in scope.items())
        if known.setdefault((language, kind, text), canonical_text(*scope.values())) != canonical_text(
            *scope.values()
        ):
            shared.append(f"{language} {name}: {text}")

    assert shared == []


def _scopes(game: Game) -> list[tuple[str, str, dict[str, Operation]]]:
    """Component, kind, trees of one scope by name: a field's tree alone, all trees of a component's sections."""
    found: dict[str, tuple[str, str, dict[str, Operation]]] = {}
    for name, kind, tree in _cards(game):
        id_, key, _ = _parted(game, name)
        found.setdefault(id_ if section_of(key) else name, (id_, kind, {}))[2][name] = tree
    return [*found.values()]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_example_prints_the_text_of_another_tree(
    language: str, mephisto: Game, books: dict[str, Phrasebook]
) -> None:
    """Collision: no example shares its text with another example or with a card of its kind."""
    known: dict[tuple[str, str], str] = {}
    shared = []
    for name, kind, tree in [*_examples(mephisto), *_cards(mephisto)]:
        text = books[language].rule(tree, kind, name)
        if known.setdefault((kind, text), canonical_text(tree)) != canonical_text(tree):
            shared.append(f"{name}: {text}")

    assert shared == []


@pytest.mark.parametrize("seed", range(4))
def test_random_trees_are_told_apart(seed: int, mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """Trees many steps away from any example have a text in every language, and no two share one."""
    chance, legal, examples = random.Random(seed), Legality(mephisto), _examples(mephisto)
    known: dict[tuple[str, str, str], str] = {}
    for name, kind, example in (chance.choice(examples) for _ in range(30)):
        tree = example
        for _ in range(4):
            several = [mutant for _, mutant in mutants(tree, CARD_KINDS, vocabulary_of(mephisto.schema))]
            fitting = [one for one in chance.sample(several, min(4, len(several))) if legal(name, kind, one)]
            tree = chance.choice(fitting) if fitting else tree
        for language, book in books.items():
            text = book.rule(tree, kind, name)
            assert known.setdefault((language, kind, text), canonical_text(tree)) == canonical_text(tree), text


def test_golden_examples(mephisto: Game, books: dict[str, Phrasebook]) -> None:
    """Every example prints its approved texts (spaces are not compared); CARDPRESS_GOLDEN=write rewrites them."""
    printed = []
    for each, (name, kind, tree) in zip(EXAMPLES, _examples(mephisto), strict=True):
        texts = {language: book.rule(tree, kind, name).replace("\u00a0", " ") for language, book in books.items()}
        printed.append({**each, **texts})
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        TABLE.write_text(json.dumps(printed, ensure_ascii=False, indent=2, sort_keys=True) + "\n", "utf-8")

    assert printed == json.loads(TABLE.read_text("utf-8"))


def test_every_operation_has_examples(mephisto: Game) -> None:
    """The example table covers every operation of the vocabulary but `custom`, whose text is not made."""
    used = {node.op for _, _, tree in _examples(mephisto) for _, node in walk(tree) if isinstance(node, Operation)}

    assert used == vocabulary_of(mephisto.schema).operations.keys() - {"custom"}


def test_mutants_are_legal_trees_that_differ() -> None:
    """A mutant is another valid tree, and each place of the tree has one."""
    tree = USUAL.reader.validate_json('{"op":"gain","amount":2,"resource":"favor","who":"each_opponent"}')

    changed = dict(mutants(tree, CARD_KINDS, USUAL))

    assert tree not in changed.values()
    assert {"lose", "gain"} == {mutant.op for mutant in changed.values()}
    assert {1, 2, 3, 6} == {mutant.amount for mutant in changed.values()}
