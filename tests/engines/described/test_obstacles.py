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


def test_a_piece_that_is_none_of_those_picked_from_says_why() -> None:
    """A card of somebody else, of another sort or that fails a test is told apart; one elsewhere is not."""
    hand = {"pick": "one", "zone": "hand", "kind": "card", "as": "it"}
    tests = [{"stat": "price", "at_least": 2}, {"stat": "price", "at_most": 5}]
    put = {"op": "put", "to": "shelf", "what": {"ref": "it"}}
    actions = {"brew": {"choose": {**hand, "where": tests}, "do": put},
               "rest": {"do": {"op": "gain", "resource": "coin", "amount": 1}}, "wait": {}}  # fmt: skip
    play = {
        "players": {"least": 2}, "zones": {**ZONES, "hand": {"owned": True}}, "counters": {"coin": {"start": 2}},
        "actions": actions,
        "course": {"op": "turns", "rounds": 9, "do": {"op": "act", "of": ["brew", "rest", "wait"]}},
    }  # fmt: skip
    prices = {"cheap": 1, "fair": 3, "dear": 9, "theirs": 3, "far": 3}
    components = {id_: {"kind": "card", "price": price} for id_, price in prices.items()} | {
        "die": {"kind": "die"}
    }
    game = load_raw(play, components, {"cards": [(id_, 1) for id_ in components]})
    state = game.new({"hand": [["cheap", "fair", "dear", "die"], ["theirs"]], "shelf": ["far"]})

    found = {id_: _lacking(state, id_) for id_ in components}
    assert found == {
        "cheap": [("brew", "where-1")], "fair": [], "dear": [("brew", "where-2")], "theirs": [("brew", "owner")],
        "far": [], "die": [("brew", "kind")],
    }  # fmt: skip
