"""Operations that move figures: steps, teleports, charges, targets shoved or drawn in; and choosing an aim."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from cardpress_engines.adrenaline.actions import DIRECTION, DIRECTIONS, SQUARE
from cardpress_engines.adrenaline.effects.harm import strike_all
from cardpress_engines.adrenaline.effects.squares import allowed_squares
from cardpress_engines.adrenaline.effects.targets import (
    ONE_TARGET,
    SKIPPED,
    TargetQuestions,
    candidates,
    question_of,
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
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.board_map import NOWHERE, places_in
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, at, bind, onward, onward_with, resume
from cardpress_engines.kernel.questions import possible
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER

Reach: TypeAlias = Callable[[AdrenalineState, Running, int], list[int]]
"""The squares to which a target can be moved."""


# ---- aim


def _aim(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions, what = TargetQuestions(compiler, scope), effect.what
    own = questions.own
    if what.kind == "square":
        questions.square(_squares_in_aim(compiler, what, own), own.square_slot(what))
    else:
        if what.name is not None:
            own.aimed[what.name] = (what, own.part)
        emit_aim(questions, what, candidates(compiler, what, own))
    questions.close()


def emit_aim(questions: TargetQuestions, what: Tree, found: Candidates) -> None:
    """Emit a choice of targets unless it was made already; a choice by mind control spends those tokens."""
    chosen = questions.choose(question_of(what), found, slot_of(what, questions.own))
    if any(each.is_ == "in_state" and each.state == "hypnotised" for each in what.is_ or ()):

        def spend(state: AdrenalineState, running: Running, each: int) -> None:
            state.spent |= 1 << each

        questions.do_each(chosen, spend)


def _squares_in_aim(compiler: Compiler, what: Tree, scope: ComponentScope) -> Candidates:
    """Squares that can be aimed at: those from which the next operation is possible."""
    squares, slot = allowed_squares(what, scope), scope.square_slot(what)
    after = scope.successors.get(id(what))
    leads = None if after is None else compiler.possible(after, scope)

    def squares_to_aim_at(state: AdrenalineState, running: Running) -> list[int]:
        there = [each for each in state.game.squares if squares(state, running) >> each & 1]
        return [each for each in there if leads is None or leads(state, bind(running, slot, each))]

    return squares_to_aim_at


def _can_aim(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    own = component_scope(scope)
    if effect.what.kind == "square":
        return possible(_squares_in_aim(compiler, effect.what, own))
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
    questions, slot = TargetQuestions(compiler, scope), scope.slot()
    questions.square(_go_destinations(effect, questions.own), slot)
    if effect.unvisited:
        compiler.emit(record_visit, _visited_slot(questions.own))
    questions.do(lambda state, running: state.move_figure(running.you, running.number(slot)))


def record_visit(state: AdrenalineState, running: Running, visited: int, answer: int) -> Running:
    """Instruction: add the figure's current square to those it has visited."""
    return onward_with(running, visited, *running.bindings[visited], state.pos[running.you])


def _can_go(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return possible(_go_destinations(effect, component_scope(scope)))


def _teleport(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions = TargetQuestions(compiler, scope)
    is_land = effect.to is None or effect.to.ref in questions.own.lands
    slot = scope.slot() if effect.to is None else scope.named_slot(effect.to.ref)
    if effect.to is None:
        questions.square(_all_squares, slot)

    def teleport(state: AdrenalineState, running: Running) -> None:
        to = running.number(slot)
        state.move_figure(running.you, to if is_land else state.pos[to])

    questions.do(teleport)


def _all_squares(state: AdrenalineState, running: Running) -> list[int]:
    return [each for each in state.game.squares if each != state.pos[running.you]]


# ---- charge


def _charge(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Emit a charge: square by square in one direction, with a target or none on each square."""
    questions, direction, damage = TargetQuestions(compiler, scope), scope.slot(), effect.damage
    for step in range(effect.moves):
        compiler.emit(continue_charge, (direction, step > 0, questions.end))
        there = questions.choose(ONE_TARGET._replace(least=0), _targets_here, scope.slot())
        questions.do(strike_all(there, lambda running: damage))


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


def _targets_here(state: AdrenalineState, running: Running) -> list[int]:
    """Targets on the figure's own square."""
    here = state.pos[running.you]
    return [each for each in state.game.seats.opponents[running.you] if state.pos[each] == here]


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
    questions, reach = TargetQuestions(compiler, scope), _reach(effect)
    own = questions.own
    if hasattr(effect.what, "ref"):
        slot = own.named_slot(effect.what.ref)
    else:
        slot = slot_of(effect.what, own)
        questions.choose(ONE_TARGET, _movable_targets(compiler, effect.what, own, reach), slot)
    compiler.emit(move_targets, (slot, reach, own.slot(), _is_several(effect.what, own)))
    questions.close()


def _is_several(what: Tree, scope: ComponentScope) -> bool:
    return hasattr(what, "ref") and what.ref in scope.several


def _movable_targets(compiler: Compiler, what: Tree, scope: ComponentScope, reach: Reach) -> Candidates:
    """Targets that can be moved as the effect says."""
    found = candidates(compiler, what, scope)
    return lambda state, running: [each for each in found(state, running) if reach(state, running, each)]


def _can_shove(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    own, reach = component_scope(scope), _reach(effect)
    if hasattr(effect.what, "ref"):
        slot = own.named_slot(effect.what.ref)
        return lambda state, running: any(reach(state, running, each) for each in running.bindings[slot])
    found = candidates(compiler, effect.what, own)
    return lambda state, running: any(reach(state, running, each) for each in found(state, running))


def _draw_in(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions, damage = TargetQuestions(compiler, scope), effect.damage
    if effect.to.ref not in questions.own.lands:
        raise UnsupportedEffectError("targets can only be drawn in to a square")
    to, who = scope.named_slot(effect.to.ref), questions.targets(effect.what)

    def draw_in(state: AdrenalineState, running: Running, each: int) -> None:
        if state.pos[each] not in {NOWHERE, running.number(to)}:
            state.move_figure(each, running.number(to))

    questions.do_each(who, draw_in)
    questions.do(strike_all(who, lambda running: damage))


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
