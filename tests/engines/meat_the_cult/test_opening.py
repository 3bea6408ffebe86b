"""The first steps of a round of M.E.A.T.: its number, and who can pay for which creature."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import ModuleType

import pytest
from tests.engines.properties.altered import altered

from cardpress_engines.meat_the_cult.game import load

SHOWN = ("mangy_rat", "bober", "brood_mother", *["mangy_rat"] * 3, *["bober"] * 3)
"""Creatures of 0, 1 and 2 ounces."""


def test_the_first_round_is_number_one(data: ModuleType) -> None:
    """Rounds are counted from 1, and leaders are chosen before any of them."""
    state, luck = load(data, {}).new(), Random(1)
    before = state.rounds
    while state.question != "reveal":
        state.apply_action(state.sample(luck))

    assert (before, state.rounds) == (0, 1)


@pytest.mark.parametrize(
    ("income", "offered"),
    [(1, {"mangy_rat", "bober"}), (2, {"mangy_rat", "bober", "brood_mother"})],
)
def test_a_creature_can_cost_the_last_ounce(income: int, offered: set[str], data: ModuleType) -> None:
    """MEAT-32: whoever has just as many ounces as a creature costs can take it, whoever has one less cannot."""
    opening = replace(data.RULES.opening, income=income)
    game = load(altered(data, RULES=replace(data.RULES, opening=opening)), {})  # type: ignore[arg-type]
    state = game.new({"step": "opening"})
    for card in SHOWN:
        state.apply_action(game.ids.index(card))
    for die in (5, 2):
        state.apply_action(die)

    assert state.question == "draft"
    assert set(game.action_names(state, state.legal_actions())) == offered
