"""Why cards of Mephisto are no answers."""

from __future__ import annotations

from tests.engines.obstacles import obstacles_said

from cardpress_engines.mephisto.actions import CARD, PIECE, SPACE


def test_what_is_said_of_a_card_is_so() -> None:
    """A price is said that the hand cannot pay, a lane the card is not in, an activation that was."""
    said = obstacles_said("mephisto", 1500, 4)

    assert said.keys() >= {
        "lacks-owner", "lacks-cards", "lacks-summon", "lacks-monster", "lacks-before-turn", "lacks-before-lane",
        "lacks-loot", "lacks-fight", "lacks-lane", "lacks-activation", "lacks-activated", "lacks-weapon",
        "lacks-range", "lacks-soul",
    }  # fmt: skip
    for state, seen, values in said["lacks-cards"]:
        assert (
            values["cost"] == state.game.cost[seen.number] > values["others"] == len(state.hands[seen.owner]) - 1
        )
    for state, seen, values in said["lacks-range"]:
        assert values == {"own": state.lane[seen.number], "lane": state.fight[1]}
        assert values["own"] != values["lane"]
    for message, first, by_place in (
        ("lacks-cards", CARD, False), ("lacks-summon", CARD, False), ("lacks-activated", PIECE, False),
        ("lacks-range", PIECE, False), ("lacks-lane", SPACE, True), ("lacks-loot", SPACE, True),
    ):  # fmt: skip
        for state, seen, _ in said[message]:
            assert first + (seen.place if by_place else seen.number) not in state.options
