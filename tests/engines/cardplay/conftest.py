"""What tests of cardplay start from: the program as a process and as a function, a deal, somebody who answers."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from cardpress_engines.cardplay import cli

ROOT = Path(__file__).resolve().parents[3]


class Ran(NamedTuple):
    """What a run of the program gave."""

    code: int
    out: str
    err: str

    @property
    def told(self) -> str:
        """What was printed, without line ends and other kinds of spaces."""
        return " ".join(self.out.split())


Cardplay = Callable[..., Ran]


def answers(seed: int, count: int = 4000) -> str:
    """Lines that somebody types who does not read: enough for a game, most of them a legal choice somewhere."""
    random = Random(seed)
    return "".join(f"{random.choice((0, 1, 1, 2, 2, 3, 4, 5, 6, 7))}\n" for _ in range(count))


@pytest.fixture
def cardplay() -> Cardplay:
    """Runs cardplay in a process of its own, with lines piped in, for at most a minute."""

    def run(*words: str | Path, typed: str = "", **options: str | Path) -> Ran:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"}
        command = [sys.executable, "-m", "cardpress_engines.cardplay.cli", *map(str, words)]
        done = subprocess.run(
            command, input=typed, capture_output=True, encoding="utf-8", check=False, env=environment,
            timeout=60, cwd=options.get("cwd", ROOT),
        )  # fmt: skip
        return Ran(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cardplay:
    """Runs cardplay inside this process, which is faster."""

    def run(*words: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = cli.main([str(word) for word in words])
        except SystemExit as left:
            code = int(left.code or 0)
        shown = capsys.readouterr()
        return Ran(code, shown.out, shown.err)

    return run
