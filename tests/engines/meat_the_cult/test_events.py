"""The events of a round: each has its player and card."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import Happening
from cardpress_engines.meat_the_cult.actions import CARD
from cardpress_engines.meat_the_cult.game import MeatTheCult, load

NOBODY = -1
"""Whose an event of everybody is, and the card of one without a card."""


def _reported_events(game: MeatTheCult, given: dict[str, Any], *actions: int) -> list[Happening]:
    """The events of some actions in a position."""
    state = game.new(given)
    state.events = []
    for action in actions:
        state.apply_action(action)
    return state.events


def test_what_is_revealed_is_reported_card_by_card(data: ModuleType) -> None:
    """Each creature is reported with owner and slot, each card of Destiny with its owner, then what is paid."""
    game = load(data, {})
    bober, rat, totem = (CARD + game.ids.index(card) for card in ("bober", "mangy_rat", "rib_totem"))
    given = {"step": "tactics", "hands": [["bober", "rib_totem"], ["mangy_rat"]], "ounces": [3, 0]}
    reported = _reported_events(game, given, bober, totem, DONE, rat)

    assert reported[0] == ("revealed", 0, bober, 0, 0)
    assert reported[1] == ("revealed", 0, totem, 0)
    assert reported[2:] == [("revealed", 1, rat, 0, 4), ("paid", 0, totem, game.cost[totem - CARD])]


def test_a_round_is_nobodys(data: ModuleType) -> None:
    """That a round begins and what everybody gets is reported with its number and amount, of no player alone."""
    game = load(data, {})
    given = {"step": "summary", "round": 3, "field": [["bober", None, None], [None] * 3]}
    reported = _reported_events(game, given, 1)

    assert reported[-2:] == [("round", NOBODY, NOBODY, 4), ("income", NOBODY, NOBODY, data.RULES.opening.income)]
