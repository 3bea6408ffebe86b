"""When an effect happens and on what it depends: events and conditions."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field, model_validator

from cardpress.effects.closing import named
from cardpress.effects.people import Actor, Person
from cardpress.effects.selectors import Count, Pick, Ref
from cardpress.effects.slots import Condition, Event, Holding, Manner, Resource


class Plays(Event):
    """A player plays a card that fits."""

    event: Literal["plays"]
    who: Actor
    what: Pick


class Loses(Event):
    """A player loses some of a resource, for whatever reason but paying."""

    event: Literal["loses"]
    who: Actor
    resource: Resource


class TurnEdge(Event):
    """A player's turn starts or ends."""

    manner: ClassVar[Manner] = Manner(adverbial=True)
    event: Literal["turn"]
    who: Actor
    edge: Literal["start", "end"] = Field(description="the start or the end of the turn")


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


class Exists(Condition):
    """At least so many cards that fit are there; with at_least left out: none at all."""

    condition: Literal["exists"]
    what: Pick
    at_least: Count | None = Field(
        default=None, description="smallest number of cards; left out: none may be there"
    )

    @model_validator(mode="after")
    def _counts_all(self) -> Exists:
        if self.what.pick != "all":
            raise ValueError("cards are counted with pick all")
        return self


class Is(Condition):
    """A card bound earlier is of a kind."""

    condition: Literal["is"]
    what: Ref
    kind: str = Field(description="a term of the game")


class Compares(Condition):
    """One player has more of a resource than another."""

    condition: Literal["more"]
    who: Person
    than: Person
    resource: Holding = Field(description="what is compared")


class Attached(Condition):
    """This card lies under the one it was attached to."""

    condition: Literal["attached"]


EVENTS: dict[str, type[Event]] = {named(model): model for model in (Plays, Loses, TurnEdge)}
"""The shared events by name."""

CONDITIONS: dict[str, type[Condition]] = {named(model): model for model in (Has, Exists, Is, Compares, Attached)}
"""The shared conditions by name."""
