"""Shapes of the mini game the error cases start from."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from cardpress.effects.vocabulary import vocabulary
from cardpress.models.component import Art, Component

VOCABULARY = vocabulary(operations=("gain",), people=("you",), resources=("favor",))
Effect = VOCABULARY.effect


class Monster(Component):
    """A monster of the dungeon."""

    folder: ClassVar[str] = "monsters"
    kind: Literal["monster"]
    art: Art
    attack: int = Field(ge=0, le=15, description="attack, a whole number from 0 to 15")
    souls: int = Field(ge=1, le=6, description="soul points, a whole number from 1 to 6")
    immediate: Effect | None = Field(default=None, description="what happens when it enters the dungeon")


class Weapon(Component):
    """A weapon of a lane."""

    folder: ClassVar[str] = "weapons"
    kind: Literal["monster"]
    art: Art
    cost: int = Field(ge=0, le=4, description="cards to discard, a whole number from 0 to 4")
    durability: int = Field(ge=1, le=4, description="uses, a whole number from 1 to 4")
    range: int = Field(ge=1, le=3, description="the lane it fights in, a whole number from 1 to 3")
    effect: Effect | None = Field(default=None, description="its ability")


KINDS: tuple[type[Component], ...] = (Monster, Weapon)
