"""Shapes of the mini game the error cases start from."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from cardpress.effects.slots import Zone
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
    people=("you", "opponent", "each_opponent", "each_player", "anyone"),
    actors=("you", "opponent", "anyone"),
    resources=("favor",),
    holdings=("favor", "souls"),
    zones={
        "hand": Zone(owned="may", own=True),
        "dungeon": Zone(lanes=True),
        "deck": Zone(top=True),
        "discard_pile": Zone(top=True),
    },
    stats=("attack", "cost", "durability", "range", "souls"),
    periods=("turn", "game"),
    until=("turn_end", "fight_end"),
    lanes=9,
)  # fmt: skip
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
    kind: str
    art: Art
    cost: int = Field(ge=0, le=4, description="cards to discard, a whole number from 0 to 4")
    durability: int = Field(ge=1, le=4, description="uses, a whole number from 1 to 4")
    range: int = Field(ge=1, le=3, description="the lane it fights in, a whole number from 1 to 3")
    effect: Effect | None = Field(default=None, description="its ability")


KINDS: tuple[type[Component], ...] = (Monster, Weapon)
