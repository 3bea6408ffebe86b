"""Calls done by processes of this machine that are no copies of this one."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from cardpress_cluster.errors import ClusterError
from cardpress_cluster.executor import run_calls
from cardpress_cluster.local import LocalExecutor, local_pool


def test_every_call_is_done_once_by_another_process() -> None:
    """Calls come back with their places, each once, from processes that are kept for the next calls."""
    first = dict(run_calls(local_pool(2), [partial(pow, number, 2) for number in range(9)]))
    processes = set(dict(run_calls(local_pool(1), [os.getpid] * 3)).values())
    again = set(dict(run_calls(local_pool(1), [os.getpid] * 3)).values())

    assert first == {number: number**2 for number in range(9)}
    assert os.getpid() not in processes
    assert len(processes) == 1
    assert again == processes


def test_what_goes_wrong_in_a_process_is_told() -> None:
    """An exception in a process comes out here, with the traceback it had there."""
    with pytest.raises(ZeroDivisionError) as told:
        list(run_calls(local_pool(1), [partial(divmod, 1, 0)]))

    assert any("Traceback" in note for note in told.value.__notes__)


def test_a_call_that_ends_its_process_each_time_is_given_up() -> None:
    """A process that dies over a call costs one more try and then one plain error."""
    with pytest.raises(ClusterError, match="ended its process each time"):
        list(run_calls(local_pool(1), [partial(os._exit, 1)]))


def test_no_process_is_left_at_work_when_nobody_waits_any_more() -> None:
    """Whoever stops listening ends the processes, whatever they do: no thread waits for them for ever."""
    executor = LocalExecutor(2)
    calls = [executor.submit(time.sleep, 3600) for _ in range(3)]
    executor.shutdown(wait=False, cancel_futures=True)
    executor._threads.shutdown(wait=True)

    assert all(call.cancelled() or isinstance(call.exception(), ClusterError) for call in calls)


def test_no_module_comes_from_the_folder_a_command_runs_in(tmp_path: Path) -> None:
    """A process takes no file of a stranger's project for a module of Python."""
    (tmp_path / "pickle.py").write_text("raise SystemExit('run')", "utf-8")
    code = "import os\nfrom cardpress_cluster import executor, local\n"
    code += "print(dict(executor.run_calls(local.local_pool(1), [os.getcwd])))"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str({0: str(tmp_path)})


def test_nothing_is_left_open_when_a_program_ends() -> None:
    """The streams of a process that waits for a call, and of one that was killed over one, are closed."""
    code = "import os\nfrom functools import partial\nfrom cardpress_cluster import errors, executor, local\n"
    code += "run = lambda call: [*executor.run_calls(local.local_pool(1), [call])]\n"
    code += "try:\n    run(partial(os._exit, 1))\nexcept errors.ClusterError:\n    print(len(run(os.getpid)))"
    words = [sys.executable, "-W", "always::ResourceWarning", "-c", code]
    done = subprocess.run(words, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "1", "")
