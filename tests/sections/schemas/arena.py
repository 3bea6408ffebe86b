"""Shapes of a game whose components have sections: modes of a gun, abilities of a beast, rows of a die."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from pydantic import Field

from cardpress.effects.nodes import Operation
from cardpress.effects.sections import Section
from cardpress.effects.selectors import Count, Pick, Ref
from cardpress.effects.vocabulary import vocabulary
from cardpress.models.component import Component


class Hit(Operation):
    """So much damage is dealt to a target."""

    op: Literal["hit"]
    damage: Count
    what: Pick | Ref


class Poison(Operation):
    """A target is poisoned."""

    op: Literal["poison"]
    what: Pick | Ref


class Go(Operation):
    """Your figure moves so many squares."""

    op: Literal["go"]
    squares: Count


VOCABULARY = vocabulary(operations=("seq", "may", "custom", Hit, Poison, Go), people=("you", "opponent"))
if TYPE_CHECKING:
    Effect: TypeAlias = Operation
else:
    Effect = VOCABULARY.effect


class Mode(Section):
    """A way to fire a gun, with its price."""

    role: Literal["basic", "extra"] = Field(description="basic: the gun's usual shot; extra: added to it")
    cost: int = Field(default=0, ge=0, le=3, description="cubes to pay, 0 to 3; free when left out")
    effect: Effect = Field(description="what it does")


class Ability(Section):
    """What a beast can do, under a keyword of the game."""

    effect: Effect = Field(description="what it does")


class Row(Section):
    """What happens at some results of a die; these stand in place of a heading."""

    headed: ClassVar[bool] = False
    results: tuple[int, ...] = Field(min_length=1, description="the results of the die, 1 to 6")
    effect: Effect | None = Field(default=None, description="what happens; nothing when left out")


class Gun(Component):
    """A gun of an arena."""

    folder: ClassVar[str] = "guns"
    kind: Literal["gun"]
    modes: tuple[Mode, ...] = Field(min_length=1, description="ways to fire it, in printing order")


class Beast(Component):
    """A beast with abilities."""

    folder: ClassVar[str] = "beasts"
    kind: Literal["beast"]
    abilities: tuple[Ability, ...] = Field(default=(), description="its abilities, in printing order")


class Die(Component):
    """A table of a die."""

    folder: ClassVar[str] = "dice"
    kind: Literal["die"]
    rows: tuple[Row, ...] = Field(min_length=1, description="rows of the table, in printing order")


KINDS: tuple[type[Component], ...] = (Gun, Beast, Die)
