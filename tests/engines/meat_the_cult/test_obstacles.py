"""Why cards of M.E.A.T. are no answers."""

from __future__ import annotations

from tests.engines.obstacles import obstacles_said

from cardpress_engines.meat_the_cult.actions import CARD


def test_what_is_said_of_a_card_is_so() -> None:
    """A price is said that is more than the player's ounces, and only of what cannot be chosen."""
    said = obstacles_said("meat_the_cult", 3000, 2)

    assert said.keys() >= {
        "lacks-owner", "lacks-ounces", "lacks-creature", "lacks-tactics", "lacks-instant", "lacks-target",
        "lacks-used", "lacks-ability",
    }  # fmt: skip
    for state, seen, values in said["lacks-ounces"]:
        assert values["cost"] > values["ounces"] == state.ounces[state.player]
        assert seen.zone == "field" or CARD + seen.number not in state.options
    for state, seen, _ in said["lacks-instant"]:
        assert not state.game.is_instant[seen.number]
