"""Work in a forked process that tells how far it is, and may end in any way."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import sys
import traceback
from collections.abc import Callable, Generator
from time import monotonic
from typing import Any, TypeAlias

Said: TypeAlias = dict[str, Any]
"""What a process tells of its work; JSON."""


def forked(work: Callable[[Callable[[Said], None]], None], patience: float) -> Generator[Said]:
    """Fork, work, and give what the work says until its process ends, or says nothing for so many seconds.

    It and all processes it started are gone then.
    """
    reading, writing = os.pipe()
    process = os.fork()
    if not process:
        _begin(work, reading, writing)
    os.close(writing)
    rest, heard, ended = b"", monotonic(), False
    try:
        while not ended and monotonic() - heard < patience:
            ended = os.waitid(os.P_PID, process, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
            while select.select([reading], [], [], 0 if ended else 0.2)[0]:
                more = os.read(reading, 65536)
                *lines, rest = (rest + more).split(b"\n")
                yield from map(json.loads, lines)
                heard = monotonic()
                if not more:
                    break
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(reading)


def _begin(work: Callable[[Callable[[Said], None]], None], reading: int, writing: int) -> None:
    def say(said: Said) -> None:
        os.write(writing, json.dumps(said).encode() + b"\n")

    os.setsid()
    os.close(reading)
    try:
        work(say)
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    finally:
        sys.stderr.flush()
        os._exit(0)
