"""Rotating the board or reordering lists of tiles changes nothing, and netted units stay put, in all armies."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engines.neuroshima_hex.boards import PAIRS, battle_on, crowded_position, decisions, match
from tests.engines.neuroshima_hex.claims import SYMMETRIES

from cardpress_engines.kernel.state import TERMINAL
from cardpress_engines.neuroshima_hex import battle
from cardpress_engines.neuroshima_hex.actions import HEX, MARKER, MOVE, PLAY, USE
from cardpress_engines.neuroshima_hex.hexes import (
    AROUND,
    COORDINATES,
    COUNT,
    INNER,
    LINES,
    NAMES,
    NEIGHBORS,
    NOWHERE,
    distance,
    rotate,
)  # fmt: skip
from cardpress_engines.neuroshima_hex.state import HexState

FREE = frozenset(
    {"move", "turn", "relocate", "trade", "trade_with", "push", "push_whom", "pull", "pull_whom", "drag"}
)
"""Questions about units that are moved, turned or move others: none of these is netted."""


def test_the_board() -> None:
    """BASE-01: 19 hexes in columns of 3, 4, 5, 4, 3; 12 on the rim, 7 inside."""
    columns = [sum(name[0] == column for name in NAMES) for column in "abcde"]

    assert (COUNT, columns, len(INNER)) == (19, [3, 4, 5, 4, 3], 7)
    assert sorted(len(around) for around in AROUND) == [3] * 6 + [4] * 6 + [6] * 7


def test_neighbors_are_mutual() -> None:
    """BASE-01: over the opposite edge the neighbor's neighbor is the hex itself; a line goes on over one edge."""
    for hex_ in range(COUNT):
        for direction, other in enumerate(NEIGHBORS[hex_]):
            assert other == NOWHERE or NEIGHBORS[other][(direction + 3) % 6] == hex_
            assert [distance(hex_, each) for each in LINES[hex_][direction]] == list(
                range(1, len(LINES[hex_][direction]) + 1)
            )


@pytest.mark.parametrize("steps", range(7))
def test_hexes_turn_with_their_neighbors(steps: int) -> None:
    """BASE-01: turned by so many sixths, what lay over an edge lies over the edge so many further on."""
    assert sorted(rotate(hex_, steps) for hex_ in range(COUNT)) == list(range(COUNT))
    assert rotate(COORDINATES.index((0, -2)), 1) == COORDINATES.index((2, -2))
    for hex_ in range(COUNT):
        for direction, other in enumerate(NEIGHBORS[hex_]):
            there = NEIGHBORS[rotate(hex_, steps)][(direction + steps) % 6]
            assert there == (NOWHERE if other == NOWHERE else rotate(other, steps))


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_turned_game_is_the_same_game(hex_data: ModuleType, pair: tuple[str, str]) -> None:
    """BASE-01, BASE-11: all hexes and facings turned by the same sixths, every decision of a game is the same."""
    game = match(hex_data, pair)
    for seed, symmetry in enumerate(SYMMETRIES):
        twin, random = game.new(), Random(seed)
        for state in decisions(game, seed):
            mapped = sorted(symmetry.action(state, action) for action in state.legal_actions())
            assert twin.legal_actions() == mapped
            assert game.describe_state(twin) == symmetry.position(state, game.describe_state(state))
            if state.current_player() != TERMINAL:
                twin.apply_action(symmetry.action(state, state.sample(random)))


def _place_in(order: list[str], given_: dict[str, dict[str, object]]) -> dict[str, object]:
    return {**given_, "board": {name: given_["board"][name] for name in order}}


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), units=st.integers(6, 16), causer=st.integers(0, 1))
def test_the_order_of_tiles_means_nothing(
    hex_data: ModuleType, pair: tuple[str, str], seed: int, units: int, causer: int
) -> None:
    """BASE-22, BASE-37: tiles listed in another order are netted alike, ask alike and fight the same battle."""
    game, random = match(hex_data, pair), Random(seed)
    position = crowded_position(game, seed, units)
    if not position:
        return
    order = list(position["board"])
    random.shuffle(order)
    one, other = battle_on(game, position, causer), battle_on(game, _place_in(order, position), causer)
    while one.current_player() != TERMINAL:
        assert (other.player, other.question, other.legal_actions()) == (
            one.player,
            one.question,
            one.legal_actions(),
        )
        action = one.sample(random)
        one.apply_action(action)
        other.apply_action(action)
    assert game.describe_state(other) == game.describe_state(one)


def test_who_is_netted_does_nothing(hex_data: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """BASE-34: a netted unit neither attacks nor is used, moved or turned; the Mephisto HQ is."""
    attack = battle.attack
    attacked: list[bool] = []

    def check_netted(state: HexState, piece: int) -> None:
        attacked.append(state.board.is_free(piece) and piece not in state.paralysed)
        attack(state, piece)

    monkeypatch.setattr(battle, "attack", check_netted)
    netted = 0
    for seed, pair in enumerate(PAIRS * 5):
        for state in decisions(match(hex_data, pair), seed):
            free = state.board.is_free
            netted += sum(not free(unit) for unit in state.board.units)
            assert all(free(state.piece_at[action - first]) for action, first in _about_units(state))
    assert all(attacked)
    assert min(len(attacked), netted) > 300


def _about_units(state: HexState) -> list[tuple[int, int]]:
    """Actions that move, turn or use a unit, with the number that hexes begin at in them."""
    found = [
        (action, HEX) for action in state.legal_actions() if HEX <= action < MARKER and state.question in FREE
    ]
    if state.question == "act":
        found += [(action, MOVE) for action in state.legal_actions() if MOVE <= action < USE]
        found += [(action, USE) for action in state.legal_actions() if USE <= action < PLAY]
    return found
