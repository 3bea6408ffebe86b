"""Shapes of Mephisto's components: the four dungeon kinds and the three kinds of helper cards.

Sources: checklist MEPH-01, 36, 42, 48, 70 to 73. Provenance of values is told by each component.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from cardpress.effects.actors import Act, Actor, Person
from cardpress.effects.families import things
from cardpress.effects.nodes import Condition, Event, Manner, Operation, Until, Zone
from cardpress.effects.selectors import Amount, Selector
from cardpress.effects.vocabulary import vocabulary
from cardpress.models.component import Art, Component

LASTS = "how long it lasts; left out: as long as its frame does"
OF_EQUIPMENT = Manner(about=("what", "durability"), in_play=True)


# ---- what happens


class Empower(Operation):
    """A player fights with more attack this turn, or as long as the frame says."""

    manner: ClassVar[Manner] = Manner(unit="attack", holds=True)
    op: Literal["empower"]
    amount: Amount
    who: Person = "you"
    until: Until | None = Field(default=None, description=LASTS)


class Wear(Act):
    """Equipment loses durability; at none left it breaks."""

    manner: ClassVar[Manner] = replace(OF_EQUIPMENT, unit="durability", spread="apiece")
    op: Literal["wear"]
    amount: Amount
    what: Selector


class Repair(Act):
    """Equipment regains durability, never above the number it was printed with."""

    manner: ClassVar[Manner] = replace(OF_EQUIPMENT, unit="durability", spread="each")
    op: Literal["repair"]
    amount: Amount
    what: Selector


class Break(Act):
    """Equipment breaks at once."""

    manner: ClassVar[Manner] = OF_EQUIPMENT
    op: Literal["break"]
    what: Selector


class Attach(things.Attach):
    """This card is put under another one and stays there for as long as that card does."""

    manner: ClassVar[Manner] = Manner(about=("to", "range"), in_play=True)


class Move(things.Move):
    """A card in play goes to another lane and stays there from then on."""

    manner: ClassVar[Manner] = Manner(about=("what", "range"), in_play=True)


class Activate(Operation):
    """Removing one durability from this card makes it happen; once in each of the owner's turns."""

    manner: ClassVar[Manner] = Manner(
        card_needs=("durability", "activate takes durability from this card"), heading=True
    )
    op: Literal["activate"]
    do: Operation


# ---- when, and on what it depends


class Enters(Event):
    """This card comes to where its immediate effect counts, from wherever."""

    manner: ClassVar[Manner] = Manner(heading=True, only_in="immediate")
    event: Literal["enters"]


class Played(Event):
    """This card has just been played."""

    manner: ClassVar[Manner] = Manner(card_needs=("cost", "only a card with a cost is played"), heading=True)
    event: Literal["played"]


class Defeats(Event):
    """A player wins a fight against a card that fits."""

    manner: ClassVar[Manner] = Manner(about=("what", "souls"))
    event: Literal["defeats"]
    who: Actor
    what: Selector


class Breaks(Event):
    """Equipment that fits runs out of durability or is broken by an effect."""

    manner: ClassVar[Manner] = Manner(about=("what", "durability"))
    event: Literal["breaks"]
    what: Selector


class Activates(Event):
    """A player activates equipment that fits."""

    manner: ClassVar[Manner] = Manner(about=("what", "durability"))
    event: Literal["activates"]
    who: Actor
    what: Selector


class Acts(Event):
    """A player performs one of the three actions of a turn."""

    event: Literal["acts"]
    who: Actor
    action: Literal["loot", "fight", "summon"] = Field(description="which of the three actions")


class Fights(Event):
    """A player uses a card that fits in a fight."""

    manner: ClassVar[Manner] = Manner(about=("what", "range"))
    event: Literal["fights_with"]
    who: Actor
    what: Selector


class Fighting(Condition):
    """A player is fighting, in any lane or in one."""

    manner: ClassVar[Manner] = Manner(passing=True)
    condition: Literal["fighting"]
    who: Person
    lane: Annotated[int, Field(ge=1, le=9)] | None = Field(default=None, description="only in this lane")


VOCABULARY = vocabulary(
    operations=(
        "gain", "lose", "steal", Empower, "draw", "discard", "take", "put", "look", "reveal", "swap",
        Wear, Repair, Break, Attach, Move, "modify",
        "seq", "may", "choose", "cost", "if", "when", "while", Activate, "limit", "custom",
    ),
    events=(Enters, Played, Defeats, "plays", Breaks, Activates, Acts, Fights, "loses", "turn"),
    conditions=("has", "exists", "is", "more", "attached", Fighting),
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
    ends=("deck_top", "deck_bottom"),
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
