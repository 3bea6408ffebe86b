"""Many tables on one core: how long a page waits from a press to its next decision.

Each table has a person, played here at random with time to think, and a program. Everything a server does for a
press is done: the engine, the program, the scene, the words, the message; only the network is left out. First one
table alone, then all at once in one process. Seconds are those of one core: the loop's clock is the CPU time of
the process, and passes at once where nothing is to be done; what else keeps the machine busy does not count.

Two waits are measured: from a press to the next decision, or to the end of a game that others play on without the
person; and the longest in between in which the page is told nothing, neither a decision nor what others did.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import selectors
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from types import SimpleNamespace
from typing import NamedTuple

from tests.engines.properties.ways import rules_data
from tests.table.exports import plain_export

from cardpress_engines.kernel.registry import module
from cardpress_table.exported_game import ExportedGame
from cardpress_table.match import Match
from cardpress_table.room import Guest, Room
from cardpress_table.server import settle_memory
from cardpress_table.table import new_table, policies_of

PLAYERS = {"adrenaline": 3}
"""Who play, where two are too few."""


def main() -> None:
    """Measure the games that are named."""
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("games", nargs="*", default=["mephisto"])
    told.add_argument("--tables", type=int, default=50)
    told.add_argument("--presses", type=int, default=20, help="presses at each table")
    told.add_argument(
        "--think", type=float, default=2.0, help="seconds between a question and the press, on average"
    )
    told.add_argument("--against", default="greedy")
    options = told.parse_args()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for game in options.games:
        with TemporaryDirectory() as folder:
            exported = plain_export(game, rules_data(game), Path(folder) / game)
            alone = SimpleNamespace(**{**vars(options), "tables": 1, "presses": 100, "think": 0.0})
            for way in (alone, options):
                with asyncio.Runner(loop_factory=_CoreTime) as runner:
                    runner.run(_measure(game, exported, way))


class _Skipping(selectors.DefaultSelector):
    """Waits for nothing; adds up how long it would have waited."""

    skipped = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What is ready now."""
        self.skipped += max(0.0, timeout or 0.0)
        return super().select(0)


class _CoreTime(asyncio.SelectorEventLoop):
    """A loop whose clock is what one core works, and passes at once where it would wait."""

    def __init__(self) -> None:
        self._skipping = _Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        """Seconds of this clock."""
        return process_time() + self._skipping.skipped


async def _measure(game: str, exported: ExportedGame, options: argparse.Namespace | SimpleNamespace) -> None:
    rooms = [_room(game, exported, options.against, seed) for seed in range(options.tables)]
    settle_memory()
    clock = asyncio.get_running_loop().time
    began, busy = clock(), process_time()
    waits = await asyncio.gather(*(_play(room, options, Random(seed)) for seed, room in enumerate(rooms)))
    took, cpu = clock() - began, process_time() - busy
    found = sorted(wait.until_asked * 1000 for each in waits for wait in each)
    silences = sorted(wait.silent * 1000 for each in waits for wait in each)
    print(
        f"{game} against {options.against}, {options.tables} tables: {len(found)} presses, {took:.0f} s, "
        f"{cpu / max(len(found), 1) * 1000:.1f} ms of CPU a press; waits in ms: "
        f"half {_at(found, 0.5):.1f}, 99 of 100 {_at(found, 0.99):.1f}, longest {found[-1]:.1f}, "
        f"longest in which nothing is told {silences[-1]:.1f}"
    )


def _room(game: str, exported: ExportedGame, against: str, seed: int) -> Room:
    players = PLAYERS.get(game, 2)
    state = module(game, "game").load(rules_data(game), {"players": players} if players > 2 else {}).new()
    return Room(
        new_table(Match(state, ("person", *[against] * (players - 1)), str(seed), policies_of(game)), exported)
    )


class _Wait(NamedTuple):
    """Seconds from a press to the next decision, and the longest in it in which the page was told nothing."""

    until_asked: float
    silent: float


async def _play(room: Room, options: argparse.Namespace | SimpleNamespace, luck: Random) -> list[_Wait]:
    """Press so often; give how long each press took."""
    clock = asyncio.get_running_loop().time
    guest, waits, match = room.enter(room.table.tokens[0], "en"), [], room.table.match
    await _decision(guest, match, clock)
    for _ in range(options.presses):
        if match.is_over:
            break
        await asyncio.sleep(luck.expovariate(1 / options.think) if options.think else 0)
        began = clock()
        room.hear(guest, {"do": [luck.choice(match.state.options), match.position]})
        times = [began, *await _decision(guest, match, clock)]
        waits.append(_Wait(times[-1] - began, max(later - earlier for earlier, later in pairwise(times))))
    room.leave(guest)
    return waits


async def _decision(guest: Guest, match: Match, clock: Callable[[], float]) -> list[float]:
    """Read messages until one asks something, or the game is over; give when each came."""
    times = []
    while True:
        told = json.loads(await guest.outbox.get())
        times.append(clock())
        now = (told.get("step") or told.get("welcome") or {}).get("now")
        if now and now["at"] == match.position and ("asked" in now or "result" in now):
            return times


def _at(found: Sequence[float], share: float) -> float:
    return found[min(len(found) - 1, int(len(found) * share))]


if __name__ == "__main__":
    main()
