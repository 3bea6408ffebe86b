"""Enumerates whole turns and picks the best on average over determinised states."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.search_model import SearchModel
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState

AnySearchModel: TypeAlias = SearchModel[Any, Any]
Path: TypeAlias = tuple[Any, ...]
"""Intents, one after the other; greedy answers what they leave open, and plays the turn to its end."""
GREEDILY: Path = ()


def best(thinker: AnySearchModel, state: GameState[GameInterface], random: Random, meant: Path = GREEDILY) -> Path:
    """The turn that is best on average for the player who is asked, as seen from what this player knows.

    `meant`: how the player meant to go on, which is weighed again beside others.
    """
    player, effort = state.current_player(), thinker.effort_at(state)
    table, seed = thinker.determinize(state, player, random), random.getrandbits(32)
    found = candidates(thinker, table, seed) if effort.depth else [(each,) for each in thinker.intents(table)]
    paths = [*dict.fromkeys([GREEDILY, meant, *found[: effort.whole]])]
    if len(paths) == 1:
        return GREEDILY
    sums = dict.fromkeys(paths, 0.0)
    stages = [(1, len(paths), effort.alone), *((effort.turns, *each) for each in effort.rounds)]
    for turns, left, tables in stages:
        paths = sorted(paths, key=lambda path: -sums[path])[:left]  # greedy's own turn stands first among equals
        for _ in range(tables):
            table, seed = thinker.determinize(state, player, random), random.getrandbits(32)
            for path in paths:
                sums[path] += outcome(thinker, table.clone(), path, turns, Random(seed))
    return max(paths, key=lambda path: sums[path])


def candidates(thinker: AnySearchModel, table: GameState[GameInterface], seed: int) -> list[Path]:
    """Turns that look good on one table, the best first.

    Chance is the same for all of them. Of turns that lead to the same table by different ways one is kept.
    """
    player, turn, effort = table.current_player(), thinker.turn_number(table), thinker.effort_at(table)
    level: list[tuple[GameState[GameInterface], Path]] = [(table, ())]
    ended: list[tuple[float, Path]] = []
    known = set()
    for _ in range(effort.depth):
        going_on = []
        for before, path in level:
            for intent in thinker.intents(before):
                after = before.clone()
                pursue(thinker, after, intent, Random(seed))
                if (key := after.key()) in known:
                    continue
                known.add(key)
                if asks(thinker, after, player, turn):
                    going_on.append((thinker.value_in_turn(after, player), (*path, intent), after))
                else:
                    ended.append((thinker.value(after, player), (*path, intent)))
        going_on.sort(key=lambda each: -each[0])
        level = [(after, path) for _, path, after in going_on[: effort.width]]
    for after, path in level:
        finish(thinker, after, turn + 1, Random(seed))
        ended.append((thinker.value(after, player), path))
    ended.sort(key=lambda each: -each[0])
    return [path for _, path in ended]


def outcome(
    thinker: AnySearchModel, table: GameState[GameInterface], path: Path, turns: int, random: Random
) -> float:
    """What a table is worth to the player who is asked, after so many turns: the own one, and replies to it."""
    player, turn = table.current_player(), thinker.turn_number(table)
    for intent in path:
        if not asks(thinker, table, player, turn) or thinker.first_action(intent) not in table.options:
            break
        pursue(thinker, table, intent, random)
    finish(thinker, table, turn + turns, random)
    return thinker.value(table, player)


def pursue(thinker: AnySearchModel, table: GameState[GameInterface], intent: object, random: Random) -> None:
    """Do what an intent says, up to the next question to think about or to the end of the turn."""
    player, turn = table.current_player(), thinker.turn_number(table)
    table.apply_action(thinker.first_action(intent))
    for _ in range(thinker.effort.steps):
        if (
            table.current_player() == TERMINAL
            or thinker.turn_number(table) != turn
            or asks(thinker, table, player, turn)
        ):
            return
        said = legal_answer(thinker, table, intent) if table.current_player() == player else None
        _step(thinker, table, said, random)


def finish(thinker: AnySearchModel, table: GameState[GameInterface], turn: int, random: Random) -> None:
    """Let everybody play greedily until the turn of a number begins."""
    for _ in range(thinker.effort.steps):
        if table.current_player() == TERMINAL or thinker.turn_number(table) >= turn:
            return
        if table.current_player() == CHANCE:
            table.apply_action(table.sample(random))
        else:
            _follow(thinker, table, thinker.greedy_actions(table, random))


def asks(thinker: AnySearchModel, state: GameState[GameInterface], player: int, turn: int) -> bool:
    """Whether a player is asked what to think about, in this turn."""
    return state.current_player() == player and thinker.turn_number(state) == turn and thinker.should_search(state)


def legal_answer(thinker: AnySearchModel, state: GameState[GameInterface], intent: object) -> int | None:
    """What an intent answers, when it is legal."""
    said = thinker.answer_from(state, intent)
    return said if said in _legal(state) else None


def _legal(state: GameState[GameInterface]) -> Sequence[int | None]:
    return state.options


def _follow(thinker: AnySearchModel, table: GameState[GameInterface], line: Sequence[int]) -> None:
    """Do what a line says, as long as its player is asked in the same turn and it is legal."""
    player, turn = table.current_player(), thinker.turn_number(table)
    table.apply_action(line[0])
    for action in line[1:]:
        if table.current_player() != player or thinker.turn_number(table) != turn or action not in table.options:
            return
        table.apply_action(action)


def _step(thinker: AnySearchModel, table: GameState[GameInterface], said: int | None, random: Random) -> None:
    if table.current_player() == CHANCE:
        table.apply_action(table.sample(random))
    else:
        table.apply_action(thinker.greedy_action(table, random) if said is None else said)
