"""A position is either laid out completely or refused with the place of the problem."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import CHANCE
from cardpress_engines.meat_the_cult.game import load


def _front(**unit: Any) -> dict[str, Any]:
    return {"field": [[None, {"card": "bober", **unit}, None]]}


FRONT = ("field", 0, 1)
REFUSED: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str]] = {
    "a member nobody knows": ({"hand": []}, ("hand",), "unknown 'hand'"),
    "a step nobody knows": ({"step": "fight"}, ("step",), "expected 'opening' or"),
    "round zero": ({"round": 0}, ("round",), "expected 1 to 100"),
    "a side of the dead": ({"vitality": [25, 0]}, ("vitality", 1), "expected 1 to 999, found 0"),
    "vitality of a third side": ({"vitality": [1, 2, 3]}, ("vitality",), "only 2 play"),
    "ounces below none": ({"ounces": [-1]}, ("ounces", 0), "expected 0 to 999"),
    "two positions": ({"field": [["bober", None]]}, ("field", 0), "expected 3 positions, found 2"),
    "a third field": ({"field": [[None] * 3] * 3}, ("field",), "only 2 play"),
    "a spell on the field": ({"field": [["offal_toss", None, None]]}, ("field", 0, 0), "no copy of"),
    "a fifth copy": ({"field": [["mangy_rat"] * 3, ["mangy_rat"] * 3]}, ("field", 1, 1), "no copy of 'mangy_rat'"),
    "a copy that stands elsewhere": (
        {"field": [[{"card": "bober", "copy": 1}, {"card": "bober", "copy": 1}, None]]},
        (*FRONT, "copy"),
        "this copy of 'bober' stands elsewhere",
    ),
    "a copy there is not": (_front(copy=4), (*FRONT, "copy"), "expected 0 to 3"),
    "damage below none": (_front(damage=-1), (*FRONT, "damage"), "expected 0 to 99"),
    "damage that kills": (_front(damage=4), FRONT, "a creature without defense is dead"),
    "a keyword nobody knows": (_front(traits=["haste"]), (*FRONT, "traits", 0), "expected 'challenge' or"),
    "a Discovery of who has none": (_front(discovers=True), (*FRONT, "discovers"), "'bober' has no Discovery"),
    "used is a number": (_front(used=1), (*FRONT, "used"), "expected true or false"),
    "a spell under a creature": (_front(fused=["offal_toss"]), (*FRONT, "fused", 0), "no copy of"),
    "equipment without Fusion under one": (_front(fused=["rib_totem"]), (*FRONT, "fused", 0), "no copy of"),
    "a leader in a hand": ({"hands": [["auntie_liver"]]}, ("hands", 0, 0), "no copy of"),
    "the same leader twice": ({"leaders": ["auntie_liver"] * 2}, ("leaders", 1), "no copy of 'auntie_liver'"),
    "a creature for a leader": ({"leaders": ["bober"]}, ("leaders", 0), "no copy of"),
    "an order of one": ({"order": [1]}, ("order",), "expected all players, each once"),
    "an order of words": ({"order": ["a", 1]}, ("order", 0), "expected a whole number"),
    "who acted last of the other side": ({"last": [2]}, ("last", 0), "expected 1, found 2"),
    "a pass of nobody": ({"passed": [3]}, ("passed", 0), "expected 1 to 2"),
    "used by who is not there": ({"used": ["parish_treasurer"]}, ("used", 0), "expected"),
    "used by who has no limit": (
        {"leaders": ["auntie_liver"], "used": ["auntie_liver"]},
        ("used", 0),
        "expected",
    ),
    "used twice": (
        {"leaders": ["parish_treasurer"], "used": ["parish_treasurer"] * 2},
        ("used", 1),
        "'parish_treasurer' is used once in a round",
    ),
    "a spell in the deck of creatures": ({"creature_deck": ["offal_toss"]}, ("creature_deck", 0), "no copy of"),
    "a creature that was laid": ({"laid": [["bober"]]}, ("laid", 0, 0), "no copy of"),
}


@pytest.mark.parametrize("named", REFUSED)
def test_a_position_that_cannot_be_is_refused(data: ModuleType, named: str) -> None:
    """A position with a wrong shape or an impossible table is refused at the member that is wrong."""
    given, place, reason = REFUSED[named]

    with pytest.raises(InputError) as refused:
        load(data, {}).new(given)

    assert refused.value.place == place
    assert refused.value.reason.startswith(reason)


def test_a_leader_that_was_used_stays_used(data: ModuleType) -> None:
    """In a position after its ability was used, a leader does not help again in this round."""
    game = load(data, {})
    table = {"leaders": ["parish_treasurer"], "ounces": [3], "hands": [["curing_salt"], []],
             "field": [["bober", "bober", None]]}  # fmt: skip
    fresh, used = game.new(table), game.new(table | {"used": ["parish_treasurer"]})
    for state in (fresh, used):
        for words in ("curing_salt", "6", "left 1"):
            legal = state.legal_actions()
            if (state.current_player() == CHANCE) == words.isdigit():
                state.apply_action(legal[game.action_names(state, legal).index(words)])

    assert (fresh.ounces[0], used.ounces[0]) == (3, 2)
    assert game.position(used)["used"] == ["parish_treasurer"]
