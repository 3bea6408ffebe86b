"""Places: what is next to what, how far, in which room, what is seen, what is straight ahead."""

from __future__ import annotations

import pytest

from cardpress_engines.kernel.board_map import NOWHERE, BoardMap, places_in

GRID = ("aab", "cab")
"""Two rows of three squares: 0 1 | 2 over 3 | 4 | 5, with a door from 1 to 2 and one from 3 to 4."""
DOORS = [(1, 2), (3, 4)]
SIGHT = {
    "arena_10": "00 br 01 b 02 br 10 rb 11 rw 12 rby 13 yr 21 wr 22 wy 23 yw",
    "arena_11_green": "00 br 01 b 02 bgy 03 gby 10 rb 11 rw 12 yb 13 yg 21 wry 22 yw 23 y",
    "arena_11_purple": "00 rb 01 brp 02 bp 10 rw 11 pbw 12 pby 13 yp 20 wr 21 wp 22 wy 23 yw",
    "arena_12": "00 rb 01 brp 02 bgy 03 gby 10 rw 11 pbw 12 yb 13 yg 20 wr 21 wpy 22 yw 23 y",
}
"""Rooms that are seen from each square, by their letters, as the table of the facts has them."""


def _set(*places: int) -> int:
    return sum(1 << place for place in places)


def test_steps_stay_in_a_room_or_go_through_a_door() -> None:
    """Touching places of one room are joined, those of two rooms where there is a door, never through a wall."""
    places = BoardMap.of_grid(GRID, DOORS)

    assert places.next_to[1] == _set(0, 2, 4)
    assert places.next_to[4] == _set(1, 3)
    assert (places.distance[3][5], places.distance[3][0]) == (4, 3)
    assert places.reach(3, 2) == _set(3, 4, 1)
    assert places.exactly(3, 2) == _set(1)


def test_sight_is_not_mutual() -> None:
    """From a place its room is seen and each behind a door of this very place, so away from it one sees less."""
    places = BoardMap.of_grid(GRID, DOORS)

    assert places.sees[1] >> 5 & 1
    assert not places.sees[5] >> 1 & 1
    assert places.sees[0] == places.room(0) == _set(0, 1, 4)


def test_lines_stop_at_walls_or_not() -> None:
    """Straight ahead lies what can be walked to in one direction; through walls all there is."""
    places = BoardMap.of_grid(GRID, DOORS)

    assert places.ahead[0] == {"east": (1, 2), "south": (), "north": (), "west": ()}
    assert places.through[0]["south"] == (3,)
    assert places.ahead[3]["east"] == (4,)
    assert places.through[3]["east"] == (4, 5)


def test_places_need_no_grid() -> None:
    """Rooms joined by corridors are places too: each room one place, no directions."""
    ship = BoardMap([0, 1, 2, 3], [(0, 1), (1, 2)])

    assert list(places_in(ship.sees[1])) == [0, 1, 2]
    assert ship.distance[0] == (0, 1, 2, NOWHERE)
    assert ship.directions == ()


def test_ways_have_numbers_and_can_be_shut() -> None:
    """Ways are numbered as they were given; one that is shut leads nowhere, and paths go round it."""
    ring = BoardMap((0, 1, 2, 3), [(0, 1), (1, 2), (2, 3), (3, 0)])

    assert ring.ways[2] == (2, 3)
    assert ring.beyond[0] == {0: 1, 3: 3}
    assert (ring.way(0, 3), ring.way(3, 0), ring.way(0, 2)) == (3, 3, NOWHERE)
    assert ring.open_to(0, 0) == ring.next_to[0] == _set(1, 3)
    assert ring.open_to(0, 0b1000) == _set(1)
    assert ring.paths(0) == (0, 1, 2, 1)
    assert ring.paths(0, 0b1000) == (0, 1, 2, 3)
    assert ring.paths(0, 0b1001) == (0, NOWHERE, NOWHERE, NOWHERE)


def test_doors_of_an_arena_are_ways_too() -> None:
    """On a grid a door that is shut is no step any more, whatever else leads there."""
    places = BoardMap.of_grid(GRID, DOORS)
    door = places.way(1, 2)

    assert {*places.ways[door]} == {1, 2}
    assert places.open_to(1, 1 << door) == _set(0, 4)
    assert places.paths(1, 1 << door)[2] == NOWHERE


@pytest.mark.parametrize("arena", SIGHT)
def test_every_arena_is_seen_as_the_facts_say(arena: str) -> None:
    """From each square of each arena the rooms of the facts are seen; no walk is longer than 5 (ADR-10)."""
    from rules_data import adrenaline  # noqa: PLC0415  a test run without a build says so where it is needed

    board = adrenaline.COMPONENTS[arena]
    doors = [tuple(int(end[0]) * 4 + int(end[1]) for end in door.split("-")) for door in board.doors]
    places = BoardMap.of_grid(board.rows, [(one, other) for one, other in doors])
    letters = "".join(board.rows).lower()
    words = SIGHT[arena].split()
    for name, rooms in zip(words[::2], words[1::2], strict=True):
        square = int(name[0]) * 4 + int(name[1])
        assert {letters[at] for at in places_in(places.sees[square])} == set(rooms), name
    assert places.farthest == 5
