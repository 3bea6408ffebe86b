"""Plays games in batches, in this process, in worker processes or on a cluster, with equal results."""

from __future__ import annotations

import json
import signal
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar, cast

from cardpress_cluster.errors import ClusterError
from cardpress_cluster.executor import WorkerPool, run_calls
from cardpress_engines.bots.policies import policy
from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.counts import GameCounts, count_game
from cardpress_engines.cardplay.result_cache import C, ResultCache, missing_ranges
from cardpress_engines.kernel import registry
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.interpreter import Operation, Running
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import NO_ANSWER, GameState, Playable
from cardpress_engines.kernel.statistics import (
    AbilityEntries,
    CompiledEffects,
    GameStatistics,
    JoinedInstructions,
    PlayerSides,
    StaticEffects,
)

SIZE = {"random": 20}
"""Games of a batch: many of a policy that does not think, so that a batch is worth sending to a process, and few
enough that somebody who waits sees it go on; of other policies OTHER_SIZE."""
OTHER_SIZE = 1
AWAY = 4
"""So many times as many are sent to another machine, which costs a hundredth of a second."""


@dataclass(frozen=True, slots=True)
class GameSeries:
    """Games of one policy: game number n has the seed `seed` + n, whoever plays it.

    `setup` is JSON; where sides differ, they change seats from seed to seed.
    """

    game: str
    setup: str
    policy: str
    games: int
    seed: int
    data: Path | None = None
    """Folder of the rules data; None: where Python finds it, or build/python."""
    content: str | None = None
    """Hash of the rules data; None: whichever lie in that folder."""

    @property
    def seeds(self) -> range:
        """The seeds of its games."""
        return range(self.seed, self.seed + self.games)

    def table(self, census: GameStatistics, seed: int) -> str:
        """The set-up of the game of a seed, as JSON; sides change seats."""
        if not isinstance(census, PlayerSides):
            return self.setup
        return json.dumps(census.setup_of_game(json.loads(self.setup), seed))

    def batches(self, seeds: Iterable[range], times: int = 1) -> list[range]:
        """The games of these seeds, in parts that one process plays at a time, or so many times as large."""
        size = SIZE.get(self.policy, OTHER_SIZE) * times
        return [part[first : first + size] for part in seeds for first in range(0, len(part), size)]


S = TypeVar("S", bound=GameSeries)


Who = WorkerPool | int
"""Who plays: others, or so many processes of this machine; with one no other process is started."""


@contextmanager
def open_workers(arguments: Namespace) -> Iterator[None]:
    """Have `arguments.who` play in the block: the workers of the cluster that was named, else processes.

    Raises InputError when the cluster is not there.
    """
    arguments.who = arguments.jobs
    if arguments.cluster is None:
        yield
        return
    from cardpress_cluster.dask_executor import cluster  # noqa: PLC0415  only who names a cluster needs it

    try:
        with cluster(arguments.cluster) as arguments.who:
            yield
    except ClusterError as problem:
        raise InputError(str(problem)) from None


def count_games(
    series: S, who: Who, progress: Callable[[int], None], kept: ResultCache[C], count: Callable[[S, range], C]
) -> C:
    """Play all games of a series that are not kept; `progress` is told how many more are done.

    `count` plays the games of some seeds, here or where others play, who may die: others go on. Ctrl-C ends it
    with the batches that are whole, so with fewer games than were wanted; they are kept. Raises InputError when
    nobody is left to play.
    """
    total, found = kept.kind(), kept.within(series.seeds)
    for _, counts in found:
        total.add(counts)
    progress(
        len(series.seeds) - sum(map(len, gaps := missing_ranges(series.seeds, [seeds for seeds, _ in found])))
    )
    batches = series.batches(gaps, AWAY if isinstance(who, WorkerPool) else 1)
    try:
        for seeds, counts in (
            _serial(series, batches, count) if who == 1 else _parallel(series, batches, count, who)
        ):
            total.add(counts)
            kept.add(seeds, counts)
            progress(len(seeds))
    except KeyboardInterrupt:
        pass
    except ClusterError as problem:
        raise InputError(str(problem)) from None
    finally:
        kept.close()
    return total


def _serial(series: S, batches: Iterable[range], count: Callable[[S, range], C]) -> Iterator[tuple[range, C]]:
    for seeds in batches:
        yield seeds, count(series, seeds)


