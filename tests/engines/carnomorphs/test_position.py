"""A position's description of the ship is either set up or rejected at the member that is wrong."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from cardpress_engines.carnomorphs.game import load
from cardpress_engines.carnomorphs.state_description import describe_state
from cardpress_engines.kernel.json_input import InputError

REFUSED: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str]] = {
    "a member nobody knows": ({"hands": []}, ("hands",), "unknown 'hands'"),
    "a step nobody knows": ({"step": "fight"}, ("step",), "expected 'act' or"),
    "a third player": ({"players": [{}, {}, {}]}, ("players",), "there are only 2 players"),
    "who acts third": ({"active": 3}, ("active",), "expected 1 to 2, found 3"),
    "who acts has passed": ({"players": [{"passed": True}]}, ("active",), "the active player must be aboard"),
    "who acts is dead": ({"players": [{"fate": "dead"}]}, ("active",), "the active player must be aboard"),
    "three actions": ({"actions": 3}, ("actions",), "expected 0 to 2, found 3"),
    "time behind the track": ({"time_space": 16}, ("time_space",), "expected 0 to 15, found 16"),
    "a long countdown": ({"countdown": 7}, ("countdown",), "expected 0 to 6, found 7"),
    "nine eggs": ({"eggs": 9}, ("eggs",), "expected 0 to 8, found 9"),
    "met is a number": ({"met": 1}, ("met",), "expected true or false"),
    "a pod there is not": ({"locked": [3]}, ("locked", 0), "expected 1 to 2, found 3"),
    "a course there is not": ({"course": "E"}, ("course",), "expected 'A' or"),
    "a room there is not": ({"rooms": {"22": {}}}, ("rooms", "22"), "expected '1' or"),
    "a tile that lies elsewhere": (
        {"rooms": {"1": {"tile": "canteen"}}},
        ("rooms", "1", "tile"),
        "this room always has the tile 'cockpit'",
    ),
    "nine fires": (
        {"rooms": {str(room): {"burns": True} for room in range(1, 10)}},
        ("rooms",),
        "there are only 8 of these markers (burns)",
    ),
    "nine malfunctions": (
        {"rooms": {str(room): {"broken": True} for room in range(1, 10)}},
        ("rooms",),
        "there are only 8 of these markers (broken)",
    ),
    "six corpses": ({"rooms": {"1": {"things": ["corpse"] * 6}}}, ("rooms",), "there are only 5 of 'corpse'"),
    "doors in technical corridors": ({"closed": ["technical corridors"]}, ("closed",), "technical corridors have"),
    "a second butcher": (
        {"figures": {"butcher": [{"room": 1}] * 2}},
        ("figures", "butcher"),
        "the box has only so many figures of this type: 1",
    ),
    "a figure nowhere": ({"figures": {"butcher": [{}]}}, ("figures", "butcher", 0, "room"), "expected '1' or"),
    "four serious wounds": ({"players": [{"serious": 4}]}, ("players", 0, "serious"), "expected 0 to 3"),
    "three light wounds": ({"players": [{"light": 3}]}, ("players", 0, "light"), "expected 0 to 2"),
    "seven cartridges": ({"players": [{"ammo": 7}]}, ("players", 0, "ammo"), "expected 0 to 6"),
    "a third copy in hand": (
        {"players": [{"hand": ["bait"] * 3}]},
        ("players", 0, "hand", 1),
        "no copy of 'bait'",
    ),
    "a card that is nowhere": ({"players": [{"deck": []}]}, ("players", 0, "deck"), "'bait' is missing from"),
    "an engine nobody knows": (
        {"engines": [{"top": "canteen"}]},
        ("engines", 0, "top"),
        "expected 'engine_",
    ),
    "who looked at no card": (
        {"looked": {"top": [[1]]}},
        ("looked", "top"),
        "expected a list of players for each card, 0 in all",
    ),
    "a look at what lies open": (
        {"peeked": {"1": {"tile": "canteen"}}},
        ("peeked", "1"),
        "this room is already face up",
    ),
}


@pytest.mark.parametrize("named", REFUSED)
def test_a_position_that_cannot_be_is_refused(data: ModuleType, named: str) -> None:
    """A position of the wrong shape or with an impossible ship is rejected at the wrong member."""
    given, place, reason = REFUSED[named]

    with pytest.raises(InputError) as refused:
        load(data, {"players": 2}).new(given)

    assert refused.value.place == place
    assert refused.value.reason.startswith(reason)


def test_what_a_position_leaves_out_is_as_at_the_beginning(data: ModuleType) -> None:
    """Without a word of them, time is at its start, nobody is hurt and nothing burns; it is the first round."""
    told = describe_state(load(data, {"players": 2}).new({"players": [{"hand": ["rest", "bolt"]}]}))
    player = told["players"][0]

    assert (told["round"], told["first"], told["active"], told["actions"]) == (1, 1, 1, 2)
    assert (told["time_space"], told["countdown"], told["exploded"], told["met"]) == (0, None, False, False)
    assert (told["course"], told["noisy"], told["closed"], told["lost_pods"]) == ("B", [], [], [])
    assert (player["room"], player["light"], player["serious"], player["ammo"]) == (11, 0, 0, 6)
    assert [room["burns"] or room["broken"] for room in told["rooms"].values()] == [False] * len(told["rooms"])
