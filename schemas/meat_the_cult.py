"""Shapes of M.E.A.T.: The Cult: creatures, cards of Destiny, leaders, tokens and the mat of a player.

Sources: checklist MEAT-02 to 10 and 95 to 119. Provenance of values is told by each component.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, model_validator

from cardpress.effects.operations import Effect
from cardpress.models.component import Art, Component

Faction = Literal["sect", "nature", "united", "mutants"]
Rarity = Annotated[
    Literal["common", "rare", "epic", "mythic"],
    Field(description="how rare it is; the rules say how many copies that makes"),
]
Trait = Literal["challenge", "cleave", "reflex", "toxin"]
Bonus = Annotated[int, Field(ge=-9, le=9, description="what the fused creature gets; negative: loses")]


class Creature(Component):
    """A creature: drafted for its cost, placed on one of three positions, fights what stands opposite."""

    folder: ClassVar[str] = "creatures"
    kind: Literal["creature"]
    art: Art
    faction: Faction = Field(description="which of the four factions it belongs to")
    rarity: Rarity
    cost: int = Field(ge=0, le=2, description="ounces of Telestarion paid in the draft, 0 to 2")
    attack: int = Field(ge=0, le=9, description="damage it deals in battle, 0 to 9")
    defense: int = Field(ge=1, le=9, description="damage that kills it, 1 to 9")
    traits: tuple[Trait, ...] = Field(default=(), max_length=4, description="keywords printed on it")
    effect: Effect | None = Field(default=None, description="what it does beside fighting")


class Spell(Component):
    """A spell of Destiny: placed face down and paid when revealed, or, an Instant, played from the hand."""

    folder: ClassVar[str] = "spells"
    kind: Literal["spell"]
    art: Art
    rarity: Rarity
    cost: int = Field(ge=0, le=7, description="ounces of Telestarion, 0 to 7")
    instant: bool = Field(default=False, description="true: played from the hand, may answer other Instants")
    effect: Effect = Field(description="what it does")


class Equipment(Component):
    """Equipment of Destiny: fused with a creature, or in force for its owner's field this round."""

    folder: ClassVar[str] = "equipment"
    kind: Literal["equipment"]
    art: Art
    rarity: Rarity
    cost: int = Field(ge=0, le=7, description="ounces of Telestarion, 0 to 7")
    fusion: bool = Field(description="true: put under a creature, which gets its numbers and its effect")
    attack: Bonus = 0
    defense: Bonus = 0
    effect: Effect | None = Field(default=None, description="what it does while it is in play")

    @model_validator(mode="after")
    def _does_something(self) -> Equipment:
        if not self.fusion and (self.attack or self.defense or self.effect is None):
            raise ValueError("without Fusion it has an effect and no numbers: no creature could get them")
        if not (self.attack or self.defense or self.effect):
            raise ValueError("it neither changes a number nor has an effect")
        return self


class Leader(Component):
    """A leader: lies face up all game, cannot be a target, helps its owner only."""

    folder: ClassVar[str] = "leaders"
    kind: Literal["leader"]
    art: Art
    effect: Effect = Field(description="what its owner has all game")


class Token(Component):
    """A token: so many ounces of Telestarion, or a record of attack or defense."""

    folder: ClassVar[str] = "tokens"
    kind: Literal["token"]
    type: Literal["ounce", "attack", "defense"] = Field(description="what it counts")
    value: int = Field(ge=1, le=5, description="how many it stands for, 1 to 5")


class Mat(Component):
    """The mat of a player: three positions and the phases of a round."""

    folder: ClassVar[str] = "mats"
    kind: Literal["mat"]


KINDS: tuple[type[Component], ...] = (Creature, Spell, Equipment, Leader, Token, Mat)
