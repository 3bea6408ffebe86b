"""Runs calls on a cluster worker, each in a warm process of its own."""

from __future__ import annotations

from cardpress_cluster.errors import ClusterError
from cardpress_cluster.processes import WorkerProcesses
from cardpress_cluster.version import OTHER, code_version

_PROCESSES = WorkerProcesses()


def outcome(version: str, call: bytes) -> bytes:
    """What comes of a pickled call, pickled; ClusterError when this worker must not, or cannot, do it."""
    if version != code_version():
        raise ClusterError(OTHER.format("a worker", code_version(), version))
    return _PROCESSES.outcome(call)
