"""What a forked process tells is heard, however it ends."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import Any

import pytest
from tests.mutants.forks import forked
from tests.warm import HANGS

Say = Callable[[dict[str, Any]], None]


def _well(say: Say) -> None:
    say({"far": 1})
    say({"far": 2})


def _raising(say: Say) -> None:
    say({"far": 1})
    raise RuntimeError


def _killed(say: Say) -> None:
    say({"far": 1})
    os.kill(os.getpid(), signal.SIGKILL)


def _waiting(say: Say) -> None:
    say({"process": os.getpid()})
    signal.pause()


@pytest.mark.parametrize(
    ("work", "told"),
    [(_well, [1, 2]), (_raising, [1]), (_killed, [1])],
    ids=["ends", "raises", "is killed"],
)
def test_all_that_is_said_is_heard(work: Callable[[Say], None], told: list[int]) -> None:
    """What a process said before it ended, failed or was killed is heard, in order, and no more is awaited."""
    assert [said["far"] for said in forked(work, patience=HANGS)] == told


def test_whoever_stops_listening_ends_the_process() -> None:
    """A process nobody listens to any more is gone."""
    listening = forked(_waiting, patience=HANGS)
    process = next(listening)["process"]
    listening.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
