"""Events and conditions as the clauses that follow `when`, `if` and `while`."""

from __future__ import annotations

from cardpress.effects import clauses as of
from cardpress.effects.selectors import Pick
from cardpress.effects.slots import Condition, Event
from cardpress.language.catalogue import message_of
from cardpress.language.fields import Fields
from cardpress.language.frames import Frame
from cardpress.language.phrases import Amount, Cards, Person, is_pronoun
from cardpress.language.selectors import Selectors
from cardpress.language.sentences import Sentences


class Clausal:
    """Says events and conditions."""

    def __init__(self, say: Sentences, selectors: Selectors, fields: Fields) -> None:
        self._say, self._selectors, self._fields = say, selectors, fields

    def event(self, event: Event) -> str:
        """An event with the word that opens it."""
        self._selectors.said.acting = ""
        match event:
            case of.Loses(who=who, resource=resource):
                text = self._say("event-loses", who=Person(who, "will"), resource=resource)
            case of.TurnEdge(who=who, edge=edge):
                mine = "yes" if who == "you" else "no"
                text = self._say(f"event-turn-{edge}", who=Person(who, "will"), mine=mine)
            case of.Plays(who=who, what=what):
                text = self._say("event-plays", who=Person(who, "will"), what=self._selectors.phrase(what, who))
            case _:
                text = self._own(event)
        return text

    def own(self, node: Event | Condition) -> dict[str, object]:
        """What the message of an event or a condition is given that only this game has."""
        who = getattr(node, "who", "")
        said = self._fields.of(node, who, Frame(inline=True))
        return said | ({"who": Person(who, "will" if isinstance(node, Event) else "fin")} if who else {})

    def _own(self, node: Event | Condition) -> str:
        message = message_of(type(node), node.word)
        said = self._fields.about(node, self._say.subject(message), self.own(node))
        text = self._say(message, **said)
        return self._fields.counted(node, text, getattr(node, "who", ""))

    def condition(self, condition: Condition) -> str:
        """A condition without the word that opens it."""
        if condition.condition in of.CONDITIONS:
            self._selectors.said.acting = ""
        match condition:
            case of.Has():
                text = self._has(condition)
            case of.Exists():
                text = self._exists(condition.what, condition.at_least)
            case of.Is():
                text = self._is(condition)
            case of.Compares(who=who, than=than, resource=resource):
                text = self._say("more", who=Person(who), than=Person(than), resource=Amount(resource, 0))
            case of.Attached():
                card = self._selectors.said.this(self._selectors.kind)
                there = "there" if self._selectors.said.attached else "pronoun"
                text = self._say("attached", card=card, form=there if card.pronoun else "noun")
            case _:
                text = self._own(condition)
        return text

    def _is(self, condition: of.Is) -> str:
        what = self._selectors.phrase(condition.what, "")
        form = "pronoun" if is_pronoun(what) else "noun"
        return self._say("is", what=what, kind=Cards("one", (condition.kind,)), form=form)

    def _has(self, has: of.Has) -> str:
        who = Person(has.who)
        if has.at_least is not None:
            return self._say("has-least", who=who, amount=Amount(has.resource, has.at_least))
        if has.at_most:
            return self._say("has-most", who=who, amount=Amount(has.resource, has.at_most))
        who, denied = _denied(has.who)
        return self._say("has-none", who=who, resource=Amount(has.resource, 0), denied=denied)

    def _exists(self, pick: Pick, least: int | None) -> str:
        what = self._selectors.counted(pick, least)
        place = self._selectors.place(pick, pick.owner or "")
        none = "-none" if least is None else ""
        number = {"number": least} if least else {}
        if pick.owner and least is None:
            who, denied = _denied(pick.owner)
            return self._say("exists-owned-none", who=who, what=what, place=place, denied=denied)
        if pick.owner:
            return self._say("exists-owned", who=Person(pick.owner), what=what, place=place, **number)
        return self._say(f"exists{none}", what=what, place=place or self._say("in-play"), **number)


def _denied(who: str) -> tuple[Person, str]:
    """Who lacks something, and whether that is denied of all of them: no opponent has."""
    return Person(who, denied=True), "yes" if who.startswith("each_") else "no"
