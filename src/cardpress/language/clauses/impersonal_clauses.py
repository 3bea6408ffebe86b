"""Impersonal clauses, whose subject is a thing or nobody; they are indicative and never infinitives."""

from __future__ import annotations

from collections.abc import Mapping

from cardpress.effects.actors import YOU, actor, identity
from cardpress.effects.families import control, dice, things
from cardpress.effects.nodes import Operation
from cardpress.effects.selectors import Itself
from cardpress.effects.walk import direct_operations
from cardpress.language.clauses.clause_context import subjects
from cardpress.language.clauses.effect_messages import WRITTEN
from cardpress.language.clauses.sentences import Sentences

_JOINS = (control.Seq, control.Cost, control.If, control.Limit)
"""Operations that add no clause to those nested in them."""

_DECIDES = (control.May, control.Choose, dice.Roll, dice.RollTable)
"""Operations with a clause of their own, whoever acts in those nested in them."""


class ImpersonalClauses:
    """Recognises impersonal clauses; `say` knows which variables the verbs of a message agree with."""

    def __init__(self, say: Sentences) -> None:
        self._say = say

    def is_impersonal(self, node: Operation, mood: str) -> bool:
        """Whether the clause of a plain operation has a thing or nobody as its subject."""
        if isinstance(node, things.Modify):
            return not is_given(node, mood)
        acting = self._agreement_variables(node)
        return acting is not None and "who" not in acting

    def subject_field(self, node: Operation) -> str:
        """The field that the verbs of an operation agree with; empty where there are several."""
        acting = self._say.agreement_variables(node.op, _words(node)) or frozenset()
        return next(iter(acting)) if len(acting) == 1 else ""

    def is_left_to(self, node: Operation, who: str, mood: str) -> bool:
        """Whether that player alone acts in the tree, so that an imperative or infinitive expresses it."""
        return subjects(node) <= {who} and not self._holds_impersonal(node, mood)

    def mine(self, node: Operation) -> str:
        """Return "yes" where "your turn" has a reflexive possessive before this clause (swoja, not twoja)."""
        main = node
        while not isinstance(main, _DECIDES) and (below := next(direct_operations(main), None)) is not None:
            main = below
        return "yes" if identity(actor(main)) == YOU and not self.is_impersonal(main, "order") else "no"

    def _holds_impersonal(self, node: Operation, mood: str) -> bool:
        """Whether a clause that a verb before the tree would govern is impersonal."""
        if isinstance(node, _JOINS) or self._agreement_variables(node) is None:
            return any(self._holds_impersonal(one, mood) for one in direct_operations(node))
        return self.is_impersonal(node, mood)

    def _agreement_variables(self, node: Operation) -> frozenset[str] | None:
        """Variables that the verbs of an operation agree with; None where only nested ones have verbs."""
        if isinstance(node, (control.Custom, control.Limit, *WRITTEN)) or not self._say.has_message(node.op):
            return frozenset({"who"})
        return self._say.agreement_variables(node.op, _words(node))


def _words(node: Operation) -> Mapping[str, str]:
    """Fields a message can select variants by, as it gets them; "" for values that are no single word."""
    fields = type(node).model_fields.items()
    values = ((field.alias or name, getattr(node, name)) for name, field in fields)
    return {name: _word(value) for name, value in values if not _is_number(value)}


def _word(value: object) -> str:
    if value is None or isinstance(value, bool):
        return {True: "yes", False: "no", None: "none"}[value]
    return value if isinstance(value, str) else ""


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_given(node: things.Modify, mood: str) -> bool:
    """Whether a change of a stat has its giver as subject in this mood rather than the thing changed."""
    if node.stat == "cost":
        return False
    return mood == "inf" or (node.until is not None and not isinstance(node.what, Itself))
