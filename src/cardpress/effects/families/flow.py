"""The course of play: turns, repetition, phases, who does something, what ends early, who has won."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from cardpress.effects.actors import Act, Person
from cardpress.effects.course.forms import Holder, Number, Selected, Someone
from cardpress.effects.nodes import Action, Condition, Operation, Procedure, VariantName
from cardpress.models.component import Id


class Turns(Operation):
    """Players take turns; you are the one whose turn it is."""

    op: Literal["turns"]
    do: Operation = Field(description="what a turn is")
    source: Someone | None = Field(
        default=None, alias="from", description="who begins; left out: whom the marker first shows, or seat 1"
    )
    who: Person = Field(default="each_remaining", description="who takes turns")
    until: Condition | None = Field(default=None, description="when the turns are over, asked after each of them")
    rounds: Number | None = Field(default=None, description="how often it goes round")
    sides: bool = Field(
        default=False, description="true: the players of a team share a turn, which one of them begins"
    )


class Repeat(Operation):
    """Something happens again and again."""

    op: Literal["repeat"]
    do: Operation
    times: Number | None = Field(default=None, description="how often")
    until: Condition | None = Field(default=None, description="when it is over, asked after each time")

    @model_validator(mode="after")
    def _one_bound(self) -> Repeat:
        if self.times is not None and self.until is not None:
            raise ValueError("give times or until, not both")
        return self


class Phase(Operation):
    """A part of the course that has a name."""

    op: Literal["phase"]
    phase: Id = Field(description="what it is called")
    do: Operation


class By(Operation):
    """Each of several players does something, in turn order."""

    op: Literal["by"]
    who: Person
    do: Operation = Field(description="what each does, as you")


class Together(Operation):
    """Players do something all at once, unseen by the others until all have."""

    op: Literal["together"]
    do: Operation = Field(description="what each does, as you")
    who: Person = Field(default="each_remaining", description="who does it")


class TakeActions(Act):
    """A player takes actions of the game; when none is legal, the game goes on."""

    op: Literal["act"]
    of: Action | tuple[Action, ...] = Field(description="the actions among which is chosen")
    times: Number | None = Field(default=None, description="how many; left out: one")
    up_to: Number | None = Field(default=None, description="at most so many; the player may stop")
    any: Literal[True] | None = Field(default=None, description="true: as many as the player likes")

    @model_validator(mode="after")
    def _one_count(self) -> TakeActions:
        if sum(each is not None for each in (self.times, self.up_to, self.any)) > 1:
            raise ValueError("give times, up_to or any, one of them at most")
        return self


class Perform(Act):
    """What a procedure says happens."""

    op: Literal["perform"]
    procedure: Procedure


class Signal(Act):
    """An event happens; what waits for it in active zones is done.

    Who waits for it is known before anything is done; with several things it happens once about each.
    """

    op: Literal["signal"]
    event: Id = Field(description="the event that bodies wait for with 'when'")
    who: Holder | None = Field(  # type: ignore[assignment]  # a game that plays has this form for people
        default=None, description="whose event it is; nobody: what waits for it addresses nobody; left out: yours"
    )
    what: Selected | None = Field(
        default=None,
        description="the cards it is about, called what by those who wait; without any nothing happens",
    )
    do: Operation | None = Field(
        default=None, description="what it is that happens, done before what waits for it"
    )


class Tell(Act):
    """Nothing happens; whoever is told the game hears of this, where the game has a sentence for it.

    Rules do not say it in print.
    """

    op: Literal["tell"]
    happening: Id = Field(description="what it is called: the message told-… of terminal/<lang>.ftl says it")
    who: Holder | None = Field(  # type: ignore[assignment]  # a game that plays has this form for people
        default=None, description="who does it; left out: you"
    )
    what: Selected | None = Field(default=None, description="the cards it is about; without any it is not told")
    amount: Number | None = Field(default=None, description="a number that the sentence says")


class UseOffer(Operation):
    """You do what cards offer with limit and may; one of the times they may be used is spent."""

    op: Literal["use"]
    what: Selected = Field(description="the cards")


class EndEarly(Operation):
    """The innermost turn, turns, repetition or phase ends, or the game."""

    op: Literal["end"]
    what: Literal["turn", "turns", "repeat", "phase", "game"] = Field(description="what ends")


class TurnAgain(Operation):
    """The player whose turn it is has one more after this one."""

    op: Literal["again"]


class NextTurn(Operation):
    """It is said whose turn comes next."""

    op: Literal["next"]
    who: Person


class Leave(Operation):
    """Players take no more part, in these turns or in the game."""

    op: Literal["leave"]
    who: Person = "you"
    until: Literal["turns", "game"] = Field(default="turns", description="in the turns, or in the whole game")


class Rejoin(Operation):
    """Players who had left take part again."""

    op: Literal["rejoin"]
    who: Person


class Win(Operation):
    """Players win, and the game is over."""

    op: Literal["win"]
    who: Person = "you"


class LoseGame(Operation):
    """Players lose and leave the game; who is left alone has won."""

    op: Literal["lose_game"]
    who: Person = "you"


class Every(Condition):
    """Something holds for each of several players."""

    condition: Literal["every"]
    who: Person
    holds: Condition = Field(description="what holds, about each of them as you")


class Some(Condition):
    """Something holds for at least one of several players."""

    condition: Literal["some"]
    who: Person
    holds: Condition = Field(description="what holds, about one of them as you")


class Can(Condition):
    """A player could take an action now."""

    condition: Literal["can"]
    action: Action | tuple[Action, ...] = Field(description="the action, or several of which one is enough")
    who: Person = "you"


class OffersUse(Condition):
    """A card offers you something with limit and may that you can do now."""

    condition: Literal["usable"]
    what: Selected = Field(description="the cards, of which one is enough")


class FieldSays(Condition):
    """A field of the word whose body this is holds a word; known before anybody plays."""

    condition: Literal["said"]
    of: Id = Field(description="the field")
    is_: Id | tuple[Id, ...] = Field(alias="is", description="the word, or several of which it is one")


class HandTurn(Operation):
    """Another player of the team goes on with its turn; after the last of them the next seat has a turn."""

    op: Literal["hand_turn"]
    who: Person = Field(description="who goes on")


class Reverse(Operation):
    """Turns go the other way round from now on."""

    op: Literal["reverse"]


class Offer(Operation):
    """Players may do something, one after the other, until one does."""

    op: Literal["offer"]
    who: Person = Field(description="who may, in this order")
    do: Operation = Field(description="what they may do, as you")
    otherwise: Operation | None = Field(default=None, description="what happens when nobody does")


class HasLeft(Condition):
    """A player takes no more part."""

    condition: Literal["left"]
    who: Person = "you"


class InVariant(Condition):
    """A variant is played; known before anybody plays."""

    condition: Literal["variant"]
    is_: VariantName = Field(alias="is", description="the variant")


class SamePlayer(Condition):
    """Two ways to name a player mean the same one."""

    condition: Literal["player"]
    who: Person
    is_: Someone = Field(alias="is", description="who that is")


class AllOf(Condition):
    """Several conditions hold."""

    condition: Literal["all_of"]
    of: tuple[Condition, ...] = Field(min_length=1, description="the conditions")


class AnyOf(Condition):
    """At least one of several conditions holds."""

    condition: Literal["any_of"]
    of: tuple[Condition, ...] = Field(min_length=1, description="the conditions")


class NotSo(Condition):
    """A condition does not hold."""

    condition: Literal["not"]
    of: Condition
