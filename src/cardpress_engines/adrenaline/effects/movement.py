"""Operations that move figures: steps, teleports, charges, targets shoved or drawn in; and choosing an aim."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from cardpress_engines.adrenaline.actions import DIRECTION, DIRECTIONS, SQUARE
from cardpress_engines.adrenaline.effects.harm import strike
from cardpress_engines.adrenaline.effects.squares import allowed_squares
from cardpress_engines.adrenaline.effects.targets import (
    SKIPPED,
    candidates,
    choose_targets,
    emit_targets,
    pick_bounds,
    slot_of,
    target_test,
)
from cardpress_engines.adrenaline.effects.types import (
    Build,
    BuildTest,
    Candidates,
    Compiler,
    ComponentScope,
    Test,
    component_scope,
)
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.actions import DONE, PLAYER
from cardpress_engines.kernel.board_map import NOWHERE, places_in
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, at, bind, onward, onward_with, resume
from cardpress_engines.kernel.questions import do
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER

Reach: TypeAlias = Callable[[AdrenalineState, Running, int], list[int]]
"""The squares to which a target can be moved."""


def ask_square(
    state: AdrenalineState, running: Running, argument: tuple[Candidates, int, list[int]], answer: int
) -> Running | None:
    """Instruction: choose a square and bind it; skip to the end when there is none."""
    found, slot, end = argument
    if answer != NO_ANSWER:
        return onward_with(running, slot, answer - SQUARE)
    options = found(state, running)
    if not options:
        return at(running, end[0])
    state.ask(running.you, "square", [SQUARE + each for each in options], resume, running)
    return None


# ---- aim


def _aim(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    own = component_scope(scope)
    if effect.what.kind == "square":
        slot, end = _land_slot(effect.what, own), [0]
        compiler.emit(ask_square, (_squares_in_aim(compiler, effect.what, own), slot, end))
        end[0] = len(compiler.code)
        return
    if effect.what.name is not None:
        own.aimed[effect.what.name] = (effect.what, own.part)
    end = [0]
    emit_aim(compiler, effect.what, own, candidates(compiler, effect.what, own), end)
    end[0] = len(compiler.code)


def emit_aim(compiler: Compiler, what: Tree, scope: ComponentScope, found: Candidates, end: list[int]) -> None:
    """Emit a choice of targets unless it was made already; a choice by mind control spends those tokens."""
    slot = slot_of(what, scope)
    compiler.emit(choose_targets, (found, *pick_bounds(what), slot, end))
    if any(each.is_ == "in_state" and each.state == "hypnotised" for each in what.is_ or ()):

        def spend(state: AdrenalineState, running: Running) -> None:
            for each in running.bindings[slot]:
                state.spent |= 1 << each

        compiler.emit(do, spend)


def _land_slot(what: Tree, scope: ComponentScope) -> int:
    if id(what) not in scope.given:
        scope.given[id(what)] = scope.slot(what.name)
        scope.lands |= {what.name}
    return scope.given[id(what)]


def _squares_in_aim(compiler: Compiler, what: Tree, scope: ComponentScope) -> Candidates:
    """Squares that can be aimed at: those from which the next operation is possible."""
    squares, slot = allowed_squares(what, scope), _land_slot(what, scope)
    after = scope.successors.get(id(what))
    leads = None if after is None else compiler.possible(after, scope)

    def squares_to_aim_at(state: AdrenalineState, running: Running) -> list[int]:
        there = [each for each in state.game.squares if squares(state, running) >> each & 1]
        return [each for each in there if leads is None or leads(state, bind(running, slot, each))]

    return squares_to_aim_at


def _can_aim(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    own = component_scope(scope)
    if effect.what.kind == "square":
        found = _squares_in_aim(compiler, effect.what, own)
        return lambda state, running: bool(found(state, running))
    test, slot, after = target_test(compiler, effect.what, own), slot_of(effect.what, own), None
    successor = own.successors.get(id(effect.what))
    if successor is not None and successor.op not in SKIPPED:
        after = compiler.possible(successor, own)

    def can_aim(state: AdrenalineState, running: Running) -> bool:
        if not running.bindings[slot]:
            return test(state, running)
        return after is None or after(state, running)

    return can_aim


# ---- the own figure


def _go_destinations(effect: Tree, scope: ComponentScope) -> Candidates:
    """Squares the player's own figure can go to; without those it has visited, if the effect says so."""
    moves, visited = effect.moves, _visited_slot(scope) if effect.unvisited else None

    def destinations(state: AdrenalineState, running: Running) -> list[int]:
        here = state.pos[running.you]
        reach = state.game.places.reach(here, moves) & ~(1 << here)
        been = () if visited is None else running.bindings[visited]
        return [each for each in places_in(reach) if each not in been]

    return destinations


