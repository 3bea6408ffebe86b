"""Greedy plays every game by the rules, by what its player sees only, and well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate
from random import Random
from types import ModuleType

import pytest
from tests.engines.properties.claims import greedy_games
from tests.engines.properties.ways import Way, all_ways, game_of, one_of_each_game
from tests.sampling import IS_WHOLE

from cardpress_engines.bots.policies import policies, policy
from cardpress_engines.cardplay.games import names
from cardpress_engines.described.game import load
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState

WAYS = [way for way in all_ways() if "greedy" in policies(way.name)]
RIVALRIES = [way for way in WAYS if game_of(way).num_players > 1 and game_of(way).zero_sum]
RIVALS = one_of_each_game(RIVALRIES, "greedy")
CREWS = [way for way in WAYS if not game_of(way).zero_sum and game_of(way).returns_between == (0.0, 1.0)]
"""Ways in which each can win or lose, whatever the others do."""
GAMES = 5 if IS_WHOLE else 3
"""How many a greedy crew plays."""
ALIKE = 12 if IS_WHOLE else 6
"""How many decisions of one question are looked at in a game."""


def played(
    game: GameInterface, seats: Sequence[str], seed: int, look: Callable[[GameState], None] | None = None
) -> GameState:
    """A finished game; seats name a policy for each player, `look` is shown every decision."""
    random, state = Random(seed), game.new()
    by_seat = [policy(game.name, seat) for seat in seats]
    while (player := state.current_player()) != TERMINAL:
        if look is not None and player != CHANCE:
            look(state)
        state.apply_action(state.sample(random) if player == CHANCE else by_seat[player](state, random))
    return state


def _together(game: GameInterface, seat: int) -> list[int]:
    """A seat and those who win with it."""
    return sorted((seat, *game.seats.allies[seat]))


@cache
def _against_chance(way: Way, seed: int) -> float:
    """What greedy has at the end of a game against chance; each game in another seat, with who wins with it."""
    game = game_of(way)
    own = _together(game, seed % game.num_players)
    seats = ["greedy" if seat in own else "random" for seat in range(game.num_players)]
    return played(game, seats, seed).returns()[own[0]]


@pytest.mark.parametrize("way", RIVALS, ids=str)
def test_greedy_beats_random(way: Way) -> None:
    """Whoever plays by the worth of things beats chance in more than nine decided games of ten, in every seat."""
    games = greedy_games(way.name) // (1 if IS_WHOLE else 3)
    results = [_against_chance(way, seed) for seed in range(games)]
    won, lost = sum(result > 0 for result in results), sum(result < 0 for result in results)
    assert lost < 0.1 * games
    assert won > 0.9 * (won + lost) or won + lost == 0


@pytest.mark.parametrize("name", sorted({way.name for way in RIVALRIES}))
def test_most_ways_are_won(name: str) -> None:
    """Where a way to play lets nobody win it is one of few: in most, greedy wins games against chance."""
    rivalries = [way for way in (RIVALRIES if IS_WHOLE else RIVALS) if way.name == name]
    won = [way for way in rivalries if any(_against_chance(way, seed) > 0 for seed in range(3))]
    assert len(won) > len(rivalries) / 2


@pytest.mark.parametrize("way", CREWS, ids=str)
def test_a_greedy_crew_gets_further(way: Way) -> None:
    """Where all can win or lose together, greedy wins more often than chance does in ten times as many games."""
    game = game_of(way)
    chance = sum(sum(played(game, ["random"] * game.num_players, seed).returns()) for seed in range(10 * GAMES))
    greedy = (sum(played(game, ["greedy"] * game.num_players, seed).returns()) for seed in range(GAMES))
    assert any(won > chance for won in accumulate(greedy))  # no more games than it takes


def test_every_game_has_a_rivalry_or_a_crew() -> None:
    """No game that is played is left out of both."""
    assert {way.name for way in (*RIVALRIES, *CREWS)} == {*names()}


def test_greedy_alone_collects_souls(data: ModuleType) -> None:
    """Alone greedy earns a rank in every game of Mephisto and many times what chance does."""
    game = load(data, {"players": 1})
    greedy = [played(game, ["greedy"], seed).returns()[0] for seed in range(20)]
    chance = [played(game, ["random"], seed).returns()[0] for seed in range(20)]
    assert min(greedy) >= data.RULES.solitaire.easy_from
    assert sum(greedy) > 3 * sum(chance)


@pytest.mark.parametrize("way", one_of_each_game(WAYS, "hidden"), ids=str)
def test_what_is_hidden_changes_no_choice(way: Way) -> None:
    """Greedy does the same on every table its player cannot tell from this one, and leaves the table as it was."""
    game, dealer, questions = game_of(way), Random(7), Counter[str]()
    choose = policy(way.name, "greedy")

    def look(state: GameState) -> None:
        questions[state.question] += 1
        if questions[state.question] > ALIKE:
            return
        player, before = state.current_player(), state.key()
        other = state.redeal_hidden(player, dealer)
        questions["changed"] += other.key() != before
        assert choose(other, Random(3)) == choose(state, Random(3))
        assert state.key() == before

    if IS_WHOLE:
        played(game, ["greedy"] * game.num_players, 11, look)
    played(game, ["random"] * game.num_players, 11, look)
    assert questions["changed"] > 20 or game.num_players == 1 or not game.hands_hidden


def test_policies_by_name() -> None:
    """A policy nobody wrote is refused with the names of those there are."""
    assert policies("mephisto") == ["random", "greedy", "search"]
    with pytest.raises(ValueError, match="there are random, greedy, search"):
        policy("mephisto", "clever")
