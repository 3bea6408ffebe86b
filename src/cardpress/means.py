"""Who draws and where it is kept: this machine and its folder, or a cluster and a store that machines share.

The options of the command line for it; what they need is imported when they are used.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardpress.files.remote_store import SharedStoreError
from cardpress_cluster.errors import ClusterError

if TYPE_CHECKING:
    from cardpress.session import Session

NOT_THERE = (ClusterError, SharedStoreError)
"""What is raised where a cluster or a store cannot be used."""


@dataclass(frozen=True)
class Means:
    """Processes of this machine, the address of a cluster's scheduler, the address of a shared store."""

    jobs: int
    cluster: str | None = None
    store: str | None = None

    @contextmanager
    def session(self) -> Iterator[Session]:
        """A session that works with these means; ClusterError or SharedStoreError when they are not there."""
        from cardpress.session import session  # noqa: PLC0415  the command line imports this module

        with ExitStack() as opened:
            machines = shared = None
            if self.store:
                from cardpress.files.remote_store import shared_store  # noqa: PLC0415  only who names one needs it

                shared = shared_store(self.store)
            if self.cluster:
                from cardpress_cluster.dask_executor import cluster  # noqa: PLC0415  as above

                machines = opened.enter_context(cluster(self.cluster))
            yield opened.enter_context(session(jobs=self.jobs, machines=machines, shared=shared))


def add_means(command: argparse.ArgumentParser) -> None:
    """Give a command the options that name other machines."""
    command.add_argument("--cluster", metavar="ADDRESS", help="have the workers of a Dask scheduler draw faces")
    command.add_argument("--store", metavar="URL", help="also keep faces where other machines find them")


def means(arguments: argparse.Namespace) -> Means:
    """The means that were asked for."""
    return Means(max(1, arguments.jobs), arguments.cluster, arguments.store)
