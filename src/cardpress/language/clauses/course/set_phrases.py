"""Sets of cards as noun phrases: a set of at least three cards of one suit with consecutive ranks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cardpress.effects.course.sets import SetTest
from cardpress.effects.selectors import StatOf
from cardpress.language.clauses.course.course_words import CourseWords
from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.phrases import Cards, Clauses, Figure, Phrase

Say = Callable[[object], object]


class SetPhrases:
    """Makes phrases of sets; `number` makes those of numbers, `cards` those of cards."""

    def __init__(self, say: Sentences, words: CourseWords, number: Say, cards: Say) -> None:
        self._say, self._words, self._number, self._cards = say, words, number, cards

    def any_of(self, sorts: SetTest | Sequence[SetTest], of: Phrase | None = None) -> Figure:
        """A set of this sort, or of one of several; `of`: out of which cards, said once."""
        if isinstance(sorts, SetTest):
            return self.phrase(sorts, of=of)
        phrases = [self.phrase(sort, of=None if at else of) for at, sort in enumerate(sorts)]
        return Figure(
            lambda wanted: self._say("any-set", of=Clauses(lambda _: tuple(each.say(wanted) for each in phrases)))
        )

    def phrase(
        self, sort: SetTest, *, many: bool = False, largest: bool = False, of: Phrase | None = None
    ) -> Figure:
        """A set, the largest one, or sets, of this sort; `of`: out of which cards, where that has to be said."""
        how = next(name for name in ("same", "different", "run", "total") if getattr(sort, name) is not None)
        total = sort.total
        if isinstance(total, StatOf) and total.stat == sort.stat:
            how, total = "equal", total.of
        size = "exactly" if sort.size is not None else "any" if sort.at_least is None else "at_least"
        count = sort.size if sort.size is not None else sort.at_least
        arguments: dict[str, object] = {
            "how": "points" if sort.points else how,
            "stat": sort.same or sort.different or sort.run or sort.stat or "card",
            "total": "none" if total is None else self._cards(total) if how == "equal" else self._number(total),
            "points": self._words.name("points", sort.points) if sort.points else "none",
            "size": size,
            "count": "none" if count is None else self._number(count),
            "within": sort.within or "none",
            "longest": "yes" if sort.longest else "no",
            "last": "yes" if sort.last else "no",
            "many": "yes" if many else "no",
            "largest": "yes" if largest else "no",
            "of": of or Cards("counted", (self._words.thing,)),
        }
        number = "pl" if many else ""
        return Figure(lambda wanted: self._say("set-of", case=replace(wanted, number=number), **arguments))
