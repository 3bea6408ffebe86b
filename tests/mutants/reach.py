"""Which tests run a line: one run of a room's tests, looked on by coverage.py, that every fault is asked of."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from coverage import CoverageData
from tests.mutants.contexts import SECONDS_FILE
from tests.mutants.plant import Fault
from tests.mutants.rooms import ROOT, Room
from tests.mutants.trial import limit

SETTINGS = Path(__file__).with_name("coverage.ini")


@dataclass(frozen=True)
class Reach:
    """What coverage.py saw of code below a folder, and the seconds each test took."""

    src: Path
    data: CoverageData
    seconds: dict[str, float]

    def tests(self, fault: Fault) -> list[str] | None:
        """Names of the tests that run a fault's statement, quickest first; None when nothing runs it.

        An empty list says that it is run, but by no test alone: as a module is imported, or in another process.
        """
        file = self.src / fault.file
        by_line = self.data.contexts_by_lineno(str(file))
        statement = _statement(file.read_text("utf-8"), fault.line)
        found = {name for line in statement for name in by_line.get(line, ())}
        return sorted(found - {""}, key=lambda name: (self.seconds[name], name)) if found else None


def look(room: Room, src: Path, folder: Path) -> Reach:
    """Run the tests of a room with code of `src`; ValueError when they fail."""
    data, seconds = folder / "coverage", folder / "seconds.json"
    coverage = [sys.executable, "-m", "coverage"]
    tests = ["-m", "pytest", "-x", "-p", "no:cacheprovider", "-p", "tests.mutants.contexts", *room.tests]
    env = {**os.environ, "PYTHONPATH": str(src), "COVERAGE_FILE": str(data), SECONDS_FILE: str(seconds)}
    settings = f"--rcfile={SETTINGS}"
    done = subprocess.run(
        [*coverage, "run", settings, *tests],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=limit,
    )
    if done.returncode:
        raise ValueError(f"tests fail without any fault:\n{done.stdout}{done.stderr}")
    subprocess.run([*coverage, "combine", "--quiet", settings], cwd=ROOT, env=env, check=True)
    found = CoverageData(str(data))
    found.read()
    return Reach(src, found, json.loads(seconds.read_text("utf-8")))


def _statement(source: str, line: int) -> range:
    """Lines of the innermost statement a line is in, without the statements inside it."""
    inside = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.stmt | ast.excepthandler | ast.match_case) and line in _lines(node)
    ]
    return _lines(max(inside, key=lambda node: _lines(node).start))


def _lines(node: ast.stmt | ast.excepthandler | ast.match_case) -> range:
    start = node.pattern.lineno if isinstance(node, ast.match_case) else node.lineno
    body = getattr(node, "body", [])
    end = body[0].lineno - 1 if body else node.end_lineno
    return range(start, max(start, end or start) + 1)
