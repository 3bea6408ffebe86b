"""Shapes of the mini game the error cases start from."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Literal

from pydantic import Field

from cardpress.effects.families import things
from cardpress.effects.nodes import Event, Manner, Operation, Zone
from cardpress.effects.selectors import Amount, Selector
from cardpress.effects.vocabulary import vocabulary
from cardpress.models.component import Art, Component

ON_EQUIPMENT = Manner(about=("what", "durability"), in_play=True)


class Wear(Operation):
    """Equipment loses durability."""

    manner: ClassVar[Manner] = replace(ON_EQUIPMENT, unit="durability")
    op: Literal["wear"]
    amount: Amount
    what: Selector


class Repair(Operation):
    """Equipment regains durability."""

    manner: ClassVar[Manner] = replace(ON_EQUIPMENT, unit="durability")
    op: Literal["repair"]
    amount: Amount
    what: Selector


class Break(Operation):
    """Equipment breaks."""

    manner: ClassVar[Manner] = ON_EQUIPMENT
    op: Literal["break"]
    what: Selector


class Attach(things.Attach):
    """This card is put under equipment with a range."""

    manner: ClassVar[Manner] = Manner(about=("to", "range"), in_play=True)


class Activate(Operation):
    """Using this card up makes it happen."""

    manner: ClassVar[Manner] = Manner(
        card_needs=("durability", "activate takes durability from this card"), heading=True
    )
    op: Literal["activate"]
    do: Operation


class Tide(Event):
    """The tide turns."""

    event: Literal["tide"]


class Enters(Event):
    """This card comes to where its immediate effect counts."""

    manner: ClassVar[Manner] = Manner(heading=True, only_in="immediate")
    event: Literal["enters"]


class Played(Event):
    """This card has just been played."""

    manner: ClassVar[Manner] = Manner(card_needs=("cost", "only a card with a cost is played"), heading=True)
    event: Literal["played"]


VOCABULARY = vocabulary(
    operations=(
        "gain", "lose", "steal", "draw", "discard", "take", "put", "look", "reveal", "swap",
        Wear, Repair, Break, Attach, "move", "modify",
        "seq", "may", "choose", "cost", "if", "when", "while", Activate, "limit", "custom",
        "harm", "put_token", "roll_table", "each",
    ),
    events=(Tide, Enters, Played, "plays", "loses", "turn"),
    conditions=("has", "exists", "is", "more", "attached"),
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
    until=("turn_end",),
    tokens=("venom",),
    ends=("deck_top", "deck_bottom"),
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
    kind: Literal["weapon"]
    art: Art
    cost: int = Field(ge=0, le=4, description="cards to discard, a whole number from 0 to 4")
    durability: int = Field(ge=1, le=4, description="uses, a whole number from 1 to 4")
    range: int = Field(ge=1, le=3, description="the lane it fights in, a whole number from 1 to 3")
    effect: Effect | None = Field(default=None, description="its ability")


KINDS: tuple[type[Component], ...] = (Monster, Weapon)
