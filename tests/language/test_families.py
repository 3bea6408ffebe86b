"""What games share about things in play, tokens and dice is said well in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardpress.diagnostics import Report
from cardpress.effects.mutation_gates import mutants
from cardpress.effects.nodes import Operation, Zone
from cardpress.effects.selectors import AMOUNTS, PerBound, PerCard
from cardpress.effects.vocabulary import vocabulary
from cardpress.effects.walk import walk
from cardpress.language.clauses.discourse import UnknownReferenceError
from cardpress.language.grammar.terms import Terms
from cardpress.language.messages.fluent_files import read_fluent
from cardpress.language.packs import SHIPPED, load_pack
from cardpress.language.phrasebook import Phrasebook, phrasebook
from cardpress.models.source import TextSource

TABLE = Path(__file__).with_name("families.json")
ROWS: list[dict[str, Any]] = json.loads(TABLE.read_text("utf-8"))
WORDS: dict[str, dict[str, Any]] = json.loads(TABLE.with_name("family_terms.json").read_text("utf-8"))
GAME = vocabulary(
    operations=(
        "gain", "draw", "harm", "heal", "destroy", "grant", "put_token", "take_token", "roll", "roll_table",
        "seq", "may", "choose", "cost", "if", "when", "each",
    ),
    events=("turn",),
    conditions=("exists",),
    people=("you", "opponent"),
    resources=("gold",),
    traits=("toxin", "reflex"),
    tokens=("egg", "venom"),
    until=("turn_end",),
    zones={"hand": Zone(owned="may", own=True)},
    amounts=AMOUNTS,
)  # fmt: skip


@pytest.fixture(scope="module")
def books() -> dict[str, Phrasebook]:
    """A game of creatures, eggs and venom in both languages."""
    found = {}
    for language, terms in WORDS.items():
        pack = load_pack(language, SHIPPED, Report())
        assert pack
        found[language] = phrasebook(pack, read_fluent(TextSource("text.ftl", "", "")), Terms(terms), ())
    return found


def _tree(value: object) -> Operation:
    return GAME.reader.validate_json(json.dumps(value))


def _told(book: Phrasebook, tree: Operation) -> str:
    return book.rule(tree, "creature", "wolf").replace("\u00a0", " ")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["en"])
def test_families_are_told(row: dict[str, Any], books: dict[str, Phrasebook]) -> None:
    """Every tree of the table has its reviewed text in both languages."""
    assert {language: _told(book, _tree(row["effect"])) for language, book in books.items()} == {
        language: row[language] for language in books
    }


def test_every_operation_of_the_game_is_told() -> None:
    """The table has every operation the game takes, and an amount of each form."""
    nodes = [node for row in ROWS for _, node in walk(_tree(row["effect"]))]

    assert {node.op for node in nodes if isinstance(node, Operation)} == GAME.operations.keys()
    assert {PerCard, PerBound} <= {base for node in nodes for base in type(node).__mro__}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_leaf_is_said(language: str, books: dict[str, Phrasebook]) -> None:
    """Sensitivity and collision: a change of any leaf changes the text; no two trees of the table share one."""
    book, tried = books[language], 0
    assert len({row[language] for row in ROWS}) == len(ROWS)
    for row in ROWS:
        for where, mutant in mutants(_tree(row["effect"]), ("creature", "room"), GAME):
            try:
                text = _told(book, mutant)
            except UnknownReferenceError:  # the step that names it comes later: no such tree gets here
                continue
            tried += 1
            assert text != row[language], f"{where}: {text}"
    assert tried > 300
