"""Who acts: a player by a word of the game, or bound by a name and referred to ("that opponent")."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field, field_validator

from cardpress.effects.nodes import Operation, Slot
from cardpress.models.component import Id, Model

YOU = "you"
"""The word for whoever the effect addresses; every game with people has it."""
EACH = "each_"
"""What begins the word for several players at once, before their role."""


MARK = "@"
"""What begins the identity of a player who has a name; no word begins so."""


class OnePlayer(Model):
    """One player of several, under a name: another one than those of this role who were named before."""

    one: Annotated[str, Slot("one_of")] = Field(description="the word for one of several players")
    name: Id = Field(alias="as", description="a name later parts can refer to")

    @property
    def word(self) -> str:
        """The word for such a player."""
        return self.one


class EachPlayer(Model):
    """Each of several players by turns, under a name: later parts are about the one whose turn it is."""

    each: Annotated[str, Slot("each_of")] = Field(description="the role of these players")
    name: Id = Field(alias="as", description="a name later parts can refer to")

    @property
    def word(self) -> str:
        """The word for such players."""
        return EACH + self.each


class ThatPlayer(Model):
    """A player whom an earlier part of the tree has named."""

    ref: Id = Field(description="the name an earlier player was given with 'as'")


Named: TypeAlias = OnePlayer | EachPlayer
Who: TypeAlias = str | OnePlayer | EachPlayer | ThatPlayer
Person: TypeAlias = Annotated[Who, Slot("people")]
Actor: TypeAlias = Annotated[Who, Slot("actors")]


class Act(Operation):
    """An operation that somebody carries out, who chooses what it leaves open."""

    who: Person | None = Field(default=None, description="who does it; left out: you")

    @field_validator("who", mode="after")
    @classmethod
    def _goes_without_saying(cls, who: Who | None) -> Who | None:
        return None if who == YOU else who


def actor(node: object) -> Who:
    """Who does what an operation, an event or a condition says; `you` where it does not tell."""
    who: Who | None = getattr(node, "who", None)
    return YOU if who is None else who


def identity(who: Who) -> str:
    """What tells a player apart: the word, or the name behind a mark; else how they are found."""
    if isinstance(who, str):
        return who
    name = who.ref if isinstance(who, ThatPlayer) else getattr(who, "name", None)
    return repr(who) if name is None else f"{MARK}{name}"


def is_somebody(identity_: str) -> bool:
    """Whether whoever is called so twice is surely the same player."""
    return identity_ == YOU or identity_.startswith(MARK)
