"""Clauses of counters, markers and dice of a course of play."""

from __future__ import annotations

from dataclasses import dataclass

from cardpress.effects.actors import YOU, ThatPlayer, actor, identity
from cardpress.effects.families import counters
from cardpress.effects.nodes import Operation
from cardpress.effects.selectors import StatOf
from cardpress.language.clauses.clause_context import ClauseContext
from cardpress.language.clauses.course.clause_parts import ANY_SELECTOR, ClauseParts, is_all
from cardpress.language.clauses.course.number_phrases import Said
from cardpress.language.grammar.phrases import Cards


@dataclass
class CounterClauses(ClauseParts):
    """Renders the clause of what is gained, given, set, marked or thrown."""

    def clause(self, node: Operation, context: ClauseContext) -> str | None:  # noqa: PLR0911 one for each operation
        """The clause of such an operation; None for any other."""
        match node:
            case counters.Gain(of=None, resource=counter) | counters.Lose(of=None, resource=counter) if (
                counter in self.words.shared
            ):
                who, amount = self.subject(node, context), self.numbers.phrase(node.amount, YOU)
                thing = Cards("place", (counter,))
                return self.say(f"{node.op}-shared", who=who, counter=thing, amount=amount)
            case counters.Gain(of=of) | counters.Lose(of=of) if of is not None:
                who, what = self.subject(node, context), self.selector_phrase(of, YOU)
                amount = self.amount(node.amount, node.resource, identity(actor(node)))
                text = self.say(f"{node.op}-on", who=who, amount=amount, of=what)
                return self.with_each(node.amount, text, identity(actor(node)))
            case counters.SetCounter():
                return self._set(node, context)
            case counters.Give():
                return self._give(node, context)
            case counters.Mark():
                return self._mark(node)
            case counters.Throw():
                return self._throw(node, context)
        return None

    def _set(self, node: counters.SetCounter, context: ClauseContext) -> str:
        counter = self.numbers.counter(node.resource, node.who, node.of, YOU)
        same = node.amount if isinstance(node.amount, StatOf) and node.amount.of == node.of else None
        amount = self.numbers.own_stat(same, YOU) if same else self.numbers.phrase(node.amount, YOU)
        return self.say("set", who=self.doer(context), counter=counter, amount=amount)

    def _give(self, node: counters.Give, context: ClauseContext) -> str:
        who, same = self.subject(node, context), identity(actor(node))
        if is_all(node.amount):
            amount: object = Cards("all", (node.resource,), owner=self.people.oblique(actor(node), same), own=True)
        else:
            amount = self.amount(node.amount, node.resource, same)
        into = node.into or "none"
        if is_all(node.amount) and node.resource in self.words.shared:
            if isinstance(node.to, str) and node.to == same:
                return self.say("take-whole", who=who, counter=node.resource)
            to = self.people.oblique(node.to, same)
            return self.say("give-whole", who=who, counter=node.resource, to=to, into=into)
        if isinstance(node.to, str) and node.to in self.words.shared:
            return self.say("give-store", who=who, amount=amount, to=Cards("place", (node.to,)), into=into)
        text = self.say("give", who=who, amount=amount, to=self.people.oblique(node.to, same), into=into)
        return self.with_each(node.amount, text, same)

    def _mark(self, node: counters.Mark) -> str:
        marker = self.numbers.possession(node.marker, node.who, YOU, node.of)
        owned = "no" if node.marker in self.words.shared and node.of is None else "yes"
        if node.shows is None:
            return self.say("mark", marker=marker, form="none", shows="none", owned=owned, you="no")
        if self.is_player(node.shows) and node.of is None:
            return self.say("mark-player", marker=marker, who=self.people.clause_subject(node.shows))
        you, shows = (
            "yes" if isinstance(node.shows, str) and node.shows == YOU else "no",
            self._phrase_of(node.shows),
        )
        return self.say("mark", marker=marker, form="some", shows=shows, owned=owned, you=you)

    def _phrase_of(self, value: object) -> Said:
        if self.is_player(value):
            return self.people.oblique(value, "")
        if isinstance(value, ThatPlayer):  # a name of something else
            return self.discourse.mention(value.ref)
        if isinstance(value, ANY_SELECTOR):
            return self.selector_phrase(value, "")
        return self.numbers.phrase(value)

    def _throw(self, node: counters.Throw, context: ClauseContext) -> str:
        who = self.subject(node, context)
        dice = self.amount(node.dice, "die", "")
        if node.name:
            self.discourse.introduce(node.name, ("roll",), plural=False)
        if node.sides is not None:
            many = "no" if isinstance(node.dice, int) and node.dice == 1 else "yes"
            worked = "no" if isinstance(node.sides, int) else "yes"
            sides = self.numbers.phrase(node.sides)
            return self.say("throw", who=who, dice=dice, many=many, sides=sides, worked=worked)
        start, end = self.zone(str(node.source), None, YOU), self.zone(str(node.to), None, YOU)
        return self.say("throw-faces", who=who, dice=dice, **{"from": start}, to=end)
