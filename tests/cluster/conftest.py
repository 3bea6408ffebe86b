"""One cluster for all tests of a process, and a gate for each: a cluster costs a second to start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cluster.gate import Gate
from tests.cluster.machines import Cluster, running

from cardpress_cluster import dask_executor


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A scheduler, and workers when a test asks for them."""
    with running(tmp_path_factory.mktemp("cluster")) as started:
        yield started


@pytest.fixture
def gate(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """What calls to a cluster pass in this test."""
    made = Gate(Path(tmp_path_factory.mktemp("gate")))
    monkeypatch.setattr(dask_executor, "DaskExecutor", made.machines)
    yield made
    made.open()
