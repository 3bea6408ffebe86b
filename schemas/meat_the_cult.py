"""Shapes of M.E.A.T.: The Cult: creatures, cards of Destiny, leaders, tokens and the mat of a player.

Sources: checklist MEAT-02 to 10 and 95 to 119. Provenance of values is told by each component.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field, model_validator

from cardpress.effects.families import dice, things
from cardpress.effects.nodes import Condition, Event, Manner, Operation, Qualifier, Zone
from cardpress.effects.selectors import Itself, Pick
from cardpress.effects.vocabulary import vocabulary
from cardpress.models.component import Art, Component

Few = Annotated[int, Field(ge=1, le=9, description="a whole number, 1 to 9")]
Change = Annotated[int, Field(ge=-9, le=9, description="how much is added; negative: taken away; not 0")]
Position = Annotated[
    Literal["left", "front", "right"], Field(description="one of the three positions of a player's field")
]
Faction = Annotated[
    Literal["sect", "nature", "united", "mutants"], Field(description="which of the four factions it belongs to")
]
Rarity = Annotated[
    Literal["common", "rare", "epic", "mythic"],
    Field(description="how rare it is; the rules say how many copies that makes"),
]
Trait = Annotated[Literal["challenge", "cleave", "reflex", "toxin"], Field(description="a keyword of battle")]
Bonus = Annotated[int, Field(ge=-9, le=9, description="what the fused creature gets; negative: loses")]


# ---- what a creature must be


class Being(Qualifier):
    """What a creature must be; no card asks for the contrary."""

    not_: None = Field(default=None, description="no card asks for the contrary")


class Opposite(Being):
    """It stands opposite this creature, or opposite the one that was just spoken of."""

    unique: ClassVar[bool] = True
    is_: Literal["opposite"]
    to: Literal["it"] | None = Field(
        default=None, description="it: the creature that was just spoken of; left out: this creature"
    )


class Fused(Being):
    """This equipment lies under it."""

    unique: ClassVar[bool] = True
    is_: Literal["fused"]


class Adjacent(Being):
    """It stands right beside this creature, on the field of the same player."""

    is_: Literal["adjacent"]


class Positioned(Being):
    """It stands on a position of its player's field."""

    unique: ClassVar[bool] = True
    is_: Literal["position"]
    at: Position


class OfFaction(Being):
    """It belongs to a faction."""

    is_: Literal["faction"]
    faction: Faction


class OfRarity(Being):
    """It is as rare as that."""

    is_: Literal["rarity"]
    rarity: Rarity


class Wounded(Being):
    """It took damage this round."""

    is_: Literal["wounded"]


# ---- what happens


class Spend(Operation):
    """A paid ability: once a round, as a move of its owner, for so many ounces."""

    manner: ClassVar[Manner] = Manner(heading=True)
    op: Literal["spend"]
    ounces: Few
    do: Operation


class Roll(dice.Roll):
    """A die is rolled; what happens depends on whether it shows at least so many pips."""

    who: None = Field(default=None, description="no card asks another player")
    at_least: int = Field(ge=2, le=6, description="pips that are enough, 2 to 6")


class Harm(things.Harm):
    """Creatures take damage, which Challenge redirects."""

    who: None = Field(default=None, description="no card asks another player")
    amount: Few
    what: Pick


class Suffer(Operation):
    """This creature takes damage, which Challenge redirects."""

    op: Literal["suffer"]
    amount: Few
    what: Itself


class Destroy(things.Destroy):
    """Creatures die, whatever their defense; Challenge does not help."""

    who: None = Field(default=None, description="no card asks another player")
    what: Pick


class Boost(Operation):
    """Creatures have a larger or smaller number until the end of the round, and perhaps a keyword with it."""

    manner: ClassVar[Manner] = Manner(spread="each")
    op: Literal["boost"]
    stat: Literal["attack", "defense"] = Field(description="which number changes")
    by: Change
    what: Pick | Itself
    trait: Trait | None = Field(default=None, description="a keyword they get as well")

    @model_validator(mode="after")
    def _changes(self) -> Boost:
        if self.by == 0:
            raise ValueError("by 0 changes nothing")
        return self


class Grant(things.Grant):
    """Creatures have a keyword of battle as if it were printed on them."""

    trait: Trait
    what: Pick | Itself


class DrawDestiny(Operation):
    """You draw from the deck of Destiny."""

    op: Literal["draw_destiny"]
    amount: Few


class DrainVitality(Operation):
    """The side of the opponent loses vitality."""

    op: Literal["drain_vitality"]
    amount: Few


class Revive(Operation):
    """A creature goes from the Graveyard to the place of the one just destroyed; it is not revealed by that."""

    op: Literal["revive"]
    what: Pick


class ChangePlaces(Operation):
    """Creatures change places on the field of their player."""

    op: Literal["change_places"]
    what: Pick | Itself
    other: Pick | None = Field(default=None, alias="with", description="with which one; left out: with each other")


class TradeSides(Operation):
    """Two creatures change sides until the end of the round, equipment included."""

    op: Literal["trade_sides"]
    what: Pick
    other: Pick = Field(alias="with")


class Cancel(Operation):
    """A card that was placed or played goes to its Graveyard without effect."""

    op: Literal["cancel"]
    what: Pick


class OncePerRound(Operation):
    """It happens at most once a round."""

    manner: ClassVar[Manner] = Manner(limits=True)
    op: Literal["once_per_round"]
    do: Operation


# ---- when, and on what it depends


class Revealed(Event):
    """Discovery: this card was revealed in Activation; its owner uses it once, as a move."""

    manner: ClassVar[Manner] = Manner(heading=True)
    event: Literal["revealed"]


class Dies(Event):
    """A creature dies; it acts from the place it stood on."""

    event: Literal["dies"]
    what: Pick | Itself


class Kills(Event):
    """This creature kills another and survives it."""

    event: Literal["kills"]
    what: Itself


class BattleStarts(Event):
    """The battle of a round starts."""

    manner: ClassVar[Manner] = Manner(adverbial=True)
    event: Literal["battle_starts"]


class RoundWon(Event):
    """A side wins a round."""

    event: Literal["round_won"]
    who: Literal["you", "opponent"] = Field(description="whose side wins it")


class Stands(Condition):
    """This creature stands on a position."""

    condition: Literal["stands"]
    what: Itself
    at: Position


VOCABULARY = vocabulary(
    operations=(
        "gain", "take", "seq", "choose", "cost", "if", "when", "while",
        Spend, Roll, Harm, Suffer, Destroy, Boost, Grant, DrawDestiny, DrainVitality, Revive, ChangePlaces,
        TradeSides, Cancel, OncePerRound,
    ),
    events=("plays", Revealed, Dies, Kills, BattleStarts, RoundWon),
    conditions=("exists", "more", Stands),
    qualifiers=(Fused, Wounded, OfRarity, Adjacent, OfFaction, Positioned, Opposite),
    people={"you": "whose card it is", "opponent": "who sits opposite"},
    resources={"telestarion": "ounces, spent in every phase", "vitality": "of a side, lost at none"},
    zones={"hand": Zone(owned="may", own=True), "graveyard": Zone()},
    stats=("attack", "defense"),
)  # fmt: skip

if TYPE_CHECKING:
    Effect: TypeAlias = Operation
else:
    Effect = VOCABULARY.effect


# ---- components


class Creature(Component):
    """A creature: drafted for its cost, placed on one of three positions, fights what stands opposite."""

    folder: ClassVar[str] = "creatures"
    kind: Literal["creature"]
    art: Art
    faction: Faction
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
