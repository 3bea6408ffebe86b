"""What cannot be executed is found when a game is made ready."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType, SimpleNamespace

import pytest
from tests.engines.kernel.toy import VOCABULARY, add, op

from cardpress_engines.kernel.compiler import EffectCompiler, UnplayableGameError, UnsupportedEffectError
from cardpress_engines.mephisto.effects.vocabulary import VOCABULARY as MEPHISTO
from cardpress_engines.mephisto.game import Mephisto


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
    broken = SimpleNamespace(**{**vars(data), "COMPONENTS": cards})
    with pytest.raises(UnplayableGameError) as found:
        Mephisto(broken)
    assert found.value.problems == [
        "content/mephisto/monsters/troll.json: /ability: no handler for the operation 'fly'",
        "content/mephisto/spells/war_cry.json: /effect: no handler for the operation 'fly'",
    ]


def test_a_kind_of_card_that_does_not_exist_is_found(data: ModuleType) -> None:
    """A selector that could never fit is found when the game is made ready, not by an effect that does nothing."""
    cards = dict(data.COMPONENTS)
    effect = cards["grimoire"].effect
    wrong = replace(effect, do=replace(effect.do, what=replace(effect.do.what, kind="spel")))
    cards["grimoire"] = replace(cards["grimoire"], effect=wrong)
    with pytest.raises(UnplayableGameError, match="'spel'"):
        Mephisto(SimpleNamespace(**{**vars(data), "COMPONENTS": cards}))


def test_an_ability_that_somebody_else_decides_on_is_refused(data: ModuleType) -> None:
    """An ability for once in a turn is used by its owner; the engine does not ask another player instead."""
    cards, ability = dict(data.COMPONENTS), data.COMPONENTS["ghoul"].ability
    cards["ghoul"] = replace(cards["ghoul"], ability=replace(ability, do=replace(ability.do, who="opponent")))
    with pytest.raises(UnplayableGameError, match=r"ghoul\.json: /ability"):
        Mephisto(SimpleNamespace(**{**vars(data), "COMPONENTS": cards}))


def test_every_operation_of_the_data_has_a_handler_and_every_handler_an_operation(data: ModuleType) -> None:
    """The operations the rules data uses are those the engine can execute: none is missing, none is left over."""
    from cardpress_engines.kernel.compiler import CONTROL  # noqa: PLC0415  beside what it is compared with

    abilities = {"when", "while", "activate"}
    own = {"announced", "give", "in_your_favor"}  # parts the engine itself puts into trees
    assert set(MEPHISTO.operations) - own | set(CONTROL) | abilities == set(data.OPERATIONS)
