"""Shapes of Mephisto's components: the four dungeon kinds and the three kinds of helper cards.

Sources: checklist MEPH-01, 36, 42, 48, 70 to 73. Provenance of values is told by each component.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from cardpress.effects.slots import Operation, Zone
from cardpress.effects.vocabulary import vocabulary
from cardpress.models.component import Art, Component

VOCABULARY = vocabulary(
    operations=(
        "gain", "lose", "steal", "empower", "draw", "discard", "take", "put", "look", "reveal", "swap",
        "wear", "repair", "break", "attach", "move", "modify",
        "seq", "may", "choose", "cost", "if", "when", "while", "activate", "limit", "custom",
    ),
    events=(
        "enters", "played", "defeats", "plays", "breaks", "activates", "acts", "fights_with", "loses", "turn",
    ),
    conditions=("has", "exists", "is", "more", "attached", "fighting"),
    people={
        "you": "whose card it is",
        "opponent": "one you choose",
        "each_opponent": "all of them",
        "each_player": "all of them",
        "anyone": "any one player, you included",
    },
    actors={
        "you": "whose card it is",
        "opponent": "any of the opponents",
        "anyone": "any player, you included",
    },
    resources=("favor",),
    holdings=("favor", "souls"),
    zones={
        "hand": Zone(owned="may", own=True),
        "dungeon": Zone(lanes=True),
        "deck": Zone(top=True),
        "discard_pile": Zone(top=True),
        "souls": Zone(owned="must", term="soul_pile"),
    },
    stats=("attack", "cost", "durability", "range", "souls"),
    periods=("turn", "game"),
    until=("turn_end", "fight_end"),
    lanes=9,
)  # fmt: skip

if TYPE_CHECKING:
    Effect: TypeAlias = Operation
else:
    Effect = VOCABULARY.effect

Attack = Annotated[int, Field(ge=0, le=15, description="attack, a whole number from 0 to 15")]
Cost = Annotated[int, Field(ge=0, le=4, description="other hand cards to discard, a whole number from 0 to 4")]
Durability = Annotated[
    int, Field(ge=1, le=4, description="number of uses, a whole number from 1 to 4: one per edge of the card")
]


class Monster(Component):
    """A monster of the dungeon: beaten for its souls, or summoned for favor."""

    folder: ClassVar[str] = "monsters"
    kind: Literal["monster"]
    art: Art
    attack: Attack
    souls: int = Field(ge=1, le=6, description="soul points for defeating it, a whole number from 1 to 6")
    immediate: Effect | None = Field(default=None, description="what happens when it enters the dungeon")
    ability: Effect | None = Field(default=None, description="what its winner has from then on")


class Weapon(Component):
    """A weapon: fights in the lane of its range until it breaks."""

    folder: ClassVar[str] = "weapons"
    kind: Literal["weapon"]
    art: Art
    cost: Cost
    attack: Attack
    durability: Durability
    range: int = Field(ge=1, le=3, description="the lane it fights in, a whole number from 1 to 3")
    effect: Effect | None = Field(default=None, description="its ability: when played, or activated")


class Spell(Component):
    """A spell: resolved when played, then discarded unless it attaches."""

    folder: ClassVar[str] = "spells"
    kind: Literal["spell"]
    art: Art
    cost: Cost
    effect: Effect = Field(description="what it does")


class Item(Component):
    """An item: lies beside the lanes and is activated until it breaks."""

    folder: ClassVar[str] = "items"
    kind: Literal["item"]
    art: Art
    cost: Cost
    durability: Durability
    effect: Effect = Field(description="what it does")


class Reminder(Component):
    """A Rules Reminder card; it slides along the Favor Tracker, and the silver one picks the first player."""

    folder: ClassVar[str] = "reminders"
    kind: Literal["reminder"]
    silver_border: bool = Field(description="true for the single card that picks the starting player")


class Tracker(Component):
    """A Favor Tracker card, with one step for every value favor can have."""

    folder: ClassVar[str] = "trackers"
    kind: Literal["tracker"]


class QuickRules(Component):
    """A Quick Rules card: the turn on one side, the anatomy of cards on the other."""

    folder: ClassVar[str] = "quick_rules"
    kind: Literal["quick_rules"]


KINDS: tuple[type[Component], ...] = (Monster, Weapon, Spell, Item, Reminder, Tracker, QuickRules)
