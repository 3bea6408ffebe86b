"""One call makes a game's closed vocabulary: out of the shared models it takes, its own, and its words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType, NoneType
from typing import TypeVar, get_args, get_origin

from pydantic import BaseModel, TypeAdapter

from cardpress.diagnostics.advice import did_you_mean
from cardpress.effects.actors import EachPlayer, OnePlayer, ThatPlayer
from cardpress.effects.declared import Declared, composition_now
from cardpress.effects.nodes import NESTED, Condition, Event, Node, Operation, Qualifier, Zone
from cardpress.effects.selectors import AMOUNTS, USUAL_AMOUNTS, Amount, Itself, Pick, Ref, Selector
from cardpress.effects.shared import CONDITIONS, EVENTS, OPERATIONS
from cardpress.effects.specialisation import Annotation, Closing, Words, discriminator_value, kinds_of, words_of

Kind = TypeVar("Kind", bound=Node)
_SAID: tuple[type, ...] = (
    int, str, bool, NoneType, Pick, Ref, Itself, *AMOUNTS.values(), OnePlayer, EachPlayer, ThatPlayer
)  # fmt: skip
"""What a sentence about an own model can say of a field, beside what it nests; alone or in a list."""
_ACTS: tuple[type, ...] = (str, NoneType, OnePlayer, EachPlayer, ThatPlayer)
"""What `who` can be in every model: sentences, pronouns and engines ask it which player acts."""


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """What the effect trees of one game are made of; whatever it did not take does not exist there.

    `annotations` are the types of its slots, and of a selector, an amount, an event, a condition and an effect,
    each under its name and only where the game has it. `declared` is what the play files of a game name.
    """

    operations: Mapping[str, type[Operation]] = field(default_factory=dict)
    events: Mapping[str, type[Event]] = field(default_factory=dict)
    conditions: Mapping[str, type[Condition]] = field(default_factory=dict)
    qualifiers: Mapping[str, type[Qualifier]] = field(default_factory=dict)
    zones: Mapping[str, Zone] = field(default_factory=dict)
    annotations: Mapping[str, Annotation] = field(default_factory=dict)
    declared: Declared | None = None

    @property
    def effect(self) -> Annotation:
        """The type of a field that holds an effect of this game."""
        return self.annotations.get("effect", NoneType)

    @cached_property
    def reader(self) -> TypeAdapter[Operation]:
        """What reads the effects of the game."""
        return TypeAdapter(self.effect)

    @property
    def counted_words(self) -> frozenset[str]:
        """Words that are counted; when the game has a symbol of the same name, it is printed after them."""
        slots = ("resources", "holdings", "stats")
        return frozenset(word for slot in slots for word in self.words(slot))

    def words(self, slot: str) -> tuple[str, ...]:
        """The words the game has for a slot."""
        return words_of(self.annotations[slot]) if slot in self.annotations else ()


EMPTY = Vocabulary()
"""The vocabulary of a game without effects."""


COURSE = "COURSE_VOCABULARY"
"""The name under which a schema has a vocabulary for play files alone."""


def vocabulary_of(schema: ModuleType) -> Vocabulary:
    """The vocabulary a game's schema composes; one that composes none has no effects."""
    found = getattr(schema, "VOCABULARY", EMPTY)
    return found if isinstance(found, Vocabulary) else EMPTY


def course_words_of(schema: ModuleType) -> Vocabulary:
    """The vocabulary of the play files; another than that of plain cards."""
    found = getattr(schema, COURSE, None)
    return found if isinstance(found, Vocabulary) else vocabulary_of(schema)


def vocabulary(  # noqa: PLR0913 one argument for each part of a vocabulary
    *,
    operations: Iterable[str | type[Operation]],
    events: Iterable[str | type[Event]] = (),
    conditions: Iterable[str | type[Condition]] = (),
    qualifiers: Iterable[type[Qualifier]] = (),
    people: Words = (),
    actors: Words = (),
    resources: Words = (),
    holdings: Words = (),
    zones: Mapping[str, Zone] | None = None,
    stats: Words = (),
    periods: Words = (),
    until: Words = (),
    traits: Words = (),
    tokens: Words = (),
    ends: Sequence[str] = (),
    lanes: int = 0,
    amounts: Iterable[str] = USUAL_AMOUNTS,
    spare: Collection[str] = (),
) -> Vocabulary:
    """The vocabulary of a game: names of the shared models it takes, models of its own, and its words.

    Words are a list, or a mapping of each word to what it means; neighbours that mean the same share it. `actors`
    are the people an event can speak of (left out: all), `holdings` what a player can have (left out: the
    resources), `ends` where cards are put (deck_top), `lanes` how many lanes there are, `amounts` what an amount
    can be beside a number, `spare` shared models that are left out where the game has no words for them. Raises
    ValueError for a name that does not exist or is taken, for a model with a field
    the game has no words for, for a field that no sentence can say, and for a `who` that is no player.
    """
    zones, qualifiers = zones or {}, tuple(qualifiers)
    own: dict[str, Words] = {"people": people, "actors": actors or people, "resources": resources}
    own |= {"holdings": holdings or resources, "zones": tuple(zones), "stats": stats, "periods": periods}
    own |= {"until": until, "traits": traits, "tokens": tokens, "ends": _ends(ends, zones)}
    parts = VocabularyParts(
        tuple(operations), tuple(events), tuple(conditions), qualifiers, own, zones, lanes, spare
    )
    if compose := composition_now():
        composed = compose(parts)
        assert isinstance(composed, Vocabulary)
        return composed
    asked = [discriminator_value(each) for each in qualifiers]
    return close(parts, Closing(own, zones, lanes, asked, _left_out(amounts)), SHARED)


