"""Turns, repetition, phases, who does something, and what ends early."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engines.described.small_games import do, play_out, small_game

from cardpress_engines.described.raw import load_raw

POINT: dict[str, Any] = {"op": "gain", "resource": "point", "amount": 1}
COUNTERS = {"point": {}, "round": {"shared": True}}


def _score(*course: Any, players: int = 2, **play: Any) -> list[int]:
    game = small_game(players, counters=COUNTERS, course=list(course), score={"counter": "point"}, **play)
    state = play_out(game.new())
    return [state.score(player)[0] for player in range(players)]


def test_turns_go_round_so_often() -> None:
    """Each player has a turn a round, from the first on."""
    assert _score({"op": "turns", "rounds": 2, "do": POINT}, players=3) == [2, 2, 2]


def test_turns_end_when_their_condition_holds_after_a_turn() -> None:
    """The condition of turns is asked after each turn, about whoever had it."""
    until = {"condition": "has", "resource": "point", "at_least": 2}
    assert _score({"op": "turns", "until": until, "do": POINT}) == [2, 1]


def test_turns_begin_with_whom_they_say() -> None:
    """`from` names who has the first turn, and a round ends with the player before."""
    until = {"condition": "has", "resource": "point", "at_least": 1}
    assert _score({"op": "turns", "from": {"seat": 2}, "until": until, "do": POINT}, players=3) == [0, 1, 0]


def test_a_turn_can_be_had_again_and_given_to_another() -> None:
    """`again` gives the same player one more turn, `next` says whose turn comes."""
    again = {
        "op": "if",
        "condition": {"condition": "has", "resource": "point", "at_most": 1},
        "do": {"op": "again"},
    }
    assert _score({"op": "turns", "rounds": 1, "do": [POINT, again]}, players=2) == [2, 2]
    back = {"op": "next", "who": {"seat": 1}}
    until = {"condition": "has", "resource": "point", "at_least": 3}
    assert _score({"op": "turns", "until": until, "do": [POINT, back]}, players=3) == [3, 0, 0]


@pytest.mark.parametrize(
    ("what", "expected"), [("turn", [0, 0]), ("turns", [9, 9]), ("repeat", [9, 9]), ("game", [0, 0])]
)
def test_end_leaves_what_it_names(what: str, expected: list[int]) -> None:
    """What is ended early does nothing more; the game goes on behind it, unless the game ends."""
    leave = {"op": "end", "what": what}
    inner = {"op": "turns", "rounds": 1, "do": [leave, POINT]}
    if what == "repeat":
        inner = {"op": "repeat", "times": 3, "do": [leave, POINT]}
    behind = {"op": "gain", "resource": "point", "amount": 9, "who": "each_player"}
    course = [inner] if what == "turn" else [inner, behind]
    assert _score(*course) == expected


def test_who_leaves_takes_no_part_until_the_turns_are_over() -> None:
    """A player who leaves is passed over, and takes part again when the turns are over."""
    leave = {
        "op": "if",
        "condition": {"condition": "player", "who": "you", "is": {"seat": 2}},
        "do": {"op": "leave"},
        "otherwise": POINT,
    }
    turns = {"op": "turns", "rounds": 3, "do": leave}
    assert _score(turns, {"op": "by", "who": "each_remaining", "do": POINT}, players=3) == [4, 1, 4]


def test_the_last_who_has_not_lost_wins() -> None:
    """Whoever loses the game is out of it; the last one left has won."""
    game = small_game(3, course=[{"op": "turns", "do": {"op": "lose_game", "who": {"next": "you"}}}])
    assert play_out(game.new()).returns() == [-1.0, -1.0, 2.0]


def test_a_round_is_finished_when_the_game_ends_after_it() -> None:
    """An end `after` the round lets everybody have the same number of turns."""
    end = {"when": {"condition": "has", "resource": "point", "at_least": 2}, "after": "round"}
    assert _score({"op": "turns", "do": POINT}, players=3, end=end) == [2, 2, 2]


def test_together_asks_even_when_there_is_no_alternative() -> None:
    """While all choose at once nobody may learn from a missing question that another has no choice."""
    choose = {"op": "put", "what": {"pick": "one", "zone": "hand"}, "to": "chosen"}
    setup = {"op": "deal", "amount": 1}
    zones = {"chosen": {"owned": True, "seen": "owner"}}
    game = small_game(2, setup=setup, zones=zones, course=[{"op": "together", "do": choose}])
    state = do(game.new(), "clubs_six")
    assert (state.current_player(), len(state.legal_actions())) == (1, 1)
    assert state.observation(1)[:-1] == do(game.new(), "clubs_six").observation(1)[:-1]


def test_all_win_or_lose_together() -> None:
    """Whoever plays against the game itself wins or loses with all others, which is no draw."""
    alike = {op: small_game(course={"op": op, "who": "each_player"}) for op in ("win", "lose_game")}
    ends = {op: play_out(game.new()).returns() for op, game in alike.items()}

    assert ends == {"win": [1.0, 1.0], "lose_game": [-1.0, -1.0]}
    assert not any(game.zero_sum for game in alike.values())


def test_what_waits_for_a_loss_comes_before_the_next_one_gives() -> None:
    """Of several players who are stolen from each loses, and what waits for that happens, before the next one."""
    loses = {"event": "loses", "who": "anyone", "resource": "point"}
    last_has = {"op": "gain", "resource": "seen", "amount": {"counter": "point", "who": {"seat": 3}}}
    steal = {"op": "steal", "resource": "point", "amount": 1, "from": "each_opponent"}
    play = {
        "players": {"least": 3, "most": 3},
        "zones": {"table": {"owned": True, "active": True, "starts": ["watcher", "none", "none"]}},
        "counters": {"point": {"start": 5}, "seen": {}},
        "course": {"op": "turns", "rounds": 1, "who": {"seat": 1}, "do": steal},
        "score": {"counter": "seen"},
    }
    watcher = {"kind": "card", "ability": {"op": "when", "event": loses, "do": last_has}}
    game = load_raw(play, {"watcher": watcher}, {"watcher": [("watcher", 1)], "none": []}, 3)
    assert game.new().score(0) == (5 + 4,)
