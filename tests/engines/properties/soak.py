"""Plays the properties of every game on many more seeds than the tests do, and prints what it does.

usage: soak.py [--seeds 100] [--first 1000] [--only NAME]. Each line is one way to play: how many games, decisions
and seconds. A property that fails is printed with the words that repeat it; the exit code is then 1.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Iterator
from random import Random

from tests.engines.properties.checks import CHECKS, Check, returns_come_at_the_end, what_is_hidden_shows_nowhere
from tests.engines.properties.claims import also, listings, symmetries
from tests.engines.properties.likeness import decisions_alike, first_unlike
from tests.engines.properties.walks import Pick, at_random, by_numbers, stubborn, walk
from tests.engines.properties.ways import ENDLESS, Way, all_ways, described_ways, game_of

from cardpress_engines.kernel.game_interface import GameInterface


def picks(seed: int) -> list[tuple[str, Pick]]:
    """How one seed's games are played: at random, stubbornly, and by numbers that favour extremes."""
    random = Random(seed)
    numbers = [random.choice((0, 0, 1, 98, random.randrange(99))) for _ in range(200)]
    return [
        ("at random", at_random(seed)),
        ("stubborn", stubborn(seed % 4, seed)),
        ("by numbers", by_numbers(numbers, seed)),
    ]


def _failures(game: GameInterface, check: Check, seed: int) -> Iterator[str]:
    for how, pick in picks(seed):
        if check is what_is_hidden_shows_nowhere and how == "stubborn":
            continue  # such games can end before all that is hidden was looked at
        if check is returns_come_at_the_end and how == "stubborn" and game.name in ENDLESS:
            continue
        try:
            check(game, pick, Random(seed))
        except BaseException as problem:
            if isinstance(problem, KeyboardInterrupt):
                raise
            place = traceback.extract_tb(problem.__traceback__)[-1]
            yield f"{check.__name__}, seed {seed}, {how}: {problem!r:.200} at {place.filename}:{place.lineno}"


def _unlike(way: Way, seed: int) -> Iterator[str]:
    """What the game claims, and does not keep."""
    game = game_of(way)
    for symmetry in symmetries(way.name):
        count, same = decisions_alike(game, symmetry, seed)
        if not same:
            yield f"{symmetry.name}, seed {seed}: another game after {count} decisions"
    if more := also(way.name):
        yield from more(game, seed)
    if listings(way.name):
        unlike = first_unlike(game, seed)
        if unlike:
            yield f"listed in another order, seed {seed}: {unlike}"


def soak(way: Way, seeds: range) -> int:
    """Check one way to play on all seeds, print the outcome, and give the number of failures."""
    game, began, failed = game_of(way), time.perf_counter(), 0
    decisions = sum(sum(1 for _ in walk(game, pick)) for seed in seeds for _, pick in picks(seed))
    for seed in seeds:
        for check in CHECKS:
            for failure in _failures(game, check, seed):
                failed += 1
                print(f"  FAILED {way}: {failure}", flush=True)
        for failure in _unlike(way, seed):
            failed += 1
            print(f"  FAILED {way}: {failure}", flush=True)
    games = len(seeds) * len(picks(0))
    seconds = time.perf_counter() - began
    print(
        f"{way!s:44} {games:6} games {decisions:9} decisions {seconds:7.1f} s  {failed or 'no'} failures",
        flush=True,
    )
    return failed


def main() -> int:
    """Check every way to play; 1 when something failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=100, help="how many seeds for each way to play")
    parser.add_argument("--first", type=int, default=1000, help="the first seed")
    parser.add_argument("--only", default="", help="a part of the names of the ways to play")
    arguments = parser.parse_args()
    ways = [way for way in (*all_ways(), *described_ways(every=True)) if arguments.only in str(way)]
    seeds = range(arguments.first, arguments.first + arguments.seeds)
    print(f"{len(CHECKS)} properties, {len(ways)} ways to play, seeds {seeds.start} to {seeds.stop - 1}:")
    for check in CHECKS:
        print(f"  {(check.__doc__ or '').strip()}")
    return 1 if sum(soak(way, seeds) for way in ways) else 0


if __name__ == "__main__":
    sys.exit(main())
