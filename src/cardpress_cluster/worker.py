"""What a worker of a cluster does: hands calls to processes of its own, each to one, which stay warm."""

from __future__ import annotations

import subprocess
import sys
from threading import Lock

from cardpress_cluster.hand import read, write
from cardpress_cluster.problems import ClusterError
from cardpress_cluster.version import OTHER, running


class _Hand:
    """A process that does calls."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "cardpress_cluster.hand"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def outcome(self, call: bytes) -> bytes | None:
        """What comes of a call, pickled; None when the process died over it."""
        process = self._process
        assert process.stdin
        assert process.stdout
        try:
            write(process.stdin, call)
            told = read(process.stdout)
        except OSError:
            told = None
        if told is None:
            process.kill()
            process.communicate()
        return told


_IDLE: list[_Hand] = []
_LOCK = Lock()


def outcome(version: str, call: bytes) -> bytes:
    """What comes of a pickled call, pickled; ClusterError when this worker must not, or cannot, do it."""
    if version != running():
        raise ClusterError(OTHER.format("a worker", running(), version))
    for is_fresh in (False, True):  # one that was idle may have died long ago
        with _LOCK:
            known = None if is_fresh or not _IDLE else _IDLE.pop()
        hand = known or _Hand()
        told = hand.outcome(call)
        if told is not None:
            with _LOCK:
                _IDLE.append(hand)
            return told
    raise ClusterError("a call ended the process of a worker each time: does the machine have too little memory?")
