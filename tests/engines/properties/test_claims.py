"""What some games claim: they are the same when they are turned, or listed in another order."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import pytest
from tests.engines.properties.claims import Symmetry, listings, symmetries
from tests.engines.properties.faults import Fault, Planted
from tests.engines.properties.likeness import decisions_alike, first_unlike
from tests.engines.properties.ways import Way, all_ways, game_of, sample
from tests.sampling import IS_WHOLE

SEEDS = range(8 if IS_WHOLE else 4)
TURNED = [(way, symmetry) for way in sample(all_ways()) for symmetry in symmetries(way.name)]
LISTED = [way for way in sample(all_ways()) if listings(way.name)]
every_turn = pytest.mark.parametrize(
    ("way", "symmetry"), TURNED, ids=lambda each: getattr(each, "name", str(each))
)
every_listed = pytest.mark.parametrize("way", LISTED, ids=str)


@every_turn
def test_turned_game_is_the_same_game(way: Way, symmetry: Symmetry) -> None:
    """Under a symmetry each decision, position and result of a game is that of the other, turned."""
    game = game_of(way)
    compared = [decisions_alike(game, symmetry, seed) for seed in SEEDS]

    assert all(same for _, same in compared), compared
    assert min(count for count, _ in compared) > 20


@every_turn
def test_half_a_turn_is_found(way: Way, symmetry: Symmetry) -> None:
    """The comparison has power: with actions turned but not the position, or the reverse, games differ."""
    game = game_of(way)
    for half in (
        symmetry._replace(action=lambda state, action: action),
        symmetry._replace(position=lambda state, position: position),
    ):
        assert not any(decisions_alike(game, half, seed)[1] for seed in SEEDS)


@every_listed
@pytest.mark.parametrize("seed", range(12 if IS_WHOLE else 6))
def test_order_of_listing_means_nothing(way: Way, seed: int) -> None:
    """A position with its components listed in another order is played on alike, to the last wound."""
    assert first_unlike(game_of(way), seed) is None


class LooksAtTheList(Fault):
    """Offers one action less where a hash of the state, which has its components by number, is odd."""

    def legal_actions(self) -> Any:  # noqa: D102
        legal = super().legal_actions()  # type: ignore[misc]
        odd = crc32(repr(self.key()).encode()) % 2  # type: ignore[attr-defined]
        return legal[1:] if len(legal) > 2 and odd else legal


@every_listed
def test_order_that_means_something_is_found(way: Way) -> None:
    """A state that looks at the numbers its components were given by the list is found."""
    planted: Any = Planted(game_of(way), LooksAtTheList)

    assert any(first_unlike(planted, seed) for seed in range(12))
