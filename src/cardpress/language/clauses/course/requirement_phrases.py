"""What cards and spaces must be, as qualifications of their noun: with at least three damage, in row one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cardpress.effects.actors import YOU
from cardpress.effects.course import card_tests
from cardpress.effects.course.forms import Param
from cardpress.effects.course.numbers import Between, Difference, MarkerValue, NamedValue, Sum
from cardpress.effects.course.selectors import MarkedThing, Pick
from cardpress.effects.families import flow, piles
from cardpress.effects.nodes import Condition
from cardpress.effects.selectors import Ref, StatOf
from cardpress.effects.walk import walk
from cardpress.language.clauses import qualifiers
from cardpress.language.clauses.course.course_players import CoursePlayerPhrases
from cardpress.language.clauses.course.number_phrases import NumberPhrases
from cardpress.language.clauses.selector_phrases import SelectorPhrases
from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.agreement import Form, QualifiedNoun
from cardpress.language.grammar.phrases import Amount, Cards, Clauses, Mention, Qualification

SayOf = Callable[[QualifiedNoun], str]
_BOUNDS = ("is", "not", "at_least", "at_most")


def bounds(compared: object) -> Iterator[tuple[str, object]]:
    """How something is compared, and with what."""
    for how in _BOUNDS:
        limit = getattr(compared, f"{how}_" if how in {"is", "not"} else how, None)
        if limit is not None:
            yield how, limit


def strict_bounds(compared: object) -> Iterator[tuple[str, object]]:
    """The same, where at most one less than something is less than that, and at least one more is more."""
    for how, limit in bounds(compared):
        match how, limit:
            case "at_most", Difference(difference=(whole, 1)) if not isinstance(whole, int):
                yield "less", whole
            case "at_least", Sum(sum=(whole, 1)) if not isinstance(whole, int):
                yield "more", whole
            case _:
                yield how, limit


def as_tuple(one_or_several: object) -> tuple[object, ...]:
    """A list of one or several, of which one alone need not be a list."""
    if one_or_several is None:
        return ()
    return tuple(one_or_several) if isinstance(one_or_several, tuple | list) else (one_or_several,)


@dataclass
class RequirementPhrases:
    """Makes qualifications of tests; `condition` makes clauses of conditions."""

    say: Sentences
    numbers: NumberPhrases
    selectors: SelectorPhrases
    people: CoursePlayerPhrases
    condition: Callable[[Condition], str]
    _depth: int = 0
    """How many tests are around the one that is said, so that "or" among others is told apart."""

    def qualifications(self, tests: object, subject: str) -> tuple[Qualification, ...]:
        """A qualification for each of these tests, all of which hold."""
        several = as_tuple(tests)
        before, self._depth = self._depth, int(len(several) > 1)
        found = tuple(self._qualification(test, subject) for test in several)
        self._depth = before
        return found

    def _qualification(self, test: object, subject: str) -> Qualification:
        return self.say.of(test, lambda: self._qualification_of(test, subject))

    def _qualification_of(self, test: object, subject: str) -> Qualification:  # noqa: PLR0911 one for each shape
        match test:
            case card_tests.EitherTest(either=several) if _are_things(several):
                return self._things("test-is-any", several, subject)
            case card_tests.NoneTest(none=several) if _are_things(several):
                return self._things("test-is-none", several, subject)
            case card_tests.EitherTest(either=several):
                return self._several("test-either", several, subject)
            case card_tests.AllTest(all=several):
                return self._several("test-all", several, subject)
            case card_tests.NoneTest(none=several):
                return self._several("test-none", several, subject)
            case card_tests.StatTest():
                return self._stat(test, subject)
            case card_tests.CounterTest():
                return self._counter(test, subject)
            case card_tests.RowTest(row=place):
                return self._line("test-row", place, subject)
            case card_tests.ColumnTest(column=place):
                return self._line("test-column", place, subject)
        return self._plain(test, subject)

    def _plain(self, test: object, subject: str) -> Qualification:  # noqa: PLR0911 one for each shape
        match test:
            case card_tests.KindTest(kind=kind):
                kinds = (kind,) if isinstance(kind, str) else kind
                return self._of("test-kind", kind=Cards("place", kinds))
            case card_tests.HoldsTest(holds=condition):
                return self._holds(condition, subject)
            case card_tests.EmptyTest(empty=empty):
                return self._of("test-empty" if empty else "test-occupied")
            case card_tests.HasTest(has=what):
                cards = self.selectors.cards(what, subject, quantity="one" if what.pick == "all" else what.pick)
                return self._of("test-has", has=cards)
            case card_tests.RegionTest(region=region):
                return self._of("test-region", region=self.numbers.words.name("region", region))
            case card_tests.WayTest(way=ways):
                return self._of("test-way", ways=self.ways(ways))
            case card_tests.IsTest(is_=what):
                return self._of("test-is", **{"is": self.selectors.phrase(what, subject)})  # type: ignore[arg-type]
            case card_tests.SaysTest(says=word):
                return self._of("test-says", says=self.numbers.words.name("operation", word))
            case Param(param=name):
                return self._of("test-param", param=self.numbers.words.name("param", name))
        raise TypeError(f"no words for the test {type(test).__name__}")

    def _holds(self, condition: Condition, subject: str) -> Qualification:
        """A condition on each of them; of a marker that shows one of some things, these alone."""
        shown = condition.what if isinstance(condition, piles.Exists) and condition.at_least == 1 else None
        thing = _thing_alone(shown) if isinstance(shown, Pick) else None
        if isinstance(shown, Pick) and isinstance(shown.among, MarkedThing) and thing is not None:
            marker = Cards("place", (shown.among.marker,))
            return self._of("test-marked", marker=marker, **{"is": self.selectors.phrase(thing, subject)})
        if isinstance(condition, flow.OffersUse) and isinstance(condition.what, Ref):
            return self._of("test-usable", who=self.people.clause_subject(YOU))
        each = any(isinstance(node, Ref) for _, node in walk(condition))  # it speaks of each of them
        return self._of("test-holds", holds=self.condition(condition), **({} if each else {"many": "no"}))

    def ways(self, ways: object) -> Clauses:
        """Directions, to be joined by a message."""
        said = tuple(self.say("way", way=way) for way in as_tuple(ways))
        return Clauses(lambda _: said)

    def _stat(self, test: card_tests.StatTest, subject: str) -> Qualification:
        """A number or word of a card: a given one, or the same as that of another."""
        compared = dict(bounds(test))
        if compared.keys() == {"at_least", "at_most"}:
            limits = {how: self.numbers.phrase(limit, subject) for how, limit in compared.items()}
            return self._of("test-between", stat=test.stat, **limits)
        made = []
        for how, limit in strict_bounds(test):
            if how == "is" and self._is_word_of(test.stat, limit):
                made.append(self._of("test-named", limit=self.numbers.phrase(limit, subject)))
                continue
            if isinstance(limit, StatOf) and limit.stat == test.stat:
                other: object = self.numbers.compared_cards(limit.of, subject)
                made.append(self._of("test-same", how=how, limit=other, stat=test.stat))
                continue
            other = self.numbers.phrase(limit, subject)
            worked = "no" if isinstance(other, int | str) else "yes"
            made.append(self._of("test-stat", how=how, limit=other, stat=test.stat, worked=worked))
        return made[0] if len(made) == 1 else _join_qualifications(self.say, "test-all", made)

    def _is_word_of(self, stat: str, limit: object) -> bool:
        """Whether a limit is a word of this very field that was named or that a marker shows."""
        if isinstance(limit, MarkerValue):
            return self.numbers.words.marked.get(limit.marker) == stat
        return isinstance(limit, NamedValue) and self.selectors.discourse.kinds(limit.value) == (stat,)

    def are_short(self, tests: object) -> bool:
        """Whether all that is asked are values that are given: with rank jack, with the trump suit."""
        given = (int, str, NamedValue, MarkerValue)
        return all(
            isinstance(test, card_tests.StatTest) and all(isinstance(limit, given) for _, limit in bounds(test))
            for test in as_tuple(tests)
        )

    def _comparison(self, message: str, test: object, subject: str, **arguments: object) -> Qualification:
        """A number that is compared, perhaps with two bounds."""
        made = [
            self._of(message, how=how, limit=self.numbers.phrase(limit, subject), **arguments)
            for how, limit in bounds(test)
        ]
        return made[0] if len(made) == 1 else _join_qualifications(self.say, "test-all", made)

    def _counter(self, test: card_tests.CounterTest, subject: str) -> Qualification:
        made = []
        for how, limit in strict_bounds(test):
            number = self.numbers.phrase(limit, subject)
            if isinstance(number, int):
                amount = Amount(test.counter, number)
                made.append(self._of("test-counter", how=how, amount=amount, limit=number, counter=test.counter))
            else:
                made.append(self._of("test-counter-as", how=how, limit=number, counter=test.counter))
        return made[0] if len(made) == 1 else _join_qualifications(self.say, "test-all", made)

    def _line(self, message: str, place: object, subject: str) -> Qualification:
        """A row or a column, or the bounds of it."""
        own = "yes" if self.people.is_reader else "no"
        if isinstance(place, Between):
            return self._comparison(message, place, subject, own=own)
        limit = self.numbers.phrase(place, subject)
        chosen = isinstance(place, NamedValue) and isinstance(limit, Mention) and not limit.ordinal
        how = "is" if isinstance(limit, int) else "chosen" if chosen else "worked-out"
        return self._of(message, how=how, limit=limit, own=own)

    @staticmethod
    def is_line(test: object) -> bool:
        """Whether a test asks for a row or a column."""
        return isinstance(test, card_tests.RowTest | card_tests.ColumnTest)

    def lines(self, tests: Sequence[object], subject: str) -> list[str]:
        """Rows and columns as they are said of whatever lies there."""
        space = QualifiedNoun(Form(""))
        return [self._qualification(test, subject).say(space) for test in tests]

    def _several(self, message: str, several: Sequence[object], subject: str) -> Qualification:
        self._depth += 1
        parts = [self._qualification(one, subject) for one in several]
        self._depth -= 1
        other = card_tests.AllTest if message == "test-either" else card_tests.EitherTest
        about = {
            "nested": "yes" if self._depth else "no",
            "several": "yes" if len(parts) > 1 else "no",
            "mixed": "yes" if any(isinstance(one, other) for one in several) else "no",
        }
        return _join_qualifications(self.say, message, parts, **about)

    def _things(self, message: str, several: Sequence[object], subject: str) -> Qualification:
        """That they are some of several things that were named, or none of them."""
        things = [self.selectors.phrase(one.is_, subject) for one in several]  # type: ignore[attr-defined]  # see _are_things
        said = tuple(self.say(f"{message}-part", **{"is": thing}) for thing in things)
        return self._of(message, of=Clauses(lambda _: said))

    def _of(self, message: str, **arguments: object) -> Qualification:
        """A qualification that is said once the form of its noun is known."""
        attributes = self.say.attributes(message)
        place = next((place for place in qualifiers.PLACES if place in attributes), "")
        said = f"{message}.{place}" if place else message

        def say_of(it: QualifiedNoun) -> str:
            about = {"many": "yes" if it.form.number == "pl" else "no", **arguments}
            return self.say(said, it=it, **about)

        return Qualification(place or "after", say_of)


def _are_things(tests: Sequence[object]) -> bool:
    """Whether each of several tests asks only whether it is this thing."""
    return all(isinstance(test, card_tests.IsTest) for test in tests)


def _thing_alone(pick: Pick) -> object | None:
    """The thing of which a pick asks whether it is among others, if it asks nothing else."""
    tests = as_tuple(pick.where)
    asked = pick.model_fields_set - {"pick", "among", "where"}
    return tests[0].is_ if len(tests) == 1 and isinstance(tests[0], card_tests.IsTest) and not asked else None


def _join_qualifications(
    say: Sentences, message: str, parts: Sequence[Qualification], **about: str
) -> Qualification:
    """Several qualifications as one."""

    def say_of(it: QualifiedNoun) -> str:
        return say(message, of=Clauses(lambda _: tuple(part.say(it) for part in parts)), **about)

    return Qualification("after", say_of)
