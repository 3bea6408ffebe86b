"""What a position says of single components: what they show, that they may be any, where all others lie."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engines.described.small_games import HAND, small_game

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.raw import load_raw
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.json_input import InputError

TOOLS: dict[str, Any] = {
    "axe": {"kind": "tool", "uses": 3, "power": 2},
    "saw": {"kind": "tool", "uses": 1, "power": 1},
    "polish": {"kind": "charm"},
    "curse": {"kind": "charm"},
}
WORKSHOP: dict[str, Any] = {
    "players": {"least": 2, "most": 2},
    "zones": {
        "box": {"starts": "tools"}, "bench": {"owned": True}, "scrap": {}, "charms": {"owned": True},
    },
    "boards": {"wall": {"spaces": {"left": [], "right": []}}},
    "counters": {"uses": {"of": "bench"}, "worn": {"of": "bench", "most": 3}},
    "markers": {"under": {"of": "charms", "shows": "card"}},
    "actions": {"rest": {"do": []}, "wait": {"do": []}},
    "course": {"op": "turns", "do": {"op": "act", "of": ["rest", "wait"]}},
}  # fmt: skip


@pytest.fixture(scope="module")
def workshop() -> DescribedGame:
    """A game whose tools have counters, and whose charms lie under a tool."""
    return load_raw(WORKSHOP, TOOLS, {"tools": [(tool, 2) for tool in TOOLS]}, 2)


def _shown(state: DescribedState, zone: str) -> Any:
    return state.game.describe_state(state)[zone]  # type: ignore[attr-defined]


def test_a_component_says_what_it_shows(workshop: DescribedGame) -> None:
    """What a counter or a marker of a component shows stands beside what it is, a shown card by its name."""
    state = workshop.new(
        {"bench": [[{"what": "axe", "worn": 2}]], "charms": [[], [{"what": "curse", "under": "axe"}]]}
    )

    assert _shown(state, "bench") == [[{"what": "axe", "uses": 3, "worn": 2}], []]
    assert _shown(state, "charms") == [[], [{"what": "curse", "under": "axe"}]]


def test_a_counter_shows_what_is_printed(workshop: DescribedGame) -> None:
    """A counter called as a number of the component shows that number, or what is said instead."""
    state = workshop.new({"bench": [["axe", "saw", {"what": "axe", "uses": 1}]]})

    assert [each["uses"] for each in _shown(state, "bench")[0]] == [3, 1, 1]


def test_said_so_it_is_the_same_position(workshop: DescribedGame) -> None:
    """A position with numbers beside its components is the state its own position gives again."""
    state = workshop.new(
        {"bench": [["saw", {"what": "axe", "worn": 1}]], "charms": [[{"what": "polish", "under": "saw"}]]}
    )

    assert workshop.new(workshop.position(state)).key() == state.key()


def test_the_game_fills_what_may_be_anything(workshop: DescribedGame) -> None:
    """`?` is any component that is not said elsewhere, always the same one; for a board, one on each space."""
    state = workshop.new({"wall": "?", "scrap": ["saw", "?"]})

    assert workshop.new({"wall": "?", "scrap": ["saw", "?"]}).key() == state.key()
    assert {space: len(lying) for space, lying in _shown(state, "wall").items()} == {"left": 1, "right": 1}
    assert len(_shown(state, "scrap")) == 2
    assert len(_shown(state, "box")) == 8 - 4


def test_the_rest_can_lie_elsewhere(workshop: DescribedGame) -> None:
    """All that is not said lies where it begins, or in the zone that `rest` names."""
    elsewhere = workshop.new({"box": ["axe"], "rest": "scrap"})

    assert (_shown(elsewhere, "box"), len(_shown(elsewhere, "scrap"))) == (["axe"], 7)
    assert len(_shown(workshop.new({"box": ["axe"]}), "box")) == 8


@pytest.mark.parametrize(
    ("given", "place", "reason"),
    [
        ({"bench": [[{"what": "axe", "worn": 4}]]}, ("bench", 0, 0, "worn"), "expected 0 to 3, found 4"),
        ({"scrap": [{"what": "axe", "worn": 1}]}, ("scrap", 0, "worn"), "unknown 'worn'"),
        ({"charms": [[{"what": "curse", "under": "saw"}]]}, ("charms", 0, 0, "under"), "'saw' lies nowhere here"),
        ({"charms": [[{"what": "curse", "under": 1}]]}, ("charms", 0, 0, "under"), "expected the id of"),
        ({"rest": "bench"}, ("rest",), "expected 'box' or 'scrap'"),
        ({"scrap": [7]}, ("scrap", 0), "expected the id of a component"),
        ({"scrap": ["axe"] * 3}, ("scrap", 2), "no copy of 'axe' is left"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(
    workshop: DescribedGame, given: dict[str, Any], place: tuple[str | int, ...], reason: str
) -> None:
    """A number out of bounds, one that the zone lacks, a card that lies nowhere: each is refused at its place."""
    with pytest.raises(InputError) as refused:
        workshop.new(given)

    assert (refused.value.place, refused.value.reason[: len(reason)]) == (place, reason)


# ---- where in its turn a position is


DRAWING: dict[str, Any] = {
    "zones": {"pile": {}},
    "markers": {"acting": {"shows": "player"}},
    "counters": {"done": {}},
    "actions": {"rest": {"do": {"op": "gain", "resource": "done", "amount": 1}}, "wait": {"do": []}},
    "course": {"op": "turns", "do": [{"op": "draw"}, {"op": "mark", "marker": "acting", "shows": "you"},
                                    {"op": "act", "of": ["rest", "wait"]}, {"op": "draw"}]},
}  # fmt: skip


def test_a_turn_that_has_begun_has_drawn_already() -> None:
    """With `begun` what comes before the first decision of a turn is over: nothing is drawn, markers stand."""
    game = small_game(**DRAWING)
    begun = game.new({"course": {"turn": 2, "begun": True}})
    facts = game.describe_state(begun)

    assert (facts["turn"], facts["asked"], facts["acting"], facts["hand"]) == (2, 2, 1, [[], []])
    assert game.action_names(begun, begun.legal_actions()) == ["rest", "wait"]
    assert game.new({"course": {"turn": 2}}).current_player() != begun.current_player()


def test_what_a_position_says_stays_said() -> None:
    """A turn that has begun changes no counter or marker that the position says itself."""
    game = small_game(**DRAWING)

    assert game.describe_state(game.new({"acting": 0, "course": {"turn": 2, "begun": True}}))["acting"] == 0


def test_a_turn_without_decisions_has_not_begun() -> None:
    """Where nobody decides anything in a turn, a position cannot stand at the first decision."""
    game = small_game(course={"op": "turns", "do": {"op": "draw"}, "count": 2}, zones={"hand": HAND})

    with pytest.raises(InputError, match="nobody decides"):
        game.new({"course": {"begun": True}})
