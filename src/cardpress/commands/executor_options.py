"""Options that say who draws and where faces are kept besides this machine."""

from __future__ import annotations

import argparse

from cardpress.incremental.resources import BuildResources


def add_executor_options(command: argparse.ArgumentParser) -> None:
    """Give a command the options that name other machines."""
    command.add_argument("--cluster", metavar="ADDRESS", help="have the workers of a Dask scheduler draw faces")
    command.add_argument("--store", metavar="URL", help="also keep faces where other machines find them")


def build_resources(arguments: argparse.Namespace) -> BuildResources:
    """The processes, the cluster and the store that are asked for."""
    return BuildResources(max(1, arguments.jobs), arguments.cluster, arguments.store)
