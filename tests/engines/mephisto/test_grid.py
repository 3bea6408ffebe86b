"""The square of three and four players: six open cards, two face-down corners that nothing reaches."""

from __future__ import annotations

from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest
from tests.engines.mephisto.tables import TEAMS, dungeon, lanes, mephisto, piles
from tests.engines.properties.walks import at_random, walk
from tests.sampling import IS_WHOLE

from cardpress_engines.described.state import DescribedState

SQUARES: list[tuple[Any, ...]] = [(3,), (4,), (4, TEAMS)]


@pytest.mark.parametrize("way", SQUARES, ids=str)
def test_six_of_nine_spaces_are_in_play(data: ModuleType, way: tuple[Any, ...]) -> None:
    """MEPH-89, MEPH-90, MEPH-93, MEPH-95: nine spaces less the deck's in the middle and two corners are six."""
    grid = data.RULES.grid

    assert (grid.width, grid.height, grid.center, grid.corners) == (3, 3, 1, 2)
    assert len(dungeon(mephisto(*way).new())) == 6


@pytest.mark.parametrize("players", [3, 4])
def test_each_lane_of_each_seat_has_two_cards(players: int) -> None:
    """MEPH-91, MEPH-93: whoever looks sees three lanes of two cards, as only opposite corners leave it."""
    for player in range(players):
        seen = lanes(mephisto(players), player)
        assert sorted(seen) == [1, 2, 3]
        assert {len(spaces) for spaces in seen.values()} == {2}
        assert sorted(space for spaces in seen.values() for space in spaces) == [*"abcdef"]


def test_seats_look_from_four_sides() -> None:
    """MEPH-91, MEPH-119: who sits opposite counts the same lanes the other way; neighbours' lanes cross."""
    south, west, north, east = (lanes(mephisto(4), player) for player in range(4))

    for lane in (1, 2, 3):
        assert north[lane] == south[4 - lane]
        assert east[lane] == west[4 - lane]
    assert all(one != other for one in south.values() for other in west.values())


def test_clockwise_neighbours_turn_the_square_by_a_quarter() -> None:
    """MEPH-22, MEPH-91: each player's lanes are those of the player before, seen a quarter turn clockwise on.

    Seen from the middle, a player has the one before at the left hand and the next at the right when all sit
    clockwise and look inwards: the left neighbour's side is where lane 1 lies.
    """
    nearest = [{"e", "f"}, {"c", "e"}, {"a", "b"}, {"b", "d"}]  # open spaces along each side, that of seat 1 first

    for seat, following in pairwise([0, 1, 2, 3, 0]):
        assert lanes(mephisto(4), seat)[1] == nearest[following]


@pytest.mark.parametrize("way", SQUARES, ids=str)
def test_nothing_reaches_the_corners(way: tuple[Any, ...]) -> None:
    """MEPH-90, MEPH-92: two corners keep their cards to the end, and no card there is ever chosen."""
    game = mephisto(*way)
    for seed in range(8 if IS_WHOLE else 4):
        corners: list[int] = []
        for state in walk(game, at_random(seed)):
            assert isinstance(state, DescribedState)
            if state.all_turns:
                corners = corners or piles(state, "corner_pile")[0][:]
                assert len(corners) == 2
                assert piles(state, "corner_pile") == [corners]
            if state.current_player() >= 0:
                taken = {game.numbering.range_of(action) for action in state.legal_actions()}
                pieces = {item for kind, item in taken if kind == "piece" or kind in PIECE_ACTIONS}
                assert not pieces & {*corners}
                assert not {kind for kind, _ in taken} & {"space"}


PIECE_ACTIONS = {"action_play", "action_use", "action_activate", "action_loot_card"}


@pytest.mark.parametrize("way", SQUARES, ids=str)
def test_nobody_sees_the_corners(way: tuple[Any, ...]) -> None:
    """MEPH-90: the corners lie face down: other cards there look and play the same to everybody."""
    game, compared = mephisto(*way), 0
    for state in walk(game, at_random(4)):
        assert isinstance(state, DescribedState)
        corners, deck = piles(state, "corner_pile")[0], piles(state, "deck")[0]
        designs = {game.design_of[piece] for piece in corners}
        if state.current_player() < 0 or not deck or game.design_of[deck[0]] in designs:
            continue
        other = state.clone()
        changed, drawn = piles(other, "corner_pile")[0], piles(other, "deck")[0]
        changed[0], drawn[0] = deck[0], corners[0]
        changed.sort()
        drawn.sort()
        other.locate()
        assert other.key() != state.key()
        for player in (None, *range(game.num_players)):
            assert other.observation(player) == state.observation(player)
        assert other.legal_actions() == state.legal_actions()
        compared += 1
    assert compared > 20
