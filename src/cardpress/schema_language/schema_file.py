"""What schemas/<game>.json may hold: JSON Schema as far as it is understood, and lists of words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from cardpress.models.component import Id, Model

Scalar = str | int | float | bool | None
Word = Literal["string", "integer", "number", "boolean", "array", "object", "null"]
Words = Annotated[
    tuple[Id, ...] | dict[Id, str], Field(description="words, alone or each with what it means to who writes")
]


class Shape(Model):
    """The keywords of JSON Schema (2020-12) that describe one value in a component's file."""

    ref: str | None = Field(
        default=None,
        alias="$ref",
        description="'cardpress:effect' and its like, or '#/$defs/<name>' of this file",
        examples=["cardpress:effect", "#/$defs/price"],
    )
    comment: str | None = Field(default=None, alias="$comment", description="a note to who reads this file")
    type: Word | tuple[Word, ...] | None = Field(
        default=None, description="what the value is; with 'null' in a list it may be null"
    )
    title: str | None = Field(default=None, description="a name for readers")
    description: str | None = Field(default=None, description="what it means; errors and editors show it")
    examples: tuple[Any, ...] = Field(default=(), description="values that editors show")
    default: Any = Field(default=None, description="what it is when it is left out")
    enum: tuple[Scalar, ...] | None = Field(default=None, min_length=1, description="the only values it may have")
    const: Scalar = Field(default=None, description="the only value it may have")
    minimum: float | None = Field(default=None, description="the smallest number")
    maximum: float | None = Field(default=None, description="the largest number")
    exclusive_minimum: float | None = Field(
        default=None, alias="exclusiveMinimum", description="it is more than this"
    )
    exclusive_maximum: float | None = Field(
        default=None, alias="exclusiveMaximum", description="it is less than this"
    )
    multiple_of: float | None = Field(
        default=None, gt=0, alias="multipleOf", description="it is a multiple of this"
    )
    min_length: int | None = Field(default=None, ge=0, alias="minLength", description="fewest characters")
    max_length: int | None = Field(default=None, ge=0, alias="maxLength", description="most characters")
    pattern: str | None = Field(default=None, description="a regular expression it must fit")
    items: Shape | None = Field(default=None, description="what each entry of the list is")
    min_items: int | None = Field(default=None, ge=0, alias="minItems", description="fewest entries")
    max_items: int | None = Field(default=None, ge=0, alias="maxItems", description="most entries")
    properties: dict[Id, Shape] | None = Field(default=None, description="the fields of the object")
    required: tuple[str, ...] = Field(default=(), description="names of the fields that must be there")
    additional_properties: Shape | Literal[False] | None = Field(
        default=None,
        alias="additionalProperties",
        description="what stands under names that are free; false, and left out: no other names",
    )


class Fields(Model):
    """An object described by its fields: a kind of component, or an operation of the game's own."""

    comment: str | None = Field(default=None, alias="$comment", description="a note to who reads this file")
    type: Literal["object"] = Field(default="object", description="always 'object', and may be left out")
    description: str | None = Field(default=None, description="what it is, in one sentence")
    properties: dict[Id, Shape] = Field(default={}, description="its fields")
    required: tuple[str, ...] = Field(default=(), description="names of the fields that must be there")
    additional_properties: Literal[False] | None = Field(
        default=None, alias="additionalProperties", description="false, as it is when left out"
    )


class Kind(Fields):
    """A kind of component; each has id, kind, and if one likes provenance and source, without being told."""

    folder: Id | None = Field(
        default=None, description="the folder of its files below content/<game>/; left out: its name with an s"
    )


class ZoneWords(Model):
    """A place where cards lie that are not in play."""

    owned: Literal["never", "may", "must"] = Field(
        default="never", description="whether an owner can or must be said"
    )
    lanes: bool = Field(default=False, description="true: cards lie in lanes there")
    top: bool = Field(default=False, description="true: it has a top card")
    own: bool = Field(default=False, description="true: it goes without saying whose it is, the actor's")
    term: str | None = Field(
        default=None, description="the term of the place where it is not called like the zone"
    )


class Own(Model):
    """What only this game can say, each under its word; sentences/<lang>.ftl has a message for each."""

    operations: dict[Id, Fields] = Field(default={}, description="what happens; a field may hold effects")
    events: dict[Id, Fields] = Field(default={}, description="what 'when' can wait for")
    conditions: dict[Id, Fields] = Field(default={}, description="what 'if' and 'while' can ask")
    qualifiers: dict[Id, Fields] = Field(default={}, description="what a selector can ask of what it picks")


class VocabularyWords(Model):
    """What effects can say: shared words by name or by the family, the game's own, and what it calls things."""

    operations: tuple[str, ...] = Field(
        default=(), description="shared operations, or families of them: docs/effects.md"
    )
    events: tuple[str, ...] = Field(default=(), description="shared events of 'when', or families")
    conditions: tuple[str, ...] = Field(default=(), description="shared conditions, or families")
    own: Own = Field(default=Own(), description="what only this game has")
    people: Words = Field(default=(), description="who effects speak of: you, opponent, each_player, …")
    actors: Words = Field(default=(), description="the people an event can speak of; left out: all")
    resources: Words = Field(default=(), description="what is gained and lost")
    holdings: Words = Field(default=(), description="what a player can have; left out: the resources")
    zones: tuple[Id, ...] | dict[Id, ZoneWords] = Field(default=(), description="where cards lie out of play")
    stats: Words = Field(default=(), description="numbers printed on cards, by the names of their fields")
    periods: Words = Field(default=(), description="what 'limit' counts by: turn, game")
    until: Words = Field(default=(), description="how long something lasts: turn_end, …")
    traits: Words = Field(default=(), description="what things in play can have: flying, …")
    tokens: Words = Field(default=(), description="what is put on things in play: a counter, …")
    ends: tuple[str, ...] = Field(default=(), description="where cards are put: a zone with _top or _bottom")
    lanes: int = Field(default=0, ge=0, le=20, description="how many lanes there are")
    amounts: tuple[Literal["per", "stat", "bound"], ...] = Field(
        default=("per", "stat"),
        description="what an amount can be beside a number: per so many for each card, stat a card's number, "
        "bound so many for each of what a name stands for",
    )


class SchemaFile(Model):
    """schemas/<game>.json: the kinds of components and what their effects can say, as data."""

    kinds: dict[Id, Kind] = Field(min_length=1, description="each kind of component by its name")
    vocabulary: VocabularyWords = Field(default=VocabularyWords(), description="what effects can say")
    defs: dict[Id, Shape] = Field(default={}, alias="$defs", description="shapes that several fields share")
