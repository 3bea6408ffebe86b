"""The schema of terms/<lang>.json: the forms a noun has in a language, derived from its lexicon.

Where the lexicon names genders, a noun has a gender and a form for each case; elsewhere it has one and other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, RootModel, create_model

from cardpress.language.grammar.inflection import SPACE_WITHIN
from cardpress.models.component import Id, Model

Names = tuple[str, ...]
Genders = tuple[tuple[str, str], ...]
Form = Annotated[str, Field(min_length=1, description="the noun in this case")]


ONLY = Field(default=False, description="true when the game has one of it and no more: the dragon")


class PlainNoun(Model):
    """A noun that has no cases: one beast, several beasts."""

    model_config = ConfigDict(title="a noun")

    one: str = Field(min_length=1, description="the noun after 1: beast")
    other: str = Field(min_length=1, description="the noun after any other number: beasts")
    mass: bool = Field(default=False, description="true when it is measured and not counted, like gold")
    only: bool = ONLY
    place: str | None = Field(
        default=None, min_length=1, description="the preposition of what lies there: on (a shelf), else in"
    )
    quality: str | None = Field(
        default=None, min_length=1, description="what a card has of it, if that is another noun"
    )


class InflectedNoun(Model):
    """A noun with a gender and a form for each case."""

    model_config = ConfigDict(title="a noun")

    mass: bool = Field(default=False, description="true when it is measured and not counted, like gold")
    only: bool = ONLY
    meant: bool = Field(default=False, description="true when its forms are meant, whatever a dictionary has")
    place: str | None = Field(
        default=None, min_length=1, description="the preposition of what lies there: w (talii), na (ręce)"
    )
    way_out: str | None = Field(
        default=None,
        alias="from",
        min_length=1,
        description="the preposition of what comes from there, where it is not the usual one: aus (der Hand)",
    )


class _Cases(Model):
    """The forms of a noun by case."""

    model_config = ConfigDict(title="the cases of a noun")


class _Forms(Model):
    """Both numbers of a noun; one may be left out where no text needs it."""

    model_config = ConfigDict(title="the forms of a noun")


class _Quality(Model):
    """What a card has of a measure, when that is another noun: atak beside punkt ataku."""

    model_config = ConfigDict(title="the quality of a noun")

    number: Literal["sg", "pl"] = Field(default="sg", description='"pl" for a noun that has no singular')


def row_of(cases: Names) -> str:
    """The pattern of a row: a form for each case, or one that serves for all."""
    return rf"^\S+( \S+){{{len(cases) - 1}}}$|^\S+$"


@cache
def noun_model(cases: Names, genders: Genders) -> type[Model]:
    """The shape of a noun in a language with these cases and genders."""
    if not genders:
        return PlainNoun
    fields: dict[str, Any] = dict.fromkeys(cases, (Form, ...))
    by_case = create_model("Cases", __base__=_Cases, __doc__=_Cases.__doc__, **fields)
    what = f"its forms by case, or in a row ({', '.join(cases)}; {SPACE_WITHIN} within a form); one serves for all"
    forms = Annotated[by_case | Annotated[str, Field(pattern=row_of(cases))], Field(description=what)]
    names = tuple(gender for gender, _ in genders)
    examples = ", ".join(f"{gender} ({example})" for gender, example in genders)
    gender: Any = Annotated[Literal[names], Field(description=examples)]
    quality = create_model("Quality", __base__=_Quality, __doc__=_Quality.__doc__, gender=gender, forms=forms)
    numbers = create_model(
        "Forms",
        __base__=_Forms,
        __doc__=_Forms.__doc__,
        sg=(forms | None, Field(default=None, description=f"the singular: {what}")),
        pl=(forms | None, Field(default=None, description=f"the plural: {what}")),
    )
    what_has = Field(default=None, description="what a card has of it, if that is another noun")
    return create_model(
        "Noun",
        __base__=InflectedNoun,
        __doc__=InflectedNoun.__doc__,
        gender=gender,
        forms=(numbers, Field(description='the singular "sg" and the plural "pl"')),
        quality=(quality | None, what_has),
    )


class _Terms(RootModel[Any]):
    """Term id to its noun."""

    model_config = ConfigDict(frozen=True, strict=True)


@cache
def _terms_model(cases: Names, genders: Genders) -> type[RootModel[Any]]:
    entries: Any = dict[Id, noun_model(cases, genders)]  # type: ignore[misc]  # made at run time
    return create_model("Terms", __base__=_Terms, __doc__=_Terms.__doc__, root=(entries, ...))


def terms_model(lexicon: Mapping[str, Any]) -> type[RootModel[Any]]:
    """The shape of terms/<lang>.json in a language with this lexicon."""
    return _terms_model(tuple(lexicon["cases"]), tuple(lexicon.get("genders", {}).items()))
