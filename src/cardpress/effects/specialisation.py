"""Specialises shared models for one game: copies of them with its words in their slots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, TypeAlias, TypeVar, Union, cast, get_args, get_origin

from pydantic import BaseModel, Discriminator, Field, Tag, create_model
from pydantic.fields import FieldInfo
from pydantic.json_schema import SkipJsonSchema

from cardpress.effects.actors import EACH, YOU, EachPlayer, OnePlayer, ThatPlayer
from cardpress.effects.nodes import COURSE_SLOTS, NESTED, PEOPLE, SLOTS, Node, Operation, Qualifier, Slot, Zone
from cardpress.effects.selectors import Pick
from cardpress.models.json_schema import schema_name

Annotation: TypeAlias = Any
"""A type as a field is annotated with it; Python has no narrower type for that."""
Words: TypeAlias = Sequence[str] | Mapping[str, str]
"""The words of a slot, alone or each with what it means."""

Kind = TypeVar("Kind", bound=Node)


class _Effect(Node):
    """Stands for nested effects until all operations of the game are known."""


class _Qualifier(Node):
    """Stands for nested qualifiers until all of them are known."""


_UNKNOWN = (_Effect, _Qualifier)
_NOTHING = object()
"""What an annotation becomes for which the game has no words."""
_KEPT = ("alias", "description", "examples", "json_schema_extra")
_CALLED = {"people": "Person", "actors": "Actor", "Operation": "Effect"}
"""What types without a model are called in published schemas."""


class Closing:
    """Makes the copies; `annotations` are the types of the slots that have words."""

    usual_meanings: ClassVar[Mapping[str, str | None]] = SLOTS | COURSE_SLOTS
    """What is said of the words of each slot where the game says nothing."""

    def __init__(
        self,
        words: Mapping[str, Words],
        zones: Mapping[str, Zone],
        lanes: int,
        asked: Sequence[str] = (),
        left_out: frozenset[type[BaseModel]] = frozenset(),
    ) -> None:
        self.annotations: dict[str, Annotation] = {
            slot: _literal(said, self.usual_meanings[slot]) for slot, said in words.items() if said
        }
        if lanes:
            number = Annotated[int, Field(ge=1, le=lanes)]
            self.annotations["lanes"] = Literal["same", "other"] | number
            self.annotations["destinations"] = Literal["any_lane", "next_lane"] | number
        self._zones, self._asked = zones, tuple(asked)
        self._nested = self._stand_ins()
        self._copies: dict[type[BaseModel], type[BaseModel] | None] = dict.fromkeys(left_out)
        self._new: list[type[BaseModel]] = []
        self._people(words)

    def _stand_ins(self) -> dict[type[BaseModel], Annotation]:
        """What stands for nested nodes until all of the game are known."""
        found: dict[type[BaseModel], Annotation] = {Operation: _Effect}
        if self._asked:  # a qualifier can speak of a selector, which asks for qualifiers
            found[Qualifier] = _Qualifier
        return found

    def _people(self, words: Mapping[str, Words]) -> None:
        """Let players be bound and referred to wherever a word for them can stand."""
        people = [*dict.fromkeys(word for slot in PEOPLE for word in words.get(slot, ()) if word != YOU)]
        one_of = tuple(word for word in people if not word.startswith(EACH))
        each_of = tuple(word.removeprefix(EACH) for word in people if word.startswith(EACH))
        for slot, roles in (("one_of", one_of), ("each_of", each_of)):
            if roles:
                self.annotations[slot] = _literal(roles, SLOTS[slot])
        named = {"one": self._copy(OnePlayer), "each": self._copy(EachPlayer)}
        bound = {tag: model for tag, model in named.items() if model} | {"ref": ThatPlayer}
        for slot in (slot for slot in PEOPLE if people and slot in self.annotations):
            several = any(word.startswith(EACH) for word in words[slot])
            forms = {"word": _literal(words[slot], None)} | {
                tag: form for tag, form in bound.items() if several or tag != "each"
            }
            tagged = tuple(Annotated[form, Tag(tag)] for tag, form in forms.items())
            union: Annotation = Union[tagged]  # noqa: UP007 made at run time
            said = Field(description=_word_meaning(words[slot]), json_schema_extra=schema_name(_CALLED[slot]))
            self.annotations[slot] = Annotated[union, Discriminator(_form_of), said]

    def union(self, base: type[Node], models: Mapping[str, type[Node]]) -> None:
        """Let one of these copies stand wherever a field is annotated with `base`."""
        several = tuple(models.values())
        tag = next((at for at, one in base.model_fields.items() if (one.alias or at) == base.tag), base.tag)
        union = reduce(or_, several)
        said = Field(discriminator=tag, json_schema_extra=schema_name(_CALLED.get(base.__name__, base.__name__)))
        self._nested[base] = Annotated[union, said] if len(several) > 1 else union

    def finish(self) -> None:
        """Give copies that nest effects the union of all operations, once it is known.

        No copy reads anything before: each is made ready by Pydantic when it is first asked for.
        """
        self._nested |= {_Effect: self._nested[Operation], _Qualifier: self._nested.get(Qualifier)}
        self._settle()

    def _settle(self) -> None:
        """Put what nested nodes really are into the fields of every copy."""
        for model in self._new:
            for field in model.model_fields.values():
                field.annotation = self._sub(field.annotation)

    def model(self, model: type[Kind]) -> type[Kind]:
        """The copy of a model; the model itself when it has no slot.

        Raises ValueError when the game has no words for a field that must be given, or lacks the one it has when
        it is left out.
        """
        copied = self._copy(model)
        if copied is None:
            lacking = next(name for name, one in model.model_fields.items() if self._lacks(one))
            raise ValueError(f"{model.__name__}.{lacking} has no words: the game names none for it")
        return cast("type[Kind]", copied)

    def can_say(self, model: type[Node]) -> bool:
        """Whether the game has words for every field of a model that must be given."""
        return self._copy(model) is not None

    def specialise(self, annotation: Annotation) -> Annotation:
        """An annotation with the game's words in its slots; None when the game has none for it."""
        closed = self._sub(annotation)
        return None if closed is _NOTHING else closed

    def _lacks(self, field: FieldInfo) -> bool:
        return field.is_required() and self._sub(_whole(field)) is _NOTHING

    def _copy(self, model: type[BaseModel]) -> type[BaseModel] | None:
        """The copy of a model, or None when it cannot be said without words the game lacks."""
        if model not in self._copies:
            fields = {name: self._field(model, name, one) for name, one in model.model_fields.items()}
            changed = {name: field for name, field in fields.items() if field is not None}
            lacking = any(self._lacks(one) for one in model.model_fields.values())
            needs_copy = changed or model is Pick
            self._copies[model] = (
                None if lacking else self._specialised_model(model, changed) if needs_copy else model
            )
        return self._copies[model]

    def _specialised_model(self, model: type[BaseModel], fields: Mapping[str, Any]) -> type[BaseModel]:
        made: type[BaseModel] = create_model(
            model.__name__,
            __base__=model,
            __module__=model.__module__,
            __doc__=model.__doc__,
            **fields,
        )
        for name, known in (("zones", self._zones), ("asked", self._asked)):
            if name in made.__class_vars__:
                setattr(made, name, known)
        self._new.append(made)
        self._copies[made] = made
        return made

    def _field(self, model: type[BaseModel], name: str, field: FieldInfo) -> tuple[Annotation, FieldInfo] | None:
        """The field of the copy; None when the model's own will do.

        A field without words stays, because code that reads it expects it, but holds nothing and is no part of
        the JSON Schema. The copy is a field of its own: what a copied one does not say would silence the words.
        """
        whole = _whole(field)
        closed = self._sub(whole)
        if closed is whole:
            return None
        if closed is _NOTHING or closed is NoneType:
            closed = SkipJsonSchema[None]  # type: ignore[misc]  # made at run time
        slot = next((one for one in field.metadata if isinstance(one, Slot)), None)
        if slot and isinstance(field.default, str) and not self._has_word(closed, field.default):
            raise ValueError(f'{model.__name__}.{name} left out is "{field.default}", which {slot.name} lack')
        limits = self._limits(field)
        said = {about: value for about in _KEPT if (value := getattr(field, about)) is not None}
        default = {} if field.is_required() else {"default": field.default}
        return Annotated[(closed, *limits)] if limits else closed, Field(**default, **said)

    def _has_word(self, closed: Annotation, word: str) -> bool:
        return word in words_of(closed)

    def _limits(self, field: FieldInfo) -> list[Any]:
        """What the type of a field says beside its words."""
        return [one for one in field.metadata if not isinstance(one, Slot)]

    def _is_nested(self, annotation: Annotation) -> bool:
        """Whether a type stands for models that only the whole vocabulary knows."""
        return annotation in NESTED or annotation in _UNKNOWN

    def _sub(self, annotation: Annotation) -> Annotation:
        """An annotation with words in its slots; the very same object when it has none."""
        origin: Annotation = get_origin(annotation)
        parts = get_args(annotation)
        if origin is Annotated:
            return self._specialised_field(annotation, parts[0], parts[1:])
        if origin in (Union, UnionType):
            return self._union(annotation, parts)
        if origin is tuple:
            closed = self._sub(parts[0])
            return annotation if closed is parts[0] else _NOTHING if closed is _NOTHING else origin[closed, ...]
        if self._is_nested(annotation):
            return self._nested.get(annotation, _NOTHING)
        is_model = isinstance(annotation, type) and issubclass(annotation, BaseModel)
        return (self._copy(annotation) or _NOTHING) if is_model else annotation

    def _specialised_field(self, annotation: Annotation, base: Annotation, meta: tuple[Any, ...]) -> Annotation:
        slot = next((one for one in meta if isinstance(one, Slot)), None)
        closed = self.annotations.get(slot.name, _NOTHING) if slot else self._sub(base)
        rest = tuple(one for one in meta if one is not slot)
        if closed is base:
            return annotation
        return Annotated[(closed, *rest)] if rest and closed is not _NOTHING else closed

    def _union(self, annotation: Annotation, parts: tuple[Annotation, ...]) -> Annotation:
        closed = [self._sub(part) for part in parts]
        if all(new is old for new, old in zip(closed, parts, strict=True)):
            return annotation
        left = [one for one in closed if one is not _NOTHING]
        if len(left) < 2:
            return left[0] if left else _NOTHING
        return Union[tuple(left)]  # noqa: UP007 made at run time


