"""Prints the digest of a game of every way to play, for a comparison with those of another process."""

from __future__ import annotations

import json
from functools import cache

from tests.engines.properties.faults import HashesText, Planted
from tests.engines.properties.walks import at_random, digest
from tests.engines.properties.ways import all_ways, game_of, one_of_each_game

SEED = 0


@cache
def digests(*, faulty: bool = False) -> dict[str, str]:
    """The digest of a game of each game, in soak of each way to play it; with a fault planted in its first way."""
    if faulty:
        first = [way for way in all_ways() if way.number == 0]
        return {str(way): digest(Planted(game_of(way), HashesText), at_random(SEED)) for way in first}
    return {str(way): digest(game_of(way), at_random(SEED)) for way in one_of_each_game(all_ways(), "digests")}


if __name__ == "__main__":
    print(json.dumps([digests(), digests(faulty=True)]))
