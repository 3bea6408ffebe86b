"""The closed vocabulary of operations. Each is one verb, one message a language, one handler an engine.

Control operations (seq, may, choose, cost, if, when, while, limit, each) nest other effects; the others are
domain operations. `custom` is the counted way out for what the vocabulary cannot say.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, model_validator

from cardpress.effects.closing import named
from cardpress.effects.families.dice import Roll, RollTable
from cardpress.effects.families.things import Destroy, Grant, Harm, Heal
from cardpress.effects.families.tokens import PutToken, TakeToken
from cardpress.effects.people import Act, Person, actor, identity
from cardpress.effects.selectors import Amount, Pick, Selector
from cardpress.effects.slots import Condition, Event, Manner, Operation, Period, Resource, Stat, Until
from cardpress.models.component import Id

LASTS = "how long it lasts; left out: as long as its frame does"


# ---- resources


class Gain(Operation):
    """A player gains a resource, never above the limit of the rules."""

    op: Literal["gain"]
    amount: Amount
    resource: Resource
    who: Person = "you"


class Lose(Operation):
    """A player loses a resource, never below zero."""

    op: Literal["lose"]
    amount: Amount
    resource: Resource
    who: Person = "you"


class Steal(Act):
    """A player takes a resource from another one, who loses it: as much as was lost is gained."""

    op: Literal["steal"]
    amount: Amount
    resource: Resource
    source: Person = Field(alias="from", description="from whom")

    @model_validator(mode="after")
    def _from_another(self) -> Steal:
        if identity(actor(self)) == identity(self.source):
            raise ValueError("nobody takes anything from himself")
        return self


# ---- cards


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

    op: Literal["put"]
    what: Selector
    to: Literal["deck_top", "deck_bottom"] = Field(description="where they go")


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


# ---- cards in play


class Attach(Act):
    """This card is put under another one and stays there for as long as that card does."""

    manner: ClassVar[Manner] = Manner(about=("to", ""), in_play=True)
    op: Literal["attach"]
    to: Pick


class Move(Act):
    """A card in play goes to another lane and stays there from then on."""

    manner: ClassVar[Manner] = Manner(about=("what", ""), in_play=True)
    op: Literal["move"]
    what: Selector
    to: Literal["any_lane", "next_lane"] | Annotated[int, Field(ge=1, le=9)] = Field(
        description="a lane's number, any other lane, or a lane beside its own"
    )


class Modify(Operation):
    """A number on a card is larger or smaller for a while."""

    op: Literal["modify"]
    stat: Stat
    what: Selector
    by: int = Field(ge=-20, le=20, description="how much is added; negative: taken away; not 0")
    until: Until | None = Field(default=None, description=LASTS)

    @model_validator(mode="after")
    def _changes(self) -> Modify:
        if self.by == 0:
            raise ValueError("by 0 changes nothing")
        return self


# ---- control


class Seq(Operation):
    """Effects one after the other."""

    op: Literal["seq"]
    do: tuple[Operation, ...] = Field(min_length=2, description="what happens, in this order")


class May(Operation):
    """A player decides whether it happens."""

    op: Literal["may"]
    do: Operation
    who: Person = "you"


class Choose(Operation):
    """A player chooses one of several effects."""

    manner: ClassVar[Manner] = Manner(forks=True)
    op: Literal["choose"]
    modes: tuple[Operation, ...] = Field(min_length=2, max_length=4, description="what can be chosen")
    who: Person = "you"


class Cost(Operation):
    """Something is paid in full and only then something happens."""

    op: Literal["cost"]
    pay: Operation
    do: Operation


class If(Operation):
    """Something happens only when a condition holds, otherwise perhaps something else."""

    manner: ClassVar[Manner] = Manner(forks=True)
    op: Literal["if"]
    condition: Condition
    do: Operation
    otherwise: Operation | None = Field(default=None, description="what happens when the condition does not hold")


class When(Operation):
    """Something happens each time an event happens."""

    op: Literal["when"]
    event: Event
    do: Operation


class While(Operation):
    """Something holds as long as a condition does."""

    op: Literal["while"]
    condition: Condition
    do: Operation


class Limit(Operation):
    """It happens at most once in a turn of its owner."""

    op: Literal["limit"]
    per: Period = Field(description="at most once in a turn, or in the whole game")
    do: Operation


class Each(Operation):
    """Something happens for each of several things, one by one; whoever speaks of the name means that one."""

    op: Literal["each"]
    what: Pick = Field(description="the things; pick is 'all', and they have a name")
    do: Operation

    @model_validator(mode="after")
    def _goes_over_all(self) -> Each:
        if self.what.pick != "all" or self.what.name is None:
            raise ValueError('each goes over pick all, and gives them a name with "as"')
        return self


class Custom(Operation):
    """What the vocabulary cannot say: a handler of its own and hand-written text with every number bound."""

    op: Literal["custom"]
    handler: Id = Field(
        description="name of the engine's handler; the text is the component's .text in each language"
    )
    numbers: dict[Id, int] = Field(description="every number of the text by the name the text uses for it")


OPERATIONS: dict[str, type[Operation]] = {
    named(model): model
    for model in (
        Gain, Lose, Steal,
        Draw, Discard, Take, Put, Look, Reveal, Swap,
        Attach, Move, Modify, Harm, Heal, Destroy, Grant,
        PutToken, TakeToken, Roll, RollTable,
        Seq, May, Choose, Cost, If, When, While, Limit, Each, Custom,
    )
}  # fmt: skip
"""The shared operations by name."""
