"""Steps in which a player chooses one thing, or several one by one."""

from __future__ import annotations

import pytest
from tests.engines.kernel.skirmish import CARD, Skirmish, SkirmishState, stop

from cardpress_engines.kernel.choice_steps import choice_step, repeated_choice_step
from cardpress_engines.kernel.state import TERMINAL, frame


def hand(state: SkirmishState, player: int) -> list[int]:
    """What a player holds."""
    return state.hands[player]


@choice_step("throw", CARD, hand)
def throw(state: SkirmishState, player: int, card: int) -> None:
    """Step: throw a card away."""
    state.hands[player].remove(card)
    state.discards.append(card)


@repeated_choice_step("pay", CARD, hand)
def pay(state: SkirmishState, player: int, card: int) -> None:
    """Step: pay with so many cards."""
    state.hands[player].remove(card)
    state.discards.append(card)


def holding(*cards: int) -> SkirmishState:
    """A state in which player 1 holds these cards."""
    state = SkirmishState(Skirmish(2))
    state.hands[1] = list(cards)
    return state


def test_a_player_chooses_one_of_all_different_things() -> None:
    """Equal things are one option, in ascending order; what happens is given the thing itself."""
    state = holding(3, 2, 3)
    state.start(frame(throw, 1), frame(stop, None))
    assert (state.current_player(), state.question, state.legal_actions()) == (1, "throw", [CARD + 2, CARD + 3])
    state.apply_action(CARD + 3)

    assert (state.hands[1], state.discards, state.current_player()) == ([2, 3], [3], TERMINAL)


@pytest.mark.parametrize(("cards", "thrown"), [([], []), ([4, 4], [4])])
def test_nobody_is_asked_without_a_choice(cards: list[int], thrown: list[int]) -> None:
    """Nothing happens where there is nothing; an only thing is taken at once."""
    state = holding(*cards)
    state.start(frame(throw, 1), frame(stop, None))

    assert (state.discards, state.current_player()) == (thrown, TERMINAL)


@pytest.mark.parametrize(("many", "answers", "paid"), [(2, [5, 1], [5, 1]), (0, [], []), (9, [5, 3], [5, 3, 1])])
def test_a_player_chooses_so_many_or_all_there_are(many: int, answers: list[int], paid: list[int]) -> None:
    """One by one, each out of those that are left; when they run out, that is all."""
    state = holding(1, 3, 5)
    state.start(frame(pay, (1, many)), frame(stop, None))
    for card in answers:
        state.apply_action(CARD + card)

    assert (state.discards, state.current_player()) == (paid, TERMINAL)


def test_a_step_is_named_as_its_function() -> None:
    """The key of a state, and whoever looks for the step that waits, find it by this name."""
    state = holding(1, 2)
    state.start(frame(throw, 1), frame(stop, None))

    assert throw.__name__ in str(state.key())
    assert state.argument_of_waiting(throw) == 1
