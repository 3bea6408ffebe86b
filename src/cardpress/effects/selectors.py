"""Who and what an operation is about: players, cards, amounts.

Every operation takes the same selectors and amounts, so that no operation grows targets of its own.
Nothing here is wording: two trees that differ anywhere must print different texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from pydantic import Discriminator, Field, Tag, field_validator, model_validator

from cardpress.effects.actors import Person
from cardpress.effects.nodes import Lane, Qualifier, Stat, Zone, ZoneName
from cardpress.models.component import Id, Model
from cardpress.models.json_schema import schema_name


class Compare(Model):
    """A number on a card compared with a limit, for example at most 5."""

    stat: Stat
    at_least: int | None = Field(default=None, ge=0, le=99, description="smallest number that fits")
    at_most: int | None = Field(default=None, ge=0, le=99, description="largest number that fits")

    @model_validator(mode="after")
    def _one_bound(self) -> Compare:
        if (self.at_least is None) == (self.at_most is None):
            raise ValueError("give at_least or at_most, exactly one of them")
        return self


class Extreme(Model):
    """The card or cards whose number is the highest or the lowest; the chooser breaks ties."""

    stat: Stat
    rank: Literal["highest", "lowest"] = Field(description="which end of the order")


class Itself(Model):
    """The very card the effect is printed on."""

    it: Literal["self"] = Field(description="always 'self': the card the effect is printed on")


class Ref(Model):
    """Something an earlier part of the tree bound with `as`."""

    ref: Id = Field(description="the name an earlier selector was given with 'as'")


class Pick(Model):
    """Cards chosen by the player who carries out the effect, or all that fit.

    one: one card of the chooser's choice; the: the only one that fits; exactly, up_to: `count` of them; any: as
    many as the chooser likes; all: every card that fits; next: the next one that comes to fit; rest: what is
    left of `among`; top: the top card of the deck or pile, or the top `count` cards.
    """

    zones: ClassVar[Mapping[str, Zone]] = {}
    """The game's places by name."""
    asked: ClassVar[tuple[str, ...]] = ()
    """The game's qualifiers in the order in which they are said, whatever their order in a file."""

    pick: Literal["one", "the", "exactly", "up_to", "any", "all", "next", "rest", "top"] = Field(
        description="how many: one, the only, exactly or up_to count, any number, all, the next, the rest, the top"
    )
    count: int | None = Field(default=None, ge=1, le=20, description="how many, for exactly, up_to and top")
    kind: Id | tuple[Id, ...] = Field(description="a term of the game, or several joined by 'or'")
    owner: Person | None = Field(default=None, description="whose cards")
    zone: ZoneName | None = Field(default=None, description="where they lie; cards in play when left out")
    lane: Lane | None = Field(
        default=None, description="a lane's number, the same lane as this card's, or any other lane"
    )
    other: bool = Field(default=False, description="true: not the card the effect is printed on")
    where: Compare | None = Field(default=None, description="a number they must have")
    extreme: Extreme | None = Field(default=None, description="only the highest or lowest of them")
    is_: Annotated[tuple[Qualifier, ...], Field(min_length=1)] | None = Field(
        default=None, alias="is", description="what they must be"
    )
    among: Ref | None = Field(default=None, description="only out of what this name stands for")
    name: Id | None = Field(default=None, alias="as", description="a name later parts can refer to")

    @field_validator("is_", mode="after")
    @classmethod
    def _in_order(cls, qualifiers: tuple[Qualifier, ...] | None) -> tuple[Qualifier, ...] | None:
        return tuple(sorted(qualifiers or (), key=lambda one: cls.asked.index(one.is_))) or None

    @model_validator(mode="after")
    def _is_unique(self) -> Pick:
        unique = any(one.unique and not one.not_ for one in self.is_ or ())
        if self.pick == "the" and self.is_ and not unique:
            raise ValueError('pick "the" needs a qualifier that one thing at most fits')
        if self.pick in {"one", "next"} and unique:
            raise ValueError('the only one that fits is written as pick "the"')
        return self

    @model_validator(mode="after")
    def _count_fits(self) -> Pick:
        counted = self.pick in {"exactly", "up_to"}
        if counted and self.count is None:
            raise ValueError(f"pick {self.pick} needs a count")
        if not counted and self.count is not None and self.pick != "top":
            raise ValueError(f"pick {self.pick} takes no count")
        if self.pick == "exactly" and self.count == 1:
            raise ValueError("exactly one is written as pick one")
        if self.pick == "top" and self.count == 1:
            raise ValueError("the top card is written without a count")
        if self.pick == "the" and not self.is_:
            raise ValueError('pick "the" needs "is": what makes it the only one')
        if self.pick == "rest" and self.among is None:
            raise ValueError("pick rest needs among")
        return self

    @model_validator(mode="after")
    def _place_fits(self) -> Pick:
        if self.among and (self.owner or self.zone or self.lane or self.pick in {"next", "top"}):
            raise ValueError("among already says whose the cards are and where they lie")
        if self.among and self.other and self.pick != "one":
            raise ValueError("only one other can be picked among what was named: the others are the rest")
        if self.among and self.is_:
            raise ValueError("among already says which they are")
        zone = self.zones.get(self.zone) if self.zone else None
        if zone and self.owner and zone.owned == "never":
            raise ValueError(f"cards of the {self.zone} belong to nobody")
        if zone and self.lane and not zone.lanes:
            raise ValueError(f"the {self.zone} has no lanes")
        if zone and zone.owned == "must" and self.owner is None:
            raise ValueError(f"{self.zone} have an owner: say whose")
        return self


