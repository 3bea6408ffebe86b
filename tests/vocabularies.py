"""The vocabulary of the small games that tests make: it takes everything that is shared."""

from __future__ import annotations

from cardpress.effects.clauses import CONDITIONS, EVENTS
from cardpress.effects.operations import OPERATIONS
from cardpress.effects.slots import Operation, Zone
from cardpress.effects.vocabulary import Vocabulary, vocabulary


def usual(*own: type[Operation]) -> Vocabulary:
    """All shared models with a few words, and operations of the game's own."""
    return vocabulary(
        operations=(*OPERATIONS, *own),
        events=EVENTS,
        conditions=CONDITIONS,
        people=("you", "opponent", "each_opponent", "each_player", "anyone"),
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
        until=("turn_end", "fight_end"),
        lanes=9,
    )


USUAL = usual()
Effect = USUAL.effect
