"""Numbers that are worked out, as noun phrases: the number of your coins, the sum of prices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from cardpress.effects.actors import YOU, EachPlayer, ThatPlayer, Who, identity
from cardpress.effects.course import forms, numbers, sets
from cardpress.effects.course.people import EachPlayer as EachOfThese
from cardpress.effects.course.people import PlayersWithLeast, PlayersWithMost
from cardpress.effects.course.selectors import Pick, SpacePick
from cardpress.effects.nodes import Condition
from cardpress.effects.selectors import PerBound, PerCard, Selector, StatOf
from cardpress.effects.walk import walk
from cardpress.language.clauses.course.course_players import PLAYER, SOMEBODY, Anyone, CoursePlayerPhrases
from cardpress.language.clauses.course.course_words import CourseWords
from cardpress.language.clauses.course.set_phrases import SetPhrases
from cardpress.language.clauses.discourse import Discourse
from cardpress.language.clauses.selector_phrases import is_plural
from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.agreement import Wanted
from cardpress.language.grammar.phrases import Cards, Figure, Mention, Phrase, Several, This, is_pronoun
from cardpress.models.component import Model


class Selectors(Protocol):
    """Makes noun phrases of whatever a selector can be."""

    def phrase(
        self, selector: object, subject: str, *, source: bool = False, each: bool = False
    ) -> Cards | Mention | This | Figure:
        """The noun phrase of a selector."""

    def cards(self, pick: Pick, subject: str, *, quantity: str, source: bool = False) -> Cards:
        """The noun phrase of cards, in a quantity that may differ from their own."""

    def spaces(self, pick: SpacePick, subject: str, *, quantity: str) -> Cards:
        """The noun phrase of spaces."""

    def is_single(self, pick: Pick) -> bool:
        """Whether all of some cards are one card."""

    def each_of(self, selector: Selector) -> Cards | Mention | This:
        """Each of some cards, or of what a name stands for."""


Said = Figure | Phrase | int | str
"""A number in words: a figure, a name of a word, a phrase."""
_LISTS: dict[type[forms.ValueForm], str] = {
    numbers.Sum: "sum",
    numbers.Larger: "larger",
    numbers.Smaller: "smaller",
}
_PAIRS: dict[type[forms.ValueForm], str] = {
    numbers.Difference: "difference",
    numbers.Quotient: "quotient",
    numbers.Remainder: "remainder",
}


class NumberPhrases:
    """Makes noun phrases of numbers; what they speak of enters the discourse at once, their case comes later."""

    def __init__(
        self,
        say: Sentences,
        discourse: Discourse,
        people: CoursePlayerPhrases,
        selectors: Selectors,
        words: CourseWords,
    ) -> None:
        self._say, self._discourse, self._people = say, discourse, people
        self._selectors, self.words = selectors, words
        self.sets = SetPhrases(say, words, self.phrase, lambda cards: self.counted_cards(cards, ""))
        self.condition: Callable[[Condition], str] = str
        self.listed: object = None
        """A sum whose parts stand below the sentence that is made."""

    def phrase(self, number: object, subject: str = "") -> Said:
        """A number, or a word, in words; `subject`: who acts."""
        if isinstance(number, int):
            return number
        return self._say.of(number, lambda: self._phrase(number, subject))

    def _phrase(self, number: object, subject: str) -> Said:  # noqa: C901, PLR0911 one for each shape
        match number:
            case str():
                return self.words.plain("value", number)
            case numbers.CounterOf():
                return self.counter(number.counter, number.who, number.of, subject)
            case numbers.CountOf(count=what):
                total = "yes" if isinstance(what, Pick) and self._is_of_several(what) else "no"
                return self._figure("number-count", of=self.counted_cards(what, subject), total=total)
            case numbers.FormulaNumber(formula=formula, who=who):
                return self._formula(formula, who, subject)
            case numbers.NamedValue(value=name):
                return replace(self._discourse.mention(name), pronoun=False)
            case numbers.MarkerValue(marker=marker, who=who, of=of):
                return self.possession(marker, who, subject, of)
            case numbers.PlayerCount(players=who):
                return self._players(who)
            case PerCard(each=each, per=per):
                counted = self._selectors.phrase(per, subject, each=True)
                return self._figure("number-each", each=self.phrase(each, subject), per=counted)
            case PerBound(each=each, of=of):
                return self._figure(
                    "number-each", each=self.phrase(each, subject), per=self._selectors.each_of(of)
                )
            case numbers.SeatOf(seat=who):
                asked = isinstance(who, str) and who == YOU
                own = "no" if not asked else "yes" if self._people.is_reader else "theirs"
                return self._figure("number-seat", who=self._people.oblique(who, subject), own=own)
            case numbers.TurnNumber():
                return self._figure("number-turn")
            case forms.Param(param=name):
                return self.words.name("param", name)
        return self._worked_out(number, subject)

    def _worked_out(self, number: object, subject: str) -> Said:  # noqa: PLR0911 one for each shape
        """A number that is made of others, or that cards have together."""
        match number:
            case StatOf(stat=stat, of=of):
                return self._stat(stat, of, subject)
            case numbers.Sum() if number is self.listed:
                return self._figure("number-listed")
            case numbers.Product(product=(int() as times, of)) if not isinstance(of, int):
                return self._figure("number-times", times=times, of=self.part(of, subject))
            case numbers.Sum(sum=(first, int() as more), over=None) if not isinstance(first, int):
                return self._of_two("number-plus", self.part(first, subject), more, apart=_has_arithmetic(first))
            case numbers.Sum(sum=several):
                return self._list(number, several, subject)
            case numbers.Product(product=(first, *others)):
                return self._product(first, others, subject)
            case numbers.Larger(larger=several) | numbers.Smaller(smaller=several):
                return self._list(number, several, subject)
            case numbers.Difference(difference=pair) | numbers.Quotient(quotient=pair):
                return self._pair(number, pair, subject)
            case numbers.Remainder(remainder=pair):
                return self._pair(number, pair, subject)
            case numbers.TableEntry(table=table, at=at):
                return self._figure(
                    "number-table", table=self.words.name("table", table), at=self._several(at, subject)
                )
            case numbers.IfNumber():
                return self._if(number, subject)
        return self._of_spaces(number, subject)

    def _of_spaces(self, number: object, subject: str) -> Said:
        """A number that is found on a board; rows and columns as who acts sees them."""
        match number:
            case numbers.DistanceBetween(distance=(first, second)):
                start, end = (self._selectors.phrase(one, subject) for one in (first, second))
                return self._figure("number-distance", first=start, second=end)
            case numbers.RowOf(row=of):
                return self._line("number-row", of, subject)
            case numbers.ColumnOf(column=of):
                return self._line("number-column", of, subject)
        return self._among(number, subject)

    def _line(self, message: str, of: object, subject: str) -> Said:
        own = "yes" if self._people.is_reader else "no"
        return self._figure(message, of=self._selectors.phrase(of, subject), own=own)

    def _among(self, number: object, subject: str) -> Said:  # noqa: PLR0911 one for each shape
        """A number that is found among cards."""
        match number:
            case numbers.PointsOf(points=points, of=of):
                of_what = self.counted_cards(of, subject)
                return self._figure("number-points", of=of_what, points=self.words.name("points", points))
            case numbers.Highest(by=by) | numbers.Lowest(by=by) if by is not None:
                end = "highest" if isinstance(number, numbers.Highest) else "lowest"
                cards, stat = self.counted_cards(number.of, subject), getattr(number, end)
                return self._figure("number-extreme-by", end=end, stat=stat, by=by, of=cards)
            case numbers.Highest(highest=stat, of=of):
                return self._figure("number-highest", noun=stat, stat=stat, of=self.counted_cards(of, subject))
            case numbers.Lowest(lowest=stat, of=of):
                return self._figure("number-lowest", noun=stat, stat=stat, of=self.counted_cards(of, subject))
            case numbers.Distinct(distinct=stat, of=of):
                return self._figure("number-distinct", stat=stat, of=self.counted_cards(of, subject))
            case numbers.SetCount(sets=sort, of=of):
                sets = self.sets.phrase(sort, many=True, of=self.counted_cards(of, subject))
                return self._figure("number-sets", sets=sets)
            case numbers.LargestSet(largest=sort, of=of):
                largest = self.sets.phrase(sort, largest=True, of=self.counted_cards(of, subject))
                return self._figure("number-largest", set=largest)
            case numbers.Unmatched():
                return self._unmatched_total(number, subject)
        raise TypeError(f"no words for the number {type(number).__name__}")

    def _unmatched_total(self, number: numbers.Unmatched, subject: str) -> Figure:
        """What cards come to that are left over when the others are laid out in sets."""
        measure, of = number.unmatched, self.counted_cards(number.of, subject)
        stat = measure if isinstance(measure, str) else "card"
        points = "none" if isinstance(measure, str) else self.words.name("points", measure.points)
        return self._figure(
            "number-unmatched", noun=stat, stat=stat, points=points, of=of, sets=self.sets.any_of(number.sets)
        )

    def _if(self, number: numbers.IfNumber, subject: str, form: str = "whole") -> Figure:
        """A number that depends on a condition.

        `form`: `part`, one of several numbers of a sentence and told apart from them; `line`, one in a line of its
        own, where nothing goes without saying.
        """
        condition, then = self.condition(number.if_), self.phrase(number.then, subject)
        if form == "line" and isinstance(number.otherwise, numbers.IfNumber):
            otherwise: Said = self._if(number.otherwise, subject, form)
        else:
            otherwise = self.phrase(number.otherwise, subject)
        if otherwise == 0:
            form = {"part": "only", "line": "alone"}.get(form, form)
        return self._figure("number-if", condition=condition, then=then, otherwise=otherwise, form=form)

    def measure(self, by: object) -> dict[str, object]:
        """What cards are compared by: the field, or the points."""
        if isinstance(by, sets.ByPoints):
            return {"stat": "card", "points": self.words.name("points", by.points)}
        return {"stat": by, "points": "none"}

    def _figure(self, message: str, *, noun: str = "", **arguments: object) -> Figure:
        """A phrase that waits for its case."""
        return Figure(lambda wanted: self._say(message, case=replace(wanted, noun=noun), **arguments))

    def _formula(self, formula: str, who: Who, subject: str) -> Figure:
        """What a formula gives: about the one who is asked anyway, or about somebody else."""
        own = isinstance(who, str) and who == YOU
        person: object = "none" if own else self._people.oblique(who, subject)
        return self._figure("number-formula", formula=self.words.name("formula", formula), who=person)

    def _list(self, number: object, several: Sequence[object], subject: str) -> Figure:
        if isinstance(number, numbers.OverWords) and number.over and number.name:
            message, stat = f"number-{_LISTS[_shape(number, _LISTS)]}-over", number.over
            self._discourse.introduce(number.name, (stat,), plural=False)
            return self._figure(message, stat=stat, of=self._several(several, subject))
        message, many = f"number-{_LISTS[_shape(number, _LISTS)]}", "yes" if len(several) > 2 else "no"
        return self._figure(message, of=self._several(several, subject), many=many)

    def _product(self, first: object, others: Sequence[object], subject: str) -> Said:
        """A number times another, and that times the next."""
        said, apart = self.part(first, subject), _has_arithmetic(first)
        for other in others:
            said, apart = self._of_two("number-product", said, self.part(other, subject), apart=apart), False
        return said

    def _of_two(self, message: str, first: Said, second: Said, *, apart: bool) -> Figure:
        """What two numbers make; `apart`: the first is worked out itself, and the second set apart from it."""
        about = {"first": first, "second": second, "apart": "yes" if apart else "no"}
        return Figure(lambda wanted: self._say(message, case=wanted, head=in_case(first, wanted), **about))

    def _pair(self, number: object, pair: Sequence[object], subject: str) -> Figure:
        first, second = (self.part(one, subject) for one in pair)
        if first == 0 and isinstance(number, numbers.Difference):
            return self._figure("number-negative", of=second)
        message = f"number-{_PAIRS[_shape(number, _PAIRS)]}"
        return self._of_two(message, first, second, apart=_has_arithmetic(pair[0]))

    def _several(self, several: Sequence[object], subject: str) -> Several:
        return Several(tuple(_in_brackets(one, self.part(one, subject)) for one in several))

    def part(self, number: object, subject: str) -> Said:
        """A number as one of several: what is worked out with a sign is kept together by brackets."""
        if isinstance(number, numbers.IfNumber):
            return self._if(number, subject, "part")
        said = self.phrase(number, subject)
        return _bracket(said) if isinstance(number, numbers.Difference) else said

    def line(self, number: object) -> Said:
        """A number in a line of its own."""
        return self._if(number, "", "line") if isinstance(number, numbers.IfNumber) else self.phrase(number)

    # ---- what is counted

    def counter(self, counter: str, who: Who, of: object, subject: str) -> Said:
        """What a counter shows: of a player, of cards, or the one that all share."""
        if of is not None:
            cards = self._selectors.phrase(of, subject)
            mass = self._is_mass(counter)
            return self._figure("number-on", noun=counter, counter=counter, of=cards, mass=mass)
        if counter in self.words.shared:
            return self.possession(counter, None, subject)
        owned, mass = self.of_player(counter, who, subject), self._is_mass(counter)
        if self._people.is_several(who) and mass == "no":  # what they all have, together
            return self._figure("number-count", of=owned, total="yes")
        alone = replace(owned, quantity="place")
        return Figure(
            lambda wanted: self._say(
                "number-counter", case=wanted, head=in_case(alone, wanted), of=owned, mass=mass
            )
        )

    def _is_of_several(self, pick: Pick) -> bool:
        """Whether things of several players are counted, all of them together."""
        return pick.pick == "all" and pick.owner is not None and self._people.is_several(pick.owner)

    def _is_mass(self, counter: str) -> str:
        """Whether a counter's noun is measured and not counted: then it is said without its number."""
        return "yes" if counter in self.words.measured else "no"

    def of_player(self, counter: str, who: Who, subject: str, quantity: str = "counted") -> Cards:
        """What a player has of a counter: your coins."""
        owner = self._people.oblique(who, subject)
        return Cards(quantity, (counter,), owner=owner, own=identity(who) == subject)

    def possession(self, term: str, who: Who | None, subject: str, of: object = None) -> Cards:
        """A thing of which there is one, or one for each player, card or space: the pot, your marker."""
        if of is not None:
            return Cards("place", (term,), tail=self._say("on-space", on=self._selectors.phrase(of, subject)))
        if who is None or term in self.words.shared:
            return Cards("place", (term,))
        owner = self._people.oblique(who, subject)
        return Cards("place", (term,), owner=owner, own=identity(who) == subject)

    def counted_cards(self, what: object, subject: str) -> Phrase:
        """What is counted: your cards, those cards."""
        return self._say.of(what, lambda: self._counted_cards(what, subject))

    def _counted_cards(self, what: object, subject: str) -> Phrase:
        if isinstance(what, Pick) and what.pick == "all":
            return self._selectors.cards(what, subject, quantity="counted")
        if isinstance(what, SpacePick) and what.space == "all":
            return self._selectors.spaces(what, subject, quantity="counted")
        return self._selectors.phrase(what, subject)

    def compared_cards(self, what: object, subject: str) -> Phrase:
        """The card that others are compared with; what lies where there is room for one is one card."""
        if isinstance(what, Pick) and self._selectors.is_single(what):
            return self._selectors.phrase(what, subject)
        return self.counted_cards(what, subject)

    def _stat(self, stat: str, of: object, subject: str) -> Figure:
        """A number that a card has, or the sum of those that several have."""
        if stat in self.words.worded or (isinstance(of, Pick) and self._selectors.is_single(of)):
            what: Phrase = self.compared_cards(of, subject)
            form = "pronoun" if is_pronoun(what) else "noun"
            return self._figure("number-stat", noun=stat, stat=stat, of=what, form=form)
        what = self.counted_cards(of, subject)
        many = what.plural if isinstance(what, Mention) else isinstance(what, Cards) and is_plural(what)
        if many or isinstance(what, Figure):
            form = "pronoun" if is_pronoun(what) else "noun"
            return self._figure("number-stat-sum", noun=stat, stat=stat, of=what, form=form)
        form = "pronoun" if is_pronoun(what) else "noun"
        return self._figure("number-stat", noun=stat, stat=stat, of=what, form=form)

    def own_stat(self, number: StatOf, subject: str) -> Said:
        """A number of the very thing that was named just before: its range."""
        return self._say.of(number, lambda: self._own_stat(number, subject))

    def _own_stat(self, number: StatOf, subject: str) -> Said:
        known = self.counted_cards(number.of, subject)
        if not isinstance(known, Mention) or known.plural:
            return self._stat(number.stat, number.of, subject)
        own = replace(known, pronoun=True)
        return self._figure("number-stat", noun=number.stat, stat=number.stat, of=own, form="pronoun")

    def _players(self, who: Anyone) -> Figure:
        """How many players there are of a sort."""
        if isinstance(who, PlayersWithMost | PlayersWithLeast):
            return self._players_with(who)
        word = who if isinstance(who, str) else who.word if isinstance(who, EachPlayer) else ""
        if not word or word == YOU:
            named = "yes" if isinstance(who, ThatPlayer) else "no"
            return self._figure("number-of-those", who=self._people.oblique(who, ""), named=named)
        role = word.removeprefix("each_")
        where = ""
        if isinstance(who, EachOfThese) and who.where is not None:
            with self._people.take_view_of(SOMEBODY):
                where = self.condition(who.where)
        remaining = role == "remaining" and self.words.leaving
        role = PLAYER if role == "remaining" else role
        players = Cards("counted", (role,))
        return self._figure(
            "number-players", of=players, remaining="yes" if remaining else "no", where=where or "none"
        )

    def _players_with(self, who: PlayersWithMost | PlayersWithLeast) -> Figure:
        """How many players share the most or the least of something."""
        most = isinstance(who, PlayersWithMost)
        number = who.most if isinstance(who, PlayersWithMost) else who.least
        with self._people.take_view_of(SOMEBODY):
            clause = self._say("number-most", of=self.phrase(number), end="most" if most else "least")
        players = Cards("counted", (PLAYER,))
        return self._figure("number-players", of=players, remaining="no", where=clause)


def _in_brackets(number: object, said: Said) -> Said:
    """A number of a list: one that is a list itself is kept together."""
    return _bracket(said) if isinstance(number, tuple(_LISTS)) else said


def _bracket(said: Said) -> Said:
    return Figure(lambda wanted: f"({said.say(wanted)})") if isinstance(said, Figure) else said


def _has_arithmetic(number: object) -> bool:
    """Whether a number is worked out of others somewhere, so that what follows it has to be set apart."""
    made: tuple[type[forms.ValueForm], ...] = (*_PAIRS, *_LISTS, numbers.Product)
    return isinstance(number, Model) and any(isinstance(one, made) for _, one in walk(number))


def _shape(number: object, names: dict[type[forms.ValueForm], str]) -> type[forms.ValueForm]:
    """The shared shape that a game's closed one is a copy of."""
    return next(shape for shape in names if isinstance(number, shape))


def in_case(phrase: object, wanted: Wanted) -> Wanted:
    """A phrase in the case in which the whole is wanted of which it is the head."""
    return replace(wanted, phrase=phrase)
