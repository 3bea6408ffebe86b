"""Players who are named and referred to, over a table that was read line by line: people.txt.

A row is what it is about, a tree, and its text in each language; CARDPRESS_GOLDEN=write rewrites the texts: read
every one of them before you commit it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.vocabularies import PEOPLE, usual

from cardpress.effects.mutation_gates import canonical_text, mutants
from cardpress.effects.nodes import Operation
from cardpress.effects.vocabulary import Vocabulary
from cardpress.language.grammar.constituents import MARKS
from cardpress.language.grammar.terms import Terms
from cardpress.language.messages.fluent_files import FluentFile
from cardpress.language.packs import extend_pack, shipped_pack
from cardpress.language.phrasebook import Phrasebook, phrasebook
from cardpress.models.project import Game
from cardpress.models.source import Source, TextSource

TABLE = Path(__file__).with_name("people.txt")
MEPHISTO = Path(__file__).parents[3] / "content" / "mephisto"
ALLY: dict[str, dict[str, Any]] = {
    "pl": {
        "gender": "m1",
        "forms": {
            "sg": "sojusznik sojusznika sojusznikowi sojusznika sojusznikiem sojuszniku",
            "pl": "sojusznicy sojuszników sojusznikom sojuszników sojusznikami sojusznikach",
        },
    },
    "en": {"one": "ally", "other": "allies"},
    "de": {"gender": "m", "forms": {"sg": "Mitspieler Mitspieler Mitspieler Mitspielers", "pl": "Mitspieler"}},
}


def _book(language: str) -> Phrasebook:
    pack = shipped_pack(language)
    nouns, sentences, words = (
        MEPHISTO / room / f"{language}.{ending}"
        for room, ending in (("terms", "json"), ("sentences", "ftl"), ("lexicon", "json"))
    )
    own = extend_pack(pack, TextSource("", sentences.read_text("utf-8"), ""), _source(words))
    terms = Terms({**_source(nouns).value, "ally": ALLY[language]})
    return phrasebook(own, FluentFile(TextSource("", "", ""), {}, ()), terms, ())


def _source(file: Path) -> Source:
    text = file.read_text("utf-8")
    return Source(file.name, text, json.loads(text), "")


@pytest.fixture(scope="module")
def game(mephisto: Game) -> Vocabulary:
    """All shared words and Mephisto's equipment, with allies."""
    own = (mephisto.schema.Wear, mephisto.schema.Repair, mephisto.schema.Break)
    # Breaking its equipment is destroying in Polish: a game has one word for that.
    return usual(*own, people=(*PEOPLE, "ally", "each_ally"), without=("destroy",))


@pytest.fixture(scope="module")
def books() -> dict[str, Phrasebook]:
    """The sentences of Mephisto in each language, with its nouns and one for an ally."""
    return {language: _book(language) for language in ALLY}


def _rows() -> list[tuple[str, str]]:
    lines = [line for line in TABLE.read_text("utf-8").splitlines() if not line.startswith("    ")]
    return [*zip(lines[::2], map(str.strip, lines[1::2]), strict=True)]


ROWS = _rows()


def _told(book: Phrasebook, tree: Operation) -> str:
    return book.rule(tree, "weapon", "x").replace("\u00a0", " ")


def test_table_reads_well(books: dict[str, Phrasebook], game: Vocabulary) -> None:
    """Every tree has its reviewed text, and no two trees the same one."""
    trees = [(name, text, game.reader.validate_json(text)) for name, text in ROWS]
    told = [(name, text, [_told(book, tree) for book in books.values()]) for name, text, tree in trees]
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        lines = (f"{name}\n  {tree}\n" + "".join(f"    {text}\n" for text in texts) for name, tree, texts in told)
        TABLE.write_text("".join(lines), "utf-8")

    known = [line.strip() for line in TABLE.read_text("utf-8").splitlines() if line.startswith("    ")]
    assert [text for _, _, texts in told for text in texts] == known
    assert len(set(known)) == len(ROWS) * len(books)


def test_every_change_of_a_player_changes_the_texts(books: dict[str, Phrasebook], game: Vocabulary) -> None:
    """Whoever acts, owns or is named in his place is read in each language."""
    for name, text in ROWS:
        tree = game.reader.validate_json(text)
        own = {language: _told(book, tree) for language, book in books.items()}
        for how, other in mutants(tree, ("weapon", "item"), game):
            if ": op ->" in how or canonical_text(tree) == canonical_text(other):
                continue  # another operation is nothing of a player's
            for language, book in books.items():
                try:
                    changed = _told(book, other)
                except KeyError:  # it refers to nobody
                    break
                assert changed != own[language], f"{language} {name} {how}"
                assert not MARKS.search(changed)
