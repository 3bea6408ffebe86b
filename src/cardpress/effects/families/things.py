"""Things in play, such as cards, beasts and rooms: where they lie, their numbers and traits, what hurts them."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field, model_validator

from cardpress.effects.actors import Act
from cardpress.effects.nodes import Condition, Destination, Manner, Operation, Stat, Trait, Until
from cardpress.effects.selectors import Amount, Pick, Selector

LASTS = "how long it lasts; left out: as long as its frame does"


class Attach(Act):
    """This card is put under another one and stays there for as long as that card does."""

    manner: ClassVar[Manner] = Manner(about=("to", ""), in_play=True)
    op: Literal["attach"]
    to: Pick


class Move(Act):
    """A card in play goes to another lane and stays there from then on."""

    manner: ClassVar[Manner] = Manner(about=("what", ""), in_play=True)
    op: Literal["move"]
    what: Selector
    to: Destination = Field(description="a lane's number, any other lane, or a lane beside its own")


class Modify(Operation):
    """A number on a card is larger or smaller for a while."""

    op: Literal["modify"]
    stat: Stat
    what: Selector
    by: int = Field(ge=-20, le=20, description="how much is added; negative: taken away; not 0")
    until: Until | None = Field(default=None, description=LASTS)

    @model_validator(mode="after")
    def _changes(self) -> Modify:
        if self.by == 0:
            raise ValueError("by 0 changes nothing")
        return self


class Harm(Act):
    """Things in play take damage, each of them so much."""

    manner: ClassVar[Manner] = Manner(unit="damage", spread="apiece", about=("what", ""), in_play=True)
    op: Literal["harm"]
    amount: Amount
    what: Selector


class Heal(Act):
    """Things in play lose damage they took before, each of them so much."""

    manner: ClassVar[Manner] = Manner(unit="damage", spread="apiece", about=("what", ""), in_play=True)
    op: Literal["heal"]
    amount: Amount
    what: Selector


class Destroy(Act):
    """Things in play are destroyed, however much damage they could still take."""

    manner: ClassVar[Manner] = Manner(about=("what", ""), in_play=True)
    op: Literal["destroy"]
    what: Selector


class Grant(Operation):
    """Things in play have a trait as if it were printed on them."""

    manner: ClassVar[Manner] = Manner(about=("what", ""), in_play=True)
    op: Literal["grant"]
    trait: Trait
    what: Selector
    until: Until | None = Field(default=None, description="how long; left out: as long as its frame lasts")


class Attached(Condition):
    """This card lies under the one it was attached to."""

    condition: Literal["attached"]
