"""The properties bite: each check finds the faults planted for it, in games turn by turn, in soak in every one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.engines.properties.checks import CHECKS, Check, clones_share_nothing
from tests.engines.properties.faults import Fault, Planted, faults_of, sharing
from tests.engines.properties.walks import at_random, changeable, walk
from tests.engines.properties.ways import Way, all_ways, game_of
from tests.sampling import IS_WHOLE, in_turn

from cardpress_engines.cardplay.games import names

RIVALS = [
    ways[place]
    for name in names()
    for ways in [[way for way in all_ways() if way.name == name and game_of(way).num_players > 1]]
    for place in sorted({0, len(ways) - 1} if IS_WHOLE else {len(ways) - 1})
]
"""The last way of each game for several players, in soak the first of them too."""
every_rival = pytest.mark.parametrize("way", RIVALS, ids=str)
PLANTED = [
    (way, check, fault)
    for place, way in enumerate(RIVALS)
    for number, (check, fault) in enumerate(faults_of(game_of(way)))
    if IS_WHOLE or number % len(RIVALS) in {place, (place + 1) % len(RIVALS)}
]
"""Each fault in two games, turn by turn; in soak in every game."""


def _finds(check: Check, game: Any, games: int = 4) -> bool:
    """Whether a check fails, or the game breaks under it, in one of a few games."""
    for seed in range(games):
        try:
            check(game, at_random(seed), Random(seed))
        except (Exception, pytest.fail.Exception):
            return True
    return False


@pytest.mark.parametrize(("way", "check", "fault"), PLANTED, ids=lambda each: getattr(each, "__name__", str(each)))
def test_planted_fault_is_found(way: Way, check: Check, fault: type) -> None:
    """A fault is found by the check it was planted for; that it finds nothing else is the next test's."""
    planted = Planted(game_of(way), fault)

    assert isinstance(planted.new(), fault)
    assert _finds(check, planted)


@pytest.mark.parametrize(
    ("check", "way"), in_turn(CHECKS, RIVALS), ids=lambda each: getattr(each, "__name__", str(each))
)
def test_planting_alone_is_no_fault(way: Way, check: Check) -> None:
    """What plants the faults changes nothing: no check finds a fault that overrides nothing."""
    planted = Planted(game_of(way), Fault)

    assert isinstance(planted.new(), Fault)
    assert not _finds(check, planted, games=1)
    assert check in {found_by for found_by, _ in faults_of(planted)} or check is clones_share_nothing


@every_rival
def test_shared_attribute_is_found(way: Way) -> None:
    """A clone that shares any list, dict or array with its original is found, whichever it is."""
    game = game_of(way)
    shared = set().union(*(changeable(state) for state in walk(game, at_random(1))))
    missed = {name for name in shared if not _finds(clones_share_nothing, Planted(game, sharing(name)))}

    assert len(shared) > 10
    assert missed == set()