def _selector_tag(value: object) -> str:
    fields = value if isinstance(value, dict) else getattr(value, "model_fields_set", ())
    return next((tag for tag in ("ref", "it") if tag in fields), "pick")


Selector = Annotated[
    Annotated[Pick, Tag("pick")] | Annotated[Ref, Tag("ref")] | Annotated[Itself, Tag("it")],
    Discriminator(_selector_tag),
    Field(json_schema_extra=schema_name("Selector")),
]


class PerCard(Model):
    """So many for each card that fits."""

    each: int = Field(ge=1, le=20, description="how many for each card")
    per: Pick = Field(description="the cards that are counted; pick is 'all'")

    @model_validator(mode="after")
    def _counts_all(self) -> PerCard:
        if self.per.pick != "all":
            raise ValueError("cards are counted with pick all")
        return self


class PerBound(Model):
    """So many for each of what a name stands for."""

    each: int = Field(ge=1, le=20, description="how many for each of them")
    of: Ref = Field(description="what is counted")


class StatOf(Model):
    """As many as a number printed on a card."""

    stat: Stat
    of: Ref | Itself = Field(description="the card whose number it is")


Count = Annotated[int, Field(ge=1, le=99, description="a whole number, 1 to 99")]


def _amount_tag(value: object) -> str:
    if isinstance(value, dict):
        if {"each", "of"} <= value.keys():
            return "bound"
        return "stat" if {"stat", "of"} & value.keys() else "per"
    tags = {PerCard: "per", PerBound: "bound", StatOf: "stat"}
    return next((tag for model, tag in tags.items() if isinstance(value, model)), "number")


Amount = Annotated[
    Annotated[Count, Tag("number")]
    | Annotated[PerCard, Tag("per")]
    | Annotated[StatOf, Tag("stat")]
    | Annotated[PerBound, Tag("bound")],
    Discriminator(_amount_tag),
    Field(
        description="a whole number, so many per card, or a card's number", json_schema_extra=schema_name("Amount")
    ),
]
AMOUNTS: Mapping[str, type[Model]] = {"per": PerCard, "stat": StatOf, "bound": PerBound}
"""What an amount can be beside a number, by the name a game takes it by."""
USUAL_AMOUNTS = ("per", "stat")
"""What a game takes of these that says nothing."""
