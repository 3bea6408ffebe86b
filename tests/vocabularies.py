"""The vocabulary of the small games that tests make: it takes everything that is shared."""

from __future__ import annotations

from typing import Literal

from cardpress.effects.nodes import Event, Operation, Zone
from cardpress.effects.selectors import Amount, Selector
from cardpress.effects.shared import CONDITIONS, EVENTS, OPERATIONS
from cardpress.effects.vocabulary import Vocabulary, vocabulary

PEOPLE = ("you", "opponent", "each_opponent", "each_player", "anyone")


class Wear(Operation):
    """Equipment loses durability; at none left it breaks."""

    op: Literal["wear"]
    amount: Amount
    what: Selector


class Repair(Operation):
    """Equipment regains durability, never above the number it was printed with."""

    op: Literal["repair"]
    amount: Amount
    what: Selector


class Enters(Event):
    """This card comes to where its immediate effect counts, from wherever."""

    event: Literal["enters"]


def usual(
    *own: type[Operation],
    events: tuple[type[Event], ...] = (),
    people: tuple[str, ...] = PEOPLE,
    without: tuple[str, ...] = (),
) -> Vocabulary:
    """All shared models with a few words, and models of the game's own; `without` some of the operations."""
    return vocabulary(
        operations=(*(name for name in OPERATIONS if name not in without), *own),
        events=(*EVENTS, *events),
        conditions=CONDITIONS,
        people=people,
        actors=("you", "opponent", "anyone"),
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
        until=("turn_end",),
        traits=("toxin", "reflex"),
        tokens=("egg", "venom"),
        ends=("deck_top", "deck_bottom"),
        lanes=9,
    )


USUAL = usual()
Effect = USUAL.effect
TINY = usual(Wear, Repair, events=(Enters,))
"""What a game has that brings some words itself."""
