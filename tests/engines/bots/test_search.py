"""A player that thinks ahead plays by what its player sees, always alike, and keeps to what it has decided."""

from __future__ import annotations

from random import Random

import pytest
from tests.engines.properties.ways import Way, all_ways, game_of

from cardpress_engines.bots import policies
from cardpress_engines.bots.search import Searcher
from cardpress_engines.cardplay.games import names
from cardpress_engines.kernel.state import CHANCE, TERMINAL, State
from cardpress_engines.kernel.thinking import Effort

USUAL = [next(way for way in all_ways() if way.name == name and game_of(way).num_players > 1) for name in names()]
"""A way to play each game with others."""
LITTLE = Effort(width=1, depth=1, whole=2, rounds=((3, 1),), turns=1, steps=6)


def searcher(way: Way) -> Searcher:
    """A player that thinks very little."""
    thinker = policies.thinker(way.name, game_of(way))
    thinker.effort = LITTLE
    return Searcher(lambda game: thinker)


def in_the_middle(way: Way, decisions: int) -> State:
    """A state after so many decisions by chance, at a question with several answers."""
    random, state = Random(5), game_of(way).new()
    while state.current() != TERMINAL:
        if state.current() != CHANCE:
            decisions -= 1
            if decisions < 0 and len(state.options) > 2:
                break
        state.apply(state.sample(random))
    return state


@pytest.mark.parametrize("way", USUAL, ids=lambda way: way.name)
def test_what_is_hidden_changes_no_choice(way: Way) -> None:
    """It does the same on every table its player cannot tell from this one, leaves table and luck as they were."""
    state, luck = in_the_middle(way, 40), Random(3)
    before, player = state.key(), state.current()
    chosen = searcher(way)(state, luck)
    assert chosen in state.options
    assert (state.key(), luck.getstate()) == (before, Random(3).getstate())
    others = [state.redeal(player, Random(seed)) for seed in range(2)]
    assert [searcher(way)(other, Random(4)) for other in others] == [chosen, chosen]
    assert {other.key() for other in others} != {before} or not game_of(way).hands_hidden


def test_every_game_with_greedy_is_searched() -> None:
    """Whoever plays greedily can think ahead, whether the game tells anything for it or not."""
    assert [name for name in names() if "search" not in policies.policies(name)] == []
