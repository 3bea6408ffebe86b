"""Fits value weights to the results of greedy self-play with some random actions.

Every table at which a turn begins is a row: features, and the margin by which the game ended for who was next.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, TypeAlias

from cardpress_engines.bots.ridge_regression import Ridge
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.kernel.value_function import FittedSearchModel, Phased, Weights, phases

AnyFittedModel: TypeAlias = FittedSearchModel[Any, Any]
SLIPS = 0.08
"""The part of actions that are done by chance, so that there is something to learn from."""
STRENGTH = 20.0
"""The penalty: as if so many rows spoke for no weight at all."""
HELD_BACK = 5
"""Every so manieth game is not fitted to: it judges."""
USUAL_MISS = 0.798
"""The mean of what a normal number is off, in standard deviations."""


class TrainingRow(NamedTuple):
    """A table at which a turn began, seen by a player, and how the game ended for them."""

    features: tuple[float, ...]
    left: float
    margin: float


@dataclass(slots=True)
class FitResult:
    """What was found: weights, and how much of the margins of games held back they explain."""

    weights: Weights
    games: int
    rows: int
    explained: float
    held_back: int = field(default=0)


def fit(thinker: AnyFittedModel, game: GameInterface, games: int, seed: int) -> FitResult:
    """Play so many games and fit weights to them."""
    ridge = Ridge(3 * len(thinker.NAMES))
    judges: list[TrainingRow] = []
    rows = 0
    for number in range(games):
        for row in _rows(thinker, game, Random(seed + number)):
            if number % HELD_BACK == HELD_BACK - 1:
                judges.append(row)
                continue
            rows += 1
            ridge.add(_phase_columns(row), row.margin)
    solved = ridge.solve(STRENGTH)
    each: list[Phased] = [(solved[i], solved[i + 1], solved[i + 2]) for i in range(0, len(solved), 3)]
    rough = Weights(tuple(each), (1.0, 0.0))
    return FitResult(
        Weights(rough.features, _spread(rough, judges)),
        games,
        rows,
        _explained_variance(rough, judges),
        len(judges),
    )


def _phase_columns(row: TrainingRow) -> list[float]:
    now = phases(row.left)
    return [value * part for value in row.features for part in now]


def _rows(thinker: AnyFittedModel, game: GameInterface, random: Random) -> Iterator[TrainingRow]:
    """The rows of one game."""
    state, turn = game.new(), 0
    seen: list[tuple[int, tuple[float, ...], float]] = []
    while (player := state.current_player()) != TERMINAL:
        if thinker.turn_number(state) != turn:
            turn = thinker.turn_number(state)
            seen += [
                (each, tuple(thinker.features(state, each)), thinker.fraction_left(state)) for each in _views(game)
            ]
        if player == CHANCE or random.random() < SLIPS:
            state.apply_action(state.sample(random))
        else:
            state.apply_action(thinker.greedy_action(state.redeal_hidden(player, random), random))
    for each, features, left in seen:
        yield TrainingRow(features, left, thinker.margin(state, each))


def _views(game: GameInterface) -> range:
    """Whose view is a row: of two players one, since the other's is its mirror."""
    return range(1 if game.num_players == 2 else game.num_players)


def _explained_variance(weights: Weights, judges: list[TrainingRow]) -> float:
    """The part of the variance of margins that is foretold: 1 if all, nought where all games ended alike."""
    mean = sum(row.margin for row in judges) / len(judges)
    missed = sum((row.margin - weights.margin(row.features, row.left)) ** 2 for row in judges)
    differing = sum((row.margin - mean) ** 2 for row in judges)
    return 1.0 - missed / differing if differing else 0.0


def _spread(weights: Weights, judges: list[TrainingRow]) -> tuple[float, float]:
    """The standard deviation of what is foretold wrongly: at the end, and how much more when all is left."""
    ridge = Ridge(2)
    for row in judges:
        ridge.add((1.0, row.left), abs(row.margin - weights.margin(row.features, row.left)) / USUAL_MISS)
    at_end, more = ridge.solve(0.0)
    return at_end, more
