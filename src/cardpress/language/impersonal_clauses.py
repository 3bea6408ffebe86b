"""Clauses no player is the subject of: what happens to a thing, or just happens, cannot be an infinitive."""

from __future__ import annotations

from collections.abc import Mapping

from cardpress.effects.actors import YOU, actor, identity
from cardpress.effects.families import control, dice, things
from cardpress.effects.nodes import Operation
from cardpress.effects.selectors import Itself
from cardpress.effects.walk import direct_operations
from cardpress.language.clause_context import subjects
from cardpress.language.effect_messages import WRITTEN
from cardpress.language.sentences import Sentences

_JOINS = (control.Seq, control.Cost, control.If, control.Limit)
"""What has no clause of its own beside those it holds."""

_DECIDES = (control.May, control.Choose, dice.Roll, dice.RollTable)
"""What has a clause of its own, whoever does what it holds."""


class ImpersonalClauses:
    """Tells clauses that are statements in any mood; `say` knows what the verbs of a sentence agree with."""

    def __init__(self, say: Sentences) -> None:
        self._say = say

    def is_impersonal(self, node: Operation, mood: str) -> bool:
        """Whether the one clause of a plain operation is said of a thing or of nobody."""
        if isinstance(node, things.Modify):
            return not is_given(node, mood)
        acting = self._agreement_variables(node)
        return acting is not None and "who" not in acting

    def subject_field(self, node: Operation) -> str:
        """The field an operation says something of: its verbs agree with it; empty where they have several."""
        acting = self._say.agreement_variables(node.op, _words(node)) or frozenset()
        return next(iter(acting)) if len(acting) == 1 else ""

    def is_left_to(self, node: Operation, who: str, mood: str) -> bool:
        """Whether only that player acts in all the tree says, so that an order or an infinitive can say it."""
        return subjects(node) <= {who} and not self._holds_impersonal(node, mood)

    def mine(self, node: Operation) -> str:
        """Whether your turn is "one's own" to the subject of what then happens (Polish: swoja, twoja)."""
        main = node
        while not isinstance(main, _DECIDES) and (below := next(direct_operations(main), None)) is not None:
            main = below
        return "yes" if identity(actor(main)) == YOU and not self.is_impersonal(main, "order") else "no"

    def _holds_impersonal(self, node: Operation, mood: str) -> bool:
        """Whether a statement is among the clauses that a verb before the tree would govern."""
        if isinstance(node, _JOINS) or self._agreement_variables(node) is None:
            return any(self._holds_impersonal(one, mood) for one in direct_operations(node))
        return self.is_impersonal(node, mood)

    def _agreement_variables(self, node: Operation) -> frozenset[str] | None:
        """What the verbs of an operation's clause agree with; None where they are those of what it holds."""
        if isinstance(node, (control.Custom, control.Limit, *WRITTEN)):
            return frozenset({"who"})
        return self._say.agreement_variables(node.op, _words(node))


def _words(node: Operation) -> Mapping[str, str]:
    """The fields that a sentence can choose its words by, as messages get them; anything longer is no word."""
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
    """Whether somebody gives a change in this mood, and the thing is not the subject that has or gets it."""
    if node.stat == "cost":
        return False
    return mood == "inf" or (node.until is not None and not isinstance(node.what, Itself))
