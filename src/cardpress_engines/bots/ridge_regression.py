"""Ridge regression for about a hundred features; a few lines instead of a dependency."""

from __future__ import annotations

from collections.abc import Sequence


class Ridge:
    """Adds up what rows say, one after the other; they are not kept."""

    def __init__(self, width: int) -> None:
        """`width`: how many numbers a row has."""
        self._products = [[0.0] * (place + 1) for place in range(width)]  # the lower half of a symmetric matrix
        self._towards = [0.0] * width
        self._rows = 0

    def add(self, row: Sequence[float], target: float) -> None:
        """A row, and what its weighed sum should be."""
        self._rows += 1
        for place, value in enumerate(row):
            if value:
                self._towards[place] += value * target
                products = self._products[place]
                for other in range(place + 1):
                    products[other] += value * row[other]

    def solve(self, strength: float) -> list[float]:
        """The weights that miss the targets least, `strength` rows speaking for none of them.

        The penalty goes by how large a number usually is, so the unit it is counted in changes nothing.
        """
        shrunk = 1.0 + strength / max(self._rows, 1)
        lower: list[list[float]] = []
        for place, products in enumerate(self._products):  # after Cholesky
            row: list[float] = []
            for other in range(place):
                dot = sum([row[i] * lower[other][i] for i in range(other)])
                row.append((products[other] - dot) / lower[other][other] if lower[other][other] else 0.0)
            rest = products[place] * shrunk - sum([value * value for value in row])
            row.append(rest**0.5 if rest > 1e-9 * products[place] else 0.0)
            lower.append(row)
        return _backward(lower, _forward(lower, self._towards))


def _forward(lower: list[list[float]], towards: Sequence[float]) -> list[float]:
    found: list[float] = []
    for row, target in zip(lower, towards, strict=True):
        rest = target - sum([value * known for value, known in zip(row, found, strict=False)])
        found.append(rest / row[-1] if row[-1] else 0.0)
    return found


def _backward(lower: list[list[float]], half: Sequence[float]) -> list[float]:
    found = [*half]
    for place in reversed(range(len(found))):
        pivot = lower[place][place]
        rest = found[place] - sum([lower[i][place] * found[i] for i in range(place + 1, len(found))])
        found[place] = rest / pivot if pivot else 0.0
    return found