def _parallel(
    series: S, batches: Sequence[range], count: Callable[[S, range], C], who: Who
) -> Iterator[tuple[range, C]]:
    """Batches as others play them, in any order."""
    play = partial(count, series)
    if isinstance(who, WorkerPool):
        play = partial(_load_game, count, _without_paths(series))
    calls = [partial(play, seeds) for seeds in batches]
    return ((batches[place], counts) for place, counts in run_calls(_worker_pool(who), calls))


def _without_paths(series: S) -> S:
    """The series for other machines, which find the same rules data under the same path."""
    data = games.find(series.game, series.data).data
    assert data.__file__ is not None
    return replace(series, data=Path(data.__file__).resolve().parents[1], content=data.CONTENT_SHA256)


def _worker_pool(who: Who) -> WorkerPool:
    if isinstance(who, WorkerPool):
        return who
    deaf = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal; one of them answers
    return WorkerPool(who, partial(ProcessPoolExecutor, who, get_context("spawn"), signal.signal, deaf))


def _load_game(count: Callable[[S, range], C], series: S, seeds: range) -> C:
    """Play games with the rules data of the series, read anew if others were read; InputError without them."""
    if series.content != games.find(series.game, series.data).data.CONTENT_SHA256:
        games.forget()
        _table.cache_clear()
    if series.content != games.find(series.game, series.data).data.CONTENT_SHA256:
        raise InputError(
            f"on another machine {series.data} holds other rules data of {series.game} than here: every worker "
            "needs the project as it is here, under the same path"
        )
    return count(series, seeds)


def count_batch(series: GameSeries, seeds: range) -> GameCounts:
    """Play the games of some seeds: the same counts wherever they are played."""
    tally, chosen, census = GameCounts(), policy(series.game, series.policy), census_of(series.game)
    seatings = set()
    for seed in seeds:
        seated = series.table(census, seed)
        game, coverage = _table(series.game, seated, series.data)
        if seated not in seatings:
            coverage.clear()
            seatings.add(seated)
        count_game(tally, census, coverage.begin(game), chosen, seed)
    for seated in seatings:
        game, coverage = _table(series.game, seated, series.data)
        tally.operations.update(coverage.executions(game, census))
    return tally


def census_of(game: str) -> GameStatistics:
    """The module of a game that says what is counted."""
    census: Any = registry.module(game, "statistics")
    return cast(GameStatistics, census)


@lru_cache(maxsize=8)
def _table(name: str, setup: str, data: Path | None) -> tuple[GameInterface, Coverage]:
    game, census = copy(games.loader(data)(name, json.loads(setup))), census_of(name)  # only here it counts
    coverage = Coverage(game)
    if isinstance(census, StaticEffects):
        census.watch_statics(game, coverage.count)
    return game, coverage


class Coverage:
    """Counts how often each instruction of a game begins, in states that tell: not in those a policy tries."""

    def __init__(self, game: GameInterface) -> None:
        code = game.code if isinstance(game, CompiledEffects) else ()
        if isinstance(game, JoinedInstructions):
            code = game.instructions
        self._runs = [0] * len(code)
        self._others: Counter[str] = Counter()
        self._setting_up = False
        if isinstance(game, CompiledEffects):
            game.code = tuple((self._count_runs(place, run), given) for place, (run, given) in enumerate(code))

    def _count_runs(self, place: int, operation: Operation) -> Operation:
        runs = self._runs

        def count_instruction(
            state: GameState[Playable], running: Running, argument: object, answer: int
        ) -> Running | None:
            if answer == NO_ANSWER and (self._setting_up or state.events is not None):
                runs[place] += 1
            return operation(state, running, argument, answer)  # type: ignore[arg-type]  # see Operation

        return count_instruction

    def begin(self, game: GameInterface) -> GameState[GameInterface]:
        """A new game, what happens up to its first decision counted too."""
        self._setting_up = True
        try:
            return game.new()
        finally:
            self._setting_up = False

    def count(self, name: str) -> None:
        """Count what is no instruction."""
        self._others[name] += 1

    def clear(self) -> None:
        """Begin again."""
        self._runs[:] = [0] * len(self._runs)
        self._others.clear()

    def executions(self, game: GameInterface, census: GameStatistics) -> Counter[str]:
        """How often each operation of the effect trees was executed."""
        found = self._others.copy()
        begins = game.begins if isinstance(game, CompiledEffects) else ()
        apart = census.abilities(game) if isinstance(census, AbilityEntries) else ()
        for name, start in (*begins, *apart):
            found[name] += self._runs[start]
        return found
