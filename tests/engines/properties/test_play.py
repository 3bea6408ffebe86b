"""The properties every game inherits, on games played at random, stubbornly, and by numbers Hypothesis draws."""

from __future__ import annotations

import gc
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engines.properties.checks import CHECKS, Check, returns_come_at_the_end
from tests.engines.properties.walks import at_random, by_numbers, stubborn, walk
from tests.engines.properties.ways import Way, all_ways, game_of, sample
from tests.sampling import IS_WHOLE

SEEDS = range(2 if IS_WHOLE else 1)
"""Games of each way; soak.py plays many more."""
WAYS = sample(all_ways())
every_way = pytest.mark.parametrize("way", WAYS, ids=str)
every_check = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)


@every_way
@every_check
def test_property_holds_in_random_games(way: Way, check: Check) -> None:
    """Each property of checks.py holds in games of random actions; `make soak` plays many more."""
    for seed in SEEDS:
        check(game_of(way), at_random(seed), Random(seed))


@every_way
@pytest.mark.parametrize("place", [1, 2, 0], ids=["first", "second", "last"])
def test_stubborn_games_end(way: Way, place: int) -> None:
    """A game ends in time even when everybody always takes the first, second or last legal action."""
    for seed in SEEDS:
        returns_come_at_the_end(game_of(way), stubborn(place, seed), Random(seed))


@every_way
def test_states_that_are_let_go_are_gone(way: Way) -> None:
    """No state leads back to itself: copies by the thousand leave the garbage collector nothing to look for."""
    game, pick = game_of(way), at_random(2)
    for state in walk(game, pick):  # what is worked out once for all games is there after one
        state.clone()
    gc.freeze()
    for state in walk(game, pick):
        copy = state.clone()
        if state.current_player() >= 0:
            copy.apply_action(copy.legal_actions()[-1])
            copy.observation(state.current_player())
    del state, copy

    assert gc.collect() == 0


@every_check
@settings(max_examples=12 if IS_WHOLE else 5)
@given(numbers=st.lists(st.integers(0, 99), max_size=60), way=st.sampled_from(WAYS))
def test_property_holds_whatever_is_chosen(check: Check, numbers: list[int], way: Way) -> None:
    """Each property of checks.py holds after any beginning of a game."""
    check(game_of(way), by_numbers(numbers, len(numbers)), Random(len(numbers)))
