"""Where faults are judged: copies of src/, with a process each that has imported one and the tests of a room."""

from __future__ import annotations

import compileall
import multiprocessing
import os
import shutil
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from tests.mutants import probes
from tests.mutants.memory import Memory
from tests.mutants.plant import Fault
from tests.mutants.rooms import ROOT, Room
from tests.mutants.server import Look, Seen, Trial, Verdict, serve

LIBRARIES = [
    *("pytest", "hypothesis", "pydantic", "jinja2.sandbox", "weasyprint", "pikepdf", "pypdfium2", "PIL.Image"),
    *("fontTools.subset", "fontTools.fontBuilder", "uharfbuzz", "fluent.runtime", "jsonschema_rs"),
    "tests.mutants.server",
]
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(LIBRARIES)


class NoAnswerError(Exception):
    """A process ended where an answer was awaited; the text is what it printed last."""


class Client:
    """The other end of a server."""

    def __init__(self, src: Path, room: Room) -> None:
        self._src = src
        (self._warm, warm), (self._importing, importing) = _FORKS.Pipe(), _FORKS.Pipe()
        self._process = _FORKS.Process(target=serve, args=(src, room, warm, importing))
        self._process.start()
        warm.close()
        importing.close()
        self.early: frozenset[str] = frozenset()
        """Probes that are passed as code and tests are imported."""
        self.tests: tuple[str, ...] = ()
        early, self.tests, self._known = self._answer(self._warm)
        self.early = frozenset(early)

    def look(self, file: str) -> dict[str, Seen]:
        """What the tests of a file do without any fault."""
        self._warm.send(Look(file))
        found: dict[str, Seen] = self._answer(self._warm)
        return found

    def judge(self, trial: Trial) -> Verdict:
        """Which test finds a fault; the verdict is cold when nobody here has not imported its file yet."""
        if trial.file and not trial.function and trial.file in self._known:
            return Verdict(None, cold=True)
        connection = self._warm if trial.function or not trial.file else self._importing
        connection.send(trial)
        found: Verdict = self._answer(connection)
        return found

    def close(self) -> None:
        """End the process."""
        self._importing.close()
        self._warm.send(None)
        self._process.join()

    def _answer(self, connection: Connection[Any, Any]) -> Any:
        try:
            return connection.recv()
        except EOFError:
            self._process.join()
            raise NoAnswerError(self._src.with_name("log.txt").read_text("utf-8")[-3000:]) from None


class Bench:
    """Processes that judge faults, and which tests reach them."""

    def __init__(self, room: Room, folder: Path, faults: Sequence[Fault], jobs: int) -> None:
        self._room = room
        self._clients: SimpleQueue[tuple[Path, Client]] = SimpleQueue()
        self._seen: dict[str, Seen] = {}
        first = None
        compileall.compile_dir(ROOT / "src", quiet=1)  # copies take with them what was compiled
        for number in range(jobs):
            home = folder / str(number)
            _with_probes(_copy(home / "warm"), faults)
            _copy(home / "cold")
            client = first = Client(home / "warm" / "src", room)
            self._clients.put((home, client))
        assert first is not None, "somebody must work"
        self._early, self._tests = first.early, first.tests

    def look(self, memory: Memory, pool: ThreadPoolExecutor, *, later: bool) -> None:
        """See, or remember, what every test does without any fault: the first, or those that come later."""
        self._seen = {}
        files: dict[str, set[str]] = {}
        for test in self._tests:
            file = test.split("::", 1)[0]
            if self._room.comes_later(file) == later:
                files.setdefault(file, set()).add(test)
        unknown = []
        for file, tests in files.items():
            seen = memory.seen(file)
            if seen is None or seen.keys() != tests:
                unknown.append(file)
            else:
                self._seen |= seen
        for file, seen in zip(unknown, pool.map(self._look, unknown), strict=True):
            memory.see(file, seen)
            self._seen |= seen

    def found_by(self, fault: Fault) -> str:
        """The test that finds a fault, "" when none does.

        First those that pass the faulty statement are asked, the quickest first; then those of the same files,
        which may use what another made with it and kept. What is run on import is looked for by all tests, and
        first by those of a file that is named after the faulty one.
        """
        early = fault.id in self._early
        tests = self._order(fault, everyone=early)
        if not tests:
            return ""
        home, client = self._clients.get()
        try:
            source = (home / "cold" / "src" / fault.file).read_text("utf-8")
            function, faulty = probes.function_of(source, fault.line), fault.planted(source)
            runs = "" if early or function is None else function
            verdict = client.judge(Trial(tests, str(fault.file), runs, faulty))
            if verdict.cold and runs:
                verdict = client.judge(Trial(tests, str(fault.file), "", faulty))
            if not verdict.cold:
                return verdict.found_by or ""
            with _written(home / "cold" / "src" / fault.file, faulty):
                return self._cold(home / "cold" / "src", tests)
        finally:
            self._clients.put((home, client))

    def close(self) -> None:
        """End all processes."""
        while not self._clients.empty():
            self._clients.get()[1].close()

    def _look(self, file: str) -> dict[str, Seen]:
        home, client = self._clients.get()
        try:
            return client.look(file)
        finally:
            self._clients.put((home, client))

    def _order(self, fault: Fault, *, everyone: bool) -> list[tuple[str, float]]:
        direct = {test for test, seen in self._seen.items() if fault.id in seen.probes}
        files = {test.split("::", 1)[0] for test in direct}
        found = []
        for test, seen in self._seen.items():
            far, unlike = test.split("::", 1)[0] not in files, everyone and not _is_named_after(fault, test)
            found.append((test not in direct, far, unlike, seen.seconds, test))
        return [(test, seconds) for _, far, _, seconds, test in sorted(found) if everyone or not far]

    def _cold(self, src: Path, tests: Sequence[tuple[str, float]]) -> str:
        try:
            client = Client(src, self._room)
        except NoAnswerError:
            return "importing"
        verdict = client.judge(Trial([each for each in tests if each[0] in client.tests]))
        client.close()
        return verdict.found_by or ""


def _is_named_after(fault: Fault, test: str) -> bool:
    """Whether a test lies in a file named after the faulty one: that of lexicons.py is test_lexicon.py."""
    return fault.file.stem.startswith(Path(test.split("::", 1)[0]).stem.removeprefix("test_"))


def _copy(home: Path) -> Path:
    """A copy of src/ in a folder."""
    src = shutil.copytree(ROOT / "src", home / "src")
    (home / "node_modules").symlink_to(ROOT / "node_modules")  # fonts and icons lie beside src/
    for name in ("starters", "templates"):  # and what games are made of, through no link
        shutil.copytree(ROOT / name, home / name)
    return src


def _with_probes(src: Path, faults: Sequence[Fault]) -> None:
    probes.lay(src)
    lines: dict[Path, dict[str, int]] = {}
    for fault in faults:
        lines.setdefault(src / fault.file, {})[fault.id] = fault.line
    for file, probe_lines in lines.items():
        file.write_text(probes.probed(file.read_text("utf-8"), probe_lines), "utf-8")


@contextmanager
def _written(file: Path, text: str) -> Iterator[None]:
    """A file with another text for a while, and as if it had never changed afterwards."""
    before, times = file.read_bytes(), file.stat()
    file.write_text(text, "utf-8")
    try:
        yield
    finally:
        file.write_bytes(before)
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