def _visited_slot(scope: ComponentScope) -> int:
    if scope.visited is None:
        scope.visited = scope.slot()
    return scope.visited


def _go(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    own, end = component_scope(scope), [0]
    slot = own.slot()
    compiler.emit(ask_square, (_go_destinations(effect, own), slot, end))
    if effect.unvisited:
        compiler.emit(record_visit, _visited_slot(own))
    compiler.emit(do, lambda state, running: state.move_figure(running.you, running.number(slot)))
    end[0] = len(compiler.code)


def record_visit(state: AdrenalineState, running: Running, visited: int, answer: int) -> Running:
    """Instruction: add the figure's current square to those it has visited."""
    return onward_with(running, visited, *running.bindings[visited], state.pos[running.you])


def _can_go(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    found = _go_destinations(effect, component_scope(scope))
    return lambda state, running: bool(found(state, running))


def _teleport(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    own, end = component_scope(scope), [0]
    if effect.to is None:
        slot = own.slot()
        compiler.emit(ask_square, (_all_squares, slot, end))
        compiler.emit(do, lambda state, running: state.move_figure(running.you, running.number(slot)))
    else:
        slot, is_land = own.named_slot(effect.to.ref), effect.to.ref in own.lands

        def teleport(state: AdrenalineState, running: Running) -> None:
            to = running.number(slot)
            state.move_figure(running.you, to if is_land else state.pos[to])

        compiler.emit(do, teleport)
    end[0] = len(compiler.code)


def _all_squares(state: AdrenalineState, running: Running) -> list[int]:
    return [each for each in state.game.squares if each != state.pos[running.you]]


# ---- charge


def _charge(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Emit a charge: square by square in one direction, with a target or none on each square."""
    own, end = component_scope(scope), [0]
    direction = own.slot()
    damage = effect.damage
    for step in range(effect.moves):
        compiler.emit(continue_charge, (direction, step > 0, end))
        slot = own.slot()
        compiler.emit(choose_target_here, slot)
        compiler.emit(
            do,
            lambda state, running, slot=slot: strike(
                state, running, [(each, damage) for each in running.bindings[slot]]
            ),
        )
    end[0] = len(compiler.code)


def continue_charge(
    state: AdrenalineState, running: Running, argument: tuple[int, bool, list[int]], answer: int
) -> Running | None:
    """Instruction: move one square. The first move fixes the direction, the later ones may be left out."""
    slot, is_optional, end = argument
    lines = state.game.places.ahead[state.pos[running.you]]
    chosen = running.bindings[slot]
    if answer == NO_ANSWER:
        names = [each for each, name in enumerate(DIRECTIONS) if lines.get(name) and chosen in {(), (each,)}]
        if not names:
            return at(running, end[0])
        options = [DIRECTION + each for each in names]
        state.ask(running.you, "direction", [DONE, *options] if is_optional else options, resume, running)
        return None
    if answer == DONE:
        return at(running, end[0])
    state.move_figure(running.you, lines[DIRECTIONS[answer - DIRECTION]][0])
    return onward_with(running, slot, answer - DIRECTION)


def choose_target_here(state: AdrenalineState, running: Running, slot: int, answer: int) -> Running | None:
    """Instruction: choose a target on the figure's own square, or none."""
    if answer != NO_ANSWER:
        return onward(running) if answer == DONE else onward_with(running, slot, answer - PLAYER)
    here = state.pos[running.you]
    there = sorted(each for each in state.game.seats.opponents[running.you] if state.pos[each] == here)
    if not there:
        return onward(running)
    state.ask(running.you, "target", [DONE, *(PLAYER + each for each in there)], resume, running)
    return None


# ---- targets that are moved


def _reach(effect: Tree) -> Reach:
    """Where a target can be moved: within a number of moves, straight ahead, or onto a square of the effect."""
    moves, onto, is_straight = effect.moves, effect.onto, effect.straight

    def reach(state: AdrenalineState, running: Running, target: int) -> list[int]:
        places, at_ = state.game.places, state.pos[target]
        if is_straight:
            return sorted({each for line in places.ahead[at_].values() for each in line[:moves]})
        found = places.reach(at_, moves)
        here = state.pos[running.you]
        if onto is None:
            found &= ~(1 << at_)
        else:
            found &= places.sees[here] if onto == "visible" else 1 << here
        return list(places_in(found))

    return reach


def move_targets(
    state: AdrenalineState, running: Running, argument: tuple[int, Reach, int, bool], answer: int
) -> Running | None:
    """Instruction: move the chosen targets one after the other; with several, any of them may stay."""
    slot, reach, done, several = argument
    targets, moved = running.bindings[slot], running.number(done)
    if answer != NO_ANSWER:
        if answer != DONE:
            state.move_figure(targets[moved], answer - SQUARE)
        moved += 1
        running = bind(running, done, moved)
    if moved >= len(targets):
        return onward(bind(running, done))
    options = [SQUARE + each for each in reach(state, running, targets[moved])]
    if several or not options:
        options = [DONE, *options]
    state.ask(running.you, "shove", options, resume, running)
    return None


def _shove(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    own, reach = component_scope(scope), _reach(effect)
    end = [0]
    if hasattr(effect.what, "ref"):
        slot = own.named_slot(effect.what.ref)
    else:
        slot = slot_of(effect.what, own)
        found = candidates(compiler, effect.what, own)
        compiler.emit(pick_movable, (found, reach, slot, end))
    compiler.emit(move_targets, (slot, reach, own.slot(), _is_several(effect.what, own)))
    end[0] = len(compiler.code)


def _is_several(what: Tree, scope: ComponentScope) -> bool:
    return hasattr(what, "ref") and what.ref in scope.several


def pick_movable(
    state: AdrenalineState, running: Running, argument: tuple[Candidates, Reach, int, list[int]], answer: int
) -> Running | None:
    """Instruction: choose a target that can be moved as the effect says; skip to the end when there is none."""
    found, reach, slot, end = argument
    if answer != NO_ANSWER:
        return onward_with(running, slot, answer - PLAYER)
    options = sorted(PLAYER + each for each in found(state, running) if reach(state, running, each))
    if not options:
        return at(running, end[0])
    state.ask(running.you, "target", options, resume, running)
    return None


def _can_shove(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    own, reach = component_scope(scope), _reach(effect)
    if hasattr(effect.what, "ref"):
        slot = own.named_slot(effect.what.ref)
        return lambda state, running: any(reach(state, running, each) for each in running.bindings[slot])
    found = candidates(compiler, effect.what, own)
    return lambda state, running: any(reach(state, running, each) for each in found(state, running))


def _draw_in(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    own, damage = component_scope(scope), effect.damage
    if effect.to.ref not in own.lands:
        raise UnsupportedEffectError("targets can only be drawn in to a square")
    to = own.named_slot(effect.to.ref)
    who, end = emit_targets(compiler, effect.what, own)

    def draw_in(state: AdrenalineState, running: Running) -> None:
        for each in who(state, running):
            if state.pos[each] not in {NOWHERE, running.number(to)}:
                state.move_figure(each, running.number(to))
        strike(state, running, [(each, damage) for each in who(state, running)])

    compiler.emit(do, draw_in)
    end[0] = len(compiler.code)


def _has_target(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return target_test(compiler, effect.what, component_scope(scope))


def _can_charge(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return lambda state, running: bool(state.game.places.next_to[state.pos[running.you]])


OPERATIONS: dict[str, Build] = {
    "aim": _aim, "go_squares": _go, "teleport": _teleport, "charge": _charge, "shove": _shove, "draw_in": _draw_in,
}  # fmt: skip
POSSIBLE: dict[str, BuildTest] = {
    "aim": _can_aim,
    "go_squares": _can_go,
    "charge": _can_charge,
    "shove": _can_shove,
    "draw_in": _has_target,
}
