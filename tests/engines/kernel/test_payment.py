"""Costs of several parts, tried on a copy of the state before anything is paid."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engines.kernel.toy import add, op, pay, started

from cardpress_engines.kernel.actions import MODE
from cardpress_engines.kernel.state import TERMINAL


def cost(*parts: Any) -> Any:
    """Ten tokens for all of these."""
    return op("cost", pay=op("seq", do=parts), do=add(10))


@pytest.mark.parametrize(("owned", "left"), [(5, 10), (4, 4)])
def test_all_parts_are_paid_or_none(owned: int, left: int) -> None:
    """Parts that can each be paid, but not together, are not paid at all."""
    assert started(cost(pay(2), pay(3)), tokens=(owned, 0)).tokens[0] == left


@pytest.mark.parametrize(("parts", "left"), [((pay(1), pay(1)), 8), ((pay(1), pay(90)), 12)])
def test_a_cost_that_something_else_has_meanwhile_does_not_decide(parts: tuple[Any, Any], left: int) -> None:
    """What a part sets off may have a cost of its own; whether that is paid says nothing of the first."""
    trigger = op("cost", pay=op("seq", do=parts), do=op("add", amount=0, who="you"))

    dear = started(cost(add(1), pay(9)), trigger=trigger)
    cheap = started(cost(add(1), pay(2)), trigger=trigger)

    assert (dear.current_player(), dear.tokens[0]) == (TERMINAL, 3)
    assert (cheap.current_player(), cheap.tokens[0]) == (TERMINAL, left)


TAKES = op("choose", modes=(pay(1), pay(2)), who="opponent")
"""The opponent takes one or two tokens away."""


def test_what_others_decide_is_taken_to_go_well() -> None:
    """A cost is begun although whatever the opponent decides on the way makes it too dear."""
    state = started(cost(add(1), pay(4)), trigger=TAKES)

    assert (state.current_player(), state.tokens[0]) == (1, 4)


def test_where_no_choice_leaves_enough_every_choice_is_offered() -> None:
    """When others have made the rest too dear, whoever pays still answers as if there were enough."""
    state = started(cost(add(1), op("choose", modes=(pay(1), pay(2)), who="you"), pay(3)), trigger=TAKES)
    state.apply_action(MODE + 1)

    assert (state.current_player(), state.legal_actions()) == (0, [MODE, MODE + 1])


FORK = op("choose", modes=(pay(1), pay(2)), who="you")
"""Whoever pays chooses between one token and two."""


def test_only_what_leaves_enough_is_offered() -> None:
    """A choice after which the rest of a cost cannot be paid is no choice; with one left nobody is asked."""
    scarce, rich = (started(cost(FORK, pay(3)), tokens=(owned, 0)) for owned in (4, 5))

    assert (scarce.current_player(), scarce.tokens[0]) == (TERMINAL, 10)
    assert (rich.current_player(), rich.legal_actions(), rich.tokens[0]) == (0, [MODE, MODE + 1], 5)


def test_a_cost_that_waits_does_not_decide() -> None:
    """That a cost which comes later could be paid makes no choice of the present one a good one."""
    nothing = op("add", amount=0, who="you")
    dear = op("cost", pay=op("seq", do=(FORK, pay(3))), do=nothing)
    cheap = op("cost", pay=op("seq", do=(pay(1), nothing)), do=nothing)
    state = started(op("seq", do=(add(1), cheap)), trigger=dear, tokens=(3, 0))

    assert (state.current_player(), state.tokens[0]) == (TERMINAL, 0)
