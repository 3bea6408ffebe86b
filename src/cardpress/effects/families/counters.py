"""Counters and markers: what they show, how it changes, who gets it, and dice."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from cardpress.effects.actors import Act, Person
from cardpress.effects.course.forms import OF_MARKER, Anything, Number, Quantity, Receiver, Selected, Value
from cardpress.effects.families import resources
from cardpress.effects.nodes import Condition, Counter, Marker, Operation, ZoneName
from cardpress.models.component import Id

_OF = "for a counter of cards: of which cards"


class Gain(resources.Gain):
    """A counter goes up, never above its limit."""

    of: Selected | None = Field(default=None, description=_OF)


class Lose(resources.Lose):
    """A counter goes down, never below its limit."""

    of: Selected | None = Field(default=None, description=_OF)


class SetCounter(Operation):
    """A counter shows so much from now on."""

    op: Literal["set"]
    resource: Counter
    amount: Number = Field(description="what it shows")
    who: Person = "you"
    of: Selected | None = Field(default=None, description=_OF)


class Give(Operation):
    """Somebody gives something to others, or to a counter that all share; several receivers get equal parts."""

    op: Literal["give"]
    resource: Counter
    amount: Quantity = Field(description="how much, or all")
    to: Receiver = Field(description="who gets it, or the shared counter that does")
    who: Person = "you"
    into: Counter | None = Field(default=None, description="the counter of theirs it goes to; left out: the same")


class Mark(Operation):
    """A marker shows something else from now on, or nothing."""

    op: Literal["mark"]
    marker: Marker
    shows: Anything | None = Field(default=None, description="what it shows; null: nothing")
    who: Person = Field(default="you", description="whose, where each player has one")
    of: Selected | None = Field(default=None, description=OF_MARKER)


class Throw(Act):
    """Dice are thrown: what they show is named, or faces that lie in a zone go to another."""

    op: Literal["throw"]
    dice: Number = Field(default=1, description="how many dice")  # type: ignore[assignment]  # a number is one
    sides: Number | None = Field(default=None, description="how many sides each has")
    name: Id | None = Field(default=None, alias="as", description="a name for what they show")
    source: ZoneName | None = Field(default=None, alias="from", description="the zone of the faces of a die")
    to: ZoneName | None = Field(default=None, description="the zone of the faces that were thrown")

    @model_validator(mode="after")
    def _one_sort(self) -> Throw:
        if (self.sides is None) == (self.source is None):
            raise ValueError("give sides, or from and to")
        if (self.source is None) != (self.to is None):
            raise ValueError("from and to belong together")
        return self


class NumberIs(Condition):
    """A number, or what a marker or a name shows, is so much."""

    condition: Literal["number"]
    of: Number = Field(description="the number")
    is_: Value | None = Field(default=None, alias="is", description="exactly that")
    not_: Value | None = Field(default=None, alias="not", description="anything but that")
    at_least: Value | None = Field(default=None, description="the smallest that fits")
    at_most: Value | None = Field(default=None, description="the largest that fits")

    @model_validator(mode="after")
    def _has_bound(self) -> NumberIs:
        if all(each is None for each in (self.is_, self.not_, self.at_least, self.at_most)):
            raise ValueError("give is, not, at_least or at_most")
        return self


class Unset(Condition):
    """A marker shows nothing."""

    condition: Literal["unset"]
    marker: Marker
    who: Person = Field(default="you", description="whose, where each player has one")
    of: Selected | None = Field(default=None, description=OF_MARKER)