def words_of(annotation: Annotation) -> tuple[str, ...]:
    """The words of a closed slot."""
    origin: Annotation = get_origin(annotation)
    if origin is Literal:
        return get_args(annotation)
    inner = get_args(annotation)[:1] if origin is Annotated else get_args(annotation)
    return next((words for one in inner if (words := words_of(one))), ())


def discriminator_value(model: type[Node]) -> str:
    """The word that tells a model from others of its sort; raise ValueError when the model does not say it."""
    field = next((one for at, one in model.model_fields.items() if (one.alias or at) == model.tag), None)
    origin: Annotation = get_origin(field.annotation) if field else None
    if field is None or origin is not Literal:
        raise ValueError(f'{model.__name__} does not say its name: {model.tag}: Literal["…"]')
    return str(get_args(field.annotation)[0])


def kinds_of(annotation: Annotation) -> Iterator[Annotation]:
    """The types that values of an annotation can have; the members of a list are looked into as well."""
    origin: Annotation = get_origin(annotation)
    parts = get_args(annotation)
    if origin is Literal:
        yield from map(type, parts)
    elif origin in {Union, UnionType, Annotated}:
        for part in parts[:1] if origin is Annotated else parts:
            yield from kinds_of(part)
    elif origin is tuple:
        for part in parts:
            yield from () if part is ... else kinds_of(part)
    else:
        yield annotation


