"""Why weapons, cards and squares of Adrenaline are no answers."""

from __future__ import annotations

from tests.engines.obstacles import obstacles_said

from cardpress_engines.adrenaline.actions import CARD, SQUARE


def test_what_is_said_of_a_weapon_or_square_is_so() -> None:
    """What is too dear cannot be paid, what is too far not be reached, and what is not loaded not be fired."""
    said = obstacles_said("adrenaline", 2500, 5, players=3)

    assert said.keys() >= {
        "lacks-owner", "lacks-price", "lacks-loaded", "lacks-shot", "lacks-grab", "lacks-here", "lacks-dealt",
        "lacks-taken", "lacks-action", "lacks-reach", "lacks-shoot", "lacks-attack",
    }  # fmt: skip
    for state, seen, _ in said["lacks-price"]:
        cost = state.game.cost if state.question == "reload" else state.game.grab_cost
        assert not state.can_pay(state.player, cost[seen.number])
    for state, seen, values in said["lacks-reach"]:
        assert SQUARE + seen.place not in state.options
        assert not state.game.places.reach(state.pos[state.player], values["far"]) >> seen.place & 1
    for state, seen, _ in said["lacks-loaded"]:
        assert seen.number not in state.loaded
        assert CARD + seen.number not in state.options
