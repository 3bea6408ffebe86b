"""Claims about Carnomorphs: an event card never exceeds the limits of the box."""

from __future__ import annotations

from collections.abc import Mapping

from tests.engines.carnomorphs.boards import failures

from cardpress_engines.kernel.json_input import Json

GREEDY_GAMES = 10
also = failures


def spare(setup: Mapping[str, Json]) -> tuple[str, str]:
    """A deck in play, and a token that can have one copy more."""
    return "carnomorph_pieces", "token_metagorger_two"
