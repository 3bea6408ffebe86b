"""What Carnomorphs claims: figures and tokens of a position have no order but the numbers of figures."""

from __future__ import annotations

from collections.abc import Mapping

from cardpress_engines.kernel.problems import Json

GREEDY_GAMES = 10


def spare(setup: Mapping[str, Json]) -> tuple[str, str]:
    """A deck that is played with, and a token of which there can be a copy more."""
    return "carnomorph_pieces", "token_metagorger_two"
