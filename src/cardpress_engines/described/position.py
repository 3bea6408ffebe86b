"""Positions of described games: the table in words and numbers."""

from __future__ import annotations

from collections.abc import Mapping

from cardpress_engines.described.compiled import CompiledGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.json_input import InputError, Json


def is_settled(state: DescribedState) -> bool:
    """Whether a state is determined by its table alone."""
    return False


def table_of(state: DescribedState) -> dict[str, Json]:
    """The table of a state."""
    raise ValueError("no state is its table alone")


def state_from_table(game: CompiledGame[DescribedState], table: Mapping[str, Json]) -> DescribedState:
    """A state with a table; raise InputError for one that cannot be."""
    raise InputError("positions of described games begin with their set-up")
