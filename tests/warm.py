"""Processes of the compiler that begin warm: forked from one that has imported it and done nothing else.

Importing takes ten times as long as building a small project. What is forked is as fresh as any other process: no
font was chosen before, no game read; the models of the small project are ready (tests/warmed.py). Only what Python
itself reads when it starts cannot be chosen for it.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, contextmanager
from functools import cache
from multiprocessing import forkserver
from pathlib import Path
from pkgutil import walk_packages
from typing import TextIO

import cardpress as compiler

HANGS = 600
"""Seconds after which a process is taken to hang; no machine is so slow that one that works needs them."""
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(
    [*(module.name for module in walk_packages(compiler.__path__, "cardpress.")), "tests.warmed"]
)
ROOT = Path(__file__).resolve().parents[1]


def cardpress(words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a command of the compiler in a process of its own."""
    return process(_command, list(words))


def at_once(*commands: Sequence[str]) -> list[str]:
    """Run commands of the compiler in processes of their own, all at once; gives what failed ones said."""
    _ensure_server()
    with ThreadPoolExecutor(len(commands)) as waiting:
        ended = [*waiting.map(cardpress, commands)]
    return [f"{one.returncode}: {one.stdout}{one.stderr}" for one in ended if one.returncode]


def process(work: Callable[..., object], *given: object) -> subprocess.CompletedProcess[str]:
    """Work in a process of its own, in this folder and environment; gives how it ended and what it said."""
    with tempfile.TemporaryDirectory() as folder:
        streams = Path(folder, "out"), Path(folder, "err")
        for stream in streams:
            stream.touch()
        forked = _FORKS.Process(target=_begin, args=(Path.cwd(), dict(os.environ), streams, work, given))
        _ensure_server()
        forked.start()
        forked.join(HANGS)
        code = forked.exitcode
        if code is None:
            forked.kill()
            raise subprocess.TimeoutExpired(str(work), HANGS)
        forked.close()
        out, err = (stream.read_text("utf-8") for stream in streams)
        return subprocess.CompletedProcess(given, code, out, err)


@contextmanager
def running(words: Sequence[str]) -> Iterator[TextIO]:
    """A command of the compiler that goes on in a process of its own until it is left; gives what it says."""
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder, "said")
        os.mkfifo(said)
        around = Path.cwd(), dict(os.environ), (said, said)
        forked = _FORKS.Process(target=_begin, args=(*around, _command, ([*words],)))
        _ensure_server()
        forked.start()
        stop = threading.Timer(HANGS, forked.kill)
        stop.start()
        try:
            with said.open(encoding="utf-8") as lines:
                yield lines
        finally:
            stop.cancel()
            forked.terminate()
            forked.join()
            forked.close()


@cache
def _ensure_server() -> None:
    """Have the process that others are forked from; it finds the tests by the folder it begins in."""
    with chdir(ROOT):
        forkserver.ensure_running()


def _begin(
    folder: Path,
    environment: Mapping[str, str],
    streams: Sequence[Path],
    work: Callable[..., object],
    given: Sequence[object],
) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for number, stream in enumerate(streams, start=1):
        os.dup2(os.open(stream, os.O_WRONLY), number)
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115  a pipe can be what was a file, which has places to seek
    sys.stderr = open(2, "w", buffering=1, errors="backslashreplace", closefd=False)  # noqa: SIM115
    work(*given)


def _command(words: list[str]) -> None:
    from cardpress.commands import main  # noqa: PLC0415  only the process that is forked needs it

    sys.argv = ["cardpress", *words]
    main.run()
