"""What playtests count of a described game, though its instructions are run several at once."""

from __future__ import annotations

from typing import Any, cast

from tests.engines.described.small_games import play_out, small_game

from cardpress_engines.cardplay.batches import Coverage
from cardpress_engines.described import statistics
from cardpress_engines.kernel.statistics import GameStatistics


def test_operations_are_counted_one_by_one() -> None:
    """An operation that comes after another, with no question between, is counted as often as it happens."""
    point = {"op": "gain", "resource": "point", "amount": 1}
    turn = [point, {"op": "draw", "amount": 1}, {"op": "draw", "amount": 1}]
    asked = {"op": "choose_number", "at_most": 1, "as": "asked"}
    course = [{"op": "by", "who": "each_player", "do": asked}, {"op": "turns", "rounds": 2, "do": turn}]
    game: Any = small_game(2, counters={"point": {}}, course=course)
    coverage = Coverage(game)
    state = game.new()
    state.events = []
    play_out(state)

    counted = coverage.executions(game, cast(GameStatistics, statistics))
    assert (counted["gain"], counted["draw"]) == (4, 8)


def test_what_sets_a_game_up_is_counted() -> None:
    """An operation that runs before the first decision is counted, but not in states that a policy tries."""
    turns = {"op": "turns", "rounds": 1, "do": {"op": "choose_number", "at_most": 1, "as": "asked"}}
    gain = {"op": "gain", "resource": "point", "amount": 1}
    game: Any = small_game(2, counters={"point": {}}, setup=gain, course=turns)
    coverage = Coverage(game)
    coverage.begin(game)
    game.new()

    counted = coverage.executions(game, cast(GameStatistics, statistics))
    assert (counted["gain"], counted["turns"]) == (1, 1)


def test_joined_instructions_are_written_once() -> None:
    """What keeps the code of a game from before it was first run does not have it written at every step."""
    game = small_game(2, counters={"point": {}}, course={"op": "gain", "resource": "point", "amount": 1})
    segments = game.code
    game.code = kept = tuple(segments)
    play_out(game.new())
    written = list(segments)
    play_out(game.new())

    assert written != list(kept)
    assert list(segments) == written
