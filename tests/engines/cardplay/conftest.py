"""What tests of cardplay start from: the program as a process and as a function, a deal, somebody who answers."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.engines.properties.ways import loader
from tests.warm import HANGS

from cardpress_engines.cardplay import cli, result_cache
from cardpress_engines.cardplay.text_views import tell
from cardpress_engines.kernel.state import CHANCE, TERMINAL

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


def words_of(setup: Mapping[str, Any]) -> list[str]:
    """A set-up as arguments of a command."""
    words = []
    for name, value in setup.items():
        flag = f"--{name.replace('_', '-')}"
        if value is True:
            words.append(flag)
        elif value is not False:
            words += [flag, ",".join(value) if isinstance(value, list) else str(value)]
    return words


NUMBERS = ("0", "1", "1", "2", "2", "3", "4", "5", "6", "7")


def answers(seed: int, count: int = 4000, words: Sequence[str] = NUMBERS) -> str:
    """Lines that somebody types who does not read: enough for a game, most of them a legal choice somewhere."""
    random = Random(seed)
    return "".join(f"{random.choice(words)}\n" for _ in range(count))


@cache
def typed_in(name: str) -> list[str]:
    """What somebody who does not read types in a game: numbers, and words that stand before its choices."""
    game, random = loader(name)(name, {}), Random(1)
    teller, state, found = tell(game, "en", None)[0], game.new(), set[str]()
    while state.current_player() != TERMINAL:
        if state.current_player() != CHANCE:
            found |= {str(choice.number) for group in teller.choices(state) for choice in group.choices}
        state.apply_action(state.sample(random))
    return [*NUMBERS, *sorted(word for word in found if not word.isdigit())]


@pytest.fixture(autouse=True)
def _nothing_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one test has played is played again in the next."""
    monkeypatch.setattr(result_cache, "BUILD", tmp_path)


@pytest.fixture
def cardplay() -> Cardplay:
    """Runs cardplay in a process of its own, with lines piped in, for at most a minute."""

    def run(*words: str | Path, typed: str = "", **options: str | Path) -> Ran:
        paths = [str(ROOT / "src"), *([str(options["path"])] if "path" in options else [])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LC_ALL": "C.UTF-8"}
        command = [sys.executable, "-m", "cardpress_engines.cardplay.cli", *map(str, words)]
        done = subprocess.run(
            command, input=typed, capture_output=True, encoding="utf-8", check=False, env=environment,
            timeout=HANGS, cwd=options.get("cwd", ROOT),
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