def _form_of(person: object) -> str:
    """Which form a player has: a word, or an object with one of the fields that tell such objects apart."""
    fields = person if isinstance(person, dict) else getattr(person, "model_fields_set", ())
    return next((form for form in ("one", "each", "ref") if form in fields), "word")


def _literal(words: Words, usual: str | None) -> Annotation:
    """The type of a slot: one of its words, described by what the game says of them or by what is usually said."""
    literal = Literal[tuple(words)]  # type: ignore[valid-type]  # made at run time
    description = _word_meaning(words) or usual
    return Annotated[literal, Field(description=description)] if description else literal


def _word_meaning(words: Words) -> str | None:
    return _explain_words(words) if isinstance(words, Mapping) else None


def _explain_words(words: Mapping[str, str]) -> str:
    """Each word with what it means; neighbours that mean the same share it."""
    groups: list[tuple[list[str], str]] = []
    for word, meaning in words.items():
        if groups and groups[-1][1] == meaning:
            groups[-1][0].append(word)
        else:
            groups.append(([word], meaning))
    return "; ".join(f"{', '.join(several)}: {meaning}" for several, meaning in groups)


def _whole(field: FieldInfo) -> Annotation:
    """The annotation of a field with the slot that Pydantic put aside."""
    slots = [one for one in field.metadata if isinstance(one, Slot)]
    return Annotated[(field.annotation, *slots)] if slots else field.annotation
