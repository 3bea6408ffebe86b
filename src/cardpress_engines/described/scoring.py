"""Who has won a described game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardpress_engines.described.compiler import Number, S
from cardpress_engines.kernel.interpreter import Running

if TYPE_CHECKING:
    from cardpress_engines.described.tables import GameTables


def scores(numbers: Sequence[Number], slots: int, state: S, player: int) -> tuple[int, ...]:
    """The score of a player and what breaks ties, each about this player as `you`."""
    running = Running(0, player, -1, ((),) * slots)
    return tuple(number(state, running) for number in numbers)


def results(game: GameTables[S], state: S) -> list[float]:
    """What each player has won: the score itself, or what the winning side takes from the others."""
    players = range(game.num_players)
    if game.result == "score":
        return [float(sum(state.score(player)[:1])) for player in players]
    winners = _winning_sides(game, state)
    sides = game.seats.sides
    if len(winners) == len(sides):
        return [0.0] * game.num_players
    prize = (len(sides) - len(winners)) / len(winners)
    return [prize if game.seats.side_of[player] in winners else -1.0 for player in players]


def _winning_sides(game: GameTables[S], state: S) -> set[int]:
    """The sides that share the victory; all of them when nothing tells them apart."""
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
    best = max(ranked[side] for side in standing)
    return {side for side in standing if ranked[side] == best}


def returns_between(game: GameTables[S]) -> tuple[float, float]:
    """The least and the most a player can win; a score has the bounds that numbers have here."""
    if game.result == "score":
        return -10_000.0, 10_000.0
    return -1.0, float(len(game.seats.sides) - 1)
