"""Events and conditions as subordinate clauses after `when`, `if` and `while`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardpress.effects import shared
from cardpress.effects.actors import EACH, YOU, actor, identity
from cardpress.effects.course.selectors import Pick as CoursePick
from cardpress.effects.families import cards, control, resources, things
from cardpress.effects.nodes import Condition, Event
from cardpress.effects.selectors import Pick
from cardpress.language.clauses.clause_context import ClauseContext
from cardpress.language.clauses.course.course_selectors import is_in_own_and_shared
from cardpress.language.clauses.discourse import THIS
from cardpress.language.clauses.effect_messages import message_id
from cardpress.language.clauses.operation_arguments import OperationArguments
from cardpress.language.clauses.player_phrases import PlayerPhrases
from cardpress.language.clauses.selector_phrases import SelectorPhrases
from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.phrases import Amount, Cards, Person, is_pronoun


class SubordinateClauses:
    """Renders events and conditions as clauses."""

    def __init__(
        self, say: Sentences, selectors: SelectorPhrases, people: PlayerPhrases, fields: OperationArguments
    ) -> None:
        self._say, self._selectors, self._people, self._arguments = say, selectors, people, fields
        self.of_course: Callable[[Condition], str | None] = lambda _: None

    def event(self, event: Event, mine: str = "yes") -> str:
        """An event with the word that opens it; `mine`: whether your turn is that of whoever then acts."""
        return self._say.of(event, lambda: self._event(event, mine))

    def _event(self, event: Event, mine: str) -> str:
        self._selectors.discourse.topic = self._selectors.discourse.last_subject = ""
        match event:
            case resources.Loses(who=who, resource=resource):
                text = self._say("event-loses", who=self._people.clause_subject(who, "will"), resource=resource)
            case control.TurnEdge(who=who, edge=edge):
                whose = {"yes": "yes", "no": "yours"}[mine] if who == YOU else "no"
                text = self._say(f"event-turn-{edge}", who=self._people.clause_subject(who, "will"), mine=whose)
                self._selectors.discourse.last_subject = ""  # it is his turn, he does nothing yet
            case cards.Plays(who=who, what=what):
                person, laid = (
                    self._people.clause_subject(who, "will"),
                    self._selectors.phrase(what, identity(who)),
                )
                text = self._say("event-plays", who=person, what=laid)
            case _:
                text = self._own_clause(event)
        return text

    def own_arguments(self, node: Event | Condition) -> dict[str, object]:
        """The message arguments of a game's own event or condition."""
        if not hasattr(node, "who"):
            return self._arguments.build(node, "", ClauseContext(inline=True))
        person = self._people.clause_subject(actor(node), "will" if isinstance(node, Event) else "fin")
        return {**self._arguments.build(node, identity(actor(node)), ClauseContext(inline=True)), "who": person}

    def _own_clause(self, node: Event | Condition) -> str:
        message = message_id(type(node), node.word)
        arguments = self._arguments.elide_topic(
            node, self._say.subject_variable(message), self.own_arguments(node)
        )
        text = self._say(message, **arguments)
        return self._arguments.add_count(node, text, identity(actor(node)) if hasattr(node, "who") else "")

    def condition(self, condition: Condition) -> str:
        """The clause of a condition, without its conjunction."""
        return self._say.of(condition, lambda: self._condition(condition))

    def _condition(self, condition: Condition) -> str:
        if condition.condition in shared.CONDITIONS:
            self._selectors.discourse.topic = self._selectors.discourse.last_subject = ""
        text = self.of_course(condition)
        return self._clause_of_any_game(condition) if text is None else text

    def _clause_of_any_game(self, condition: Condition) -> str:
        """The clause of a condition that any game can have."""
        match condition:
            case resources.Has():
                text = self._has(condition)
            case cards.Exists():
                text = self._exists(condition.what, condition.at_least)
            case cards.Is():
                text = self._is(condition)
            case resources.Compares(who=who, than=than, resource=resource):
                person, other = self._people.clause_subject(who), self._people.oblique(than, identity(who))
                text = self._say("more", who=person, than=other, resource=Amount(resource, 0))
            case things.Attached():
                text = self._attachment_clause()
            case _:
                text = self._own_clause(condition)
        return text

    def _attachment_clause(self) -> str:
        """Whether the card lies with another one; it is named again where the previous clause was about others."""
        discourse = self._selectors.discourse
        is_topic = discourse.topic == THIS or discourse.has_attached
        card = discourse.this(self._selectors.kind)
        card = replace(card, pronoun=card.pronoun and is_topic)
        there = "there" if discourse.has_attached else "pronoun"
        return self._say("attached", card=card, form=there if card.pronoun else "noun")

    def _is(self, condition: cards.Is) -> str:
        what = self._selectors.phrase(condition.what, "")
        form = "pronoun" if is_pronoun(what) else "noun"
        return self._say("is", what=what, kind=Cards("one", (condition.kind,)), form=form)

    def _has(self, has: resources.Has) -> str:
        who = self._people.clause_subject(has.who)
        if has.at_least is not None:
            return self._say("has-least", who=who, amount=Amount(has.resource, has.at_least))
        if has.at_most:
            return self._say("has-most", who=who, amount=Amount(has.resource, has.at_most))
        who, denied = _deny_subject(who)
        return self._say("has-none", who=who, resource=Amount(has.resource, 0), denied=denied)

    def none_of(self, pick: Pick) -> str:
        """The clause that there is nothing that fits."""
        return self._exists(pick, None)

    def _exists(self, pick: Pick, least: int | None) -> str:
        owner = self._people.clause_subject(pick.owner) if pick.owner else None
        what = self._say.of(pick, lambda: self._selectors.counted_phrase(pick, least))
        subject = identity(pick.owner) if pick.owner else ""
        place = self._say.of(pick, lambda: self._selectors.place(pick, subject))
        none = "-none" if least is None else ""
        number = {"number": least} if least else {}
        if owner and least is None:
            who, denied = _deny_subject(owner)
            return self._say("exists-owned-none", who=who, what=what, place=place, denied=denied)
        if owner and owner.player.startswith(EACH) and not owner.again and isinstance(pick, CoursePick):
            one = owner.player.removeprefix(EACH)
            if is_in_own_and_shared(pick):
                place = self._selectors.place(pick.model_copy(update={"owner": one}), "")
                return self._say("exists", what=what, place=place, **number)
            owner = replace(owner, player=one)
        if owner:
            return self._say("exists-owned", who=owner, what=what, place=place, **number)
        return self._say(f"exists{none}", what=what, place=place or self._in_play(pick, what), **number)

    def _in_play(self, pick: Pick, what: Cards) -> str:
        """The phrase "in play", where nothing else says where the things are."""
        says_where = any(one.place not in {"adjective", "near", "kind"} for one in what.qualifiers)
        stands_somewhere = isinstance(pick, CoursePick) and pick.on is not None
        return "" if says_where or stands_somewhere else self._say("in-play")


def _deny_subject(who: Person) -> tuple[Person, str]:
    """The subject of a negated clause, and "yes" where it is negated as a whole: no opponent has."""
    several = who.player.startswith(EACH) and not who.again
    return replace(who, denied=several), "yes" if several else "no"