@dataclass(frozen=True)
class VocabularyParts:
    """What a game composes its vocabulary of: shared models by name, own ones, and words by their slot."""

    operations: tuple[str | type[Operation], ...] = ()
    events: tuple[str | type[Event], ...] = ()
    conditions: tuple[str | type[Condition], ...] = ()
    qualifiers: tuple[type[Qualifier], ...] = ()
    words: Mapping[str, Words] = field(default_factory=dict)
    zones: Mapping[str, Zone] = field(default_factory=dict)
    lanes: int = 0
    spare: Collection[str] = ()


@dataclass(frozen=True)
class SharedModels:
    """The models that games can take by name."""

    operations: Mapping[str, type[Operation]]
    events: Mapping[str, type[Event]]
    conditions: Mapping[str, type[Condition]]


SHARED = SharedModels(OPERATIONS, EVENTS, CONDITIONS)


def close(parts: VocabularyParts, closing: Closing, shared: SharedModels) -> Vocabulary:
    """The vocabulary of parts; raises ValueError for what does not fit."""
    asked_for = _models_asked_for(closing, Qualifier, parts.qualifiers, {})
    taken_events = _models_asked_for(closing, Event, parts.events, shared.events, parts.spare)
    taken_conditions = _models_asked_for(closing, Condition, parts.conditions, shared.conditions, parts.spare)
    taken = _models_asked_for(closing, Operation, parts.operations, shared.operations, parts.spare)
    types = _field_types(closing, has_effects=bool(taken))
    return Vocabulary(taken, taken_events, taken_conditions, asked_for, parts.zones, types)


def _field_types(closing: Closing, *, has_effects: bool) -> dict[str, object]:
    """What a field may hold, once every model is taken; without operations there is no effect."""
    closing.finish()
    types = _types(closing)
    if not has_effects:
        del types["effect"]
    return types


def _ends(words: Sequence[str], zones: Mapping[str, Zone]) -> Sequence[str]:
    """The ends of piles, such as deck_top; raises ValueError for what is no end of a zone of the game."""
    for word in words:
        place, _, end = word.rpartition("_")
        if place not in zones or end not in {"top", "bottom"}:
            raise ValueError(f'"{word}" is no end of a pile: a zone with _top or _bottom')
    return words


def _left_out(amounts: Iterable[str]) -> frozenset[type[BaseModel]]:
    """The forms of an amount that the game does not take."""
    taken = frozenset(amounts)
    for name in sorted(taken - AMOUNTS.keys()):
        hint = did_you_mean(name, AMOUNTS)
        raise ValueError(f'there is no amount "{name}"{f"; {hint}" if hint else ""}')
    return frozenset(model for name, model in AMOUNTS.items() if name not in taken)


def _types(closing: Closing) -> dict[str, object]:
    """What a game's fields are annotated with, by name; without those the game has no words for."""
    types = {
        **closing.annotations,
        "selector": closing.specialise(Selector),
        "amount": closing.specialise(Amount),
        "condition": closing.specialise(Condition),
        "event": closing.specialise(Event),
        "effect": closing.specialise(Operation),
    }
    return {name: annotation for name, annotation in types.items() if annotation is not None}


def _models_asked_for(
    closing: Closing,
    base: type[Kind],
    asked: Iterable[str | type[Kind]],
    shared: Mapping[str, type[Kind]],
    spare: Collection[str] = (),
) -> dict[str, type[Kind]]:
    """The closed models of one sort by name, in the order the game asks for them."""
    found: dict[str, type[Kind]] = {}
    for each in asked:
        name = each if isinstance(each, str) else discriminator_value(each)
        if isinstance(each, str) and each not in shared:
            hint = did_you_mean(each, shared)
            raise ValueError(f'there is no shared {base.__name__.lower()} "{each}"{f"; {hint}" if hint else ""}')
        model = shared[each] if isinstance(each, str) else each
        if name in spare and not closing.can_say(model):
            continue
        if name in found:
            raise ValueError(f'there is already {base.sort} "{name}"')
        if not isinstance(each, str):
            _check_fields(each)
        found[name] = closing.model(model)
    if found:
        closing.union(base, found)
    return found


def _check_fields(model: type[Node]) -> None:
    """Raise ValueError for a field of an own model that no sentence can say, and for a `who` that is no player."""
    who: Annotation = model.model_fields["who"].annotation if "who" in model.model_fields else NoneType
    listed = any(get_origin(part) is tuple for part in (who, *get_args(who)))
    if listed or not all(kind in _ACTS for kind in kinds_of(who)):
        raise ValueError(f"{model.__name__}.who says which player acts: call a thing that acts what it is")
    for name, one in model.model_fields.items():
        for kind in kinds_of(one.annotation):
            if kind not in NESTED and not (isinstance(kind, type) and issubclass(kind, _SAID)):
                what = "a whole number, a word, true or false, a selector, an amount, an effect, or a list"
                raise ValueError(f"{model.__name__}.{name}: a sentence can say {what}")
