"""Numbers that are worked out while one plays, each told by the member that is present."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field, model_validator

from cardpress.effects.actors import Person
from cardpress.effects.course.forms import OF_MARKER, Number, Param, Selected, Someone, ValueForm
from cardpress.effects.course.sets import Measure, SetTest
from cardpress.effects.nodes import Condition, Counter, Formula, Marker, NumberTable, PointMap, Stat
from cardpress.effects.selectors import PerBound, PerCard, StatOf
from cardpress.models.component import Id, Model

_OF = "the cards; over several it is their sum"
Several = tuple[Number, ...]


class CounterOf(ValueForm):
    """What a counter shows: of players, of all, or of cards."""

    key: ClassVar[str] = "counter"
    counter: Counter
    who: Person = Field(default="you", description="whose counter")
    of: Selected | None = Field(default=None, description="for a counter of cards: of which")


class CountOf(ValueForm):
    """How many cards or spaces there are."""

    key: ClassVar[str] = "count"
    count: Selected = Field(description="what is counted")


class PointsOf(ValueForm):
    """What cards count by a map of points."""

    key: ClassVar[str] = "points"
    points: PointMap
    of: Selected = Field(description=_OF)


class Highest(ValueForm):
    """The highest number that cards have."""

    key: ClassVar[str] = "highest"
    highest: Stat
    of: Selected = Field(description="the cards")
    by: Stat | None = Field(default=None, description="a field: the highest for each of its words, added up")


class Lowest(ValueForm):
    """The lowest number that cards have."""

    key: ClassVar[str] = "lowest"
    lowest: Stat
    of: Selected = Field(description="the cards")
    by: Stat | None = Field(default=None, description="a field: the lowest for each of its words, added up")


class Distinct(ValueForm):
    """How many different numbers or words cards have."""

    key: ClassVar[str] = "distinct"
    distinct: Stat
    of: Selected = Field(description="the cards")


class FormulaNumber(ValueForm):
    """The number that a formula of the game gives."""

    key: ClassVar[str] = "formula"
    formula: Formula
    who: Person = Field(default="you", description="about whom it is asked")


class OverWords(ValueForm):
    """Numbers that may be asked for once for each word of a field."""

    over: Stat | None = Field(
        default=None, description="a field: each number is asked for with every word of it, such as every suit"
    )
    name: Id | None = Field(default=None, alias="as", description="with over: a name for the word")

    @model_validator(mode="after")
    def _names_word(self) -> OverWords:
        if (self.over is None) != (self.name is None):
            raise ValueError("over and as go together")
        return self


class Sum(OverWords):
    """Numbers added up."""

    key: ClassVar[str] = "sum"
    sum: Several = Field(min_length=1, description="what is added up")


class Difference(ValueForm):
    """A number less another one."""

    key: ClassVar[str] = "difference"
    difference: Several = Field(min_length=2, max_length=2, description="from what, and what is taken from it")


class Product(ValueForm):
    """Numbers multiplied."""

    key: ClassVar[str] = "product"
    product: Several = Field(min_length=1, description="what is multiplied")


class Quotient(ValueForm):
    """A number divided by another one, rounded down; by 0 it is 0."""

    key: ClassVar[str] = "quotient"
    quotient: Several = Field(min_length=2, max_length=2, description="what is divided, and by what")


class Remainder(ValueForm):
    """What is left of a number divided by another one."""

    key: ClassVar[str] = "remainder"
    remainder: Several = Field(min_length=2, max_length=2, description="what is divided, and by what")


class Larger(OverWords):
    """The largest of several numbers."""

    key: ClassVar[str] = "larger"
    larger: Several = Field(min_length=1, description="the numbers")


class Smaller(OverWords):
    """The smallest of several numbers."""

    key: ClassVar[str] = "smaller"
    smaller: Several = Field(min_length=1, description="the numbers")


class NamedValue(ValueForm):
    """A number, or a word, that was named with `as`; several dice are added up."""

    key: ClassVar[str] = "value"
    value: Id = Field(description="the name it was given with 'as'")


class MarkerValue(ValueForm):
    """What a marker shows; a word is its place among the words of its field."""

    key: ClassVar[str] = "marker"
    marker: Marker
    who: Person = Field(default="you", description="whose, where each player has one")
    of: Selected | None = Field(default=None, description=OF_MARKER)


class PlayerCount(ValueForm):
    """How many players there are."""

    key: ClassVar[str] = "players"
    players: Someone = Field(description="which players are counted")


class TableEntry(ValueForm):
    """A number of a table; 0 beyond it."""

    key: ClassVar[str] = "table"
    table: NumberTable
    at: Several = Field(min_length=1, description="the place in it, from 0: row, column, …")


class SetCount(ValueForm):
    """How many different sets there are among cards."""

    key: ClassVar[str] = "sets"
    sets: SetTest = Field(description="what a set is")
    of: Selected = Field(description="the cards")


class Unmatched(ValueForm):
    """What cards come to that are in no set, where the sets are made so that it is the least."""

    key: ClassVar[str] = "unmatched"
    unmatched: Measure = Field(description="the field, or points, that is added up")
    of: Selected = Field(description="the cards")
    sets: tuple[SetTest, ...] = Field(min_length=1, description="what a set can be")


class IfNumber(ValueForm):
    """One number where a condition holds, and another one where it does not."""

    key: ClassVar[str] = "if"
    if_: Condition = Field(alias="if")
    then: Number = Field(description="the number where it holds")
    otherwise: Number = Field(default=0, description="the number where it does not")  # type: ignore[assignment]  # a number is one


class LargestSet(ValueForm):
    """How many cards the largest set has; 0 without any."""

    key: ClassVar[str] = "largest"
    largest: SetTest = Field(description="what a set is")
    of: Selected = Field(description="the cards")


class SeatOf(ValueForm):
    """The place of a player at the table, from 1."""

    key: ClassVar[str] = "seat"
    seat: Someone = Field(description="the player")


class TurnNumber(ValueForm):
    """Which turn it is of those that are being taken, from 1."""

    key: ClassVar[str] = "turn"
    turn: Literal[True] = Field(description="always true")


class DistanceBetween(ValueForm):
    """How many steps one space is from another; on squares all steps are straight ones; -1 where no way leads."""

    key: ClassVar[str] = "distance"
    distance: tuple[Selected, ...] = Field(
        min_length=2, max_length=2, description="two spaces, or what stands there"
    )


class RowOf(ValueForm):
    """The row of a space, counted from your side; 0 where a board has no rows."""

    key: ClassVar[str] = "row"
    row: Selected = Field(description="the space, or what stands there")


class ColumnOf(ValueForm):
    """The column of a space, counted from your left; 0 where a board has no columns."""

    key: ClassVar[str] = "column"
    column: Selected = Field(description="the space, or what stands there")


class Between(ValueForm):
    """Bounds of a number."""

    key: ClassVar[str] = "at_most"
    is_: Number | None = Field(default=None, alias="is", description="exactly so much")
    not_: Number | None = Field(default=None, alias="not", description="anything but that")
    at_least: Number | None = Field(default=None, description="the smallest that fits")
    at_most: Number | None = Field(default=None, description="the largest that fits")

    @model_validator(mode="after")
    def _has_bound(self) -> Between:
        if all(each is None for each in (self.is_, self.not_, self.at_least, self.at_most)):
            raise ValueError("give is, not, at_least or at_most")
        return self


NUMBERS: dict[str, type[Model]] = {
    "counter": CounterOf, "count": CountOf, "stat": StatOf, "points": PointsOf, "highest": Highest,
    "lowest": Lowest, "distinct": Distinct, "sum": Sum, "difference": Difference, "product": Product,
    "quotient": Quotient, "remainder": Remainder, "larger": Larger, "smaller": Smaller, "value": NamedValue,
    "formula": FormulaNumber, "marker": MarkerValue, "players": PlayerCount, "table": TableEntry,
    "if": IfNumber, "unmatched": Unmatched,
    "sets": SetCount, "largest": LargestSet,
    "per": PerCard, "bound": PerBound, "seat": SeatOf, "turn": TurnNumber, "distance": DistanceBetween,
    "row": RowOf, "column": ColumnOf,
    "param": Param,
}  # fmt: skip
"""The shapes of a number beside a whole number, by the member that tells them."""
