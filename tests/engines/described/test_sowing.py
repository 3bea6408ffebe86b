"""Kalah is within reach of the words there are: seeds are sown along a ring, and captured across the board."""

from __future__ import annotations

from typing import Any

from tests.engines.described.small_games import do

from cardpress_engines.described.raw import load_raw
from cardpress_engines.described.state import DescribedState

PITS = {side: [f"{side}{number}" for number in range(1, 7)] for side in "ab"}
RING = [*PITS["a"], "store_a", *PITS["b"], "store_b"]
NEXT_SPACE: dict[str, Any] = {"space": "all", "from": {"marker": "at"}}


def _own(*regions: str) -> dict[str, Any]:
    """A test of spaces that belong to you: of the first region those of seat 1, of the second those of seat 2."""
    sides = enumerate(regions, start=1)
    return {"either": [{"all": [{"region": region}, {"holds": _is_seat(seat)}]} for seat, region in sides]}


def _is_seat(seat: int) -> dict[str, Any]:
    return {"condition": "player", "who": "you", "is": {"seat": seat}}


OWN_STORE = _own("store_of_a", "store_of_b")


def _at(*tests: Any) -> dict[str, Any]:
    """Whether the space that the last seed was put on passes some tests."""
    what = {"space": "all", "where": [{"is": {"marker": "at"}}, *tests]}
    return {"condition": "exists", "at_least": 1, "what": what}


STORES: dict[str, Any] = {"either": [{"region": "store_of_a"}, {"region": "store_of_b"}]}
ACROSS: dict[str, Any] = {"space": "all", "where": {"column": {"column": {"marker": "at"}}}}
ALONE: dict[str, Any] = {"condition": "number", "of": {"count": {"pick": "all", "on": {"marker": "at"}}}, "is": 1}
CAPTURE: dict[str, Any] = {
    "op": "if",
    "condition": {"condition": "all_of", "of": [_at(_own("side_a", "side_b")), ALONE]},
    "do": {"op": "put", "what": {"pick": "all", "on": ACROSS}, "on": {"space": "the", "where": OWN_STORE}},
}
SOW: list[dict[str, Any]] = [
    {"op": "mark", "marker": "at", "shows": {"ref": "pit"}},
    {"op": "put", "what": {"pick": "all", "on": {"ref": "pit"}}, "to": "held"},
    {
        "op": "repeat",
        "until": {"condition": "exists", "what": {"pick": "all", "zone": "held"}},
        "do": [
            {"op": "mark", "marker": "at", "shows": NEXT_SPACE},
            {
                "op": "if",
                "condition": _at(STORES, {"none": [OWN_STORE]}),
                "do": {"op": "mark", "marker": "at", "shows": NEXT_SPACE},
            },
            {"op": "put", "what": {"pick": "top", "zone": "held"}, "on": {"marker": "at"}},
        ],
    },
    {"op": "if", "condition": _at(OWN_STORE), "do": {"op": "again"}},
    CAPTURE,
]


def kalah(seeds: int) -> DescribedState:
    """A game that begins with so many seeds in each pit."""
    regions = {"side_a": PITS["a"], "side_b": PITS["b"], "store_of_a": ["store_a"], "store_of_b": ["store_b"]}
    columns = [[f"a{number}", f"b{7 - number}"] for number in range(1, 7)]
    ways = {space: [RING[(place + 1) % len(RING)]] for place, space in enumerate(RING)}
    supply = {"pick": "top", "count": seeds, "zone": "supply"}
    pits = {"space": "all", "where": {"none": [STORES]}, "as": "pit"}
    chosen = {"space": "one", "where": [_own("side_a", "side_b"), {"has": {"pick": "all"}}], "as": "pit"}
    play = {
        "players": {"least": 2},
        "zones": {"supply": {"starts": "seeds"}, "held": {}},
        "boards": {"board": {"spaces": ways, "holds": 99, "regions": regions, "columns": columns}},
        "markers": {"at": {"shows": "space"}},
        "setup": {"op": "each", "what": pits, "do": {"op": "put", "what": supply, "on": {"ref": "pit"}}},
        "actions": {"sow": {"choose": chosen, "do": SOW}},
        "course": {"op": "turns", "rounds": 20, "do": {"op": "act", "of": ["sow"]}},
        "score": {"count": {"pick": "all", "on": {"space": "all", "where": OWN_STORE}}},
    }
    return load_raw(play, {"seed": {"kind": "seed"}}, {"seeds": [("seed", 12 * seeds)]}, 2).new()


def lying(state: DescribedState) -> dict[str, int]:
    """How many seeds lie in each pit and store."""
    first = state.game.layout.first_space["board"]
    return {space: len(state.piles[first + place]) for place, space in enumerate(RING)}


def test_a_seed_in_the_own_store_gives_another_turn() -> None:
    """Seeds go one by one into the spaces that follow; after the last one in the own store one goes on."""
    state = do(kalah(3), "sow a4")

    assert lying(state) == dict.fromkeys(RING, 3) | {"a4": 0, "a5": 4, "a6": 4, "store_a": 1, "store_b": 0}
    assert state.current_player() == 0
    assert do(state, "sow a1").current_player() == 1


def test_seeds_pass_the_store_of_the_opponent() -> None:
    """Only the own store gets a seed: the ring has a space less for each player."""
    state = do(kalah(10), "sow a6")

    assert lying(state) == dict.fromkeys(RING, 11) | {
        "a4": 10, "a5": 10, "a6": 0, "store_a": 1, "store_b": 0,
    }  # fmt: skip
    assert state.current_player() == 1
    assert state.score(0) == (1,)


def test_a_seed_that_comes_to_an_empty_pit_captures_those_across() -> None:
    """The last seed, alone in an own pit, goes to the store with all that lie in the same column."""
    state = do(kalah(2), "sow a6", "sow b2", "sow a4")

    assert lying(state) == dict.fromkeys(RING, 2) | {
        "a4": 0, "a5": 3, "a6": 0, "b1": 0, "b2": 0, "b3": 3, "b4": 3, "store_a": 5, "store_b": 0,
    }  # fmt: skip
