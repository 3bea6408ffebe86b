"""Numbers of initiative as modules change them, printed ones that no tile has included."""

from __future__ import annotations

from types import ModuleType

import pytest
from tests.engines.neuroshima_hex.boards import match

from cardpress_engines.neuroshima_hex.hexes import NAMES
from cardpress_engines.neuroshima_hex.state import HexState

COMMANDO = NAMES.index("c3")


def _beside(data: ModuleType, printed: tuple[int, ...], around: dict[str, object]) -> HexState:
    """A Commando with other printed numbers in the middle, and what lies around it."""
    game = match(data, ("outpost", "moloch"))
    state = game.new({"board": {"c3": "outpost_commando", **around}})
    game.printed[state.piece_at[COMMANDO]].initiative = printed
    state.forget_arrangement()
    return state


SOURCES = {"c4": "outpost_hq", "c2": {"tile": "moloch_mother_module", "facing": 3}, "b1": "outpost_scoper"}
"""The Outpost's HQ, and a Mother that the Scoper has turned: both link to the middle."""


@pytest.mark.parametrize(
    ("printed", "one", "two"),
    [
        ((3,), [3, 2], [3, 2, 1]),
        ((3, 2), [3, 2, 1], [3, 2, 1, 0]),
        ((3, 1), [3, 2, 1], [3, 2, 1, 0]),
        ((2, 0), [2, 1, 0], [2, 1, 0]),
        ((1, 0), [1, 0], [1, 0]),
        ((0,), [0], [0]),
        ((), [], []),
    ],
)
def test_numbers_gained(hex_data: ModuleType, printed: tuple[int, ...], one: list[int], two: list[int]) -> None:
    """BASE-41: a source adds the number below the highest with none beneath it, two add two, none below zero."""
    single = _beside(hex_data, printed, {"c4": SOURCES["c4"]})
    double = _beside(hex_data, printed, SOURCES)

    assert single.board.segments(single.piece_at[COMMANDO]) == one
    assert double.board.segments(double.piece_at[COMMANDO]) == two


@pytest.mark.parametrize(
    ("printed", "slowed"), [((2,), (1, 0)), ((2, 1), (1, 0, 0)), ((1,), (0, 0)), ((0,), (0, 0))]
)
def test_gained_numbers_can_be_lowered(
    hex_data: ModuleType, printed: tuple[int, ...], slowed: tuple[int, ...]
) -> None:
    """BASE-24, BASE-39: a gained number lowered to zero keeps its place: not used yet, it acts there."""
    game = match(hex_data, ("outpost", "vegas"))
    state = game.new({"board": {"c3": "outpost_commando", "c4": "outpost_hq", "c2": "vegas_saboteur"}})
    game.printed[state.piece_at[COMMANDO]].initiative = printed
    state.forget_arrangement()

    assert state.board.initiatives(state.piece_at[COMMANDO]) == slowed


@pytest.mark.parametrize(("facing", "expected"), [(0, [4]), (1, [3])])
def test_a_bonus_follows_its_link(hex_data: ModuleType, facing: int, expected: list[int]) -> None:
    """BASE-38: a Scout raises every number of a unit on its link edges, and none beside them."""
    state = _beside(hex_data, (3,), {"d2": {"tile": "outpost_scout", "facing": facing}})

    assert state.board.segments(state.piece_at[COMMANDO]) == expected
