"""Event cards: none exceeds the limits of the box on random states; some of them are checked by name."""

from __future__ import annotations

from random import Random
from types import ModuleType

from tests.engines.carnomorphs.boards import after, board, excess, failures

from cardpress_engines.carnomorphs.game import Carnomorphs
from cardpress_engines.carnomorphs.setup import Setup
from cardpress_engines.kernel.state import TERMINAL

BOARDS = 25
"""Of each event card; `make soak SEEDS=1000` goes over a thousand."""


def test_events_leave_the_limits_intact(data: ModuleType) -> None:
    """CARN-01, CARN-03, CARN-128: no event card brings more figures, tokens or markers than the box holds."""
    games = [Carnomorphs(data, Setup(players)) for players in (1, 3, 5)]

    assert [fault for seed in range(BOARDS) for fault in failures(games[seed % 3], seed)] == []


def test_the_check_of_limits_bites(data: ModuleType) -> None:
    """A marker too many is seen, and so is a token that is gone."""
    game = Carnomorphs(data, Setup(2))
    state = board(game, Random(1), game.events[0])
    state.malfunctions = 0
    state.fires = (1 << 9) - 1
    assert excess(state) == ["burns"]
    state.fires = 0
    state.bag.pop()
    assert excess(state) == ["tokens"]


def test_boards_are_of_all_kinds(data: ModuleType) -> None:
    """On the boards there are fights, deaths, markers that explode the ship, and every procedure of the enemy.

    Whatever happens is of a player or of nobody, and of something there is or of nothing.
    """
    game, seen = Carnomorphs(data, Setup(3)), set[str]()
    for seed in range(BOARDS):
        for event in game.events:
            random = Random(f"{seed} {event}")
            state = board(game, random, event)
            state.events = []
            for now in after(state, random):
                seen.add("over" if now.current_player() == TERMINAL else now.question)
            seen |= {happening[0] for happening in state.events}
            assert all(-1 <= happening[1] < game.num_players for happening in state.events)
            assert all(-1 <= happening[2] < game.num_actions for happening in state.events)

    assert {"over", "attack_card", "noise_roll", "token", "explode", "die", "creep"} <= seen
    assert {"burn", "fail", "close", "break_door", "leave", "scan", "mutation", "appear", "encounter"} <= seen
