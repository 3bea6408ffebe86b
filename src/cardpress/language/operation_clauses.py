"""Operations that change the game, one clause each."""

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
from cardpress.language.clause_context import Frame, opening
from cardpress.language.effect_messages import WRITTEN
from cardpress.language.formatter import AGAIN, BEFORE, SUBJECT
from cardpress.language.impersonal_clauses import Statements, is_given
from cardpress.language.operation_arguments import Fields, plain_words, signed
from cardpress.language.phrases import Cards, Mention, Phrase
from cardpress.language.player_phrases import People
from cardpress.language.selector_phrases import Selectors, is_plural
from cardpress.language.sentences import Sentences

FRAME = "with-frame"
"""What `$until` is where something comes about and lasts as long as its frame; no word of a game has a hyphen."""

NOTHING: Mapping[str, object] = MappingProxyType({})


class Actions:
    """Says domain operations."""

    def __init__(self, say: Sentences, selectors: Selectors, people: People, fields: Fields) -> None:
        self._say, self._selectors, self._people, self._fields = say, selectors, people, fields
        self._statements = Statements(say)

    def clause(self, node: Operation, frame: Frame) -> str:
        """The clause of one operation, with how long it lasts and what it is counted by."""
        if not isinstance(node, WRITTEN):
            return self._fields.counted(node, self._until(node, self._own(node, frame)), identity(actor(node)))
        if not isinstance(node, things.Modify):
            self._selectors.said.acting = ""
        text = self._clause(node, frame)
        return self._until(node, text) if isinstance(node, things.Modify) else text

    def again(self, node: Operation, before: Operation, frame: Frame) -> str:
        """What an operation that only this game has adds to the one before it, in its short form."""
        words = {f"{BEFORE}{name}": word for name, word in plain_words(before).items()}
        return self._own(node, frame, f".{AGAIN}", words)

    def _own(self, node: Operation, frame: Frame, form: str = "", more: Mapping[str, object] = NOTHING) -> str:
        """The clause of an operation that only this game has; what it nests is said inside this clause.

        `more`: what the message is given besides its fields.
        """
        until = getattr(node, "until", None)
        lasts = until or (FRAME if frame.happens else "none")
        holds = node.manner.holds and lasts == "none" and frame.mood != "inf"
        frame = frame.to("fin") if holds else frame
        person, who = self._people.subject(actor(node), frame), identity(actor(node))
        around = frame if who == frame.subject else frame.inside(actor(node))
        inside = around if node.manner.heading else replace(around, inline=True, goes_on=False)
        # in what is said of a thing, "swój" would mean the thing's own
        owner = "" if self._statements.is_one(node, frame.mood) else who
        said = self._fields.about(node, self._statements.about(node), self._fields.of(node, owner, inside))
        if form:
            more = {**more, SUBJECT: said.get(self._statements.about(node), person)}
        if node.manner.limits:
            more = {**more, "opens": next(map(opening, direct_operations(node)), "order")}
        mood = "state" if holds else frame.mood
        return self._say(node.op + form, who=person, mood=mood, until=lasts, **said, **more)

    def _until(self, node: Operation, text: str) -> str:
        until = getattr(node, "until", None)
        amount = getattr(node, "amount", None)
        long = "yes" if isinstance(amount, StatOf) else "no"
        return self._say(f"until-{until}", clause=text, long=long) if until else text

    def _clause(self, node: Operation, frame: Frame) -> str:
        match node:
            case resources.Gain() | resources.Lose():
                message = "pay" if frame.paying and node.op == "lose" else node.op
                text = self._measured(message, node, frame)
            case resources.Steal():
                text = self._measured("steal", node, frame)
            case cards.Draw():
                text = self._measured("draw", node, frame, term="card")
            case things.Modify():
                text = self._modify(node, frame)
            case things.Attach(to=to):
                person = self._people.subject(actor(node), frame)
                card = self._selectors.said.this(self._selectors.kind)
                to_what = self._selectors.phrase(to, identity(actor(node)))
                self._selectors.said.attached = True
                text = self._say("attach", who=person, card=card, to=to_what)
            case _:
                text = self._cards(node, frame)
        return text

    def _cards(self, node: Any, frame: Frame) -> str:  # noqa: ANN401 they have `what`, perhaps `who`
        person, who = self._people.subject(actor(node), frame), identity(actor(node))
        source = node.op in {"discard", "take", "put", "reveal", "move"}
        what = self._selectors.phrase(node.what, who, source=source)
        message, extra = node.op, dict[str, object]()
        self._selectors.said.lanes = self._selectors.said.lanes or isinstance(node, things.Move)
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

    def _measured(
        self,
        message: str,
        node: resources.Gain | resources.Lose | resources.Steal | cards.Draw,
        frame: Frame,
        *,
        term: str = "",
    ) -> str:
        person, who = self._people.subject(actor(node), frame), identity(actor(node))
        more = {"source": self._people.other(node.source, who)} if isinstance(node, resources.Steal) else {}
        amount = self._fields.amount(node.amount, term or getattr(node, "resource", ""))
        text = self._until(node, self._say(message, who=person, amount=amount, **more))
        return self._fields.counted(node, text, who)

    def _modify(self, node: things.Modify, frame: Frame) -> str:
        self._selectors.said.doer = ""
        lasts = node.stat != "cost" and (node.until is not None or frame.mood == "inf")
        what = self._selectors.phrase(node.what, "you" if lasts else "", each=True)
        if node.stat == "cost":
            more = "more" if node.by > 0 else "less"
            what = self._selectors.acting(what, node.what)
            return self._say("modify-cost", what=what, by=abs(node.by), more=more)
        by = signed(node.by)
        if lasts:
            given = is_given(node, frame.mood)
            who = self._people.subject(YOU, frame)
            if given:
                self._selectors.said.acting = ""
            else:
                what = self._selectors.acting(what, node.what)
            whose = "other" if given else "self"
            return self._say("modify-give", who=who, what=what, stat=node.stat, by=by, whose=whose)
        what = self._selectors.acting(what, node.what)
        return self._say("modify", what=what, stat=node.stat, by=by)
