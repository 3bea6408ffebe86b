"""When a game ends, how many turns everybody had, and who has won."""

from __future__ import annotations

from collections import Counter
from types import ModuleType
from typing import Any

import pytest
from tests.engines.mephisto.happenings import Told, played
from tests.engines.mephisto.tables import (
    TEAMS,
    cards,
    cards_left,
    counter,
    favor,
    mephisto,
    piles,
    shown_player,
)
from tests.sampling import IS_WHOLE

from cardpress_engines.kernel.state import TERMINAL


def _after_runs(told: list[Told]) -> list[list[Told]]:
    """What happens after each time the deck ran out, up to the next."""
    runs = [at for at, each in enumerate(told) if each.what == "run_out"]
    return [told[begin + 1 : end] for begin, end in zip(runs, [*runs[1:], len(told)], strict=True)]


def _turns(told: list[Told]) -> list[int]:
    """Whose turns began."""
    return [each.player for each in told if each.what == "turn"]


def test_two_players_have_equally_many_turns() -> None:
    """MEPH-81, MEPH-82: with two players both have had as many turns, whoever started and emptied the deck."""
    ended_by, started = Counter[bool](), set()
    for seed in range(40 if IS_WHOLE else 20):
        state, told = played(mephisto(), seed)
        starter, turns = shown_player(state, "starting_player"), Counter(_turns(told))
        first = next(at for at, each in enumerate(told) if each.what == "run_out")
        assert turns[0] == turns[1] > 0
        by_starter = _turns(told[:first])[-1] == starter
        after = [player for events in _after_runs(told) for player in _turns(events)]
        assert after == ([1 - starter] if by_starter else [])
        ended_by[by_starter] += 1
        started.add(starter)

    assert started == {0, 1}
    assert min(ended_by.values()) > 5


@pytest.mark.parametrize("way", [(3,), (4,), (4, TEAMS)], ids=str)
def test_more_players_play_a_second_deck(way: tuple[Any, ...]) -> None:
    """MEPH-83, MEPH-88, MEPH-95: with three or more the deck runs out twice; that turn is the last."""
    for seed in range(8 if IS_WHOLE else 4):
        state, told = played(mephisto(*way), seed)
        runs = _after_runs(told)
        assert len(runs) == counter(state, "emptied_decks")[0] == 2
        assert not _turns(runs[1])
        assert cards_left(state) == 0


def test_an_empty_second_deck_is_out_at_once(data: ModuleType) -> None:
    """MEPH-83, MEPH-88: when the first deck runs out and nothing was discarded, that turn is the last."""
    rest = [card for card, copies in data.DECKS["dungeon"] for _ in range(copies) if card != "spear"]
    state = mephisto(3).new({"hand": [[], rest], "deck": ["spear"]})
    turn = state.all_turns

    while state.current_player() != TERMINAL:
        assert (state.active, counter(state, "emptied_decks")[0]) in {(0, 0), (0, 1), (0, 2)}
        assert state.current_player() < 0 or counter(state, "emptied_decks")[0] == 2
        state.apply_action(state.legal_actions()[0])
    assert state.all_turns == turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_most_soul_points_win(players: int) -> None:
    """MEPH-10, MEPH-84 to MEPH-87: who wins has the most soul points, ties go by favor, then by equipment."""
    decided = 0
    for seed in range(30 if IS_WHOLE else 20):
        state, _ = played(mephisto(players), seed)
        worth = state.game.data.COMPONENTS  # type: ignore[attr-defined]  # of every engine
        points = [sum(worth[card].souls for card in souls) for souls in cards(state, "souls")]
        standings = list(zip(points, favor(state), map(len, piles(state, "gear")), strict=True))
        best = [player for player in range(players) if standings[player] == max(standings)]
        won = [player for player, share in enumerate(state.returns()) if share > 0]
        assert won == (best if len(best) < players else [])
        assert all(share == -1 for player, share in enumerate(state.returns()) if player not in best)
        decided += points.count(max(points)) == 1
    assert decided > 10
