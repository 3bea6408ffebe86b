"""Clauses of operations that change the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from cardpress.effects.actors import YOU, actor, identity
from cardpress.effects.families import cards, resources, things
from cardpress.effects.nodes import Operation
from cardpress.effects.selectors import StatOf
from cardpress.effects.walk import direct_operations
from cardpress.language.clauses.clause_context import ClauseContext, sentence_opening
from cardpress.language.clauses.effect_messages import WRITTEN
from cardpress.language.clauses.impersonal_clauses import ImpersonalClauses, is_given
from cardpress.language.clauses.operation_arguments import OperationArguments, plain_words, signed_number
from cardpress.language.clauses.player_phrases import PlayerPhrases
from cardpress.language.clauses.selector_phrases import SelectorPhrases, is_plural
from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.phrases import Cards, Mention, Phrase
from cardpress.language.messages.formatter import AGAIN, BEFORE, SUBJECT

LASTS_WITH_CONTEXT = "with-frame"
"""Value of `$until` for what lasts as long as its condition; no word of a game has a hyphen, so none equals it."""

NOTHING: Mapping[str, object] = MappingProxyType({})


class OperationClauses:
    """Renders the clause of an operation that is not a control operation."""

    def __init__(
        self, say: Sentences, selectors: SelectorPhrases, people: PlayerPhrases, fields: OperationArguments
    ) -> None:
        self._say, self._selectors, self._people, self._arguments = say, selectors, people, fields
        self._impersonal = ImpersonalClauses(say)

    def clause(self, node: Operation, context: ClauseContext) -> str:
        """The clause of one operation, with its duration and what its amounts are counted by."""
        if not isinstance(node, WRITTEN):
            return self._arguments.add_count(
                node, self._until(node, self._own_clause(node, context)), identity(actor(node))
            )
        if not isinstance(node, things.Modify):
            self._selectors.discourse.topic = ""
        text = self._clause(node, context)
        return self._until(node, text) if isinstance(node, things.Modify) else text

    def short_clause(self, node: Operation, before: Operation, context: ClauseContext) -> str:
        """The short form of a game's own operation, which continues the clause of the operation before."""
        words = {f"{BEFORE}{name}": word for name, word in plain_words(before).items()}
        return self._own_clause(node, context, f".{AGAIN}", words)

    def _own_clause(
        self, node: Operation, context: ClauseContext, form: str = "", more: Mapping[str, object] = NOTHING
    ) -> str:
        """The clause of a game's own operation, with its nested clauses.

        `more`: arguments besides its fields.
        """
        until = getattr(node, "until", None)
        lasts = until or (LASTS_WITH_CONTEXT if context.happens else "none")
        holds = node.manner.holds and lasts == "none" and context.mood != "inf"
        context = context.with_mood("fin") if holds else context
        person, who = self._people.subject(actor(node), context), identity(actor(node))
        around = context if who == context.subject else context.for_player(actor(node))
        inside = around if node.manner.heading else replace(around, inline=True, goes_on=False)
        # in what is said of a thing, "swój" would mean the thing's own
        owner = "" if self._impersonal.is_impersonal(node, context.mood) else who
        arguments = self._arguments.elide_topic(
            node, self._impersonal.subject_field(node), self._arguments.build(node, owner, inside)
        )
        if form:
            more = {**more, SUBJECT: arguments.get(self._impersonal.subject_field(node), person)}
        if node.manner.limits:
            more = {**more, "opens": next(map(sentence_opening, direct_operations(node)), "order")}
        mood = "state" if holds else context.mood
        return self._say(node.op + form, who=person, mood=mood, until=lasts, **arguments, **more)

    def _until(self, node: Operation, text: str) -> str:
        until = getattr(node, "until", None)
        amount = getattr(node, "amount", None)
        long = "yes" if isinstance(amount, StatOf) else "no"
        return self._say(f"until-{until}", clause=text, long=long) if until else text

    def _clause(self, node: Operation, context: ClauseContext) -> str:
        match node:
            case resources.Gain() | resources.Lose():
                message = "pay" if context.paying and node.op == "lose" else node.op
                text = self._amount_clause(message, node, context)
            case resources.Steal():
                text = self._amount_clause("steal", node, context)
            case cards.Draw():
                text = self._amount_clause("draw", node, context, term="card")
            case things.Modify():
                text = self._modify(node, context)
            case things.Attach(to=to):
                person = self._people.subject(actor(node), context)
                card = self._selectors.discourse.this(self._selectors.kind)
                to_what = self._selectors.phrase(to, identity(actor(node)))
                self._selectors.discourse.has_attached = True
                text = self._say("attach", who=person, card=card, to=to_what)
            case _:
                text = self._cards(node, context)
        return text

    def _cards(self, node: Any, context: ClauseContext) -> str:  # noqa: ANN401 they have `what`, perhaps `who`
        person, who = self._people.subject(actor(node), context), identity(actor(node))
        source = node.op in {"discard", "take", "put", "reveal", "move"}
        what = self._selectors.phrase(node.what, who, source=source)
        message, extra = node.op, dict[str, object]()
        self._selectors.discourse.has_other_lane = self._selectors.discourse.has_other_lane or isinstance(
            node, things.Move
        )
        match node:
            case cards.Put(end=(place, end)):
                rest = "-rest" if isinstance(what, Cards) and what.quantity == "rest" and not what.kinds else ""
                message, many = f"put{rest}-{end}", "yes" if self._is_plural(what) else "no"
                extra = {"many": many, "pile": self._selectors.pile(place, node.zones[place], who)}
            case cards.Take():
                extra = {"hand": self._selectors.hand(who)}
            case things.Move(to=int() as lane):
                message, extra = "move-lane", {"lane": lane}
            case things.Move(to=to):
                message = f"move-{str(to).removesuffix('_lane')}"
        return self._say(message, who=person, what=what, **extra)

    @staticmethod
    def _is_plural(what: Phrase) -> bool:
        return what.plural if isinstance(what, Mention) else isinstance(what, Cards) and is_plural(what)

    def _amount_clause(
        self,
        message: str,
        node: resources.Gain | resources.Lose | resources.Steal | cards.Draw,
        context: ClauseContext,
        *,
        term: str = "",
    ) -> str:
        person, who = self._people.subject(actor(node), context), identity(actor(node))
        more: dict[str, object] = {"from": "none", "to": "none"} if isinstance(node, cards.Draw) else {}
        if isinstance(node, resources.Steal):
            more = {"source": self._people.oblique(node.source, who)}
            if isinstance(node.source, str) and node.source != YOU:
                self._selectors.discourse.mention_person(node.source)
        amount = self._arguments.amount(node.amount, term or getattr(node, "resource", ""))
        text = self._until(node, self._say(message, who=person, amount=amount, **more))
        return self._arguments.add_count(node, text, who)

    def _modify(self, node: things.Modify, context: ClauseContext) -> str:
        self._selectors.discourse.last_subject = ""
        lasts = node.stat != "cost" and (node.until is not None or context.mood == "inf")
        what = self._selectors.phrase(node.what, "you" if lasts else "", each=True)
        if node.stat == "cost":
            more = "more" if node.by > 0 else "less"
            what = self._selectors.as_subject(what, node.what)
            return self._say("modify-cost", what=what, by=abs(node.by), more=more)
        by = signed_number(node.by)
        if lasts:
            given = is_given(node, context.mood)
            who = self._people.subject(YOU, context)
            if given:
                self._selectors.discourse.topic = ""
            else:
                what = self._selectors.as_subject(what, node.what)
            whose = "other" if given else "self"
            return self._say("modify-give", who=who, what=what, stat=node.stat, by=by, whose=whose)
        what = self._selectors.as_subject(what, node.what)
        return self._say("modify", what=what, stat=node.stat, by=by)
