"""Everything that says the course of play, made for one text: players, selectors, numbers, clauses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardpress.effects.actors import YOU, EachPlayer, OnePlayer, Who
from cardpress.effects.course import people as described
from cardpress.effects.course.forms import Param
from cardpress.effects.course.numbers import CounterOf, CountOf
from cardpress.effects.families import flow
from cardpress.effects.nodes import Condition
from cardpress.language.clauses.course.course_players import PLAYER, SOMEBODY, CoursePlayerPhrases
from cardpress.language.clauses.course.course_selectors import CourseSelectorPhrases
from cardpress.language.clauses.course.course_words import CourseWords
from cardpress.language.clauses.course.number_phrases import NumberPhrases, in_case
from cardpress.language.clauses.course.requirement_phrases import RequirementPhrases
from cardpress.language.clauses.discourse import Discourse
from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.agreement import Wanted
from cardpress.language.grammar.phrases import Cards, Person

REMAINING = "each_remaining"
_SEVERAL = (flow.AllOf, flow.AnyOf, flow.NotSo, flow.Every, flow.Some)
"""Conditions of several clauses, or about several players."""


class CoursePhrases:
    """Phrases of one text: `people`, `selectors` and `numbers`, which speak of each other."""

    def __init__(self, say: Sentences, discourse: Discourse, kind: str, words: CourseWords) -> None:
        self._say, self.words = say, words
        self.people = CoursePlayerPhrases(discourse)
        self.selectors = CourseSelectorPhrases(say, discourse, self.people, kind)
        self.numbers = NumberPhrases(say, discourse, self.people, self.selectors, words)
        self.requirements = RequirementPhrases(say, self.numbers, self.selectors, self.people, self._condition)
        self.selectors.numbers, self.selectors.requirements = self.numbers, self.requirements
        self.numbers.condition = self._condition
        self.people.describe = self._describe
        self.condition: Callable[[Condition], str] = lambda _: ""

    def _condition(self, node: Condition) -> str:
        return self.condition(node)

    # ---- players who are described

    def _describe(self, who: Who, subject: str) -> Person | None:
        return self._say.of(who, lambda: self._person_meant(who, subject))

    def _person_meant(self, who: Who, subject: str) -> Person | None:  # noqa: PLR0911 one for each shape
        """The player a description means; None for a word and for a name."""
        match who:
            case str() if who in {REMAINING, "remaining"}:
                every = Person("each_player" if who == REMAINING else PLAYER)
                return (
                    self._person("person-remaining", who=every, where=self._say("remains"))
                    if self.words.leaving
                    else every
                )
            case str():  # nearly always, and to ask whether it is one of the models below takes long
                return None
            case described.NextPlayer(next=of):
                return self._beside("person-next", of, subject)
            case described.PreviousPlayer(previous=of):
                return self._beside("person-previous", of, subject)
            case described.MarkedPlayer(marker=marker, of=of):
                return self._person("person-marker", who=self.numbers.possession(marker, None, subject, of))
            case described.OwnerOf(owner=what):
                return self._person("person-owner", of=self.selectors.phrase(what, subject))
            case described.PlayersWithMost(most=number, among=among):
                return self._extreme("most", number, among)
            case described.PlayersWithLeast(least=number, among=among):
                return self._extreme("least", number, among)
            case described.PlayerAt(seat=seat):
                number, worked = self.numbers.phrase(seat), "no" if isinstance(seat, int) else "yes"
                return self._person("person-seat", seat=number, worked=worked)
            case Param(param=name):
                named = self.words.name("param", name)
                return Person(PLAYER, description=lambda _: named)
            case described.OnePlayer(where=where) | described.EachPlayer(where=where) if where is not None:
                return self._who_fits(who, where)
        return None

    def _person(self, message: str, **arguments: object) -> Person:
        """A player whom a message describes; a phrase for `who` or `among` heads it, in its case."""
        heads = {name: arguments.pop(name) for name in ("who", "among") if name in arguments}

        def say(wanted: Wanted) -> str:
            return self._say(
                message, case=wanted, **arguments, **{name: in_case(one, wanted) for name, one in heads.items()}
            )

        return Person(PLAYER, description=say)

    def _beside(self, message: str, of: Who, subject: str) -> Person:
        own = "no" if of != YOU else "yes" if self.people.is_reader else "theirs"
        return self._person(message, of=self.people.oblique(of, subject), own=own)

    def _extreme(self, end: str, number: object, among: Who | None) -> Person:
        """Whoever has the most or the least of something."""
        players = Person("each_player") if among in {None, "each_player"} else self.people.oblique(among, "")
        players = self.people.oblique(REMAINING, "") if among == REMAINING else players
        with self.people.take_view_of(SOMEBODY):
            match number:
                case CounterOf(counter=counter, who="you", of=None) if counter not in self.words.shared:
                    return self._person("person-most", among=players, end=end, of=Cards("counted", (counter,)))
                case CountOf(count=described_pick) if getattr(described_pick, "pick", "") == "all":
                    owned = getattr(described_pick, "owner", None) == YOU
                    pick = described_pick.model_copy(update={"owner": YOU if owned else None})
                    counted = self.numbers.counted_cards(pick, YOU)
                    counted = replace(counted, owner=None) if isinstance(counted, Cards) else counted
                    return self._person("person-most", among=players, end=end, of=counted)
            clause = self._say("number-most", of=self.numbers.phrase(number), end=end)
            return self._person("person-where", who=players, where=clause)

    def _who_fits(self, who: OnePlayer | EachPlayer, where: Condition) -> Person:
        """A player of a role of whom a condition holds."""
        bare = type(who).model_construct(**{**who.__dict__, "where": None})
        return self.player_who(self.people.oblique(bare, ""), where)

    def player_who(self, person: Person, where: Condition) -> Person:
        """A player of whom a condition holds: who has no cards, for whom a number is so much."""
        who = Person(PLAYER, description=lambda wanted: self._say("who", case=wanted))
        with self.people.seen_by_subject(who):
            clause, is_subject = self.condition(where), self.people.has_said_subject()
        message = "person-who" if is_subject and not isinstance(where, _SEVERAL) else "person-where"
        return self._person(message, who=person, where=clause)
