"""The rules of a small game of potions are told in every language, and each number of them is said."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from pydantic_core import to_json

from cardpress.course.play_files import use_play_words
from cardpress.diagnostics import Report
from cardpress.effects.declared import Declared
from cardpress.effects.vocabulary import Vocabulary, vocabulary
from cardpress.language.grammar.terms import Terms
from cardpress.language.messages.fluent_files import read_fluent
from cardpress.language.packs import SHIPPED, load_pack
from cardpress.language.phrasebook import Phrasebook, phrasebook
from cardpress.language.rulebook.rulebook_texts import rulebook_in, with_course
from cardpress.models.source import TextSource

HERE = Path(__file__).parent
GAME: dict[str, Any] = json.loads((HERE / "potions.json").read_text("utf-8"))
LANGUAGES = ("de", "en", "pl")


@pytest.fixture(scope="module")
def words() -> Vocabulary:
    """What the potions' course of play is made of."""
    zones = {name: bool(zone.get("owned")) for name, zone in GAME["play"]["zones"].items()}
    actions = tuple(GAME["play"]["actions"])
    with use_play_words(
        Declared(zones=zones, counters=("coin",), actions=actions, stats=("price",), formulas=("wealth",))
    ):
        return vocabulary(operations=("seq",), people=("you",))


def _book(language: str) -> Phrasebook:
    pack = load_pack(language, SHIPPED, Report())
    assert pack
    texts = read_fluent(TextSource("text.ftl", "", ""))
    return phrasebook(pack, texts, Terms(GAME["terms"][language]), ())


def _told(book: Phrasebook, words: Vocabulary, play: dict[str, Any]) -> str:
    read = TypeAdapter(words.annotations["play"]).validate_json(to_json(play))
    return rulebook_in(with_course(book, read, words, ["potion"]), read).plain().replace("\u00a0", " ") + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_golden_rulebook(language: str, words: Vocabulary) -> None:
    """The whole rulebook reads as it was read and found good."""
    golden = HERE / f"potions-{language}.txt"
    told = _told(_book(language), words, GAME["play"])
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        golden.write_text(told, "utf-8")

    assert told == golden.read_text("utf-8")


def _numbers(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all numbers."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield at
    elif isinstance(value, dict | list):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _numbers(one, (*at, key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_said(language: str, words: Vocabulary) -> None:
    """A number that is one more changes the rulebook in every language."""
    book = _book(language)
    told, places = _told(book, words, GAME["play"]), list(_numbers(GAME["play"]))
    for place in places:
        other = copy.deepcopy(GAME["play"])
        inside: Any = other
        for key in place[:-1]:
            inside = inside[key]
        inside[place[-1]] += 1
        assert _told(book, words, other) != told, place
    assert len(places) > 6
