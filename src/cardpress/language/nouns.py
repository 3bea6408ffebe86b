"""What a noun of a game looks like in each grammar: the shapes of the entries of terms/<lang>.json."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, RootModel

from cardpress.models.component import Id, Model

Form = Annotated[str, Field(min_length=1, description="the noun in this case")]
Gender = Annotated[
    Literal["m1", "m2", "m3", "f", "n"],
    Field(description="m1 (gracz), m2 (potwór), m3 (przedmiot), f (karta) or n (pole)"),
]


class EnglishNoun(Model):
    """A noun in English: one monster, several monsters."""

    model_config = ConfigDict(title="an English noun")

    one: str = Field(min_length=1, description="the noun after 1: monster")
    other: str = Field(min_length=1, description="the noun after any other number: monsters")
    mass: bool = Field(default=False, description="true when it is measured and not counted, like favor")
    quality: str | None = Field(
        default=None, min_length=1, description="what a card has of it, if that is another noun"
    )


class Cases(Model):
    """The cases of a Polish noun that a text can need."""

    model_config = ConfigDict(title="the cases of a Polish noun")

    nom: Form
    gen: Form
    dat: Form
    acc: Form
    ins: Form
    loc: Form


class Forms(Model):
    """Both numbers of a Polish noun; the plural may be left out where no text speaks of several."""

    model_config = ConfigDict(title="the forms of a Polish noun")

    sg: Cases = Field(description="the singular: nom, gen, dat, acc, ins and loc")
    pl: Cases | None = Field(default=None, description="the plural: nom, gen, dat, acc, ins and loc")


class Quality(Model):
    """What a card has of a measure, when that is another noun: atak beside punkt ataku."""

    model_config = ConfigDict(title="the quality of a Polish noun")

    gender: Gender
    number: Literal["sg", "pl"] = Field(default="sg", description='"pl" for a noun that has no singular')
    forms: Cases = Field(description="its cases: nom, gen, dat, acc, ins and loc")


class PolishNoun(Model):
    """A noun in Polish: its gender and its forms."""

    model_config = ConfigDict(title="a Polish noun")

    gender: Gender
    forms: Forms = Field(description='the singular "sg" and the plural "pl"')
    quality: Quality | None = Field(default=None, description="what a card has of it, if that is another noun")
    place: str | None = Field(
        default=None, min_length=1, description="the preposition of what lies there: w (talii), na (ręce)"
    )


class EnglishTerms(RootModel[dict[Id, EnglishNoun]]):
    """Term id to its noun, for a language built like English."""

    model_config = ConfigDict(frozen=True, strict=True)


class PolishTerms(RootModel[dict[Id, PolishNoun]]):
    """Term id to its noun, for a language built like Polish."""

    model_config = ConfigDict(frozen=True, strict=True)
