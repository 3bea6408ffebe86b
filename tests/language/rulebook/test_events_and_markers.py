"""What events are about, whose markers are, what is awake and columns are told in every language."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from pydantic_core import to_json

from cardpress.course.declared_words import declared_names
from cardpress.course.play_files import use_play_words
from cardpress.diagnostics import Report
from cardpress.effects.vocabulary import Vocabulary, vocabulary
from cardpress.language.grammar.terms import Terms
from cardpress.language.messages.fluent_files import read_fluent
from cardpress.language.packs import SHIPPED, load_pack
from cardpress.language.phrasebook import Phrasebook, phrasebook
from cardpress.language.rulebook.rulebook_texts import rulebook_in, with_course
from cardpress.models.source import Source, TextSource

HERE = Path(__file__).parent
GAME: dict[str, Any] = json.loads((HERE / "cellar.json").read_text("utf-8"))
LANGUAGES = ("de", "en", "pl")
HANDED = {"pick": "one", "zone": "hand"}
OTHERS: tuple[tuple[tuple[str | int, ...], Any], ...] = (
    (("zones", "deck", "emptied"), None),
    (("zones", "shelf", "active"), "ability"),
    (("zones", "shelf", "active"), ["spell", "ability"]),
    (("zones", "shelf", "active"), True),
    (("zones", "shelf", "in_play"), False),
    (("boards", "cellar", "active"), True),
    (("boards", "cellar", "active"), "spell"),
    (("boards", "cellar", "in_play"), True),
    (("boards", "cellar", "columns", 0), ["a"]),
    (("boards", "cellar", "around", "least"), 4),
    (("boards", "cellar", "around", "columns", 1, 0), ["c"]),
    (("markers", "lamp", "of"), "hand"),
    (("markers", "candle", "spaces"), None),
    (("course", "do", 0, "who"), "you"),
    (("actions", "brew", "choose", "where", "says"), "at_dusk"),
    (("actions", "brew", "do", "event"), "boiling"),
    (("actions", "brew", "do", "what"), None),
    (("actions", "brew", "do", "do"), None),
    (("actions", "brew", "do", "do", 1, "of"), HANDED),
    (("actions", "haunt", "choose", "where"), None),
    (("actions", "haunt", "choose", "where", "at_least"), 2),
    (("actions", "haunt", "do", 2, "owner"), "you"),
    (("actions", "haunt", "do", 3, "owner"), {"next": "you"}),
    (("actions", "haunt", "do", 4, "do", "who", "of"), HANDED),
    (("actions", "haunt", "do", 4, "condition", "of", "of"), HANDED),
    (("actions", "ask", "choose", "where"), None),
    (("actions", "ask", "if", "of"), "price"),
    (("actions", "ask", "if", "is"), "few"),
    (("actions", "ask", "do", "op"), "resolve"),
    (("variants", "feast", "least"), 4),
    (("variants", "feast", "concerned"), "you"),
    (("variants", "feast", "concerned"), None),
    (("variants", "feast", "result"), "win"),
    (("variants", "feast", "result"), None),
    (("variants", "vigil", "most"), 3),
    (("variants", "vigil", "always"), False),
    (("variants", "vigil", "teams"), 3),
    (("variants", "vigil", "gifts", "fields"), ["ability"]),
    (("variants", "vigil", "gifts", "operations"), ["draw"]),
    (("course", "sides"), False),
    (("procedures", "dusk", 3, "who"), "each_player"),
    (("procedures", "dusk", 1, "condition", "is"), "vigil"),
    (("procedures", "dusk", 1, "do", "who"), "you"),
    (("procedures", "dusk", 2, "condition", "of", "is"), "feast"),
)
"""Places of the play file, each with something else that may stand there; None: nothing."""


@pytest.fixture(scope="module")
def words() -> Vocabulary:
    """What the cellar's course of play is made of."""
    play = GAME["play"]
    with use_play_words(declared_names([Source("play.json", "", play, "")], {"price": ()})):
        return vocabulary(operations=("seq",), people=("you", "opponent", "each_player"))


@pytest.fixture(scope="module")
def books() -> dict[str, Phrasebook]:
    """What each language says, with the nouns of the cellar."""

    def book(language: str) -> Phrasebook:
        pack = load_pack(language, SHIPPED, Report())
        assert pack
        texts = read_fluent(TextSource("text.ftl", "", ""))
        return phrasebook(pack, texts, Terms(GAME["terms"][language]), ())

    return {language: book(language) for language in LANGUAGES}


@cache
def _reader(words: Vocabulary) -> TypeAdapter[Any]:
    """Reads the course of play; to make it takes longer than to tell a rulebook."""
    return TypeAdapter(words.annotations["play"])


def _told(book: Phrasebook, words: Vocabulary, play: dict[str, Any]) -> str:
    read = _reader(words).validate_json(to_json(play))
    return rulebook_in(with_course(book, read, words, ["potion"]), read).plain().replace("\u00a0", " ") + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_golden_rulebook(language: str, books: dict[str, Phrasebook], words: Vocabulary) -> None:
    """The whole rulebook reads as it was read and found good."""
    golden = HERE / f"cellar-{language}.txt"
    told = _told(books[language], words, GAME["play"])
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        golden.write_text(told, "utf-8")

    assert told == golden.read_text("utf-8")


def _changed(at: tuple[str | int, ...], value: object) -> dict[str, Any]:
    """The course of play with something else at a place, or nothing."""
    play: dict[str, Any] = copy.deepcopy(GAME["play"])
    inside: Any = play
    for key in at[:-1]:
        inside = inside[key]
    if value is None:
        del inside[at[-1]]
    else:
        inside[at[-1]] = value
    return play


def _silent(book: Phrasebook, words: Vocabulary) -> Iterator[tuple[str | int, ...]]:
    told = _told(book, words, GAME["play"])
    for at, value in OTHERS:
        if _told(book, words, _changed(at, value)) == told:
            yield at


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said(language: str, books: dict[str, Phrasebook], words: Vocabulary) -> None:
    """Something else in any of these places changes the rulebook, in every language."""
    assert [*_silent(books[language], words)] == []
