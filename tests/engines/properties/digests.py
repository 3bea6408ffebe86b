"""Prints the digests of a few games of every way to play, for a comparison with those of another process."""

from __future__ import annotations

import json
import sys

from tests.engines.properties.faults import HashesText, Planted
from tests.engines.properties.walks import at_random, digest
from tests.engines.properties.ways import all_ways, game_of

SEEDS = range(2)


def digests(*, faulty: bool = False) -> dict[str, list[str]]:
    """Digests by way, one a seed."""
    return {
        str(way): [
            digest(Planted(game_of(way), HashesText) if faulty else game_of(way), at_random(seed))
            for seed in SEEDS
        ]
        for way in all_ways()
    }


if __name__ == "__main__":
    print(json.dumps(digests(faulty="--faulty" in sys.argv)))
