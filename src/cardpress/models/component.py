"""Fields that every component of every game has."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, ClassVar, Self, get_args

from pydantic import BaseModel, ConfigDict, Discriminator, Field, TypeAdapter, model_validator

Id = Annotated[
    str,
    Field(
        pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$",
        max_length=48,
        description="a snake_case id: lower-case letters, digits and single underscores",
    ),
]


@dataclass(frozen=True)
class PictureMark:
    """Marks a field that names a picture of the game."""


Picture = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_]+([./-][A-Za-z0-9_]+)*\.(svg|png|jpg|jpeg)$",
        max_length=120,
        description="a picture by its path below templates/<game>/pictures/, with its ending",
    ),
    PictureMark(),
]
"""A picture of one's own: SVG, PNG or JPEG."""


class Model(BaseModel):
    """A frozen shape that refuses unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True, protected_namespaces=())


class Provenance(StrEnum):
    """Where a component's facts come from."""

    RULEBOOK = "rulebook"
    RECONSTRUCTED = "reconstructed"
    HOUSE = "house"


class Art(Model):
    """The picture of a component, composed from the icon set; no two components share all fields."""

    icon: str = Field(description="an icon of the game's icon set, by its name there", examples=["witch-flight"])
    backdrop: str = Field(description="a backdrop of the game's templates, drawn behind the icon")
    tint: str = Field(description="a color of the palette in game.json that tints the backdrop")
    turn: int = Field(default=0, ge=-180, le=180, description="degrees the icon is turned clockwise")
    flip: bool = Field(default=False, description="whether the icon is mirrored left to right")
    scale: int = Field(
        default=100, ge=50, le=160, description="size of the icon in percent of the picture's height"
    )


class Component(Model):
    """One printed thing. A game derives its kinds from this; `kind` names the shape and the folder.

    Rules texts are made from every field that holds an effect tree; `provenance` is printed and exported. `house`
    names the fields, of it or its parts, that are ours although the rest is published.
    """

    id: Id = Field(description="the component's stable id; the file bears the same name")
    kind: str
    provenance: Provenance = Field(
        description="rulebook: printed in the game's rules or public sources; reconstructed: some facts "
        "known, the rest chosen by us; house: ours"
    )
    source: str | None = Field(
        default=None, min_length=1, description="where its facts were found, for example a checklist id"
    )
    house: Annotated[tuple[Id, ...], Field(min_length=1)] | None = Field(
        default=None, description="fields of it or of its parts that are ours although the rest is published"
    )
    folder: ClassVar[str]

    @model_validator(mode="after")
    def _house_names_fields(self) -> Self:
        lists = (value for value in self.__dict__.values() if isinstance(value, tuple))
        parts: list[Model] = [self, *(one for several in lists for one in several if isinstance(one, Model))]
        known = {field.alias or name for one in parts for name, field in type(one).model_fields.items()}
        unknown = sorted(set(self.house or ()) - known)
        if unknown:
            raise ValueError(f"house: nothing here has a field {', '.join(unknown)}")
        return self


def kind_name(kind: type[Component]) -> str:
    """The value of `kind` that tells a kind's components apart."""
    return str(get_args(kind.model_fields["kind"].annotation)[0])


@cache
def reader_of(kinds: tuple[type[Component], ...]) -> TypeAdapter[Component]:
    """What reads and writes the components of a game, one for all its kinds.

    The effects they share are made ready once; for each kind by itself it would take as long again. Raises what
    Pydantic raises for a type that names what is not there.
    """
    every: Any = reduce(or_, kinds)
    shape: Any = Annotated[every, Discriminator("kind")] if len(kinds) > 1 else every
    reader = TypeAdapter[Component](shape)
    reader.rebuild()  # it does nothing, or raises what making it kept to itself
    return reader
