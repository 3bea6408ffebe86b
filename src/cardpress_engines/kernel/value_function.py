"""A linear value function: weighted features of a position, fitted to the results of games.

A weight is three numbers, by how much of the game is left: a card in hand is worth much early, nothing at the
end. The weighted sum predicts the final margin, the more reliably the less is left.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property
from math import exp
from pathlib import Path
from typing import ClassVar, Final, Generic, NamedTuple, TypeAlias

from cardpress_engines.kernel.search_model import Intent, Played, SearchModel
from cardpress_engines.kernel.state import TERMINAL

SOON: Final = 0.25
"""What is left of a game when its end begins to count."""
NORMAL: Final = 1.702
"""A logistic curve that is so many times steeper is the normal one, within a hundredth."""
Phased: TypeAlias = tuple[float, float, float]


def phases(left: float) -> Phased:
    """What the three numbers of a weight are multiplied with when so much of the game is left, 1 to 0."""
    return 1.0, left, min(left / SOON, 1.0)


class Weights(NamedTuple):
    """Weights in the order of the features, and how far a foretold margin is off, which `spread` has.

    That is a standard deviation, in what the game counts: at the end, and so much more when all is left.
    """

    features: tuple[Phased, ...]
    spread: tuple[float, float]

    def margin(self, features: Sequence[float], left: float) -> float:
        """The margin to be expected at the end."""
        first, later, late = phases(left)
        return sum(
            value * (weight[0] * first + weight[1] * later + weight[2] * late)
            for value, weight in zip(features, self.features, strict=True)
            if value
        )

    def chance(self, margin: float, left: float) -> float:
        """How likely such a margin, foretold now, ends above nought."""
        steep = NORMAL * margin / max(self.spread[0] + self.spread[1] * left, 0.1)
        return 1.0 / (1.0 + exp(-max(min(steep, 30.0), -30.0)))


def read(file: Path, names: Sequence[str]) -> Weights:
    """The weights a file has for these features; raise ValueError where it has others, OSError without a file."""
    saved: dict[str, dict[str, list[float]]] = json.loads(file.read_text("utf-8"))
    weights = saved["weights"]
    if {*weights} != {*names}:
        raise ValueError(f"{file}: weights of {', '.join(weights)}, where features are {', '.join(names)}")
    each = [weights[name] for name in names]
    at_end, more = saved["spread"]["margin"]
    return Weights(tuple((first, later, late) for first, later, late in each), (at_end, more))


class FittedSearchModel(SearchModel[Played, Intent], Generic[Played, Intent]):
    """A thinker whose values are fitted: `cardplay fit` finds the weights of its features."""

    NAMES: ClassVar[Sequence[str]]
    """What the features are called in the file of weights, in their order."""
    WEIGHTS: ClassVar[Path]
    """That file."""

    @cached_property
    def weights(self) -> Weights:
        """Those of the file; raises ValueError for a file of other features, OSError where there is none."""
        return read(self.WEIGHTS, self.NAMES)

    @abstractmethod
    def features(self, table: Played, player: int) -> Sequence[float]:
        """Numbers that say who is ahead, for a player; seen by a sole opponent each is its negative."""

    @abstractmethod
    def fraction_left(self, table: Played) -> float:
        """How much of the game is left, 1 to 0."""

    @abstractmethod
    def margin(self, state: Played, player: int) -> float:
        """By how much a player has won a game that is over: below nought, lost; fitting foretells this."""

    def value(self, table: Played, player: int) -> float:
        """How likely the player wins, 0 to 1."""
        if table.current_player() == TERMINAL:
            won = table.returns()[player]
            return 0.5 if won == 0 else float(won > 0)
        left = self.fraction_left(table)
        return self.weights.chance(self.weights.margin(self.features(table, player), left), left)
