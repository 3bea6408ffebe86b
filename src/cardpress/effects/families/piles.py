"""Cards that go from zone to zone: drawn, dealt, put, shuffled, shown, exchanged; what lies where."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from cardpress.effects.actors import Person
from cardpress.effects.course.forms import Holder, Quantity, Selected, Someone
from cardpress.effects.course.sets import SetTest
from cardpress.effects.families import cards, control
from cardpress.effects.nodes import Condition, End, Operation, Stat, ZoneName
from cardpress.models.component import Model

_FROM = "from which zone; left out: the deck"
_TO = "to which zone; left out: the hand"


class Draw(cards.Draw):
    """Players draw cards, one player after the other."""

    amount: Quantity = Field(default=1, description="how many, or all")  # type: ignore[assignment]  # wider
    source: ZoneName | None = Field(default=None, alias="from", description=_FROM)
    to: ZoneName | None = Field(default=None, description=_TO)


class Deal(Operation):
    """Cards are dealt, one to each player in turn; to a zone that all share so many in all."""

    op: Literal["deal"]
    amount: Quantity = Field(default=1, description="how many for each, or all")  # type: ignore[assignment]  # a number is one
    source: ZoneName | None = Field(default=None, alias="from", description=_FROM)
    to: ZoneName | None = Field(default=None, description=_TO)
    who: Person = "each_player"


class Put(cards.Put):
    """Cards go to a zone, to the top or bottom of it, or onto a space of a board."""

    to: End | None = Field(default=None, description="the zone, or its top or bottom")  # type: ignore[assignment]  # wider
    owner: Holder | None = Field(
        default=None, description="whose zone, or whose they are then; left out: your own, or whose they were"
    )
    on: Selected | None = Field(default=None, description="the space they are put on")

    @model_validator(mode="after")
    def _one_place(self) -> Put:
        if (self.to is None) == (self.on is None):
            raise ValueError("give to or on, exactly one of them")
        return self

    @property
    def end(self) -> tuple[str, str]:
        """The zone where the cards go, and which end of it: top, bottom, or empty where it does not matter."""
        place, _, end = (self.to or "").rpartition("_")
        return (place, end) if end in {"top", "bottom"} and place in self.zones else (self.to or "", "")


class Look(cards.Look):
    """A player looks at cards, unseen by the others."""

    what: Selected  # type: ignore[assignment]  # wider


class Reveal(cards.Reveal):
    """Cards are shown to everyone and stay where they are."""

    what: Selected  # type: ignore[assignment]  # wider


class Each(control.Each):
    """Something happens for each of several things, one by one; whoever speaks of the name means that one."""

    what: Selected = Field(description="the things; pick or space is 'all', and they have a name")  # type: ignore[assignment]  # wider

    @model_validator(mode="after")
    def _goes_over_all(self) -> Each:
        how = getattr(self.what, "pick", None) or getattr(self.what, "space", None)
        if how is not None and (how != "all" or getattr(self.what, "name", None) is None):
            raise ValueError('each goes over pick all, and gives them a name with "as"')
        return self


class Shuffle(Operation):
    """The cards of a zone get a new order by chance."""

    op: Literal["shuffle"]
    zone: ZoneName | None = Field(default=None, description="which zone; left out: the deck")


class OwnedZone(Model):
    """A zone, and whose."""

    zone: ZoneName
    owner: Someone | None = Field(default=None, description="whose zone; left out: your own")


class Exchange(Operation):
    """All cards of two zones change places."""

    op: Literal["exchange"]
    first: OwnedZone = Field(description="the one zone")
    second: OwnedZone = Field(description="the other zone")


class Resolve(Operation):
    """What cards say is done."""

    op: Literal["resolve"]
    what: Selected = Field(description="the cards")


class Exists(cards.Exists):
    """At least so many cards or spaces that fit are there; with at_least left out: none at all."""

    what: Selected  # type: ignore[assignment]  # wider

    @model_validator(mode="after")
    def _counts_all(self) -> Exists:
        if getattr(self.what, "pick", "all") != "all" or getattr(self.what, "space", "all") != "all":
            raise ValueError("things are counted with pick all")
        return self


class SameIn(Condition):
    """Cards are all the same in a field."""

    condition: Literal["same"]
    stat: Stat
    of: Selected = Field(description="the cards")


class FormsSet(Condition):
    """Cards are a set of a sort."""

    condition: Literal["forms"]
    of: Selected = Field(description="the cards")
    set: SetTest = Field(description="what the set is")
