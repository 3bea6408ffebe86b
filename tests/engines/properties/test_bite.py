"""The properties bite: each check finds the faults planted for it, in every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.engines.properties.checks import CHECKS, Check, clones_share_nothing
from tests.engines.properties.faults import FAULTS, Fault, Planted, sharing
from tests.engines.properties.walks import at_random, walk
from tests.engines.properties.ways import Way, all_ways, game_of

from cardpress_engines.kernel.state import State

RIVALS = [way for way in all_ways() if game_of(way).num_players > 1]
NEVER_SHOWN = {"_next": "empty whenever somebody decides", "owner": "follows from the gear, which is shown"}
"""Attributes a clone could share without anybody telling."""


def _finds(check: Check, game: Any) -> bool:
    for seed in range(4):
        try:
            check(game, at_random(seed), Random(seed))
        except Exception:
            return True
    return False


@pytest.mark.parametrize("way", [RIVALS[0], RIVALS[-1]], ids=str)
@pytest.mark.parametrize(("check", "fault"), FAULTS, ids=lambda each: each.__name__)
def test_planted_fault_is_found(way: Way, check: Check, fault: type) -> None:
    """A fault is found by the check it was planted for, which finds nothing without it."""
    assert not _finds(check, game_of(way))
    assert _finds(check, Planted(game_of(way), fault))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_planting_alone_is_no_fault(check: Check) -> None:
    """What plants the faults changes nothing: no check finds a fault that overrides nothing."""
    assert not _finds(check, Planted(game_of(RIVALS[0]), Fault))
    assert check in {found_by for found_by, _ in FAULTS} or check is clones_share_nothing


def _mutable(state: State) -> set[str]:
    """Attributes of a state that hold something that can be changed in place."""
    names = [name for cls in type(state).__mro__ for name in getattr(cls, "__slots__", ())]
    return {name for name in names if isinstance(getattr(state, name), list | dict | set | bytearray)}


@pytest.mark.parametrize("way", [RIVALS[0]], ids=str)
def test_shared_attribute_is_found(way: Way) -> None:
    """A clone that shares any list, dict or array with its original is found, whichever it is."""
    game = game_of(way)
    names = set().union(*(_mutable(state) for state in walk(game, at_random(1)))) - {"options"}
    missed = {name for name in names if not _finds(clones_share_nothing, Planted(game, sharing(name)))}

    assert len(names) > 10
    assert missed <= set(NEVER_SHOWN)
