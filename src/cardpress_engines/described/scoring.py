"""Who has won a described game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardpress_engines.described.compiler import Number, S
from cardpress_engines.described.trees import part, walk
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree

if TYPE_CHECKING:
    from cardpress_engines.described.tables import GameTables


def scores(numbers: Sequence[Number], slots: int, state: S, player: int) -> tuple[int, ...]:
    """The score of a player and what breaks ties, each about this player as `you`."""
    running = Running(0, player, -1, ((),) * slots)
    return tuple(number(state, running) for number in numbers)


def results(game: GameTables[S], state: S) -> list[float]:
    """What each player has won: the score itself, or what the winning side takes from the others.

    All who win or lose together, as in a game against no opponent, have 1 or -1; all who tie have 0.
    """
    players = range(game.num_players)
    if game.result == "score":
        return [float(sum(state.score(player)[:1])) for player in players]
    winners = _winning_sides(game, state)
    sides = game.seats.sides
    if not winners:
        return [-1.0] * game.num_players
    if len(winners) == len(sides):
        return [1.0 if state.won else 0.0] * game.num_players
    prize = (len(sides) - len(winners)) / len(winners)
    return [prize if game.seats.side_of[player] in winners else -1.0 for player in players]


def ends_for_all_alike(trees: Iterable[Tree]) -> bool:
    """Whether all players can win or lose together, as those who play against the game itself."""
    return any(
        part(node, "op") in {"win", "lose_game"} and part(node, "who") == "each_player"
        for tree in trees
        for node in walk(tree)
    )


def _winning_sides(game: GameTables[S], state: S) -> set[int]:
    """The sides that share the victory; all of them when nothing tells them apart, none when all have lost."""
    seats = game.seats
    if state.won:
        return {seats.side_of[player] for player in state.won}
    sign = -1 if game.least_wins else 1
    by_side = [
        tuple(map(sum, zip(*(state.score(player) for player in side), strict=True))) for side in seats.sides
    ]
    standing = [
        side for side in range(len(by_side)) if any(state.left[player] < 3 for player in seats.sides[side])
    ]
    ranked = [(sign * score[0], *score[1:]) if score else () for score in by_side]
    best = max((ranked[side] for side in standing), default=())
    return {side for side in standing if ranked[side] == best}


def returns_between(game: GameTables[S]) -> tuple[float, float]:
    """The least and the most a player can win; a score has the bounds that numbers have here."""
    if game.result == "score":
        return -10_000.0, 10_000.0
    return -1.0, float(max(1, len(game.seats.sides) - 1))
