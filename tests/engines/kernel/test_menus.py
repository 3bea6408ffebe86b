"""Menus: parts of one effect, each used once, in an order the player chooses."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from tests.engines.kernel.toy import VOCABULARY, Toy, ToyState, add, over

from cardpress_engines.kernel import interpreter
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.compiler import EffectCompiler, Scope
from cardpress_engines.kernel.interpreter import Running, first_step, onward_with
from cardpress_engines.kernel.menus import MenuItem, emit_menu, once_a_part
from cardpress_engines.kernel.state import TERMINAL, frame

FIRST = 5
"""The action number of the first item."""


def always(state: Any, running: Running) -> bool:
    """An item that can be used whatever holds."""
    return True


def toll(state: Any, running: Running) -> None:
    """A hundred tokens, to see how often a part is paid for."""
    state.tokens[running.you] += 100


def offering(*items: MenuItem[Any], pays: bool = False) -> ToyState:
    """A state that waits at a menu: item n gives 10 to the power of n tokens, if it does nothing else."""
    compiler, scope = EffectCompiler(VOCABULARY), Scope()
    scope.slot()
    given = [replace(item) for item in items]

    def emit(number: int, item: MenuItem[Any]) -> None:
        if pays:
            compiler.emit(once_a_part, (given, toll))
        if item.emit is nothing:
            compiler.tree(add(10**number), scope)
        else:
            item.emit(compiler)  # type: ignore[call-arg]

    for number, item in enumerate(items):
        given[number].emit = partial(emit, number, item)
    start = len(compiler.code)
    emit_menu(compiler, given, FIRST)
    compiler.emit(interpreter.end, None)
    state = ToyState(Toy(tuple(compiler.code)), (0, 0))
    state.start(first_step((start, scope.size + 1), 0, 0), frame(over, None))
    return state


def nothing() -> None:
    """What stands for an item that only gives tokens."""


def item(part: int, **limits: Any) -> MenuItem[Any]:
    """An item that gives tokens and can always be used, within its limits."""
    return MenuItem(part, limits.pop("emit", nothing), limits.pop("possible", always), **limits)


def played(state: ToyState, *items: int) -> list[list[int]]:
    """What was offered before each of these items and after the last one, as items; -1: to be done.

    An only option is taken at once, so there is always a second one here.
    """
    found = []
    for number in (*items, None):
        legal = state.legal_actions() if state.current_player() != TERMINAL else []
        found.append([-1 if action == DONE else action - FIRST for action in legal])
        if number is not None:
            state.apply_action(DONE if number < 0 else FIRST + number)
    return found


def test_parts_are_used_once_in_any_order() -> None:
    """Each item can be used once, in whatever order; who has begun may be done; with none left the menu ends."""
    state = offering(item(0), item(1), item(2))

    assert played(state, 2, 0, 1) == [[0, 1, 2], [-1, 0, 1], [-1, 1], []]
    assert state.tokens[0] == 111


def test_who_is_done_uses_no_more() -> None:
    """Done ends the menu with what was used until then."""
    state = offering(item(0), item(1))

    assert played(state, 1, -1) == [[0, 1], [-1, 0], []]
    assert state.tokens[0] == 10


def test_a_part_waits_for_what_it_needs() -> None:
    """An item is offered only when all the parts it needs were used."""
    first, second, third = item(0), item(1), item(2, needs=0b11)

    assert played(offering(first, second, third), 1, 0, 2) == [[0, 1], [-1, 0], [-1, 2], []]


def test_parts_that_exclude_each_other_are_not_both_used() -> None:
    """An item is not offered once a part it excludes was used."""
    assert played(offering(item(0, excludes=0b10), item(1, excludes=0b01)), 1) == [[0, 1], []]


def test_what_is_owed_follows() -> None:
    """Who began a part may not be done while more of it is owed; other parts may come between."""
    state = offering(item(0, is_owed=True), item(0), item(1))

    assert played(state, 1, 2) == [[0, 1, 2], [0, 2], []]
    assert state.tokens[0] == 111


def test_what_is_owed_but_impossible_does_not_hold_up() -> None:
    """An owed item that cannot be used lets its player be done."""
    state = offering(item(0, is_owed=True, possible=lambda state, running: False), item(0), item(1))

    assert played(state, 1, -1) == [[1, 2], [-1, 2], []]


def test_nothing_is_offered_where_nothing_is_possible() -> None:
    """A menu without a possible item ends at once."""
    assert offering(item(0, possible=lambda state, running: False)).current_player() == TERMINAL


def test_what_one_part_bound_another_finds() -> None:
    """All items share one scope: what an item binds decides what the others can do, whichever came first."""
    slot = 1

    def bind(state: Any, running: Running, argument: None, answer: int) -> Running:
        return onward_with(running, slot, 7)

    one = item(0, emit=lambda compiler: compiler.emit(bind, None))
    other = item(1, possible=lambda state, running: running.number(slot) == 7)

    assert played(offering(one, other, item(2)), 0) == [[0, 2], [-1, 1, 2]]


def test_a_part_is_paid_for_once() -> None:
    """What is done for a part as a whole its first item does, whichever that is; each part has its own."""
    both, again = offering(item(0), item(0), item(1), pays=True), offering(item(0), item(0), item(1), pays=True)

    played(both, 0, 1)
    played(again, 1, 2, 0)
    assert both.tokens[0] == 111
    assert again.tokens[0] == 311


def test_whether_a_menu_can_be_used_is_whether_an_item_can() -> None:
    """The test a menu gives is that of any of its items, as they stand before the first was used."""

    def test_of(*items: MenuItem[Any]) -> bool:
        return emit_menu(EffectCompiler(VOCABULARY), [replace(each, emit=nothing) for each in items], FIRST)(
            None, Running(0, 0, 0, ((),))
        )

    assert test_of(item(0), item(1, needs=0b1))
    assert not test_of(item(0, possible=lambda state, running: False), item(1, needs=0b1))
