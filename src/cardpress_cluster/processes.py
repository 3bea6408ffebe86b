"""Processes of this machine that do calls: started from nothing, one call at a time, and warm for the next."""

from __future__ import annotations

import atexit
import subprocess
import sys
from contextlib import suppress
from threading import Lock

from cardpress_cluster.errors import ClusterError
from cardpress_cluster.worker_process import read, write

# With -P no module is taken from the folder that a command is run in, which may be a stranger's project.
_COMMAND = (sys.executable, "-P", "-m", "cardpress_cluster.worker_process")


class _Process:
    """A process that does calls."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(_COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def outcome(self, call: bytes) -> bytes | None:
        """What comes of a call, pickled; None when the process died over it."""
        process = self._process
        assert process.stdin
        assert process.stdout
        try:
            write(process.stdin, call)
            answer = read(process.stdout)
        except OSError:
            answer = None
        if answer is None:
            self.end()
            self.close()
        return answer

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """Close the streams of a process that has ended; it waits for whoever reads from it in another thread."""
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # what was not sent yet goes nowhere
                if stream:
                    stream.close()


_IDLE: list[_Process] = []
_LOCK = Lock()


class WorkerProcesses:
    """As many processes as there are calls at a time; one that is done is kept for any further call."""

    def __init__(self) -> None:
        self._busy: set[_Process] = set()
        self._is_over = False

    def outcome(self, call: bytes) -> bytes:
        """What comes of a pickled call, pickled; ClusterError when no process survives it."""
        for is_fresh in (False, True):  # one that was idle may have died long ago
            process = self._take(is_fresh=is_fresh)
            answer = process.outcome(call)
            with _LOCK:
                self._busy.discard(process)
                if answer is not None:
                    _IDLE.append(process)
                    return answer
        raise ClusterError("a call ended its process each time: does the machine have too little memory?")

    def end(self) -> None:
        """End the processes that are at work and start no more: nobody waits for what they do."""
        with _LOCK:
            busy, self._busy, self._is_over = self._busy, set(), True
        for process in busy:
            process.end()

    def _take(self, *, is_fresh: bool) -> _Process:
        """A process for a call; ClusterError when nobody waits for what it does any more."""
        with _LOCK:
            if self._is_over:
                raise ClusterError("the processes were ended")
            process = _IDLE.pop() if _IDLE and not is_fresh else _Process()
            self._busy.add(process)
        return process


@atexit.register
def _end_idle() -> None:
    for process in _IDLE:
        process.end()
        process.close()
