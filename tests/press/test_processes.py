"""Work done by processes forked from this one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial

import pytest

from cardpress.press.processes import forked, shared_out


def _counted(name: str, count: int) -> Iterator[tuple[str, int, int]]:
    for number in range(count):
        yield name, number, os.getpid()


def _bomb() -> Iterator[int]:
    yield 1
    raise ZeroDivisionError("on purpose")


def test_each_work_is_done_by_a_process_of_its_own() -> None:
    """All that works yield comes, in the order of each, from other processes than this one."""
    sent = list(forked([partial(_counted, "a", 3), partial(_counted, "b", 2)]))

    assert [number for name, number, _ in sent if name == "a"] == [0, 1, 2]
    assert [number for name, number, _ in sent if name == "b"] == [0, 1]
    assert len({process for *_, process in sent} - {os.getpid()}) == 2


def test_what_goes_wrong_in_a_process_is_told() -> None:
    """An exception in a process comes out with its traceback."""
    with pytest.raises(RuntimeError, match="on purpose"):
        list(forked([_bomb]))


def test_every_task_is_done_once() -> None:
    """Tasks shared out among fewer processes come back with their places, each once."""
    tasks = [partial(pow, number, 2) for number in range(20)]

    assert sorted(shared_out(tasks, 3)) == [(number, number**2) for number in range(20)]
