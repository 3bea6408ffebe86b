"""A position is either laid out completely or refused with the place of the problem."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex

REFUSED: dict[str, tuple[dict[str, Any], tuple[str | int, ...]]] = {
    "step is a list": ({"step": []}, ("step",)),
    "turn zero": ({"turns": 0}, ("turns",)),
    "hit points of one": ({"hit_points": [20]}, ("hit_points",)),
    "hit points of three": ({"hit_points": [20, 20, 20]}, ("hit_points",)),
    "negative hit points": ({"hit_points": [20, -1]}, ("hit_points", 1)),
    "no such hex": ({"board": {"f1": "mephisto_hq"}}, ("board", "f1")),
    "two HQs": ({"board": {"a1": "mephisto_hq", "a2": "mephisto_hq"}}, ("board", "a2", "tile")),
    "facing of seven": ({"board": {"a1": {"tile": "mephisto_hq", "facing": 7}}}, ("board", "a1", "facing")),
    "wounds of an HQ": ({"board": {"a1": {"tile": "mephisto_hq", "wounds": 1}}}, ("board", "a1", "wounds")),
    "marker is a list": (
        {"board": {"a1": {"tile": "mephisto_incubator", "marker": []}}},
        ("board", "a1", "marker"),
    ),
    "marker on a Probe": (
        {"board": {"a1": {"tile": "mephisto_probe", "marker": "mephisto_marker_net"}}},
        ("board", "a1", "marker"),
    ),
    "quill of a Probe": (
        {"board": {"a1": {"tile": "mephisto_probe", "quill": "a2"}, "a2": "outpost_hmg"}},
        ("board", "a1", "quill"),
    ),
    "hit points of nobody": ({"hit_points": [0, 0]}, ("hit_points", 0)),
    "hit points of a loser": ({"hit_points": [20, 0]}, ("hit_points", 1)),
    "a Claw with 19 wounds": (
        {"board": {"a1": {"tile": "mephisto_claw", "wounds": 19}}},
        ("board", "a1", "wounds"),
    ),
    "wounds of which a unit is dead": (
        {"board": {"a1": {"tile": "mephisto_claw", "wounds": 1}}},
        ("board", "a1", "wounds"),
    ),
    "a quill on its own tile": (
        {"board": {"a1": {"tile": "mephisto_right_quill", "quill": "a1"}}},
        ("board", "a1", "quill"),
    ),
    "a quill on the own army": (
        {"board": {"a1": {"tile": "mephisto_right_quill", "quill": "a2"}, "a2": "mephisto_claw"}},
        ("board", "a1", "quill"),
    ),
    "paralysed is a word": (
        {"board": {"a1": {"tile": "mephisto_claw", "paralysed": "no"}}},
        ("board", "a1", "paralysed"),
    ),
    "undermined without a foundation": (
        {"board": {"a1": {"tile": "mephisto_claw", "undermined": True}}},
        ("board", "a1", "undermined"),
    ),
    "copy there is not": (
        {"board": {"a1": {"tile": "mephisto_claw", "copy": 99}}},
        ("board", "a1", "copy"),
    ),
    "the same copy twice": (
        {"board": {hex_: {"tile": "mephisto_claw", "copy": 1} for hex_ in ("a1", "a2")}},
        ("board", "a2", "copy"),
    ),
    "an HQ in a hand": ({"hands": [["mephisto_hq"]]}, ("hands", 0, 0)),
    "a tile of the other army in a hand": ({"hands": [["outpost_hmg"]]}, ("hands", 0, 0)),
    "hands of three": ({"hands": [[], [], []]}, ("hands",)),
    "a Claw that was activated": (
        {"activated": [{"tile": "mephisto_claw", "player": 1}]},
        ("activated", 0),
    ),
    "a tile of a third player": ({"used": [{"tile": "mephisto_hq", "player": 3}]}, ("used", 0, "player")),
    "a Claw that was used": ({"used": [{"tile": "mephisto_claw", "player": 1}]}, ("used", 0)),
    "a tile listed twice": ({"moved": [{"tile": "mephisto_claw", "player": 1}] * 2}, ("moved", 1)),
    "a battle token that moved": ({"moved": [{"tile": "mephisto_battle", "player": 1}]}, ("moved", 0)),
    "overtime before the end": ({"overtime": True}, ("overtime",)),
    "a third player's battle": ({"causer": 3}, ("causer",)),
    "ran out with tiles left": ({"exhausted": 1}, ("exhausted",)),
    "nobody ran out": ({"stacks": [[], []]}, ("exhausted",)),
}


@pytest.mark.parametrize("named", REFUSED)
def test_a_position_that_cannot_be_is_refused(hex_data: ModuleType, named: str) -> None:
    """A position with a wrong shape or an impossible table is refused at the member that is wrong."""
    given, place = REFUSED[named]

    with pytest.raises(InputError) as refused:
        NeuroshimaHex(hex_data).new(given)

    assert refused.value.place == place


def test_a_stack_that_is_not_said_has_all_that_is_left(hex_data: ModuleType) -> None:
    """Where only one stack is said, its other tiles are discarded; the other stack has all its tiles."""
    game = NeuroshimaHex(hex_data)
    state = game.new({"stacks": [["mephisto_claw"]]})

    assert game.describe_state(state)["stacks"][0] == ["mephisto_claw"]
    assert (len(state.stacks[1]), state.discards[1]) == (len(game.stack(1)), [])
    assert state.inventory() == game.new().inventory()


def test_an_empty_stack_says_who_ran_out(hex_data: ModuleType) -> None:
    """Whose stack alone is empty has drawn the last tile, so that the game ends (base rule 55)."""
    state = NeuroshimaHex(hex_data).new({"stacks": [["mephisto_claw"], []]})

    assert state.exhausted == 1


def test_wounds_that_would_destroy_a_unit_are_refused_with_those_that_can_be(hex_data: ModuleType) -> None:
    """A unit has none or fewer wounds than its toughness, and whoever says more is told so."""
    wounded = {"board": {"a1": {"tile": "outpost_mobile_armor", "wounds": 2}}}

    with pytest.raises(InputError, match="expected 0, found 2: with 1 it is destroyed"):
        NeuroshimaHex(hex_data).new(wounded)
