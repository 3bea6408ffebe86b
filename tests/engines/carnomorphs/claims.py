"""What Carnomorphs claims: on any board an event card leaves the limits of the box intact."""

from __future__ import annotations

from collections.abc import Mapping

from tests.engines.carnomorphs.boards import failures

from cardpress_engines.kernel.json_input import Json

GREEDY_GAMES = 10
also = failures


def spare(setup: Mapping[str, Json]) -> tuple[str, str]:
    """A deck that is played with, and a token of which there can be a copy more."""
    return "carnomorph_pieces", "token_metagorger_two"
