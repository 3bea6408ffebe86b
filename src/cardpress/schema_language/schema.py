"""schemas/<game>.json as the shapes of a game; what it describes is made here, and nothing of it is run."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext, suppress
from types import ModuleType
from typing import Literal, cast

from pydantic import Field, ValidationError, create_model

from cardpress.course.declared_words import KIND, FieldWords, merge_words
from cardpress.course.play_files import declared_by, key_of, play_vocabulary, use_play_words
from cardpress.diagnostics import Diagnostic
from cardpress.effects.nodes import PEOPLE
from cardpress.effects.sections import Section
from cardpress.effects.vocabulary import EMPTY, Vocabulary
from cardpress.models.component import Art, Component, Id, Model, Picture, Provenance
from cardpress.models.json_schema import json_schema
from cardpress.models.source import Source
from cardpress.models.validation_messages import misfits
from cardpress.schema_language.field_types import (
    OWN,
    Annotation,
    FieldTypeReader,
    ReferencePlaces,
    ShapeError,
    class_name,
)
from cardpress.schema_language.schema_file import Kind, SchemaFile
from cardpress.schema_language.vocabulary_lists import vocabulary_from

_SLOTS = {
    "person": "people",
    "actor": "actors",
    "resource": "resources",
    "holding": "holdings",
    "zone": "zones",
    "stat": "stats",
    "period": "periods",
    "lane": "lanes",
}
"""What a field of a component can refer to beside effects: words of the vocabulary."""


_BARE = "_bare"
_KIND = "the kind of component"


class Described(Component):
    """A component of a game that is all data: where it comes from may be said."""

    provenance: Provenance = Field(
        default=Provenance.HOUSE, description=Component.model_fields["provenance"].description
    )


def described_schema(game: str, source: Source, play: Sequence[Source] = ()) -> ModuleType | list[Diagnostic]:
    """The shapes that schemas/<game>.json describes, or what is wrong with it; equal texts give one module.

    With play files the vocabulary is that of a game that plays.
    """
    name = f"cardpress_schema_{game}_{source.digest[:16]}"
    if not play and name in sys.modules:
        return sys.modules[name]
    try:
        file = SchemaFile.model_validate_json(source.text)
    except ValidationError as error:
        return misfits(source, error, json_schema(SchemaFile))
    words = declared_by(play, fields_of_file(file))
    name += key_of(words)
    if name in sys.modules:
        return sys.modules[name]
    reader = FieldTypeReader(source, file.defs, name)
    with use_play_words(words) if words else nullcontext():
        vocabulary = vocabulary_from(file.vocabulary, reader)
    if reader.problems or vocabulary is None:
        return reader.problems
    kinds = tuple(_kinds(file.kinds, reader, vocabulary))
    return reader.problems or _module(name, kinds, vocabulary)


def bare_schema(game: str, kinds: Iterable[str], play: Sequence[Source] = ()) -> ModuleType:
    """The shapes of a game without a schema: kinds whose components have nothing but words."""
    names, words = sorted(kinds), declared_by(play, {})
    name = f"cardpress_schema_{game}_{'_'.join(names)}{key_of(words)}{_BARE}"
    if name not in sys.modules:
        reader = FieldTypeReader(Source("", "{}", {}, ""), {}, name)
        vocabulary = play_vocabulary(words) if words else EMPTY
        return _module(name, tuple(_kind(kind, Kind(), reader, ReferencePlaces({})) for kind in names), vocabulary)
    return sys.modules[name]


def fields_of_file(file: SchemaFile) -> FieldWords:
    """The numbers and words of all kinds that a file describes."""
    found: dict[str, tuple[str, ...]] = {KIND: tuple(file.kinds)}
    for kind in file.kinds.values():
        for name, shape in kind.properties.items():
            own = file.defs.get((shape.ref or "").removeprefix(OWN), shape)
            kinds = {own.type} if isinstance(own.type, str) else {*(own.type or ())}
            words = tuple(word for word in own.enum or () if isinstance(word, str))
            if words or kinds - {"null"} == {"integer"}:
                found[name] = merge_words(found.get(name, ()), words)
    return found


def is_bare(schema: ModuleType) -> bool:
    """Whether a game has no schema of its own, so that fields of its components are described nowhere."""
    return schema.__name__.endswith(_BARE)


def folder_of(kind: str, shape: Kind) -> str:
    """The folder of a kind's files below the game's."""
    return shape.folder or f"{kind}s"


def _module(name: str, kinds: tuple[type[Component], ...], vocabulary: Vocabulary) -> ModuleType:
    """The same as a schema written in Python makes."""
    module = ModuleType(name)
    module.__dict__.update(KINDS=kinds, VOCABULARY=vocabulary)
    sys.modules[name] = module
    return module


def _kinds(
    kinds: Mapping[str, Kind], reader: FieldTypeReader, vocabulary: Vocabulary
) -> Iterator[type[Component]]:
    places = ReferencePlaces(_cardpress_types(vocabulary), _parts(vocabulary, reader.module))
    for kind, shape in kinds.items():
        with suppress(ShapeError):
            yield _kind(kind, shape, reader, places)


def _kind(kind: str, shape: Kind, reader: FieldTypeReader, places: ReferencePlaces) -> type[Component]:
    made = reader.model(
        class_name(kind),
        shape,
        f"/kinds/{kind}",
        Described,
        places,
        kind=(Literal[kind], Field(description=_KIND)),
    )
    described = cast("type[Described]", made)
    described.folder = folder_of(kind, shape)
    return described


def _cardpress_types(vocabulary: Vocabulary) -> dict[str, Annotation]:
    """What `cardpress:…` means in a field of a component."""
    types = vocabulary.annotations
    words = {word: types[slot] for word, slot in _SLOTS.items() if slot in types}
    words |= {word: Literal[vocabulary.words(_SLOTS[word])] for word in words if _SLOTS[word] in PEOPLE}
    trees = {word: types[word] for word in ("effect", "selector", "amount", "condition", "event") if word in types}
    return {"id": Id, "art": Art, "picture": Picture, **words, **trees}


def _parts(vocabulary: Vocabulary, module: str) -> dict[str, type[Model]]:
    """What entries of a list can be: sections, which have a heading, and rows, which have none."""
    if "effect" not in vocabulary.annotations:
        return {}
    made: dict[str, type[Model]] = {}
    for name, headed in (("section", True), ("row", False)):
        effect = (vocabulary.effect | None, Field(default=None, description="what it does"))
        part = create_model(
            class_name(name), __base__=Section, __module__=module, __doc__=Section.__doc__, effect=effect
        )
        part.headed = headed
        made[name] = part
    return made
