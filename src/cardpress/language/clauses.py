"""Events and conditions as the clauses that follow `when`, `if` and `while`."""

from __future__ import annotations

from cardpress.effects import clauses as of
from cardpress.effects.selectors import Pick
from cardpress.language.phrases import Amount, Cards, Mention, Person
from cardpress.language.selectors import Say, Selectors


class Clausal:
    """Says events and conditions."""

    def __init__(self, say: Say, selectors: Selectors) -> None:
        self._say, self._selectors = say, selectors

    def event(self, event: of.Event) -> str:
        """An event with the word that opens it and the comma that closes it."""
        match event:
            case of.Enters() | of.Played():
                raise ValueError(f"{event.event} is a heading")
            case of.Breaks(what=what):
                return self._say("event-breaks", what=self._selectors.phrase(what, ""))
        who = Person(event.who, "will")
        match event:
            case of.Acts(action=action):
                return self._say("event-acts", who=who, action=action)
            case of.Loses(resource=resource):
                return self._say("event-loses", who=who, resource=resource)
            case of.TurnEdge(edge=edge):
                return self._say(f"event-turn-{edge}", who=who, mine="yes" if event.who == "you" else "no")
        what = self._selectors.phrase(event.what, event.who)
        return self._say(f"event-{event.event}", who=who, what=what)

    def condition(self, condition: of.Condition) -> str:
        """A condition without the word that opens it."""
        match condition:
            case of.Has():
                return self._has(condition)
            case of.Exists(what=what):
                return self._exists(what, condition.at_least)
            case of.Is(what=what, kind=kind):
                mention = self._selectors.phrase(what, "")
                form = "pronoun" if isinstance(mention, Mention) and mention.pronoun else "noun"
                return self._say("is", what=mention, kind=Cards("one", (kind,)), form=form)
            case of.Compares(who=who, than=than, resource=resource):
                return self._say("more", who=Person(who), than=Person(than), resource=Amount(resource, 0))
            case of.Attached():
                return self._say("attached")
            case of.Fighting(who=who, lane=None):
                return self._say("fighting", who=Person(who))
        return self._say("fighting-lane", who=Person(condition.who), lane=condition.lane)

    def _has(self, has: of.Has) -> str:
        who = Person(has.who)
        if has.at_least is not None:
            return self._say("has-least", who=who, amount=Amount(has.resource, has.at_least))
        if has.at_most:
            return self._say("has-most", who=who, amount=Amount(has.resource, has.at_most))
        return self._say("has-none", who=who, resource=Amount(has.resource, 0))

    def _exists(self, pick: Pick, least: int | None) -> str:
        what = self._selectors.counted(pick, least)
        place = self._selectors.place(pick, pick.owner or "")
        none = "-none" if least is None else ""
        number = {"number": least} if least else {}
        if pick.owner:
            return self._say(f"exists-owned{none}", who=Person(pick.owner), what=what, place=place, **number)
        return self._say(f"exists{none}", what=what, place=place or self._say("in-play"), **number)
