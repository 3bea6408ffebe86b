"""What reports count of a described game: what its play files call a use of a card, else every action with one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engines.described.small_games import HAND, do, small_game

from cardpress_engines.described import statistics
from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.raw import load_raw
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.compiler import UnplayableGameError
from cardpress_engines.kernel.statistics import ReportColumn

SHELF: Any = {"pick": "all", "kind": "card", "zone": "shelf"}
ACTIONS: Any = {
    "lay": {
        "choose": {"pick": "one", "zone": "hand", "as": "it"},
        "do": {"op": "put", "to": "shelf", "what": {"ref": "it"}},
    },
    "hunt": {
        "do": [
            {"op": "pick", "what": {"pick": "one", "zone": "shelf", "as": "prey"}},
            {"op": "tell", "happening": "catches", "what": {"ref": "prey"}},
        ],
        "if": {"condition": "exists", "what": SHELF, "at_least": 1},
    },
}
COUNTED: Any = [
    {"column": "caught", "action": "hunt", "told": "catches", "among": SHELF},
    {"column": "laid", "action": "lay"},
]


def _game(counted: Any) -> DescribedGame:
    turn = {"op": "act", "of": ["lay", "hunt"]}
    return small_game(
        zones={"hand": HAND, "shelf": {}},
        setup=[{"op": "draw", "amount": 2, "who": "each_player"}],
        actions=ACTIONS,
        course=[{"op": "turns", "rounds": 2, "do": turn}],
        **counted,
    )


def _uses(state: DescribedState) -> list[tuple[str, str]]:
    """Each use that has happened, with the card."""
    game = state.game
    assert isinstance(game, DescribedGame)
    return [
        (use, game.ids[statistics.design_of(game, happening)])
        for happening in state.events or ()
        if (use := statistics.use_of(game, happening))
    ]


def _played(counted: Any) -> DescribedState:
    """Each player lays a card, then both hunt the first."""
    state = do(_game(counted).new(), "lay clubs_six")
    state.events = []
    return do(state, "lay clubs_eight", "hunt", "clubs_six", "hunt", "clubs_eight")


def test_what_is_counted_is_what_play_files_say() -> None:
    """A use is an action with a card or what is told of one, in columns; the first is what a card is for."""
    state = _played({"counted": COUNTED})
    assert _uses(state) == [("lay", "clubs_eight"), ("catches", "clubs_six"), ("catches", "clubs_eight")]
    game = _game({"counted": COUNTED})
    assert statistics.columns(game) == (ReportColumn("caught", ("catches",)), ReportColumn("laid", ("lay",)))
    assert statistics.main_use(game, 0) == "catches"


def test_what_can_be_used_is_offered() -> None:
    """An action is offered with the cards it can be taken with, a telling with those it can be about."""
    state = do(_game({"counted": COUNTED}).new(), "lay clubs_six")
    offered = {(use, statistics.designs(state.game)[design].id) for use, design in statistics.offers(state)}  # type: ignore[arg-type]
    assert ("catches", "clubs_six") in offered
    assert {use for use, _ in offered} == {"catches", "lay"}
    assert len(offered) == 3


def test_without_a_word_every_action_with_a_card_is_a_use() -> None:
    """A game that says nothing counts what it always has."""
    assert _uses(_played({})) == [("use", "clubs_eight")]
    assert statistics.columns(_game({})) == statistics.COLUMNS


@pytest.mark.parametrize(
    ("use", "problem"),
    [
        ({"column": "caught", "action": "fish"}, "there is no action 'fish'"),
        (
            {"column": "caught", "action": "hunt"},
            "the action 'hunt' is taken with no card: say what is told of one",
        ),
    ],
)
def test_a_use_of_nothing_is_refused(use: Any, problem: str) -> None:
    """An action that is not there, or is taken with no card, is named before anybody plays."""
    with pytest.raises(UnplayableGameError, match=f"play: /counted: {problem}"):
        _game({"counted": [use]})


def test_abilities_are_counted_one_by_one() -> None:
    """What waits for an event counts when it begins; what holds as long as something is so, while it does."""
    lost = {"event": "loses", "who": "anyone", "resource": "point"}
    gain = {"op": "gain", "resource": "seen", "amount": 1}
    waits = {"op": "when", "event": lost, "do": gain}
    rich = {"condition": "number", "of": {"counter": "point"}, "at_least": 3}
    holds = {"op": "while", "condition": rich, "do": gain}
    lose = {"op": "lose", "resource": "point", "amount": 1}
    play: Any = {
        "players": {"least": 1, "most": 1},
        "zones": {"table": {"owned": True, "active": True, "starts": "cards"}},
        "counters": {"point": {"start": 3}, "seen": {}},
        "actions": {"pay": {"do": lose}, "wait": {}},
        "course": {"op": "turns", "rounds": 2, "do": {"op": "act", "of": ["pay", "wait"]}},
    }
    cards: Any = {"watcher": {"kind": "card", "ability": waits}, "banner": {"kind": "card", "ability": holds}}
    game = load_raw(play, cards, {"cards": [("watcher", 1), ("banner", 1)]}, 1)
    state = game.new()
    assert {"when", "while"} <= {*statistics.operations(game)}
    assert [*statistics.operations_in_force(state)] == ["while"]
    assert [*statistics.operations_in_force(do(state, "pay"))] == []
    assert [name for name, _ in statistics.abilities(game)] == ["when"]
