"""A game that players put off comes to an end all the same, or is said to have none."""

from __future__ import annotations

import pytest
from tests.engines.described.small_games import small_game

from cardpress_engines.cardplay.counts import play_out
from cardpress_engines.described.bot.greedy import greedy
from cardpress_engines.kernel.json_input import InputError

WAIT = {"do": {"op": "gain", "amount": 0, "resource": "point"}}
BEHIND = {"condition": "number", "of": {"counter": "point"}, "is": 0}
FINISH = {"if": BEHIND, "do": {"op": "gain", "amount": 1, "resource": "bell"}}


def game(**actions):
    """A game that the bell ends, in which the second player has a point more."""
    return small_game(
        counters={"point": {}, "bell": {"shared": True}},
        setup={"op": "gain", "amount": 1, "resource": "point", "who": {"seat": 2}},
        course={"op": "turns", "do": {"op": "act", "of": list(actions)}},
        actions=actions,
        end={"when": {"condition": "number", "of": {"counter": "bell"}, "at_least": 1}},
        score={"counter": "point"},
    )


def test_a_defeat_is_not_put_off_for_ever():
    """Where only who is behind can ring the bell, greedy players ring it some time."""
    state = game(wait=WAIT, finish=FINISH).new()
    for _ in play_out(state, greedy, 1):
        pass
    assert state.returns() == [-1.0, 1.0]


def test_a_game_without_an_end_is_an_error(monkeypatch):
    """Where nobody can ring it, a counted game stops and names its seed."""
    monkeypatch.setattr("cardpress_engines.cardplay.counts.LONGEST_GAME", 200)
    with pytest.raises(InputError, match="seed 7 has no end after 200 decisions"):
        list(play_out(game(wait=WAIT, look=WAIT).new(), lambda state, random: state.sample(random), 7))
