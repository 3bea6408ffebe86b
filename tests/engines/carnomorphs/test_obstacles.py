"""Why cards, rooms and figures of Carnomorphs are no answers."""

from __future__ import annotations

from tests.engines.obstacles import obstacles_said

from cardpress_engines.carnomorphs.actions import CARD, FIGURE, ROOM


def test_what_is_said_of_a_card_or_room_is_so() -> None:
    """A price is said that the hand cannot pay, a way that is closed, and only of what cannot be chosen."""
    said = obstacles_said("carnomorphs", 3000, 1, players=2)

    assert said.keys() >= {
        "lacks-cards", "lacks-contamination", "lacks-peace", "lacks-combat", "lacks-target", "lacks-way",
        "lacks-move", "lacks-room", "lacks-here",
    }  # fmt: skip
    for _, _, values in said["lacks-cards"]:
        assert values["there"] < values["cost"]
    for state, seen, _ in said["lacks-way"]:
        assert ROOM + seen.place not in state.options
        assert not state.game.places.open_to(state.pos[state.player], state.closed) >> seen.place & 1
    for state, seen, _ in said["lacks-contamination"]:
        assert CARD + seen.number not in state.options
    for state, seen, _ in said["lacks-here"]:
        assert FIGURE + seen.number not in state.options
