"""The order in which captured units are rotated when both players have captured some."""

from __future__ import annotations

from types import ModuleType

import pytest

from cardpress_engines.kernel.state import NO_ANSWER
from cardpress_engines.neuroshima_hex.game import load
from cardpress_engines.neuroshima_hex.moves import turn_each_taken


@pytest.mark.parametrize(("active", "hexes"), [(0, ["c3", "c4"]), (1, ["a1", "a2"])])
def test_the_active_player_turns_first(hex_data: ModuleType, active: int, hexes: list[str]) -> None:
    """HEX-116: where both have units to turn the player whose turn it is begins, with units of their own."""
    units = {"c3": "vegas_bodyguard", "c4": "vegas_shooter", "a1": "moloch_guard", "a2": "moloch_hybrid"}
    game = load(hex_data, {"armies": ["vegas", "moloch"], "partial": True})
    state = game.new(
        {
            "turn": active + 1,
            "board": {"e3": "vegas_hq", "e1": "moloch_hq", **units},
            "hands": [["vegas_battle"], ["moloch_battle"]],
        }
    )
    taken = [unit for unit in state.piece_at if unit >= 0 and game.designs[game.design_of[unit]].kind != "hq"]
    state.owed = [(unit, unit) for unit in taken]

    turn_each_taken(state, NO_ANSWER, None)

    assert (state.player, game.action_names(state, state.options)) == (active, hexes)
