"""Work done by processes forked from this one."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from cardpress.press.processes import shared_out


def _bomb() -> int:
    raise ZeroDivisionError("on purpose")


def _killed_once(flag: Path) -> int:
    """End this process as a system without memory does, the first time."""
    if not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def test_every_task_is_done_once_by_another_process() -> None:
    """Tasks shared out among fewer processes come back with their places, each once; none needs to be pickled."""
    tasks = [partial(lambda number: (number**2, os.getpid()), number) for number in range(20)]
    done = dict(shared_out(tasks, 3))

    assert {place: square for place, (square, _) in done.items()} == {number: number**2 for number in range(20)}
    assert os.getpid() not in {process for _, process in done.values()}


def test_what_goes_wrong_in_a_process_is_told() -> None:
    """An exception in a process comes out with its traceback."""
    with pytest.raises(ZeroDivisionError, match="on purpose") as told:
        list(shared_out([_bomb], 1))

    assert "in _bomb" in str(told.value.__cause__)


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    """What a process had taken that is ended from outside is done by another one."""
    tasks = [*(partial(int, number) for number in range(5)), partial(_killed_once, tmp_path / "killed")]
    done = dict(shared_out(tasks, 2))

    assert [done[place] for place in range(5)] == list(range(5))
    assert done[5] != os.getpid()


def test_no_process_is_left_when_nobody_waits_any_more() -> None:
    """Whoever stops listening ends the processes, whatever they do."""
    listening = shared_out([os.getpid, *([signal.pause] * 2)], 2)
    _, process = next(listening)
    listening.close()

    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
