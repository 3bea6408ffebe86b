"""Every model that games can share, by its name; a game's schema takes those it wants."""

from __future__ import annotations

from cardpress.effects.families.cards import Discard, Draw, Exists, Is, Look, Plays, Put, Reveal, Swap, Take
from cardpress.effects.families.control import (
    Choose,
    Cost,
    Custom,
    Each,
    If,
    Limit,
    May,
    Seq,
    TurnEdge,
    When,
    While,
)  # fmt: skip
from cardpress.effects.families.dice import Roll, RollTable
from cardpress.effects.families.resources import Compares, Gain, Has, Lose, Loses, Steal
from cardpress.effects.families.things import Attach, Attached, Destroy, Grant, Harm, Heal, Modify, Move
from cardpress.effects.families.tokens import PutToken, TakeToken
from cardpress.effects.nodes import Condition, Event, Node, Operation
from cardpress.effects.specialisation import discriminator_value

OPERATIONS: dict[str, type[Operation]] = {
    discriminator_value(model): model
    for model in (
        Gain, Lose, Steal,
        Draw, Discard, Take, Put, Look, Reveal, Swap,
        Attach, Move, Modify, Harm, Heal, Destroy, Grant,
        PutToken, TakeToken, Roll, RollTable,
        Seq, May, Choose, Cost, If, When, While, Limit, Each, Custom,
    )
}  # fmt: skip
"""The shared operations: each is one verb, one message a language, one handler an engine."""

EVENTS: dict[str, type[Event]] = {discriminator_value(model): model for model in (Plays, Loses, TurnEdge)}
"""The shared events."""

CONDITIONS: dict[str, type[Condition]] = {
    discriminator_value(model): model for model in (Has, Exists, Is, Compares, Attached)
}
"""The shared conditions."""


_MODELS = (*OPERATIONS.values(), *EVENTS.values(), *CONDITIONS.values())


def is_shared(model: type[Node]) -> bool:
    """Whether a game's model is a shared one, as it is or narrowed, and not one of its own of the same name."""
    return issubclass(model, _MODELS)
