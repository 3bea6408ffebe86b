"""What cannot be executed is found when a game is made ready."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from tests.engines.kernel.toy import VOCABULARY, add, op

from cardpress_engines.described.game import load
from cardpress_engines.described.trees import course_of, members
from cardpress_engines.described.vocabulary import OPERATIONS
from cardpress_engines.kernel.compiler import EffectCompiler, UnsupportedEffectError
from cardpress_engines.kernel.json_input import InputError


def test_an_operation_without_a_handler_is_found_anywhere_in_a_tree() -> None:
    """An unknown operation is found however deep it is nested, before anything runs."""
    tree = op("seq", do=(add(1), op("may", do=op("fly"), who="you")))
    with pytest.raises(UnsupportedEffectError, match="'fly'"):
        EffectCompiler(VOCABULARY).entry(tree)


def test_an_unknown_condition_is_found() -> None:
    """A condition without a test is found when the game is made ready."""
    tree = op("if", condition=SimpleNamespace(condition="raining"), do=add(1), otherwise=None)
    with pytest.raises(UnsupportedEffectError, match="'raining'"):
        EffectCompiler(VOCABULARY).entry(tree)


def test_all_problems_of_a_game_are_named_with_their_files(data: ModuleType) -> None:
    """A game with effects the engine cannot execute names every one of them, by file and field."""
    flying = data.When(data.TurnEdge("you", "end"), SimpleNamespace(op="fly"))
    cards = dict(data.COMPONENTS)
    for card in ("war_cry", "troll"):
        field = "effect" if card == "war_cry" else "ability"
        cards[card] = replace(cards[card], **{field: flying})
    with pytest.raises(InputError) as found:
        _with_cards(data, cards)
    assert re.findall(r"content/mephisto/(\S+): (/\w+): .*'fly'", found.value.reason) == [
        ("monsters/troll.json", "/ability"),
        ("spells/war_cry.json", "/effect"),
    ]


def _with_cards(data: ModuleType, cards: Mapping[str, Any]) -> None:
    """Make Mephisto ready with other cards."""
    load(SimpleNamespace(**{**vars(data), "COMPONENTS": cards}), {"players": 2})


def test_every_operation_of_the_data_can_be_executed(data: ModuleType) -> None:
    """The operations the rules data declares are those the engine executes, or bodies of the course of play."""
    abilities = {"when", "while", "activate"}
    from cardpress_engines.kernel.compiler import CONTROL  # noqa: PLC0415  beside what it is compared with

    known = set(OPERATIONS) | set(CONTROL) | set(members(course_of(data).bodies)) | abilities | {"custom"}
    assert set(data.OPERATIONS) <= known
