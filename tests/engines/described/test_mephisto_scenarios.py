"""Scenarios and perft tables of Mephisto's own engine come out equal from its course of play as data."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.engines.described.mephisto.beside import described_game
from tests.engines.described.mephisto.tables import Follower
from tests.engines.properties.test_golden import perft
from tests.sampling import IS_WHOLE, few_of

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.kernel import scenario
from cardpress_engines.kernel.state import Frame, GameState
from cardpress_engines.mephisto.game import load
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.state import MephistoState

ENGINES = Path(__file__).parents[1]
SCENARIOS = sorted((ENGINES / "mephisto" / "scenarios").rglob("*.json"))
PERFT: list[dict[str, Any]] = json.loads((ENGINES / "golden" / "mephisto" / "perft.json").read_text("utf-8"))
FEW = 60
DEEP = 5_000
"""More ways than these are counted in soak only."""

Described = Callable[[Setup], DescribedGame]


@pytest.fixture(scope="module")
def described(data: ModuleType) -> Described:
    """The described game for a set-up of the own engine."""
    return cache(lambda setup: described_game(data, setup))


@pytest.fixture
def beginnings(monkeypatch: pytest.MonkeyPatch) -> list[tuple[MephistoState, Frame]]:
    """The states that begin meanwhile, before anything happens, and what happens first."""
    found: list[tuple[MephistoState, Frame]] = []
    start = MephistoState.start

    def note(state: MephistoState, *frames: Frame) -> None:
        found.append((state.clone(), frames[0]))
        start(state, *frames)

    monkeypatch.setattr(MephistoState, "start", note)
    return found


Beginnings = list[tuple[MephistoState, Frame]]


def _follower(described: Described, beginnings: Beginnings) -> Follower:
    first, step = beginnings[-1]
    return Follower(described(first.game.setup), first, step)


@pytest.mark.parametrize("file", few_of(SCENARIOS, FEW, "mephisto as data"), ids=lambda file: file.stem)
def test_scenarios_come_out_equal(
    file: Path, described: Described, data: ModuleType, beginnings: Beginnings
) -> None:
    """Whatever a scenario does can be done in the described game, and leaves the same table."""
    value = json.loads(file.read_text("utf-8"))
    following: list[Follower] = []

    def watch(state: GameState[Any]) -> None:
        if not following:
            following.append(_follower(described, beginnings))
        assert isinstance(state, MephistoState)
        following[0].watch(state)

    assert scenario.run(value, lambda _, setup: load(data, setup), watch) == []
    assert following


@pytest.mark.parametrize("position", PERFT, ids=lambda position: position["about"])
def test_perft_comes_out_equal(
    position: dict[str, Any], described: Described, data: ModuleType, beginnings: Beginnings
) -> None:
    """From fixed positions as many ways lead on as in the own engine."""
    theirs = load(data, position["setup"]).new(position["given"])
    ours = _follower(described, beginnings).begin()
    counts = [count for count in position["counts"] if IS_WHOLE or count < DEEP]

    assert [perft(ours, depth + 1) for depth in range(len(counts))] == counts
    assert perft(theirs, 1) == counts[0]
