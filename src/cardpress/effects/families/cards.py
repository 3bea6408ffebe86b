"""Cards out of play and how they go from place to place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from pydantic import Field, model_validator

from cardpress.effects.actors import Act, Actor, Person
from cardpress.effects.nodes import Condition, End, Event, Operation, Zone
from cardpress.effects.selectors import Amount, Count, Pick, Ref, Selector


class Draw(Operation):
    """A player draws cards from the deck to the hand."""

    op: Literal["draw"]
    amount: Amount
    who: Person = "you"


class Discard(Operation):
    """Cards go to the discard pile; `who` chooses them."""

    op: Literal["discard"]
    what: Selector
    who: Person = "you"


class Take(Operation):
    """Cards go to a player's hand."""

    op: Literal["take"]
    what: Selector
    who: Person = "you"


class Put(Act):
    """Cards go to the top or the bottom of the deck, in any order."""

    zones: ClassVar[Mapping[str, Zone]] = {}
    """The game's places by name."""

    op: Literal["put"]
    what: Selector
    to: End = Field(description="where they go")

    @property
    def end(self) -> tuple[str, str]:
        """The place where the cards go, and which end of it: top or bottom."""
        place, _, end = self.to.rpartition("_")
        return place, end


class Look(Act):
    """A player looks at the top cards of the deck, unseen by the others."""

    op: Literal["look"]
    what: Pick


class Reveal(Act):
    """Cards are shown to everyone and stay where they are."""

    op: Literal["reveal"]
    what: Pick


class Swap(Act):
    """Two cards that lie in lanes change places; nothing enters their zone by that."""

    op: Literal["swap"]
    what: Pick

    @model_validator(mode="after")
    def _two(self) -> Swap:
        if self.what.pick != "exactly" or self.what.count != 2:
            raise ValueError("cards are swapped in pairs: pick exactly, count 2")
        return self


class Plays(Event):
    """A player plays a card that fits."""

    event: Literal["plays"]
    who: Actor
    what: Pick


class Exists(Condition):
    """At least so many cards that fit are there; with at_least left out: none at all."""

    condition: Literal["exists"]
    what: Pick
    at_least: Count | None = Field(
        default=None, description="smallest number of cards; left out: none may be there"
    )

    @model_validator(mode="after")
    def _counts_all(self) -> Exists:
        if self.what.pick != "all":
            raise ValueError("cards are counted with pick all")
        return self


class Is(Condition):
    """A card bound earlier is of a kind."""

    condition: Literal["is"]
    what: Ref
    kind: str = Field(description="a term of the game")
