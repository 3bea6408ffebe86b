"""Whether slow tests look at all there is, as `make soak` has them do, or at a sample of every kind of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import product
from typing import TypeVar
from zlib import crc32

IS_WHOLE = os.environ.get("CARDPRESS_SOAK") == "1"
T, U = TypeVar("T"), TypeVar("U")


def one_of(several: Sequence[T], what: object) -> Sequence[T]:
    """One of several, the same for the same `what`, for another another; in soak all."""
    return several if IS_WHOLE or not several else [several[crc32(repr(what).encode()) % len(several)]]


def few_of(several: Sequence[T], most: int, what: object) -> Sequence[T]:
    """So many of several, evenly spread from a place that is the same for the same `what`; in soak all."""
    if IS_WHOLE or len(several) <= most:
        return several
    first = crc32(repr(what).encode()) % len(several)
    return [several[(first + place * len(several) // most) % len(several)] for place in range(most)]


def in_turn(things: Sequence[T], others: Sequence[U]) -> list[tuple[T, U]]:
    """Pairs in which each thing and each other occurs, turn by turn; in soak every pair."""
    if IS_WHOLE or not things or not others:
        return [*product(things, others)]
    longest = range(max(len(things), len(others)))
    return [(things[place % len(things)], others[place % len(others)]) for place in longest]
