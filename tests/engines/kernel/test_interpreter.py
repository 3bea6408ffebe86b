"""What every control operation does, and in which order."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.engines.kernel.toy import add, op, pay, started

from cardpress_engines.kernel.actions import DONE, MODE, YES
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.state import TERMINAL

RICH = SimpleNamespace(condition="rich", at_least=5)


def test_a_sequence_runs_in_its_order() -> None:
    """Parts of seq happen one after the other: the second sees what the first did."""
    state = started(op("seq", do=(add(2), op("if", condition=RICH, do=add(10), otherwise=None))))
    assert (state.current_player(), state.tokens) == (TERMINAL, [15, 3])


@pytest.mark.parametrize(("tokens", "expected"), [((5, 0), 6), ((4, 0), 2)])
def test_if_takes_one_branch(tokens: tuple[int, int], expected: int) -> None:
    """If does its part when the condition holds and otherwise the other."""
    assert started(op("if", condition=RICH, do=add(1), otherwise=add(-2)), tokens=tokens).tokens[0] == expected


@pytest.mark.parametrize(("answer", "expected"), [(YES, 4), (DONE, 3)])
def test_may_asks(answer: int, expected: int) -> None:
    """A player who may do something is asked, and it happens on yes only."""
    state = started(op("may", do=add(1), who="you"))
    assert (state.current_player(), state.legal_actions(), state.tokens) == (0, [DONE, YES], [3, 3])
    state.apply_action(answer)
    assert state.tokens[0] == expected


def test_may_asks_the_player_it_names() -> None:
    """May asks who is named, not always the owner of the effect."""
    assert started(op("may", do=add(1), who="opponent")).current_player() == 1


def test_may_does_not_ask_for_what_cannot_be_done() -> None:
    """What cannot be paid in full is not offered."""
    state = started(op("may", do=op("cost", pay=pay(4), do=add(9)), who="you"))
    assert (state.current_player(), state.tokens) == (TERMINAL, [3, 3])


@pytest.mark.parametrize(
    ("tokens", "do", "otherwise", "is_asked"),
    [
        (3, add(1), None, False),
        (3, add(1), pay(9), False),
        (3, pay(9), pay(2), True),
        (5, add(1), pay(9), True),
        (5, pay(9), add(1), False),
    ],
)
def test_may_asks_for_the_branch_that_would_be_taken(tokens: int, do: Any, otherwise: Any, is_asked: bool) -> None:
    """An if that may be done is offered when the branch can be done that its condition chooses, and no other."""
    choice = op("may", do=op("if", condition=RICH, do=do, otherwise=otherwise), who="you")
    assert (started(choice, tokens=(tokens, 0)).current_player() == 0) is is_asked


@pytest.mark.parametrize(("owned", "left"), [(4, 9), (3, 3)])
def test_a_cost_is_paid_in_full_or_not_at_all(owned: int, left: int) -> None:
    """Without enough to pay, neither the payment nor the effect happens."""
    assert started(op("cost", pay=pay(4), do=add(9)), tokens=(owned, 0)).tokens[0] == left


def test_choose_offers_what_is_possible() -> None:
    """Only modes that can be done in full are offered, and the chosen one happens alone."""
    state = started(op("choose", modes=(pay(1), pay(4), pay(3)), who="you"))
    assert state.legal_actions() == [MODE, MODE + 2]
    state.apply_action(MODE + 2)
    assert (state.current_player(), state.tokens) == (TERMINAL, [0, 3])


def test_an_only_mode_is_taken_without_asking() -> None:
    """A choice with one possible mode needs no decision, one with none does nothing."""
    assert started(op("choose", modes=(pay(1), pay(4)), who="you")).tokens == [2, 3]
    assert started(op("choose", modes=(pay(5), pay(4)), who="you")).tokens == [3, 3]


def test_a_limited_effect_happens_once() -> None:
    """A limited effect that comes a second time does nothing."""
    assert started(op("limit", per="turn", do=add(1)), times=3).tokens == [4, 3]


def test_triggers_come_before_the_rest_of_an_effect() -> None:
    """What an operation sets off happens before the next operation of the same effect."""
    doubled = op("if", condition=RICH, do=op("add", amount=-1, who="opponent"), otherwise=None)
    state = started(op("seq", do=(add(2), add(-2))), trigger=doubled)
    assert state.tokens == [3, 2]  # the trigger saw five tokens, before two were taken away again


def test_nested_controls_end_where_they_should() -> None:
    """After a nested choice the effect goes on behind it, whichever way was taken."""
    inner = op("may", do=op("choose", modes=(add(1), add(2)), who="you"), who="you")
    for answers, expected in (([DONE], 103), ([YES, MODE], 104), ([YES, MODE + 1], 105)):
        state = started(op("seq", do=(inner, add(100))))
        for answer in answers:
            state.apply_action(answer)
        assert (state.current_player(), state.tokens[0]) == (TERMINAL, expected)


def test_a_question_to_nobody_is_not_asked() -> None:
    """When the player a choice is for does not exist, nothing happens."""
    effect: Any = op(
        "seq", do=(op("may", do=add(1), who="nobody"), op("choose", modes=(add(1), add(2)), who="nobody"))
    )
    assert started(effect).tokens == [3, 3]


def test_a_slot_gives_the_first_that_was_bound_to_it() -> None:
    """Where one thing is meant, it is the first of what a slot has; an empty slot gives 0."""
    running = Running(0, 0, 0, ((7, 8), ()))
    assert (running.number(0), running.number(1)) == (7, 0)
