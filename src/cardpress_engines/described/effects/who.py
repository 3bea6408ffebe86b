"""Who does what an operation says: one player in passing, or each of several in turn."""

from __future__ import annotations

from collections.abc import Callable

from cardpress_engines.described.compiler import CourseCompiler, CourseScope, S
from cardpress_engines.described.expressions.people import is_choice, may_be_several
from cardpress_engines.described.trees import part
from cardpress_engines.kernel.interpreter import (
    NOBODY,
    Players,
    Running,
    at,
    end,
    onward,
    onward_with,
    pick_player,
    resume,
)
from cardpress_engines.kernel.rules_data import Tree


def emit_people(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
    """The players meant; where one of several is, `you` are asked which one first."""
    players = compiler.people(tree, scope)
    if not is_choice(tree):
        return players
    slot = scope.slot_of("player", None if isinstance(tree, str) else part(tree, "name"))
    compiler.emit(pick_player, (players, slot))
    return lambda state, running: running.bindings[slot]


def emit_for(compiler: CourseCompiler, tree: Tree, scope: CourseScope, build: Callable[[], object]) -> None:
    """Emit a part that a person does, as `you`."""
    if tree is None or tree == "you":
        build()
        return
    players = emit_people(compiler, tree, scope)
    if may_be_several(tree):
        place = compiler.reserve()
        body = len(compiler.code) + 1
        skip = compiler.reserve()
        build()
        compiler.emit(end, None)
        compiler.fill(skip, jump_to, len(compiler.code))
        compiler.fill(place, by_players, (players, body))
        return
    slot, place = scope.slot_of("player"), compiler.reserve()
    build()
    compiler.emit(restore_you, slot)
    compiler.fill(place, replace_you, (players, slot, len(compiler.code)))


def by_players(state: S, running: Running, argument: tuple[Players[S], int], answer: int) -> Running:
    """Instruction: each of several players does a part, as `you`."""
    players, body = argument
    for player in players(state, running):
        state.then(resume, at(running, body)._replace(you=player))
    return onward(running)


def jump_to(state: S, running: Running, target: int, answer: int) -> Running:
    """Instruction: go on behind a part that runs by itself."""
    return at(running, target)


def replace_you(state: S, running: Running, argument: tuple[Players[S], int, int], answer: int) -> Running:
    """Instruction: from here on another player is `you`; without one, skip to the target."""
    players, slot, target = argument
    found = players(state, running)
    if not found:
        return at(running, target)
    return onward_with(running, slot, running.you)._replace(you=found[0])


def restore_you(state: S, running: Running, slot: int, answer: int) -> Running:
    """Instruction: whoever was `you` before is so again."""
    return onward(running)._replace(you=running.number(slot) if running.bindings[slot] else NOBODY)
