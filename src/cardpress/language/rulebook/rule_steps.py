"""Operations of a course as steps of a rulebook: what holds others announces them, all else is a sentence."""

from __future__ import annotations

from collections.abc import Callable

from cardpress.effects.actors import YOU
from cardpress.effects.course.numbers import Sum
from cardpress.effects.families import control, counters, flow
from cardpress.effects.families.tales import without_tales
from cardpress.effects.nodes import Operation
from cardpress.effects.walk import walk
from cardpress.language.clauses.clause_context import ClauseContext, is_plain
from cardpress.language.clauses.course.course_clauses import is_lead
from cardpress.language.clauses.narrator import Narrator
from cardpress.language.grammar.phrases import Clause
from cardpress.models.rulebook import RuleStep

LONG = 3
"""So many operations in a row are steps of their own, whatever holds them."""
_FRAMES = (control.If, control.May, control.Choose, control.Each)
"""What may hold steps, and holds a sentence where that is short."""
Finish = Callable[[str], str]


class RuleSteps:
    """Makes the steps of one text; `finish` makes a sentence of a clause."""

    def __init__(self, narrator: Narrator, finish: Finish) -> None:
        self._narrator, self._finish = narrator, finish
        self._say, self._people = narrator.say, narrator.phrases.people

    def steps(self, node: Operation) -> tuple[RuleStep, ...]:
        """The steps of an operation: of a sequence those of each part; what is only told is none."""
        told = without_tales(node)
        return () if told is None else self._steps(told)

    def _steps(self, node: Operation) -> tuple[RuleStep, ...]:  # noqa: PLR0911 one for each form of steps
        if isinstance(node, control.Seq):
            return tuple(step for part in node.do for step in self._steps(part))
        self._narrator.open_step()
        if isinstance(node, flow.By | flow.Together) and is_plain(node.do):
            return (RuleStep(self._finish(self._joint_sentence(node))),)
        if isinstance(node, flow.Offer):
            return self._offer(node)
        if is_lead(node) and node.do is not None:
            return (self._lead_with_steps(self._narrator.course.lead(node), node.do),)
        if isinstance(node, counters.Gain | counters.Lose | counters.SetCounter) and is_long_sum(node.amount):
            return (self.sum_with_parts(node.amount, lambda: self._narrator.narrate(node)),)
        if isinstance(node, _FRAMES) and _is_long(node):
            with self._narrator.phrases.selectors.discourse.condition_holding():
                return self._frame(node)
        return (RuleStep(self._finish(self._narrator.narrate(node))),)

    def _lead_with_steps(self, lead: str, do: Operation) -> RuleStep:
        return RuleStep(self._finish(f"{lead}:").removesuffix("."), self._steps(do))

    def sum_with_parts(self, number: object, say: Callable[[], str]) -> RuleStep:
        """What is said of a sum, and its parts as steps below it."""
        numbers = self._narrator.phrases.numbers
        numbers.listed = number
        lead = self._finish(f"{say()}:").removesuffix(".")
        parts = (self._say("sum-part", of=numbers.line(part)) for part in getattr(number, "sum", ()))
        return RuleStep(lead, tuple(RuleStep(self._finish(part)) for part in parts))

    def _offer(self, node: flow.Offer) -> tuple[RuleStep, ...]:
        """What players may do, one after the other, and what happens when none does."""
        first = self._lead_with_steps(self._narrator.course.lead(node), node.do)
        if node.otherwise is None:
            return (first,)
        several = "yes" if self._people.is_several(node.who) else "no"
        return first, self._lead_with_steps(self._say("offer-otherwise", several=several), node.otherwise)

    def _joint_sentence(self, node: flow.By | flow.Together) -> str:
        """What several players each do, as one sentence about them."""
        with self._people.seen_by_subject(self._people.oblique(node.who, "")):
            clause = self._narrator.narrate(node.do, ClauseContext(subject="", mood="fin"))
        if isinstance(node, flow.By) and not self._people.is_several(node.who):
            return clause
        message = "in-turn" if isinstance(node, flow.By) else "all-at-once"
        return self._say(message, clause=Clause(lambda _: clause))

    def _frame(self, node: Operation) -> tuple[RuleStep, ...]:
        match node:
            case control.If(condition=condition, do=do, otherwise=otherwise):
                lead = self._narrator.player_premise(condition) or self._say(
                    "if-lead", condition=self._narrator.condition(condition)
                )
                first = self._lead_with_steps(lead, do)
                if otherwise is None:
                    return (first,)
                return first, self._lead_with_steps(self._say("else-lead"), otherwise)
            case control.May(who=who, do=do):
                person = self._people.subject(who, ClauseContext())
                return (self._lead_with_steps(self._say("may-lead", who=person), do),)
            case control.Choose(who=who, modes=modes):
                person = self._people.subject(who, ClauseContext())
                lead = self._finish(f"{self._say('choose-lead', who=person)}:").removesuffix(".")
                return (RuleStep(lead, tuple(self._one(mode) for mode in modes)),)
            case control.Each(what=what, do=do):
                several = self._narrator.phrases.selectors.one_by_one(what, YOU)
                return (self._lead_with_steps(self._say("each-lead", what=several), do),)
        raise TypeError(f"{node.op} holds no steps")

    def _one(self, node: Operation) -> RuleStep:
        """An alternative as one step."""
        found = self._steps(node)
        return found[0] if len(found) == 1 else RuleStep("", found)


def is_long_sum(number: object) -> bool:
    """Whether a number has so many parts that each of them is a step of its own."""
    return isinstance(number, Sum) and len(number.sum) >= LONG


def _is_long(node: Operation) -> bool:
    """Whether what an operation holds is more than a sentence says well."""
    inside = [one for _, one in walk(node)]
    return any(is_lead(one) or (isinstance(one, control.Seq) and len(one.do) >= LONG) for one in inside)
