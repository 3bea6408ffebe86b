"""Things in play, such as beasts and rooms: they are hurt, healed and destroyed, and have traits."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from cardpress.effects.people import Act
from cardpress.effects.selectors import Amount, Selector
from cardpress.effects.slots import Manner, Operation, Trait, Until


class Harm(Act):
    """Things in play take damage, each of them so much."""

    manner: ClassVar[Manner] = Manner(unit="damage", spread="each", about=("what", ""), in_play=True)
    op: Literal["harm"]
    amount: Amount
    what: Selector


class Heal(Act):
    """Things in play lose damage they took before, each of them so much."""

    manner: ClassVar[Manner] = Manner(unit="damage", spread="each", about=("what", ""), in_play=True)
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
