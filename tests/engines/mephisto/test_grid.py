"""The square of three and four players: six open cards, two face-down corners that nothing reaches."""

from __future__ import annotations

from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest
from tests.engines.properties.walks import at_random, walk

from cardpress_engines.mephisto.actions import AMOUNT, SPACE
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.setup import Setup, lanes_of_square
from cardpress_engines.mephisto.state import EMPTY

SQUARES: list[dict[str, Any]] = [{"players": 3}, {"players": 4}, {"players": 4, "teams": True}]


@pytest.mark.parametrize("way", SQUARES, ids=str)
def test_six_of_nine_spaces_are_in_play(data: ModuleType, way: dict[str, Any]) -> None:
    """MEPH-89, MEPH-90, MEPH-93, MEPH-95: nine spaces less the deck's in the middle and two corners are six."""
    grid, game = data.RULES.grid, Mephisto(data, Setup(**way))

    assert (grid.width, grid.height, grid.center, grid.corners) == (3, 3, 1, 2)
    assert game.spaces == len(game.new().dungeon) == 6


@pytest.mark.parametrize("players", [3, 4])
def test_each_lane_of_each_seat_has_two_cards(players: int) -> None:
    """MEPH-91, MEPH-93: whoever looks sees three lanes of two cards, as only opposite corners leave it."""
    seats = lanes_of_square(3, 3, players)

    assert len(seats) == players
    for lanes in seats:
        assert sorted(lanes) == [1, 2, 3]
        assert {len(spaces) for spaces in lanes.values()} == {2}
        assert sorted(space for spaces in lanes.values() for space in spaces) == list(range(6))


def test_seats_look_from_four_sides() -> None:
    """MEPH-91, MEPH-119: who sits opposite counts the same lanes the other way; neighbours' lanes cross."""
    south, west, north, east = lanes_of_square(3, 3, 4)

    for lane in (1, 2, 3):
        assert north[lane] == south[4 - lane]
        assert east[lane] == west[4 - lane]
    assert all(set(one) != set(other) for one in south.values() for other in west.values())


def test_clockwise_neighbours_turn_the_square_by_a_quarter() -> None:
    """MEPH-22, MEPH-91: each player's lanes are those of the player before, seen a quarter turn clockwise on.

    Seen from the middle, a player has the one before at the left hand and the next at the right when all sit
    clockwise and look inwards: the left neighbour's side is where lane 1 lies.
    """
    sides = {0: "south", 1: "west", 2: "north", 3: "east"}
    nearest = {"west": {2, 4}, "south": {4, 5}, "east": {1, 3}, "north": {0, 1}}  # open spaces along each side
    seats = lanes_of_square(3, 3, 4)

    for seat, following in pairwise([0, 1, 2, 3, 0]):
        assert set(seats[seat][1]) == nearest[sides[following]]


@pytest.mark.parametrize("way", SQUARES, ids=str)
def test_nothing_reaches_the_corners(data: ModuleType, way: dict[str, Any]) -> None:
    """MEPH-90, MEPH-92: two corners keep their cards to the end, and only the six open spaces are ever chosen."""
    game = Mephisto(data, Setup(**way))
    for seed in range(8):
        corners: list[int] = []
        for state in walk(game, at_random(seed)):
            if state.question not in {"deal", "starter"}:
                corners = corners or state.corners[:]
                assert len(corners) == 2
                assert state.corners == corners
            if state.current_player() >= 0:
                spaces = {action for action in state.legal_actions() if SPACE <= action < AMOUNT}
                assert spaces <= {SPACE + i for i, card in enumerate(state.dungeon) if card != EMPTY}


@pytest.mark.parametrize("way", SQUARES, ids=str)
def test_nobody_sees_the_corners(data: ModuleType, way: dict[str, Any]) -> None:
    """MEPH-90: the corners lie face down: other cards there look and play the same to everybody."""
    game, compared = Mephisto(data, Setup(**way)), 0
    for state in walk(game, at_random(4)):
        if state.current_player() < 0 or state.deck == [] or state.deck[0] in state.corners:
            continue
        other = state.clone()
        other.corners[0], other.deck[0] = state.deck[0], state.corners[0]
        other.deck.sort()
        assert other.key() != state.key()
        for player in (None, *range(game.num_players)):
            assert other.observation(player) == state.observation(player)
        assert other.legal_actions() == state.legal_actions()
        compared += 1
    assert compared > 20
