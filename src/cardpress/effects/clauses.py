"""When an effect happens and on what it depends: events and conditions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from cardpress.effects.selectors import Count, Pick, Player, Ref, Selector
from cardpress.models.component import Model

Actor = Annotated[
    Literal["you", "opponent", "anyone"],
    Field(description="you: whose card it is; opponent: any of the opponents; anyone: any player, you included"),
]


class Enters(Model):
    """This card comes into the dungeon, from wherever."""

    event: Literal["enters"]


class Played(Model):
    """This card has just been played."""

    event: Literal["played"]


class Defeats(Model):
    """A player wins a fight against a monster that fits."""

    event: Literal["defeats"]
    who: Actor
    what: Selector


class Plays(Model):
    """A player plays a card that fits."""

    event: Literal["plays"]
    who: Actor
    what: Pick


class Breaks(Model):
    """Equipment that fits runs out of durability or is broken by an effect."""

    event: Literal["breaks"]
    what: Selector


class Activates(Model):
    """A player activates equipment that fits."""

    event: Literal["activates"]
    who: Actor
    what: Selector


class Acts(Model):
    """A player performs one of the three actions of a turn."""

    event: Literal["acts"]
    who: Actor
    action: Literal["loot", "fight", "summon"] = Field(description="which of the three actions")


class Fights(Model):
    """A player uses this weapon in a fight."""

    event: Literal["fights_with"]
    who: Actor
    what: Selector


class Loses(Model):
    """A player loses some of a resource, for whatever reason but paying."""

    event: Literal["loses"]
    who: Actor
    resource: Literal["favor"]


class TurnEdge(Model):
    """A player's turn starts or ends."""

    event: Literal["turn"]
    who: Actor
    edge: Literal["start", "end"] = Field(description="the start or the end of the turn")


Event = Annotated[
    Enters | Played | Defeats | Plays | Breaks | Activates | Acts | Fights | Loses | TurnEdge,
    Field(discriminator="event"),
]


class Has(Model):
    """A player has at least or at most so much of a resource."""

    condition: Literal["has"]
    who: Player
    resource: Literal["favor", "souls"] = Field(description="what is counted")
    at_least: Count | None = Field(default=None, description="smallest number that fits")
    at_most: int | None = Field(default=None, ge=0, le=99, description="largest number that fits")

    @model_validator(mode="after")
    def _one_bound(self) -> Has:
        if (self.at_least is None) == (self.at_most is None):
            raise ValueError("give at_least or at_most, exactly one of them")
        return self


class Exists(Model):
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


class Is(Model):
    """A card bound earlier is of a kind."""

    condition: Literal["is"]
    what: Ref
    kind: str = Field(description="a term of the game")


class Compares(Model):
    """One player has more of a resource than another."""

    condition: Literal["more"]
    who: Player
    than: Player
    resource: Literal["favor", "souls"] = Field(description="what is compared")


class Attached(Model):
    """This card lies under the one it was attached to."""

    condition: Literal["attached"]


class Fighting(Model):
    """A player is fighting, in any lane or in one."""

    condition: Literal["fighting"]
    who: Player
    lane: Annotated[int, Field(ge=1, le=9)] | None = Field(default=None, description="only in this lane")


Condition = Annotated[Has | Exists | Is | Compares | Attached | Fighting, Field(discriminator="condition")]
