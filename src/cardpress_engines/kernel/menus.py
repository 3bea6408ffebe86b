"""Menus: options of one effect that a player takes in any order, each at most once, until they stop.

All parts share one scope: a value bound by one of them is found by the others, in whatever order they are taken. A
part may consist of several items; what is done once for the part, such as paying its price, its first item does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.compiler import EffectCompiler
from cardpress_engines.kernel.interpreter import Running, S, Test, at, bind, jump, onward, resume
from cardpress_engines.kernel.state import NO_ANSWER

USED = 0
"""The slot with the items used so far, in their order: a menu is the first of its scope."""


@dataclass(slots=True)
class MenuItem(Generic[S]):
    """One thing to choose: what part it belongs to, which parts go before it, which it cannot be used with."""

    part: int
    emit: Callable[[], None]
    """Compiles what it does."""
    possible: Test[S]
    needs: int = 0
    """Parts that must have been used, as a bit mask."""
    excludes: int = 0
    """Parts one of which cannot have been used."""
    is_owed: bool = False
    """Whether, once its part was begun by another item, it has to follow as soon as it can."""
    start: int = 0
    """Its first instruction, known once it is compiled."""


def used_parts(items: Sequence[MenuItem[S]], running: Running) -> int:
    """The parts that were begun, as a bit mask."""
    found = 0
    for item in running.bindings[USED]:
        found |= 1 << items[item].part
    return found


def open_items(items: Sequence[MenuItem[S]], state: S, running: Running) -> list[int]:
    """The items that can be used now, by number."""
    used, parts = running.bindings[USED], used_parts(items, running)
    return [
        number
        for number, item in enumerate(items)
        if number not in used
        and not item.needs & ~parts
        and not item.excludes & parts
        and item.possible(state, running)
    ]


def begins(items: Sequence[MenuItem[S]], state: S, running: Running) -> bool:
    """Whether any item can be used while none has been: the first that can is enough."""
    return any(not item.needs and item.possible(state, running) for item in items)


def menu(
    state: S, running: Running, argument: tuple[Sequence[MenuItem[S]], int, list[int]], answer: int
) -> Running | None:
    """Instruction: choose the next item, or be done: not before the first one, nor while one is owed."""
    items, first, end = argument
    if answer == DONE:
        return at(running, end[0])
    if answer != NO_ANSWER:
        chosen = answer - first
        return at(bind(running, USED, *running.bindings[USED], chosen), items[chosen].start)
    found = open_items(items, state, running)
    if not found:
        return at(running, end[0])
    used, parts = running.bindings[USED], used_parts(items, running)
    is_owed = any(items[each].is_owed and parts >> items[each].part & 1 for each in found)
    options = [first + each for each in found]
    state.ask(running.you, "section", options if is_owed or not used else [DONE, *options], resume, running)
    return None


def begins_part(items: Sequence[MenuItem[S]], running: Running) -> bool:
    """Whether the item that was just chosen is the first of its part."""
    *before, chosen = running.bindings[USED]
    return all(items[each].part != items[chosen].part for each in before)


def emit_menu(compiler: EffectCompiler[S], items: Sequence[MenuItem[S]], first: int) -> Test[S]:
    """Emit a menu and its items; gives whether any of them could be used at the beginning.

    `first` is the action number of the first item. The first slot of the scope is that of the menu.
    """
    end = [0]
    place = compiler.emit(menu, (items, first, end))
    for item in items:
        item.start = len(compiler.code)
        item.emit()
        compiler.emit(jump, place)
    end[0] = len(compiler.code)
    return lambda state, running: begins(items, state, running)


def once_a_part(
    state: S,
    running: Running,
    argument: tuple[Sequence[MenuItem[S]], Callable[[S, Running], None]],
    answer: int,
) -> Running:
    """Instruction: do something for a part as a whole, when this is its first item."""
    items, do = argument
    if begins_part(items, running):
        do(state, running)
    return onward(running)
