"""What players gain, lose and have."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from cardpress.effects.actors import Act, Actor, Person, actor, identity
from cardpress.effects.nodes import Condition, Event, Holding, Operation, Resource
from cardpress.effects.selectors import Amount, Count


class Gain(Operation):
    """A player gains a resource, never above the limit of the rules."""

    op: Literal["gain"]
    amount: Amount
    resource: Resource
    who: Person = "you"


class Lose(Operation):
    """A player loses a resource, never below zero."""

    op: Literal["lose"]
    amount: Amount
    resource: Resource
    who: Person = "you"


class Steal(Act):
    """A player takes a resource from another one, who loses it: as much as was lost is gained."""

    op: Literal["steal"]
    amount: Amount
    resource: Resource
    source: Person = Field(alias="from", description="from whom")

    @model_validator(mode="after")
    def _from_another(self) -> Steal:
        if identity(actor(self)) == identity(self.source):
            raise ValueError("nobody takes anything from himself")
        return self


class Loses(Event):
    """A player loses some of a resource, for whatever reason but paying."""

    event: Literal["loses"]
    who: Actor
    resource: Resource


class Has(Condition):
    """A player has at least or at most so much of a resource."""

    condition: Literal["has"]
    who: Person
    resource: Holding = Field(description="what is counted")
    at_least: Count | None = Field(default=None, description="smallest number that fits")
    at_most: int | None = Field(default=None, ge=0, le=99, description="largest number that fits")

    @model_validator(mode="after")
    def _one_bound(self) -> Has:
        if (self.at_least is None) == (self.at_most is None):
            raise ValueError("give at_least or at_most, exactly one of them")
        return self


class Compares(Condition):
    """One player has more of a resource than another."""

    condition: Literal["more"]
    who: Person
    than: Person
    resource: Holding = Field(description="what is compared")

    @model_validator(mode="after")
    def _are_two(self) -> Compares:
        if identity(self.who) == identity(self.than):
            raise ValueError("nobody has more than himself")
        return self
