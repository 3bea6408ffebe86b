"""The set-up of a described game: how many play, and what they have chosen."""

from __future__ import annotations

from dataclasses import dataclass

from cardpress_engines.described.trees import part
from cardpress_engines.kernel.rules_data import Tree


@dataclass(frozen=True, slots=True)
class Setup:
    """A way to play."""

    players: int = 0
    """0: as few as can play, but two where two can."""
    variants: tuple[str, ...] = ()
    """The variants that the players have chosen."""


def players_between(play: Tree) -> tuple[int, int]:
    """The fewest and the most who can play."""
    players = part(play, "players")
    least = part(players, "least") or 2
    return least, part(players, "most") or least


def count_players(play: Tree, setup: Setup) -> int:
    """How many play; raise ValueError for a number the rules do not know."""
    least, most = players_between(play)
    count = setup.players or min(max(2, least), most)
    if not least <= count <= most:
        raise ValueError(f"{least} to {most} can play, not {count}")
    return count
