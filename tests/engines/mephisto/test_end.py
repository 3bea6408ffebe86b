"""When a game ends, how many turns everybody had, and who has won."""

from __future__ import annotations

from collections import Counter
from types import ModuleType

import pytest
from tests.engines.properties.walks import at_random, walk

from cardpress_engines.kernel.state import TERMINAL, Happening
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.state import MephistoState


def _played(game: Mephisto, seed: int) -> tuple[MephistoState, list[Happening]]:
    """A random game at its end, and all that happened."""
    told: list[Happening] = []
    for state in walk(game, at_random(seed)):
        state.events = told
    assert state.current_player() == TERMINAL
    return state, told


def _after_runs(told: list[Happening]) -> list[list[Happening]]:
    """What happens after each time the deck ran out, up to the next."""
    runs = [i for i, event in enumerate(told) if event[0] == "run_out"]
    return [told[begin + 1 : end] for begin, end in zip(runs, [*runs[1:], len(told)], strict=True)]


def test_two_players_have_equally_many_turns(data: ModuleType) -> None:
    """MEPH-81, MEPH-82: with two players both have had as many turns, whoever started and emptied the deck."""
    game, ended_by, started = Mephisto(data, Setup(players=2)), Counter[bool](), set()
    for seed in range(40):
        state, told = _played(game, seed)
        turns = Counter(player for what, player, *_ in told if what == "turn")
        first = next(event for event in told if event[0] == "run_out")
        assert turns[0] == turns[1] > 0
        by_starter = first[1] == state.starter
        after = [player for what, player, *_ in _after_runs(told)[0] if what == "turn"]
        again = [player for events in _after_runs(told)[1:] for what, player, *_ in events if what == "turn"]
        assert after + again == ([1 - state.starter] if by_starter else [])
        ended_by[by_starter] += 1
        started.add(state.starter)

    assert started == {0, 1}
    assert min(ended_by.values()) > 5


@pytest.mark.parametrize("setup", [Setup(players=3), Setup(players=4), Setup(players=4, teams=True)], ids=str)
def test_more_players_play_a_second_deck(data: ModuleType, setup: Setup) -> None:
    """MEPH-83, MEPH-88, MEPH-95: with three or more the deck runs out twice; that turn is the last."""
    game = Mephisto(data, setup)
    for seed in range(8):
        state, told = _played(game, seed)
        runs = _after_runs(told)
        assert len(runs) == state.rounds == 2
        assert not [event for event in runs[1] if event[0] == "turn"]
        assert state.cards_left() == 0


def test_an_empty_second_deck_is_out_at_once(data: ModuleType) -> None:
    """MEPH-83, MEPH-88: when the first deck runs out and nothing was discarded, that turn is the last."""
    game = Mephisto(data, Setup(players=3))
    rest = [card for card, copies in data.DECKS["dungeon"] for _ in range(copies) if card != "spear"]
    state = game.new({"hands": [[], rest], "dungeon": [[None, None]] * 3, "deck": ["spear"], "step": "draw"})

    while state.current_player() != TERMINAL:
        assert (state.active, state.rounds) == (0, 2)
        state.apply_action(state.legal_actions()[0])
    assert state.turns == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_most_soul_points_win(data: ModuleType, players: int) -> None:
    """MEPH-10, MEPH-84 to MEPH-87: who wins has the most soul points, ties go by favor, then by equipment."""
    game, decided = Mephisto(data, Setup(players=players)), 0
    for seed in range(30):
        state, _ = _played(game, seed)
        points = [sum(game.souls[card] for card in souls) for souls in state.souls]
        standings = list(zip(points, state.favor, map(len, state.gear), strict=True))
        best = [player for player in range(players) if standings[player] == max(standings)]
        won = [player for player, share in enumerate(state.returns()) if share > 0]
        assert won == (best if len(best) < players else [])
        assert all(share == -1 for player, share in enumerate(state.returns()) if player not in best)
        decided += points.count(max(points)) == 1
    assert decided > 10
