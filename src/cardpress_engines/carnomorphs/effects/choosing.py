"""Choosing and binding the subjects of an operation, by a player or, without one, in a fixed order.

Carnomorphs are no players (DRILL-36): where an effect addresses nobody, the first subject is taken, which is the
lowest room or the first in turn order.
"""

from __future__ import annotations

from cardpress_engines.carnomorphs.effects.subjects import candidates, domain
from cardpress_engines.carnomorphs.effects.types import Candidates, Compiler, EffectScope, Test
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import NOBODY, Running, at, bind, onward, onward_with, resume
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER


def choose_subjects(
    state: CarnomorphState,
    running: Running,
    argument: tuple[str, int, Candidates, int, int, list[int]],
    answer: int,
) -> Running | None:
    """Instruction: choose a number of subjects one by one and bind them; skip to the end if there are too few."""
    question, base, found, count, slot, end = argument
    if answer != NO_ANSWER:
        running = bind(running, slot, *running.bindings[slot], answer - base)
    chosen = running.bindings[slot]
    if len(chosen) == count:
        return onward(running)
    left = [each for each in found(state, running) if each not in chosen]
    if len(left) + len(chosen) < count:
        return at(running, end[0])
    if running.you == NOBODY:
        return onward_with(running, slot, *chosen, *left[: count - len(chosen)])
    state.ask(running.you, question, sorted(base + each for each in left), resume, running)
    return None


def bind_all_subjects(
    state: CarnomorphState, running: Running, argument: tuple[Candidates, int, list[int]], answer: int
) -> Running:
    """Instruction: bind all subjects of a selector; skip to the end if there are none."""
    found, slot, end = argument
    there = found(state, running)
    return onward_with(running, slot, *there) if there else at(running, end[0])


LEVELS = ("metagorger", "shambler", "fleshbeast", "butcher")
"""Types of carnomorphs as effects name them; CompiledAbilities checks that the rules have the same."""


def _you(state: CarnomorphState, running: Running) -> tuple[int, ...]:
    return () if running.you == NOBODY else (running.you,)


def subjects(what: Tree, scope: EffectScope, limit: Candidates | None = None) -> Candidates:
    """The subjects a selector allows; the acting player if there is no selector. `limit` restricts them."""
    if what is None:
        return _you
    if hasattr(what, "ref"):
        if what.ref in scope.meant:
            return scope.meant[what.ref]
        slot = scope.named_slot(what.ref)
        return lambda state, running: running.bindings[slot]
    found = candidates(what, LEVELS, scope)
    if limit is None:
        return found
    allowed = limit

    def both(state: CarnomorphState, running: Running) -> list[int]:
        within = allowed(state, running)
        return [each for each in found(state, running) if each in within]

    return both


def emit_choice(
    compiler: Compiler, what: Tree, scope: EffectScope, end: list[int], limit: Candidates | None = None
) -> Candidates:
    """Emit the choice of a selector; returns the chosen subjects. Without any, the effect goes on at `end`."""
    found = subjects(what, scope, limit)
    if what is None or hasattr(what, "ref"):
        return found
    slot = scope.slot_of(what, what.name)
    match what.pick:
        case "all" | "the":
            compiler.emit(bind_all_subjects, (found, slot, end))
        case "one" | "exactly":
            sort = domain(what, LEVELS)
            compiler.emit(choose_subjects, (sort.question, sort.base, found, what.count or 1, slot, end))
        case _:
            raise UnsupportedEffectError(f"subjects cannot be picked by {what.pick!r} here")
    return lambda state, running: running.bindings[slot]


def subject_test(what: Tree, scope: EffectScope, limit: Candidates | None = None) -> Test:
    """Whether a selector allows as many subjects as it needs."""
    found = subjects(what, scope, limit)
    least = getattr(what, "count", None) or 1
    return lambda state, running: len(found(state, running)) >= least
