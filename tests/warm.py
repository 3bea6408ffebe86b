"""Processes of the compiler that begin warm: forked from one that has imported it and done nothing else.

Importing takes ten times as long as building a small project. What is forked is as fresh as any other process: no
font was chosen before, no game read. Only what Python itself reads when it starts cannot be chosen for it.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from pkgutil import walk_packages

import cardpress as compiler

HANGS = 600
"""Seconds after which a process is taken to hang; no machine is so slow that one that works needs them."""
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload([module.name for module in walk_packages(compiler.__path__, "cardpress.")])


def cardpress(words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a command of the compiler in a process of its own."""
    return process(_command, list(words))


def process(work: Callable[..., object], *given: object) -> subprocess.CompletedProcess[str]:
    """Work in a process of its own, in this folder and environment; gives how it ended and what it said."""
    with tempfile.TemporaryDirectory() as folder:
        streams = Path(folder, "out"), Path(folder, "err")
        for stream in streams:
            stream.touch()
        forked = _FORKS.Process(target=_begin, args=(Path.cwd(), dict(os.environ), streams, work, given))
        forked.start()
        forked.join(HANGS)
        code = forked.exitcode
        if code is None:
            forked.kill()
            raise subprocess.TimeoutExpired(str(work), HANGS)
        forked.close()
        out, err = (stream.read_text("utf-8") for stream in streams)
        return subprocess.CompletedProcess(given, code, out, err)


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
    work(*given)


def _command(words: list[str]) -> None:
    from cardpress.commands import main  # noqa: PLC0415  only the process that is forked needs it

    sys.argv = ["cardpress", *words]
    main.run()
