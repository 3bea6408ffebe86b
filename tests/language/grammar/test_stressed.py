"""Texts of trees that no card has, chosen where grammar breaks: stressed.json, read by an editor line by line.

CARDPRESS_GOLDEN=write rewrites the texts: read every one of them before you commit it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import cycle, pairwise, product
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError
from tests.sampling import IS_WHOLE

from cardpress.effects.vocabulary import vocabulary_of
from cardpress.language.grammar.constituents import MARKS
from cardpress.language.phrasebook import Phrasebook
from cardpress.models.project import Game

TABLE = Path(__file__).with_name("stressed.json")
ROWS: list[dict[str, Any]] = json.loads(TABLE.read_text("utf-8"))
QUANTITIES = {
    "one": (None,), "exactly": (2, 5, 12), "up_to": (1, 2, 5), "any": (None,), "all": (None,), "next": (None,)
}  # fmt: skip
KINDS = ("weapon", "monster", "item", "card", ["weapon", "item"])
OWNERS = (None, "you", "opponent", "each_opponent", "each_player", "anyone")


@pytest.fixture(scope="module")
def adapter(mephisto: Game) -> TypeAdapter[Any]:
    """Reads effects of Mephisto."""
    return vocabulary_of(mephisto.schema).reader


def _told(book: Phrasebook, adapter: TypeAdapter[Any], tree: dict[str, Any]) -> str:
    return book.rule(adapter.validate_json(json.dumps(tree)), "weapon", "axe").replace("\u00a0", " ")


def test_stressed_trees_read_well(books: dict[str, Phrasebook], adapter: TypeAdapter[Any]) -> None:
    """Every tree of the table has its reviewed text in both languages."""
    told = [
        {**row, **{language: _told(book, adapter, row["effect"]) for language, book in books.items()}}
        for row in ROWS
    ]
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        TABLE.write_text(json.dumps(told, ensure_ascii=False, indent=2, sort_keys=True) + "\n", "utf-8")

    assert told == json.loads(TABLE.read_text("utf-8"))


def test_a_price_takes_no_place_of_a_subject(books: dict[str, Phrasebook]) -> None:
    """A number of things is said where its message has it: in *1 ounce:* no word order opens a gap."""
    for book in books.values():
        said = book.grammar.functions.get("NP", book.grammar.functions.get("NOM"))
        assert said is not None
        assert not MARKS.search(said(1, of="favor"))


def _selectors() -> Iterator[dict[str, Any]]:
    """Every quantity of every kind of every owner, also of others than the card itself, also of the best."""
    best = {"stat": "attack", "rank": "highest"}
    for (pick, counts), kind, owner, other in product(QUANTITIES.items(), KINDS, OWNERS, (False, True)):
        for count, extreme in product(counts, (None, best)):
            fields = {"count": count, "owner": owner, "other": other or None, "extreme": extreme}
            given = {name: value for name, value in fields.items() if value is not None}
            yield {"pick": pick, "kind": kind, **given}


OPERATIONS: tuple[dict[str, Any], ...] = (
    {"op": "break"},
    {"op": "wear", "amount": 2},
    {"op": "repair", "amount": 1},
    {"op": "modify", "stat": "attack", "by": 2},
    {"op": "modify", "stat": "attack", "by": -1, "until": "turn_end"},
)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_selector_is_said_in_every_case(
    language: str, books: dict[str, Phrasebook], adapter: TypeAdapter[Any]
) -> None:
    """No selector lacks a form, says a word twice or leaves a mark; different ones differ in their text."""
    assert_said(books[language], adapter)


def assert_said(book: Phrasebook, adapter: TypeAdapter[Any]) -> None:
    """Every selector in an operation, in soak in each, has a text of its own, whole and without a mark."""
    known: dict[str, str] = {}
    asked = (
        [*product(OPERATIONS, _selectors())] if IS_WHOLE else [*zip(cycle(OPERATIONS), _selectors(), strict=False)]
    )
    for operation, what in asked:
        tree = {**operation, "what": what}
        try:
            text = _told(book, adapter, tree)
        except ValidationError:
            continue
        words = text.split()
        assert not MARKS.search(text), text
        assert [one for one, after in pairwise(words) if one == after] == [], text
        meant = json.dumps(tree)
        assert known.setdefault(text, meant) == meant, text

    assert len(known) > (2000 if IS_WHOLE else 400)
