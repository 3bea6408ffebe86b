"""Which cards a selector means, in a real game whose spell has another effect."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.engines.mephisto.tables import begin, cards, do, with_cards, with_data
from tests.engines.properties.ways import rules_data

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
    spell = replace(DATA.COMPONENTS[SPELL], effect=effect, cost=0)
    state = begin(with_data(with_cards(DATA, **{SPELL: spell})), hand=[[SPELL, *ATTACKS]], dungeon="?")
    do(state, f"play {SPELL}")

    assert {*cards(state, "hand")[0]} == set(ATTACKS) - meant
