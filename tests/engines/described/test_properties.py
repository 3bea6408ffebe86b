"""Described games are held to what every engine is held to: the starter that plays, and games of every kind."""

from __future__ import annotations

from random import Random

import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import api_test
from tests.engines.described.folders import JUDGED, POTIONS, load_folder
from tests.engines.properties.checks import CHECKS, Check, returns_come_at_the_end
from tests.engines.properties.test_golden import perft
from tests.engines.properties.walks import at_random, by_numbers, stubborn, walk
from tests.engines.properties.ways import ENDLESS, Way, described_ways, game_of, loader
from tests.sampling import IS_WHOLE, one_of

from cardpress_engines.adapters.open_spiel import parameters_of, register
from cardpress_engines.adapters.pettingzoo import env
from cardpress_engines.bots.default_model import DefaultSearchModel
from cardpress_engines.bots.search import SearchPolicy
from cardpress_engines.described import statistics
from cardpress_engines.described.bot.greedy import greedy
from cardpress_engines.kernel.search_model import SearchBudget
from cardpress_engines.kernel.state import GameState

USUAL = (
    "potions",
    "coup",
    "crazy_eights",
    "goofspiel",
    "hearts",
    "leduc_poker",
    "liars_dice",
    "scopa",
    "connect_four",
)
"""Effects on cards, bluffs, hands, choices at the same time, tricks, bets, dice, sets of cards, a board."""
WAYS = [way for way in described_ways() if IS_WHOLE or way.name in USUAL]
HIDDEN = [way for way in WAYS if way.name in {POTIONS, "crazy_eights", "coup"}]
every_way = pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.name}-{way.number}")
every_check = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
PERFT = {
    "connect_four": (7, 49, 343, 2401),
    "othello": (4, 12, 56, 244),
    "tic_tac_toe": (9, 72, 504, 3024),
}
"""How many ways lead on from the beginning of well-known games, as OpenSpiel's count."""


@every_way
@every_check
def test_property_holds_in_random_games(way: Way, check: Check) -> None:
    """Each property of every engine holds in a game of random actions; `make soak` plays many more."""
    check(game_of(way), at_random(1), Random(1))


@pytest.mark.parametrize("way", [way for way in WAYS if way.name not in ENDLESS], ids=str)
@pytest.mark.parametrize("place", [2, 0], ids=["second", "last"])
def test_stubborn_games_end(way: Way, place: int) -> None:
    """A game ends in time even when everybody always takes the second or the last legal action."""
    returns_come_at_the_end(game_of(way), stubborn(place, 1), Random(1))


@every_check
@settings(max_examples=20 if IS_WHOLE else 3)
@given(numbers=st.lists(st.integers(0, 99), max_size=60), way=st.sampled_from(WAYS))
def test_property_holds_whatever_is_chosen(check: Check, numbers: list[int], way: Way) -> None:
    """Each property holds after any beginning of a game."""
    check(game_of(way), by_numbers(numbers, len(numbers)), Random(len(numbers)))


@pytest.mark.parametrize("name", PERFT)
def test_as_many_ways_lead_on_as_is_known(name: str) -> None:
    """From the beginning of a well-known game as many sequences of actions lead on as others have counted."""
    counts, state = PERFT[name], load_folder(JUDGED, name, 2).new()

    assert tuple(perft(state, depth + 1) for depth in range(len(counts))) == counts


@pytest.mark.parametrize("way", one_of(WAYS, "OpenSpiel") if not IS_WHOLE else WAYS, ids=lambda way: way.name)
def test_openspiel_accepts_them(way: Way) -> None:
    """OpenSpiel's judge finds nothing wrong: order, chances, copies, serialisation, returns, bounds."""
    given = ",".join(f"{member}={value}" for member, value in parameters_of(way.setup).items())
    game = pyspiel.load_game(f"{register(way.name, loader(way.name))}({given})")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize("way", one_of(WAYS, "PettingZoo") if not IS_WHOLE else WAYS, ids=lambda way: way.name)
def test_pettingzoo_accepts_them(way: Way) -> None:
    """PettingZoo's judge finds nothing wrong: agents, spaces, masks, rewards, the end."""
    environment = env(game_of(way))
    environment.reset(seed=1)

    api_test(environment, num_cycles=100)


@pytest.mark.parametrize("way", HIDDEN, ids=lambda way: way.name)
def test_search_looks_at_nothing_hidden(way: Way) -> None:
    """A player that thinks does the same on every table its player cannot tell from this one."""
    state = _where_something_is_hidden(way)
    others = [state.redeal_hidden(state.current_player(), Random(seed)) for seed in range(2)]
    chosen = []
    for table in (state, *others):
        thinker = DefaultSearchModel(statistics, greedy)
        thinker.effort = SearchBudget(width=1, depth=1, whole=2, rounds=((3, 1),), turns=1, steps=2)
        chosen.append(SearchPolicy(lambda game, thinker=thinker: thinker)(table, Random(4)))  # type: ignore[misc]
    assert chosen == [chosen[0]] * 3


def _where_something_is_hidden(way: Way) -> GameState:
    """A decision between several actions of a player who does not know everything."""
    for state in walk(game_of(way), at_random(5)):
        player = state.current_player()
        if player >= 0 and len(state.options) > 2 and state.redeal_hidden(player, Random(0)).key() != state.key():
            return state
    raise AssertionError("everything lies open")
