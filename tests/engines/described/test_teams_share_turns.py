"""Players of a team share a turn where the course says so, hand it on, and give what helps them."""

from __future__ import annotations

from typing import Any

from tests.engines.described.small_games import CARDS, DECK, HAND, do

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.raw import raw_data
from cardpress_engines.described.setup import Setup
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.state import TERMINAL

COIN = {"op": "gain", "resource": "coin", "amount": 1}
WAITS = {"op": "when", "event": {"event": "turn", "edge": "start", "who": "you"}, "do": COIN}
CHARM = {"kind": "card", "effect": WAITS}
GIFTS = {"fields": ["effect"], "operations": ["gain"]}


def _game(
    *turn: Any, variants: tuple[str, ...] = ("pairs",), charms: str = "none", **course: Any
) -> DescribedGame:
    """A round, perhaps with a charm for each player; in `pairs` two play against two, and gains may be given."""
    play: dict[str, Any] = {
        "players": {"least": 2, "most": 4},
        "words": {},
        "variants": {"pairs": {"least": 4, "teams": 2, "gifts": GIFTS}},
        "zones": {"deck": DECK, "hand": HAND, "shelf": {"owned": True, "active": True, "starts": charms}},
        "counters": {"coin": {}},
        "course": {"op": "turns", "sides": True, "rounds": 1, "do": [*turn], **course},
        "score": {"counter": "coin"},
    }
    decks: dict[str, Any] = {"cards": [(card, 1) for card in CARDS], "charms": [("charm", 1)], "none": []}
    return DescribedGame(raw_data(play, {**CARDS, "charm": CHARM}, decks), Setup(4, variants))


def _coins(state: DescribedState) -> list[int]:
    return [state.amount("c_coin", player) for player in range(4)]


def test_after_a_turn_that_was_handed_on_the_next_seat_comes() -> None:
    """The next turn is that of the seat after whoever went on with the turn last."""
    hands = {"op": "if", "condition": {"condition": "number", "of": {"turn": True}, "is": 1},
             "do": {"op": "hand_turn", "who": "each_ally"}}  # fmt: skip
    state = do(_game(COIN, hands).initial_state())
    assert state.current_player() == TERMINAL
    assert _coins(state) == [1, 0, 0, 1]  # seat 1 hands on to seat 3, then comes seat 4, and the round is over


def test_each_teammate_is_the_team_in_the_order_of_seats() -> None:
    """`each_teammate` are you and your allies; without teams it is you alone."""
    all_of_team = {**COIN, "who": "each_teammate"}
    assert _coins(do(_game(all_of_team).initial_state())) == [2, 2, 2, 2]
    assert _coins(do(_game(all_of_team, variants=()).initial_state())) == [1, 1, 1, 1]


def test_what_helps_may_be_given_to_a_teammate() -> None:
    """At the start of a shared turn the cards of both happen, and each owner is asked whom it helps."""
    state = _game(charms="charms").initial_state()
    asked = []
    for _ in range(2):
        asked.append((state.current_player(), state.action_names(state.legal_actions())))
        state.apply_action(state.legal_actions()[1])
    assert asked == [(0, ["player 1", "player 3"]), (2, ["player 1", "player 3"])]
    assert _coins(state) == [0, 0, 2, 0]


def test_without_teams_nobody_is_asked() -> None:
    """Where nobody shares a turn, a gift is what the card says."""
    assert _coins(do(_game(charms="charms", variants=()).initial_state())) == [1, 1, 1, 1]
