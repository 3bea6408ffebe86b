"""Which cards a selector means, in a real game whose spell has another effect."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from tests.engines.properties.ways import rules_data

from cardpress_engines.mephisto.game import Mephisto

DATA: Any = rules_data("mephisto")
SPELL = "war_cry"
ATTACKS = {"imp": 2, "skeleton": 3, "cultist": 4}


@pytest.mark.parametrize(
    ("limits", "meant"),
    [
        ({"at_least": 3}, {"skeleton", "cultist"}),
        ({"at_most": 3}, {"imp", "skeleton"}),
        ({"at_least": 3, "at_most": 3}, {"skeleton"}),
        ({"at_least": 5}, set()),
    ],
)
def test_limits_of_a_number_are_within_them(limits: dict[str, int], meant: set[str]) -> None:
    """A card whose number is the least or the most that is allowed is meant, one beyond is not."""
    assert {card: DATA.COMPONENTS[card].attack for card in ATTACKS} == ATTACKS
    where = DATA.Compare(stat="attack", **limits)
    effect = DATA.Discard(what=DATA.Pick(pick="all", kind="monster", zone="hand", where=where))
    cards = {**DATA.COMPONENTS, SPELL: replace(DATA.COMPONENTS[SPELL], effect=effect, cost=0)}
    state = Mephisto(SimpleNamespace(**{**vars(DATA), "COMPONENTS": cards})).new({"hands": [[SPELL, *ATTACKS]]})
    state.apply_action(
        state.legal_actions()[state.game.action_names(state, state.legal_actions()).index(f"play {SPELL}")]
    )

    assert {state.game.ids[card] for card in state.hands[0]} == set(ATTACKS) - meant
