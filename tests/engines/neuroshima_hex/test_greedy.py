"""The greedy bot plays Neuroshima Hex legally, well, and the same way every time."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from cardpress_engines.bots.policies import policy
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.neuroshima_hex.actions import END_TURN, PLAY
from cardpress_engines.neuroshima_hex.bot.evaluation import (
    design_values,
    quick_value,
    state_after_battle,
    value_after_battle,
)
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex, load
from cardpress_engines.neuroshima_hex.state import HexState

GREEDY = policy("neuroshima_hex", "greedy")


@pytest.fixture(scope="module")
def game(hex_data: ModuleType) -> NeuroshimaHex:
    """A match of the two armies that are played."""
    return load(hex_data, {"armies": ["mephisto", "outpost"]})


def _play_match(game: NeuroshimaHex, greedy: set[int], seed: int, *, within: int = 6000) -> HexState:
    """A match, or its beginning, in which some seats play greedy and the others at random."""
    random, state = Random(seed), game.new()
    while (player := state.current_player()) != TERMINAL and len(state.log) < within:
        state.apply_action(
            GREEDY(state, random) if player != CHANCE and player in greedy else state.sample(random)
        )
    return state


def test_greedy_is_the_same_for_the_same_random(game: NeuroshimaHex) -> None:
    """The same seed and position give the same choice, and choosing leaves the state unchanged."""
    state = _play_match(game, {0, 1}, 3, within=40)
    seen = 0
    while state.current_player() != TERMINAL and seen < 12:
        if state.current_player() == CHANCE:
            state.apply_action(state.sample(Random(seen)))
            continue
        before = state.key()
        first, second = (GREEDY(other, Random(seen)) for other in (state, state.clone()))
        assert first == second
        assert state.key() == before
        state.apply_action(first)
        seen += 1
    assert seen == 12


def test_a_battle_is_begun_when_it_pays(game: NeuroshimaHex) -> None:
    """Greedy fights when its own units hit and the enemy's do not, and not the other way around."""
    pays = {"a1": "outpost_hq", "b1": {"tile": "mephisto_hq", "facing": 3}, "e3": "mephisto_claw"}
    beside = game.new({"turn": 1, "board": pays, "hands": [["mephisto_battle"]]})
    assert GREEDY(beside, Random(1)) == PLAY + _design(game, "mephisto_battle")
    harmed = {
        "a1": "outpost_hq", "e3": "mephisto_hq", "c3": {"tile": "outpost_annihilator", "facing": 4},
        "d3": "mephisto_claw", "d2": "mephisto_claw",
    }  # fmt: skip
    state = game.new({"turn": 1, "board": harmed, "hands": [["mephisto_battle"]]})
    assert GREEDY(state, Random(1)) != PLAY + _design(game, "mephisto_battle")


def _design(game: NeuroshimaHex, tile: str) -> int:
    return next(number for number, design in enumerate(game.designs) if design.id == tile)


def test_a_unit_is_turned_to_the_enemy(game: NeuroshimaHex) -> None:
    """Of all facings greedy takes one in which the unit hits the enemy's HQ."""
    board = {"c3": "mephisto_hq", "a1": "outpost_hq"}
    state = game.new({"turn": 2, "board": board, "hands": [[], ["outpost_brawler"]]})
    state.apply_action(PLAY + _design(game, "outpost_brawler"))
    while state.question in {"place", "face"}:
        state.apply_action(GREEDY(state, Random(2)))
    after = state_after_battle(state)
    assert after.hit_points[0] < state.hit_points[0]


def test_a_position_is_weighed_from_both_sides(game: NeuroshimaHex) -> None:
    """Every value of one player is the negative of the other's: quick, after a battle and at the end."""
    for seed in range(3):
        state = _play_match(game, set(), seed, within=90)
        assert quick_value(state, 0) == pytest.approx(-quick_value(state, 1))
        assert value_after_battle(state, 0) == pytest.approx(-value_after_battle(state, 1))
    over = _play_match(game, {0}, 1)
    assert quick_value(over, 0) == -quick_value(over, 1) > 100


def test_an_imagined_battle_is_a_battle(game: NeuroshimaHex) -> None:
    """The battle that greedy tries ends as the real one, and leaves the position as it was."""
    board = {"b2": {"tile": "mephisto_hq", "facing": 1}, "b1": "outpost_hq", "c2": "outpost_commando"}
    state = game.new({"turn": 1, "board": board, "hands": [["mephisto_battle"]]})
    imagined, before = state_after_battle(state), state.key()
    assert state.key() == before
    state.apply_action(PLAY + _design(game, "mephisto_battle"))
    assert imagined.hit_points == state.hit_points == [20, 19]
    assert imagined.piece_at == state.piece_at
    assert END_TURN not in imagined.log


def test_every_design_has_a_worth(game: NeuroshimaHex) -> None:
    """A unit that attacks twice as hard is worth more; an instant is worth nothing on the board."""
    on_board = design_values(game).on_board
    assert on_board[_design(game, "outpost_annihilator")] < on_board[_design(game, "outpost_mobile_armor")]
    assert on_board[_design(game, "mephisto_battle")] == 0
    assert (
        design_values(game).in_hand[_design(game, "outpost_sniper")]
        > design_values(game).in_hand[_design(game, "outpost_move")]
    )
