"""A process that has imported a room's code and tests once, and forks for whatever is asked of it.

It is a plugin of pytest: instead of running what was collected, it answers a connection. Tests run in processes of
their own from the first fixture on: what is made before that is only what importing makes.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import resource
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from multiprocessing.connection import Connection
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, settings
from tests.mutants import probes
from tests.mutants.forks import Said, forked
from tests.mutants.rooms import ROOT, SLOW, Room
from tests.mutants.swap import NotSwappedError, functions_of, swap

MEMORY = 4 * 2**30
"""Bytes of addresses; a worker of the press asks for less."""
PATIENCE = 1800
"""Seconds without a word after which a test is taken to hang; what computes for ever is stopped by its CPU."""


class Seen(NamedTuple):
    """What a test did without any fault: seconds of CPU it took, and which probes it passed."""

    seconds: float
    probes: tuple[str, ...]


@dataclass(frozen=True)
class Look:
    """Asks what each test of a file does without any fault."""

    file: str


@dataclass(frozen=True)
class Trial:
    """Asks which of some tests, each with the seconds it takes, is the first to fail with a faulty source.

    There is no file when the fault was there before the server began, no function when the file is to be imported.
    """

    tests: Sequence[tuple[str, float]]
    file: str = ""
    function: str = ""
    source: str = ""


@dataclass(frozen=True)
class Verdict:
    """The test that found a fault; none when it survived. `cold` when it must be imported to be judged."""

    found_by: str | None
    cold: bool = False


class Server:
    """The plugin; `sources` are imported before anything is looked at, so that nothing is the first to do so.

    A process forked before that answers `importing`: it judges faults in what is run on import.
    """

    def __init__(
        self, src: Path, sources: Sequence[Path], asking: Connection[Any, Any], importing: Connection[Any, Any]
    ) -> None:
        self._src = src
        self._sources = sources
        self._asking, self._importing = asking, importing
        self._items: dict[str, pytest.Item] = {}
        self._failed = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> None:
        """What Hypothesis does to make a failure easy to read is not done: that there is one is enough."""
        steady = settings.get_profile("steady")
        settings.register_profile("mutants", steady, phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutants")
        self._known = [str(source) for source in self._sources if _module(source) in sys.modules]
        if not os.fork():
            self._asking.close()
            self._answer_imports(session)
        self._importing.close()
        self._import()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Answer until nothing more is asked."""
        if session.testsfailed:
            return True  # whoever asks is told by a connection that ends
        self._items = {item.nodeid: item for item in session.items}
        self._functions = functions_of(str(self._src / source) for source in self._sources)
        self._texts = {self._src / source: (self._src / source).read_text("utf-8") for source in self._sources}
        _write_no_bytecode()
        hits = Path(os.environ[probes.HITS])
        early = tuple(hits.read_text("utf-8").split()) if hits.exists() else ()
        gc.collect()
        gc.freeze()
        self._asking.send((early, tuple(self._items), self._known))
        while (asked := self._asking.recv()) is not None:
            self._asking.send(self._look(asked) if isinstance(asked, Look) else self._try(asked, self._swapped))
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember failures."""
        if report.failed:
            self._failed = self._failed or report.longreprtext or report.outcome

    def _look(self, asked: Look) -> dict[str, Seen]:
        items = [item for item in self._items.values() if item.nodeid.split("::", 1)[0] == asked.file]
        hits = Path(os.environ[probes.HITS])

        def work(say: Callable[[Said], None]) -> None:
            for item, after in _with_next(items):
                probes.forget()
                hits.write_text("", "utf-8")
                began = process_time()
                self._play(item, after)
                seconds, passed = process_time() - began, sorted(set(hits.read_text("utf-8").split()))
                say({"test": item.nodeid, "seconds": seconds, "probes": passed, "failed": self._failed})

        found = {}
        for said in forked(work, PATIENCE):
            if said["failed"]:
                raise ValueError(f"{said['test']} fails without any fault:\n{said['failed']}")
            found[said["test"]] = Seen(said["seconds"], tuple(said["probes"]))
        if len(found) < len(items):
            raise ValueError(f"{asked.file}: a test ends the process, without any fault")
        return found

    def _try(self, asked: Trial, begin: Callable[[Trial], None]) -> Verdict:
        file = self._src / asked.file if asked.file else None
        imported = file.read_text("utf-8") if file else ""

        def work(say: Callable[[Said], None]) -> None:
            say({"test": "importing"})
            try:
                begin(asked)
            except NotSwappedError:
                say({"cold": True})
                return
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            seconds = dict(asked.tests)
            for item, after in _with_next([self._items[test] for test in seconds if test in self._items]):
                say({"test": item.nodeid})
                _limit(seconds[item.nodeid])
                self._play(item, after)
                if self._failed:
                    return
            say({"survived": True})

        begun = "importing"
        try:
            if file:
                file.write_text(asked.source, "utf-8")  # also for processes that tests start
            for said in forked(work, PATIENCE):
                if "test" not in said:
                    return Verdict(None, cold="cold" in said)
                begun = said["test"]
        finally:
            if file:
                file.write_text(imported, "utf-8")
        return Verdict(begun)

    def _swapped(self, asked: Trial) -> None:
        if asked.file:
            file = self._src / asked.file
            swap(self._functions[str(file)], asked.function, self._texts[file], asked.source, str(file))

    def _answer_imports(self, session: pytest.Session) -> None:
        """In a process that has not imported the code yet: answer until nobody can ask any more, and end."""

        def collect(asked: Trial) -> None:
            self._import()
            files = dict.fromkeys(test.split("::", 1)[0] for test, _ in asked.tests)
            self._items = {item.nodeid: item for item in session.perform_collect(list(files))}
            if session.testsfailed:
                raise ImportError("a file of tests cannot be imported")

        _write_no_bytecode()
        with contextlib.suppress(EOFError):
            while True:
                self._importing.send(self._try(self._importing.recv(), collect))
        os._exit(0)

    def _import(self) -> None:
        for source in self._sources:
            file = importlib.import_module(_module(source)).__file__
            if file != str(self._src / source):
                raise ImportError(f"{source} comes from {file}")

    def _play(self, item: pytest.Item, after: pytest.Item | None) -> None:
        self._failed = ""
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)


def serve(
    src: Path,
    room: Room,
    asking: Connection[Any, Any],
    importing: Connection[Any, Any],
) -> None:
    """Be the process: import code of `src`, collect tests, answer; what is printed goes to a file beside `src`."""
    os.chdir(ROOT)
    sys.path.insert(0, str(src))
    os.environ.update({"PYTHONPATH": str(src), probes.HITS: str(src.with_name("hits.txt"))})
    for stream in (1, 2):
        os.dup2(os.open(src.with_name("log.txt"), os.O_WRONLY | os.O_CREAT | os.O_APPEND), stream)
    scratch = f"--basetemp={src.with_name('tmp')}"
    quiet = "ignore:Module already imported:pytest.PytestAssertRewriteWarning"  # libraries are, before any fork
    options = ["-q", "-W", quiet, "-p", "no:cacheprovider", "-p", "no:faulthandler", scratch]
    chosen = ["-k", room.only, *(f"--ignore-glob=*/{name}" for name in SLOW), *room.tests, *room.later]
    pytest.main([*options, *chosen], plugins=[Server(src, room.sources(), asking, importing)])


def _with_next(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=True)


def _module(source: Path) -> str:
    parts = source.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _write_no_bytecode() -> None:
    sys.dont_write_bytecode = True
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"


def _limit(seconds: float) -> None:
    """A test that takes many times the CPU it took without a fault is stopped, and its process with it."""
    most = ceil(process_time() + 2 + 10 * seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
