"""Questions do not reveal who holds an Instant: every player who might hold one is asked."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import ModuleType
from typing import Any

import pytest

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import TERMINAL
from cardpress_engines.meat_the_cult.game import MeatTheCult, load
from cardpress_engines.meat_the_cult.state import MeatState

TABLE: dict[str, Any] = {
    "ounces": [2, 2], "field": [["bober", None, None], ["bober", "mangy_rat", "bober"]],
    "revealed": [[], ["pawned_stomach"]],
}  # fmt: skip


def _do(game: MeatTheCult, state: MeatState, *words: str) -> None:
    for each in words:
        legal = state.legal_actions()
        state.apply_action(legal[game.action_names(state, legal).index(each)])


def _ask_reply(data: ModuleType, *hand: str) -> tuple[object, list[str]]:
    """What everybody sees, and what the other player can say, after an Instant of the first."""
    game = load(data, {})
    state = game.new(TABLE | {"hands": [["offal_toss"], list(hand)]})
    _do(game, state, "offal_toss", "front 2")
    assert state.current_player() == 1
    return state.observation(None), game.action_names(state, state.legal_actions())


def test_a_question_tells_nothing_of_a_hand(data: ModuleType) -> None:
    """MEAT-115: with an Instant or without the other is asked alike, and no may be the only answer."""
    seen_with, can = _ask_reply(data, "curing_salt")
    seen_without, cannot = _ask_reply(data, "herd_bell")

    assert seen_with == seen_without
    assert can == ["no", "curing_salt"]
    assert cannot == ["no"]


@pytest.mark.parametrize("change", [{"hands": [["offal_toss"], []]}, {"ounces": [2, 0]}])
def test_who_cannot_reply_for_all_to_see_is_not_asked(change: dict[str, Any], data: ModuleType) -> None:
    """Without cards of Destiny or without an ounce nobody is asked: everybody sees that they have no answer."""
    game = load(data, {})
    state = game.new(TABLE | {"hands": [["offal_toss"], ["curing_salt"]]} | change)
    _do(game, state, "offal_toss", "front 2")

    assert state.question != "reply"
    assert state.creature_graveyard


def test_replies_go_around(data: ModuleType) -> None:
    """MEAT-115: a reply is answered in turn, by its first player too; the last one played works first."""
    game = load(data, {})
    hands = [["offal_toss", "health_inspection"], ["curing_salt"]]
    state = game.new(TABLE | {"ounces": [4, 1], "hands": hands})
    _do(game, state, "offal_toss", "front 2", "curing_salt", "front 2")

    assert (state.current_player(), len(state.pending)) == (0, 2)
    _do(game, state, "health_inspection", "curing_salt")
    names = [game.ids[each] for each in state.destiny_graveyard]
    assert names == ["curing_salt", "health_inspection", "offal_toss"]
    assert [game.ids[each] for each in state.creature_graveyard] == ["mangy_rat"]


@pytest.mark.parametrize("players", [2, 4])
def test_who_is_asked_next_depends_on_nothing_hidden(players: int, data: ModuleType) -> None:
    """MEAT-115: whatever others hold or have laid, the same answer leads to the same question to the same one."""
    game, asked = load(data, {"players": players}), Counter[str]()
    for seed in range(12):
        state, random = game.new(), Random(seed)
        while state.current_player() != TERMINAL:
            action = state.sample(random)
            if state.question in {"move", "reply", "target"}:
                for viewer in range(players):
                    if action == DONE or viewer in game.seats.sees[state.player]:
                        asked[_next(state, viewer, action, seed)] += 1
            state.apply_action(action)

    assert asked["reply"] > 100
    assert asked["move"] > 100


def _next(state: MeatState, viewer: int, action: int, seed: int) -> str:
    """What is asked after an action, which does not change when all the viewer has not seen is dealt anew."""
    one, other = state.clone(), state.redeal_hidden(viewer, Random(seed))
    one.apply_action(action)
    other.apply_action(action)
    if one.phase != state.phase:  # what was laid is revealed
        return ""
    assert other.observation(viewer) == one.observation(viewer)
    return one.question
