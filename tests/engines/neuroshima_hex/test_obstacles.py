"""Why tiles of Neuroshima Hex are no answers."""

from __future__ import annotations

from tests.engines.obstacles import obstacles_said

from cardpress_engines.neuroshima_hex.actions import MOVE, PLAY, USE


def test_what_is_said_of_a_tile_is_so() -> None:
    """A tile that cannot be played, moved or used is not among the choices, for the reason that is said."""
    said = obstacles_said("neuroshima_hex", 3000, 3)

    assert said.keys() >= {"lacks-owner", "lacks-target", "lacks-free", "lacks-net", "lacks-ability", "lacks-used"}
    for state, seen, _ in said["lacks-target"]:
        assert (PLAY + seen.number if seen.zone == "hands" else USE + seen.place) not in state.options
    for message in ("lacks-net", "lacks-ability"):
        for state, seen, _ in said[message]:
            assert not {MOVE + seen.place, USE + seen.place} & {*state.options} or seen.zone == "ground_at"
    for state, seen, _ in said["lacks-net"]:
        assert not state.board.is_free(seen.number)
