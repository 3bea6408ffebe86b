"""A worker process of a cluster: runs one call after the other, `python -m cardpress_cluster.worker_process`.

Calls come in through its input and results go out through its output, pickled, each behind its length. A process
of its own is what the compiler counts on: its main thread has a budget of processor time, its memory a limit, and
what it remembers is nobody else's.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import traceback
from contextlib import suppress
from typing import IO

_LENGTH = struct.Struct(">Q")
MEMORY = 3 * 1024**3
"""Bytes of address space, as for a process of the compiler."""


def write(stream: IO[bytes], data: bytes) -> None:
    """Send some bytes; OSError when nobody is there to read them."""
    stream.write(_LENGTH.pack(len(data)) + data)
    stream.flush()


def read(stream: IO[bytes]) -> bytes | None:
    """The bytes that were sent; None when the other side has ended."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    data = stream.read(length)
    return data if len(data) == length else None


def outcome(call: bytes) -> bytes:
    """What comes of a pickled call, pickled: whether it is right, and its result or what it raised."""
    try:
        return pickle.dumps((True, pickle.loads(call)()))
    except BaseException as error:
        error.add_note(f"on another machine:\n{traceback.format_exc()}")
        with suppress(Exception):
            told = pickle.dumps((False, error))
            pickle.loads(told)  # some exceptions can be sent and not be made again
            return told
        return pickle.dumps((False, RuntimeError(traceback.format_exc())))


def main() -> None:
    """Do calls until the worker ends."""
    calls, results = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a call prints is no result
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the worker ends it
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415  not every system has it

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY if most < 0 else min(MEMORY, most), most))
    with suppress(OSError):
        while (call := read(calls)) is not None:
            write(results, outcome(call))


if __name__ == "__main__":
    main()
