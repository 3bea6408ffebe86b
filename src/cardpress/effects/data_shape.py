"""The shape of data.json, made from the models of a game: what its published JSON Schema is generated from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, create_model

from cardpress.effects.content import SCHEMA_VERSION
from cardpress.effects.models import rules_fields
from cardpress.effects.vocabulary import Vocabulary
from cardpress.models.component import Component, Id, Model, kind_name
from cardpress.models.game import RuleValue


class DeckEntry(Model):
    """A component of a deck and how often it is printed."""

    card: Id = Field(description="the component's id")
    copies: int = Field(ge=1, le=200, description="copies to print, 1 to 200")


EffectKey = Annotated[
    str,
    Field(
        pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*(/[a-z][a-z0-9]*(_[a-z0-9]+)*)?$",
        description="the field that holds an effect, or that of its sections, a slash and the section's id",
    ),
]


class PublishedSection(Model):
    """The words of one section of a component."""

    heading: str = Field(description="its heading; empty where its own fields tell it")
    text: str = Field(description="what it does, like the rules of a component; empty where it does nothing")


class PublishedWords(Model):
    """The words of one component in one language."""

    name: str = Field(description="the component's name")
    flavor: str | None = Field(default=None, description="words that mean nothing to the rules")
    rules: dict[Id, str] = Field(
        description="field that holds an effect to its text; '[gold]' stands for a symbol, '*so*' for emphasis"
    )
    sections: dict[Id, PublishedSection] = Field(
        default_factory=dict, description="section to its words; left out where there is none"
    )
    own: dict[str, str] = Field(
        default_factory=dict,
        description="further words by the name of their attribute; left out where there are none",
    )


class PublishedTexts(Model):
    """All words of the game in one language."""

    components: dict[Id, PublishedWords] = Field(description="component to its words")
    variants: dict[Id, dict[Id, dict[EffectKey, str]]] = Field(
        description="variant to component to field or section to the text that stands in place of the printed one"
    )


@cache
def data_model(
    kinds: tuple[type[Component], ...], vocabulary: Vocabulary, *, plays_apart: bool = False
) -> type[BaseModel]:
    """The model of a game's data.json; `plays_apart`: its course of play has words that its cards do not have."""
    return _model(
        "Data",
        "The rules data of one game. A field that is left out has the default its schema names.",
        compiler_version=_field(str, "version of cardpress that wrote the file"),
        content=_field(_content_model(kinds, vocabulary, plays_apart=plays_apart), "all that rules depend on"),
        content_sha256=_field(
            Annotated[str, Field(pattern="^[0-9a-f]{64}$")],
            "SHA-256 of the content as canonical JSON: sorted keys, no spaces, UTF-8",
        ),
        game_version=_field(Annotated[str, Field(pattern=r"^\d+\.\d+\.\d+$")], "version of the game's data"),
        operations=_field(list[Id], "every operation that occurs in an effect, sorted"),
        schema_version=_field(Literal[SCHEMA_VERSION], "version of this file's form"),
        texts=_field(dict[str, PublishedTexts], "language code to the words in that language"),
    )


def _content_model(
    kinds: Sequence[type[Component]], vocabulary: Vocabulary, *, plays_apart: bool
) -> type[BaseModel]:
    members = {kind_name(kind): _field(dict[Id, _kind_model(kind)], f"the {kind.folder} by id") for kind in kinds}  # type: ignore[misc]  # a type made at run time
    play = vocabulary.annotations.get("play")
    course = {"play": _field(play, "the course of play")} if play else _course_apart() if plays_apart else {}
    return _model(
        "Content",
        "All that rules depend on; words and pictures are no part of it.",
        components=_field(
            _model("Components", "Components by kind and id.", **members), "components by kind and id"
        ),
        decks=_field(dict[Id, list[DeckEntry]], "deck to its components in printing order"),
        defaults=_field(
            dict[str, dict[str, Any]],
            "model or kind to its fields that mean something when they are left out, with what they mean then",
        ),
        game=_field(Id, "the game's id"),
        rules=_field(dict[Id, dict[Id, RuleValue]], "topic to the numbers the rules need, by name"),
        variants=_field(
            dict[Id, dict[Id, dict[EffectKey, vocabulary.effect]]],  # type: ignore[name-defined]  # made at run time
            "variant to component to field or section to the effect that stands in place of the printed one",
        ),
        **course,
    )


def _course_apart() -> dict[str, Any]:
    """A course of play whose words are not those of cards: the schema of its files says them."""
    return {
        "play": _field(
            dict[str, Any], "the course of play, as the schema of play files has it, with all it means"
        ),
    }


def _kind_model(kind: type[Component]) -> type[BaseModel]:
    """A kind without its picture, with the file it is written in."""
    fields = {name: (kind.model_fields[name].annotation, kind.model_fields[name]) for name in rules_fields(kind)}
    return _model(
        kind.__name__, kind.__doc__ or "", **fields, file=_field(str, "the file of the project it is written in")
    )


def _model(name: str, doc: str, **fields: Any) -> type[BaseModel]:  # noqa: ANN401 types with their descriptions
    return create_model(name, __base__=Model, __doc__=doc, **fields)


def _field(annotation: Any, description: str) -> tuple[Any, Any]:  # noqa: ANN401 any type
    return annotation, Field(description=description)
