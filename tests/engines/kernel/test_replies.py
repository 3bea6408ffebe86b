"""Replies: who is asked, in which order, and what is carried out first."""

from __future__ import annotations

from tests.engines.kernel.skirmish import CARD, PARRY, RALLY, SkirmishState, pass_all, started

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import TERMINAL


def asked(state: SkirmishState) -> tuple[int, list[int]]:
    """Who is asked, and what they can answer."""
    return state.current_player(), state.legal_actions()


def test_everybody_with_a_card_is_asked_although_only_no_is_left() -> None:
    """An only answer stays a decision; who holds nothing, as everybody sees, is not asked."""
    state = started([RALLY], [], [1], [2])

    assert asked(state) == (0, [DONE, CARD + RALLY])
    state.apply_action(DONE)
    assert asked(state) == (2, [DONE])
    state.apply_action(DONE)
    assert asked(state) == (3, [DONE])
    state.apply_action(DONE)
    assert state.current_player() == TERMINAL


def test_a_reply_is_answered_clockwise_before_the_next_player_is_asked() -> None:
    """After a play the others are asked from its player on; then its player again, then who is next."""
    state, order = started([1], [RALLY, 3], [1], [2]), []
    state.apply_action(DONE)
    state.apply_action(CARD + RALLY)
    while state.current_player() >= 0:
        order.append((state.current_player(), len(state.pending)))
        state.apply_action(DONE)

    assert order == [(2, 1), (3, 1), (0, 1), (1, 0), (2, 0), (3, 0)]
    assert state.strength == [0, 2]


def test_the_last_one_played_is_carried_out_first() -> None:
    """MEAT-115: a parry undoes the rally it replies to, and a parry of the parry lets the rally count."""
    state = started([RALLY], [PARRY], [PARRY], [1])
    state.apply_action(CARD + RALLY)
    assert asked(state) == (1, [DONE, CARD + PARRY])
    state.apply_action(CARD + PARRY)
    undone = state.clone()
    pass_all(undone)
    assert undone.strength == [0, 0]

    assert asked(state) == (2, [DONE, CARD + PARRY])
    state.apply_action(CARD + PARRY)
    assert state.pending == [(0, CARD + RALLY), (1, CARD + PARRY), (2, CARD + PARRY)]
    pass_all(state)
    assert (state.strength, state.pending, state.discards) == ([2, 0], [], [PARRY, PARRY, RALLY])


def test_a_player_may_play_more_than_one() -> None:
    """Whoever has played is asked again, as long as there is a card."""
    state = started([RALLY, RALLY, 1], [2])
    state.apply_action(CARD + RALLY)
    state.apply_action(DONE)
    state.apply_action(CARD + RALLY)
    pass_all(state)

    assert state.strength == [4, 0]
