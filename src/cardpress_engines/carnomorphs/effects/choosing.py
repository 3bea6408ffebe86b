"""Choosing and binding the subjects of an operation, by a player or, without one, in a fixed order.

Carnomorphs are no players (DRILL-36): where an effect addresses nobody, the first subject is taken, which is the
lowest room or the first in turn order.
"""

from __future__ import annotations

from cardpress_engines.carnomorphs.effects.subjects import candidates, domain
from cardpress_engines.carnomorphs.effects.types import Candidates, EffectScope, Test, effect_scope
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import NOBODY, Running
from cardpress_engines.kernel.questions import QuestionSequence, SubjectQuestion, number_test
from cardpress_engines.kernel.rules_data import Tree

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


class SubjectQuestions(QuestionSequence[CarnomorphState]):
    """The choices of subjects of one operation, in the scope of its effect."""

    def subjects(self, what: Tree, limit: Candidates | None = None) -> Candidates:
        """The subjects of a selector, once they were chosen; `limit` restricts them."""
        scope = effect_scope(self.scope)
        found = subjects(what, scope, limit)
        if what is None or hasattr(what, "ref"):
            return found
        slot = scope.choice_slot(what, what.name)
        match what.pick:
            case "all" | "the":
                return self.bind_all(found, slot)
            case "one" | "exactly":
                sort, count = domain(what, LEVELS), what.count or 1
                return self.choose(SubjectQuestion(sort.question, sort.base, count, count), found, slot)
        raise UnsupportedEffectError(f"subjects cannot be picked by {what.pick!r} here")


def subject_test(what: Tree, scope: EffectScope, limit: Candidates | None = None) -> Test:
    """Whether a selector allows as many subjects as it needs."""
    return number_test(subjects(what, scope, limit), getattr(what, "count", None) or 1)
