"""Choices that are named for what comes after: cards, numbers, words, players; and names for what is known."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from cardpress.effects.actors import Act, Person
from cardpress.effects.course.forms import Anything, Number, Selected
from cardpress.effects.nodes import Condition, Operation, Stat, Word
from cardpress.models.component import Id, Model

_AS = "a name later parts can refer to"
_SAYS = "what the question can say beside what is named, and each number that can be chosen; it is not printed"


class Said(Model):
    """Something that a question says, under a name."""

    name: Id = Field(alias="as", description="what its sentence calls it")
    be: Anything = Field(description="a number or cards")


class PickSome(Act):
    """A player picks cards or spaces; what happens to them comes after."""

    op: Literal["pick"]
    what: Selected
    says: tuple[Said, ...] = Field(default=(), description=_SAYS)


class ChooseNumber(Act):
    """A player chooses a number."""

    op: Literal["choose_number"]
    at_least: Number = Field(default=0, description="the smallest that may be chosen")  # type: ignore[assignment]  # a number is one
    at_most: Number = Field(description="the largest that may be chosen")
    not_: Number | None = Field(default=None, alias="not", description="a number that may not be chosen")
    where: Condition | None = Field(default=None, description="only numbers for which this holds")
    name: Id = Field(alias="as", description=_AS)
    says: tuple[Said, ...] = Field(default=(), description=_SAYS)


class ChooseWord(Act):
    """A player chooses a word of a field, such as a suit."""

    op: Literal["choose_word"]
    stat: Stat = Field(description="the field whose words are chosen from")
    among: Annotated[tuple[Word, ...], Field(min_length=1)] | Selected | None = Field(
        default=None, description="only out of these words, or of those of cards"
    )
    name: Id = Field(alias="as", description=_AS)


class ChoosePlayer(Operation):
    """You choose a player."""

    op: Literal["choose_player"]
    who: Person = Field(description='who can be chosen, with a name: {"one": …, "as": …}')


class Let(Operation):
    """Something gets a name for what comes after."""

    op: Literal["let"]
    name: Id = Field(alias="as", description=_AS)
    be: Anything = Field(description="what it stands for")
