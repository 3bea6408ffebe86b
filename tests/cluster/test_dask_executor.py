"""Other machines: two workers of a real scheduler do what this one would have done, whoever dies."""

from __future__ import annotations

import os
import shutil
import socket
import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from tests.cluster.gate import Gate
from tests.cluster.machines import Cluster, running

from cardpress.commands import main
from cardpress.output import Console
from cardpress.press import workers
from cardpress.press.press import Press
from cardpress_cluster import address, dask_executor, executor, worker
from cardpress_cluster.errors import ClusterError
from cardpress_cluster.executor import run_calls
from cardpress_engines.cardplay import batches
from cardpress_engines.cardplay import cli as cardplay
from cardpress_engines.cardplay.counts import GameCounts
from cardpress_engines.cardplay.result_cache import ResultCache

Capture = pytest.CaptureFixture[str]
Commands = list[tuple[Callable[[list[str]], int], list[str], int]]


def _outputs(project: Path) -> dict[str, bytes]:
    build = project / "build"
    files = (file for file in build.rglob("*") if file.is_file() and ".cache" not in file.parts)
    return {file.relative_to(build).as_posix(): file.read_bytes() for file in files}


def test_a_build_is_the_same_when_a_worker_is_killed_in_the_middle(
    mini: Path, tmp_path: Path, cluster: Cluster, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Faces drawn by two workers, one of whom dies while it draws, make the files of a build of one process."""
    alone = Path(shutil.copytree(mini, tmp_path / "alone"))
    assert main.main(["build", "--root", str(alone), "--jobs", "1"]) == 0
    cluster.grow(2)
    killed: list[int] = []

    def progress(what: str, done: int, total: int) -> None:
        if "faces" in what and done and not killed:
            killed.append(gate.reached())
            cluster.kill(killed[0])

    monkeypatch.setattr(Console, "progress", lambda self: progress)
    monkeypatch.setattr(workers, "SHARE", 1)
    monkeypatch.setattr(Press, "_renderer", None)  # this process draws nothing
    assert main.main(["build", "--root", str(mini), "--cluster", cluster.address]) == 0
    assert len(killed) == 1
    assert _outputs(mini) == _outputs(alone)


def test_games_are_counted_to_the_last_when_a_worker_is_killed_in_the_middle(cluster: Cluster, gate: Gate) -> None:
    """Games of two workers, one of whom dies while it plays, count as those of one process."""
    series = batches.GameSeries("mephisto", '{"players": 2}', "random", 250, 3)
    alone = batches.count_games(series, 1, lambda more: None, ResultCache(GameCounts), batches.count_batch)
    cluster.grow(2)
    killed: list[int] = []

    def progress(more: int) -> None:
        if more and not killed:
            killed.append(gate.reached())
            cluster.kill(killed[0])

    arguments = Namespace(jobs=1, cluster=cluster.address)
    with batches.open_workers(arguments):
        together = batches.count_games(
            series, arguments.who, progress, ResultCache(GameCounts), batches.count_batch
        )
    assert len(killed) == 1
    assert together == alone


def test_when_nobody_is_left_it_is_told(tmp_path: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster whose last worker died is an error, not a wait without end; so is one that has none."""
    monkeypatch.setattr(executor, "PATIENCE", 0.01)
    killed: list[int] = []
    with running(tmp_path) as small:
        with pytest.raises(ClusterError, match="has no worker: start some"), dask_executor.cluster(small.address):
            pass
        small.grow(1)
        with dask_executor.cluster(small.address) as opened:

            def check() -> None:
                if not killed:
                    killed.append(gate.reached())
                    small.kill(killed[0])
                opened.check()

            with pytest.raises(ClusterError, match="has no worker"):
                list(run_calls(replace(opened, check=check), [os.getpid]))


def test_a_scheduler_that_dies_is_told_in_a_line(
    tmp_path: Path, gate: Gate, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work that is lost with the scheduler is one error, without what Dask says of it."""
    monkeypatch.setattr(executor, "PATIENCE", 0.01)
    ended: list[int] = []
    with running(tmp_path) as small:
        small.grow(1)
        with dask_executor.cluster(small.address) as opened:

            def check() -> None:
                if not ended:
                    ended.append(gate.reached())
                    small.end()

            with pytest.raises(ClusterError, match="the connection to the scheduler was lost"):
                list(run_calls(replace(opened, check=check), [os.getpid]))
    assert capfd.readouterr().err == ""


def test_what_a_call_raises_on_another_machine_is_raised_here(cluster: Cluster) -> None:
    """An exception comes out as it was raised, and says where."""
    cluster.grow(1)
    with (
        dask_executor.cluster(cluster.address) as opened,
        pytest.raises(ValueError, match="invalid literal") as told,
    ):
        list(run_calls(opened, [partial(int, "no number")]))
    assert "on another machine:\nTraceback" in told.value.__notes__[0]


def test_a_worker_with_another_version_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who runs other code is told so before anything is counted, and when it comes later."""
    cluster.grow(1)
    monkeypatch.setattr(dask_executor, "code_version", lambda: "cardpress 9")
    said = "runs cardpress .*, this machine cardpress 9: install the same on both"
    with pytest.raises(ClusterError, match=f"the worker tcp://.* {said}"), dask_executor.cluster(cluster.address):
        pass
    with pytest.raises(ClusterError, match=f"a worker {said}"):
        worker.outcome("cardpress 9", b"")


@pytest.mark.parametrize("text", ["", "here", "127.0.0.1", "ftp://a:1", "tcp://a:b@c:1", "a:0", "a:65536"])
def test_an_address_is_a_host_and_a_port(text: str) -> None:
    """What is no address of a scheduler is refused before anybody is asked."""
    with pytest.raises(ClusterError, match="expected tcp://HOST:PORT"):
        address.address_of(text)


def test_addresses_are_written_as_dask_takes_them() -> None:
    """A way may be left out; names, numbers and IPv6 are taken."""
    assert address.address_of(" box:8786") == "tcp://box:8786"
    assert address.address_of("tls://[::1]:1") == "tls://[::1]:1"


@pytest.fixture
def commands(mini: Path) -> Commands:
    """Every command that asks other machines, and what it ends with when they are not there."""
    return [
        (main.main, ["build", "--root", str(mini)], main.WRONG_COMMAND),
        (main.main, ["release", "--root", str(mini)], main.WRONG_COMMAND),
        (cardplay.main, ["simulate", "mephisto", "--fresh"], cardplay.WRONG_INPUT),
        (cardplay.main, ["report", "mephisto", "--fresh", "--out", str(mini / "page.html")], cardplay.WRONG_INPUT),
    ]


def test_nobody_answers(commands: Commands, capsys: Capture) -> None:
    """An address at which nobody listens is told at once, in a line."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))  # nobody else gets this port, and nobody listens
        place = f"127.0.0.1:{held.getsockname()[1]}"
        for run, words, code in commands:
            assert run([*words, "--cluster", place]) == code
            (line,) = capsys.readouterr().err.splitlines()
            assert line.endswith(f": no scheduler answers at tcp://{place}: connection refused")


def test_somebody_else_answers(mini: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """What listens and is no scheduler is told, however it keeps silent."""
    monkeypatch.setattr(dask_executor, "SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as other:
        place = f"127.0.0.1:{other.getsockname()[1]}"
        assert main.main(["build", "--root", str(mini), "--cluster", place]) == main.WRONG_COMMAND
    assert "is no Dask scheduler" in capsys.readouterr().err


def test_without_the_extra_it_is_said_what_to_install(
    commands: Commands,
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who has not installed Dask is told how."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    for run, words, code in commands:
        assert run([*words, "--cluster", "127.0.0.1:8786"]) == code
        assert capsys.readouterr().err.endswith(": --cluster needs Dask: pip install 'cardpress[cluster]'\n")
