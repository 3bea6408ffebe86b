"""Tests of single cards and spaces: what a selector asks of each of them."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from cardpress.effects.course.forms import Param, Range, Selected, Test, Value, ValueForm, one_or_several
from cardpress.effects.nodes import Condition, Counter, Region, Stat
from cardpress.effects.selectors import Pick
from cardpress.models.component import Id, Model

Direction = Annotated[
    Literal[
        "forward", "backward", "left", "right", "forward_diagonal", "backward_diagonal", "orthogonal", "diagonal",
        "any", "knight",
    ],
    Field(description="a direction as the owner sees it from their side of the board"),
]  # fmt: skip
Directions: Any = one_or_several(Direction, "Directions")
Tests: Any = one_or_several(Test, "Tests")
Kinds = Id | tuple[Id, ...]


class Compared(ValueForm):
    """A number or word that is compared."""

    is_: Value | None = Field(default=None, alias="is", description="exactly that")
    not_: Value | None = Field(default=None, alias="not", description="anything but that")
    at_least: Value | None = Field(default=None, description="the smallest that fits")
    at_most: Value | None = Field(default=None, description="the largest that fits")

    @model_validator(mode="after")
    def _has_bound(self) -> Compared:
        if all(each is None for each in (self.is_, self.not_, self.at_least, self.at_most)):
            raise ValueError("give is, not, at_least or at_most")
        return self


class StatTest(Compared):
    """A number or word printed on a card is so."""

    key: ClassVar[str] = "stat"
    stat: Stat


class CounterTest(Compared):
    """A counter that lies on a card shows so much."""

    key: ClassVar[str] = "counter"
    counter: Counter


class KindTest(ValueForm):
    """A card is of a kind."""

    key: ClassVar[str] = "kind"
    kind: Kinds = Field(description="a kind, or several of which it is one")


class EitherTest(ValueForm):
    """At least one of several tests holds."""

    key: ClassVar[str] = "either"
    either: tuple[Test, ...] = Field(min_length=1, description="the tests")


class AllTest(ValueForm):
    """All of several tests hold."""

    key: ClassVar[str] = "all"
    all: tuple[Test, ...] = Field(min_length=1, description="the tests")


class NoneTest(ValueForm):
    """None of several tests holds."""

    key: ClassVar[str] = "none"
    none: tuple[Test, ...] = Field(min_length=1, description="the tests")


class HoldsTest(ValueForm):
    """A condition holds; the selector's own name means the card or space that is tested."""

    key: ClassVar[str] = "holds"
    holds: Condition


class EmptyTest(ValueForm):
    """Nothing stands on a space."""

    key: ClassVar[str] = "empty"
    empty: bool = Field(description="true: nothing; false: something")


class HasTest(ValueForm):
    """Something that fits stands on a space."""

    key: ClassVar[str] = "has"
    has: Pick = Field(description="what stands there; pick is 'all'")


class RegionTest(ValueForm):
    """A space lies in a region of the board."""

    key: ClassVar[str] = "region"
    region: Region


class RowTest(ValueForm):
    """The row of a space, from 1 on the player's own side."""

    key: ClassVar[str] = "row"
    row: Range = Field(description="the row, or its bounds")


class ColumnTest(ValueForm):
    """The column of a space, from 1 on the player's left."""

    key: ClassVar[str] = "column"
    column: Range = Field(description="the column, or its bounds")


class WayTest(ValueForm):
    """A space lies in a direction from where the selector starts."""

    key: ClassVar[str] = "way"
    way: Directions = Field(description="the direction, or several")


class SaysTest(ValueForm):
    """A card says something by a word: some of what it does is that operation."""

    key: ClassVar[str] = "says"
    says: Id = Field(description="the operation")


class IsTest(ValueForm):
    """It is the very card or space that is meant."""

    key: ClassVar[str] = "is"
    is_: Selected = Field(alias="is", description="what it is")


TESTS: dict[str, type[Model]] = {
    "stat": StatTest, "counter": CounterTest, "kind": KindTest, "either": EitherTest, "all": AllTest,
    "none": NoneTest, "holds": HoldsTest, "empty": EmptyTest, "has": HasTest, "region": RegionTest,
    "row": RowTest, "column": ColumnTest, "way": WayTest, "is": IsTest, "says": SaysTest, "param": Param,
}  # fmt: skip
"""The shapes of a test, by the member that tells them."""
