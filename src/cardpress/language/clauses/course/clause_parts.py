"""What clauses of a course of play are made of: who does it, which cards, how much."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeGuard

from cardpress.effects.actors import YOU, ThatPlayer, actor
from cardpress.effects.course.forms import NOBODY
from cardpress.effects.course.people import PEOPLE
from cardpress.effects.course.selectors import SELECTORS
from cardpress.effects.nodes import Condition, Operation
from cardpress.effects.selectors import PerBound, PerCard
from cardpress.language.clauses.clause_context import ClauseContext
from cardpress.language.clauses.course.course_players import Anyone, CoursePlayerPhrases
from cardpress.language.clauses.course.course_selectors import CourseSelectorPhrases
from cardpress.language.clauses.course.course_words import CourseWords
from cardpress.language.clauses.course.number_phrases import NumberPhrases
from cardpress.language.clauses.discourse import Discourse
from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.phrases import Amount, Cards, Equal, Person, Phrase

ANY_PLAYER, ANY_SELECTOR = tuple(PEOPLE.values()), tuple(SELECTORS.values())


@dataclass
class ClauseParts:
    """The makers of phrases that all clauses of a course of play use."""

    say: Sentences
    discourse: Discourse
    people: CoursePlayerPhrases
    selectors: CourseSelectorPhrases
    numbers: NumberPhrases
    words: CourseWords
    condition: Callable[[Condition], str]

    def subject(self, node: Operation, context: ClauseContext) -> Person:
        """Whoever carries out an operation, as the subject of its clause."""
        return self.people.subject(actor(node), context)

    def doer(self, context: ClauseContext) -> Person:
        """Whoever carries out what says nobody."""
        return self.people.subject(YOU, replace(context, subject=YOU))

    def is_player(self, value: object) -> TypeGuard[Anyone]:
        """Whether what a marker shows, or a name stands for, is a player."""
        if isinstance(value, ThatPlayer):
            return value.ref in self.discourse.players
        return isinstance(value, ANY_PLAYER) or (isinstance(value, str) and value in self.words.people)

    def zone(self, name: str, owner: Anyone | None, subject: str) -> Cards:
        """A place of cards, and whose it is."""
        return self.selectors.zone_phrase(name, owner, subject)

    def selector_phrase(self, what: object, subject: str) -> Phrase:
        """What a selector picks, for whoever acts."""
        return self.selectors.phrase(what, subject)

    def amount(self, number: object, term: str, subject: str, *, apiece: bool = False) -> Amount | Equal:
        """A number of units of a term, or as many as a number that is worked out."""
        if isinstance(number, int):
            return Amount(term, number, apiece)
        if isinstance(number, PerCard | PerBound) and isinstance(number.each, int):
            return Amount(term, number.each, apiece)
        said = self.numbers.part(number, subject)
        return Equal(term, self.say("equal-to", unit=Amount(term, 0), number=said))

    def with_each(self, amount: object, text: str, subject: str) -> str:
        """A clause with "for each …" added where an amount is counted so."""
        if isinstance(amount, PerCard):
            return self.say("per", clause=text, per=self.selectors.phrase(amount.per, subject, each=True))
        if isinstance(amount, PerBound):
            return self.say("per", clause=text, per=self.selectors.each_of(amount.of))
        return text


def is_nobody(owner: object) -> bool:
    """Whether no player is meant."""
    return owner == NOBODY


def is_all(amount: object) -> bool:
    """Whether all there is is meant."""
    return isinstance(amount, str)


def yes_if_several(phrase: object) -> str:
    """Whether a phrase is of several things, as a sentence asks for it."""
    many = getattr(phrase, "plural", None)
    if many is None:
        many = isinstance(phrase, Cards) and (phrase.number > 1 or phrase.quantity in _MANY)
    return "yes" if many else "no"


_MANY = {"exactly", "up_to", "any", "all", "rest", "so_many"}
