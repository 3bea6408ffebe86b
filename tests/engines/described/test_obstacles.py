"""What stands in the way of an action: the first of target, condition and cost that fails."""

from __future__ import annotations

from typing import Any

from cardpress_engines.described.obstacles import obstacles
from cardpress_engines.described.raw import load_raw
from cardpress_engines.described.state import DescribedState

ZONES = {"deck": {"seen": "nobody", "starts": "cards"}, "hand": {"owned": True, "seen": "owner"}, "shelf": {}}
PRICE = {"op": "lose", "resource": "coin", "amount": {"stat": "price", "of": {"ref": "it"}}}
ON_SHELF = {"pick": "one", "zone": "shelf", "as": "old"}


def _asked(**brew: Any) -> DescribedState:
    """A player with two coins holds a cheap card and a dear one, and is asked to brew, to rest or to wait."""
    choose = [{"pick": "one", "zone": "hand", "as": "it"}, *brew.pop("choose", ())]
    play = {
        "players": {"least": 2}, "zones": ZONES, "counters": {"coin": {"start": 2}},
        "actions": {"brew": {"choose": choose, "do": {"op": "put", "to": "shelf", "what": {"ref": "it"}}, **brew},
                    "rest": {"do": {"op": "gain", "resource": "coin", "amount": 1}}, "wait": {}},
        "course": {"op": "turns", "rounds": 9, "do": {"op": "act", "of": ["brew", "rest", "wait"]}},
    }  # fmt: skip
    components = {"cheap": {"kind": "card", "price": 1}, "dear": {"kind": "card", "price": 9}}
    game = load_raw(play, components, {"cards": [("cheap", 1), ("dear", 1)]})
    return game.new({"hand": [["cheap", "dear"], []]})


def _lacking(state: DescribedState, id_: str) -> list[tuple[str, str]]:
    return [*obstacles(state, state.game.design_of.index(state.game.ids.index(id_)))]


def test_a_cost_that_cannot_be_paid_is_what_is_lacking() -> None:
    """A card that is too dear lacks its cost, a cheap one nothing."""
    state = _asked(pay=PRICE)

    assert _lacking(state, "dear") == [("brew", "cost")]
    assert _lacking(state, "cheap") == []


def test_a_target_that_is_none_is_said_before_the_cost() -> None:
    """What would have to be chosen, and is not there, comes first."""
    assert _lacking(_asked(choose=[ON_SHELF], pay=PRICE), "dear") == [("brew", "target")]


def test_a_condition_is_said_before_the_cost() -> None:
    """What the rule demands comes before what it costs."""
    rich = {"condition": "number", "of": {"counter": "coin"}, "at_least": 3}

    assert _lacking(_asked(pay=PRICE, **{"if": rich}), "dear") == [("brew", "condition")]
