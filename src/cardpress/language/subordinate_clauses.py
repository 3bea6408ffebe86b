"""Events and conditions as the clauses that follow `when`, `if` and `while`."""

from __future__ import annotations

from dataclasses import replace

from cardpress.effects import shared
from cardpress.effects.actors import EACH, YOU, actor, identity
from cardpress.effects.families import cards, control, resources, things
from cardpress.effects.nodes import Condition, Event
from cardpress.effects.selectors import Pick
from cardpress.language.clause_context import Frame
from cardpress.language.effect_messages import message_of
from cardpress.language.operation_arguments import Fields
from cardpress.language.phrases import Amount, Cards, Person, is_pronoun
from cardpress.language.player_phrases import People
from cardpress.language.selector_phrases import Selectors
from cardpress.language.sentences import Sentences


class Clausal:
    """Says events and conditions."""

    def __init__(self, say: Sentences, selectors: Selectors, people: People, fields: Fields) -> None:
        self._say, self._selectors, self._people, self._fields = say, selectors, people, fields

    def event(self, event: Event, mine: str = "yes") -> str:
        """An event with the word that opens it; `mine`: whether your turn is that of whoever then acts."""
        self._selectors.said.acting = self._selectors.said.doer = ""
        match event:
            case resources.Loses(who=who, resource=resource):
                text = self._say("event-loses", who=self._people.clause(who, "will"), resource=resource)
            case control.TurnEdge(who=who, edge=edge):
                whose = {"yes": "yes", "no": "yours"}[mine] if who == YOU else "no"
                text = self._say(f"event-turn-{edge}", who=self._people.clause(who, "will"), mine=whose)
                self._selectors.said.doer = ""  # it is his turn, he does nothing yet
            case cards.Plays(who=who, what=what):
                person, laid = self._people.clause(who, "will"), self._selectors.phrase(what, identity(who))
                text = self._say("event-plays", who=person, what=laid)
            case _:
                text = self._own(event)
        return text

    def own(self, node: Event | Condition) -> dict[str, object]:
        """What the message of an event or a condition is given that only this game has."""
        if not hasattr(node, "who"):
            return self._fields.of(node, "", Frame(inline=True))
        person = self._people.clause(actor(node), "will" if isinstance(node, Event) else "fin")
        return {**self._fields.of(node, identity(actor(node)), Frame(inline=True)), "who": person}

    def _own(self, node: Event | Condition) -> str:
        message = message_of(type(node), node.word)
        said = self._fields.about(node, self._say.subject(message), self.own(node))
        text = self._say(message, **said)
        return self._fields.counted(node, text, identity(actor(node)) if hasattr(node, "who") else "")

    def condition(self, condition: Condition) -> str:
        """A condition without the word that opens it."""
        if condition.condition in shared.CONDITIONS:
            self._selectors.said.acting = self._selectors.said.doer = ""
        match condition:
            case resources.Has():
                text = self._has(condition)
            case cards.Exists():
                text = self._exists(condition.what, condition.at_least)
            case cards.Is():
                text = self._is(condition)
            case resources.Compares(who=who, than=than, resource=resource):
                person, other = self._people.clause(who), self._people.other(than, identity(who))
                text = self._say("more", who=person, than=other, resource=Amount(resource, 0))
            case things.Attached():
                card = self._selectors.said.this(self._selectors.kind)
                there = "there" if self._selectors.said.attached else "pronoun"
                text = self._say("attached", card=card, form=there if card.pronoun else "noun")
            case _:
                text = self._own(condition)
        return text

    def _is(self, condition: cards.Is) -> str:
        what = self._selectors.phrase(condition.what, "")
        form = "pronoun" if is_pronoun(what) else "noun"
        return self._say("is", what=what, kind=Cards("one", (condition.kind,)), form=form)

    def _has(self, has: resources.Has) -> str:
        who = self._people.clause(has.who)
        if has.at_least is not None:
            return self._say("has-least", who=who, amount=Amount(has.resource, has.at_least))
        if has.at_most:
            return self._say("has-most", who=who, amount=Amount(has.resource, has.at_most))
        who, denied = _denied(who)
        return self._say("has-none", who=who, resource=Amount(has.resource, 0), denied=denied)

    def _exists(self, pick: Pick, least: int | None) -> str:
        owner = self._people.clause(pick.owner) if pick.owner else None
        what = self._selectors.counted(pick, least)
        place = self._selectors.place(pick, identity(pick.owner) if pick.owner else "")
        none = "-none" if least is None else ""
        number = {"number": least} if least else {}
        if owner and least is None:
            who, denied = _denied(owner)
            return self._say("exists-owned-none", who=who, what=what, place=place, denied=denied)
        if owner:
            return self._say("exists-owned", who=owner, what=what, place=place, **number)
        return self._say(f"exists{none}", what=what, place=place or self._in_play(what), **number)

    def _in_play(self, what: Cards) -> str:
        """That things are in play, where nothing else says where they are."""
        says_where = any(one.place not in {"adjective", "near", "kind"} for one in what.qualifiers)
        return "" if says_where else self._say("in-play")


def _denied(who: Person) -> tuple[Person, str]:
    """Who lacks something, and whether that is denied of all of them: no opponent has."""
    several = who.player.startswith(EACH) and not who.again
    return replace(who, denied=several), "yes" if several else "no"
