"""Operations that hold others: in which order, when, how often, by whose choice; and what no operation says."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeGuard

from pydantic import Field, model_validator

from cardpress.effects.actors import Actor, Person
from cardpress.effects.nodes import Condition, Event, Manner, Operation, Period
from cardpress.effects.selectors import Pick
from cardpress.models.component import Id


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

    manner: ClassVar[Manner] = Manner(limits=True)
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


class TurnEdge(Event):
    """A player's turn starts or ends."""

    manner: ClassVar[Manner] = Manner(adverbial=True)
    event: Literal["turn"]
    who: Actor
    edge: Literal["start", "end"] = Field(description="the start or the end of the turn")


def choice_first(tree: Operation) -> Operation:
    """A choice as it is said best: to do or not what holds only on a condition, and one choice out of two as one.

    You may, if it rains, … means: if it rains, you may …; whoever may choose whether they may, may; and one of
    these or one of those is one of all.
    """
    match tree:
        case May(do=May() as inner) if inner.who == tree.who:
            return choice_first(inner)
        case May(do=If() as inner) if tree.who == "you":
            rest = None if inner.otherwise is None else tree.model_copy(update={"do": inner.otherwise})
            return inner.model_copy(update={"do": tree.model_copy(update={"do": inner.do}), "otherwise": rest})
        case Choose(modes=modes) if any(_is_choice_of(mode, tree) for mode in modes):
            parts = (choice_first(mode) if _is_choice_of(mode, tree) else mode for mode in modes)
            flat = (one for part in parts for one in (part.modes if _is_choice_of(part, tree) else (part,)))
            return tree.model_copy(update={"modes": tuple(flat)})
    return tree


def _is_choice_of(mode: Operation, tree: Choose) -> TypeGuard[Choose]:
    return isinstance(mode, Choose) and mode.who == tree.who


def frequency_first(tree: Operation) -> Operation:
    """A limit that an event leads to, around that event: once a turn, when it rains, … means the same."""
    if not isinstance(tree, When) or not tree.do.manner.limits:
        return tree
    often: Any = tree.do
    around: Operation = often.model_copy(update={"do": tree.model_copy(update={"do": often.do})})
    return around
