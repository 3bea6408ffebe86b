"""Executor and store of a build: processes of this machine and build/.cache, or a Dask cluster and a shared store.

What a cluster or a shared store needs is imported when one is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardpress.incremental.session import Session


@dataclass(frozen=True)
class BuildResources:
    """Processes of this machine, the address of a cluster's scheduler, the address of a shared store."""

    jobs: int
    cluster: str | None = None
    store: str | None = None

    @contextmanager
    def session(self) -> Iterator[Session]:
        """A session that works with them; ClusterError or RequestError when they are not there."""
        from cardpress.incremental.session import Session  # noqa: PLC0415  the command line imports this module

        with ExitStack() as opened:
            machines = shared = None
            if self.store:
                from cardpress.files.remote_store import shared_store  # noqa: PLC0415  only who names one needs it

                shared = shared_store(self.store)
            if self.cluster:
                from cardpress_cluster.dask_executor import cluster  # noqa: PLC0415  as above

                machines = opened.enter_context(cluster(self.cluster))
            yield opened.enter_context(Session(jobs=self.jobs, machines=machines, shared=shared))
