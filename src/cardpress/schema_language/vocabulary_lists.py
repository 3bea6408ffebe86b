"""The vocabulary of a game out of lists of words; its own operations are described like kinds."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Literal, TypeVar

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.effects import actors, nodes
from cardpress.effects.nodes import Condition, Event, Node, Operation, Qualifier, Zone
from cardpress.effects.selectors import Amount, Count, Itself, Pick, Ref, Selector
from cardpress.effects.shared import CONDITIONS, EVENTS, OPERATIONS
from cardpress.effects.vocabulary import EMPTY, Vocabulary, vocabulary
from cardpress.models.source import Source
from cardpress.schema_language.field_types import (
    Annotation,
    FieldTypeReader,
    ReferencePlaces,
    ShapeError,
    class_name,
)
from cardpress.schema_language.schema_file import Fields, VocabularyWords

N = TypeVar("N", bound=Node)

OPEN: Mapping[str, Annotation] = {
    "effect": Operation,
    "event": Event,
    "condition": Condition,
    "qualifier": Qualifier,
    "selector": Selector,
    "pick": Pick,
    "itself": Itself,
    "ref": Ref,
    "amount": Amount,
    "count": Count,
    "person": actors.Person,
    "actor": actors.Actor,
    "resource": nodes.Resource,
    "holding": nodes.Holding,
    "zone": nodes.ZoneName,
    "stat": nodes.Stat,
    "period": nodes.Period,
    "until": nodes.Until,
    "trait": nodes.Trait,
    "token": nodes.Token,
    "lane": nodes.Lane,
}
"""What `cardpress:…` means in a field of an operation, an event, a condition or a qualifier."""
_WORDS = "name the words in vocabulary, such as people, resources, zones, events or conditions"
_SHARED: Mapping[str, Mapping[str, type[Node]]] = {
    "operations": OPERATIONS,
    "events": EVENTS,
    "conditions": CONDITIONS,
}


def _families(part: str) -> Mapping[str, tuple[str, ...]]:
    """The families of shared words, each a file of `cardpress.effects.families`, with what they have of a part."""
    found: dict[str, tuple[str, ...]] = {}
    for word, model in _SHARED[part].items():
        family = model.__module__.rpartition(".")[2]
        found[family] = (*found.get(family, ()), word)
    return found


def _words_asked_for(part: str, named: Collection[str]) -> list[str]:
    """Words of a part by their names, or by the names of their families; each once."""
    families = _families(part)
    return list(dict.fromkeys(word for name in named for word in families.get(name, (name,))))


def vocabulary_from(words: VocabularyWords, reader: FieldTypeReader) -> Vocabulary:
    """The vocabulary that the words of a file make; what is wrong with them goes to the reader's problems."""
    reader.problems.extend(_unknown(words, reader.source))
    own = words.own
    operations = _own(reader, "operations", own.operations, Operation)
    events = _own(reader, "events", own.events, Event)
    conditions = _own(reader, "conditions", own.conditions, Condition)
    qualifiers = _own(reader, "qualifiers", own.qualifiers, Qualifier)
    if reader.problems:
        return EMPTY
    zones = words.zones if isinstance(words.zones, dict) else dict.fromkeys(words.zones)
    try:
        made = vocabulary(
            operations=(*_words_asked_for("operations", words.operations), *operations),
            events=(*_words_asked_for("events", words.events), *events),
            conditions=(*_words_asked_for("conditions", words.conditions), *conditions),
            qualifiers=qualifiers,
            people=words.people,
            actors=words.actors,
            resources=words.resources,
            holdings=words.holdings,
            zones={name: Zone(**zone.model_dump()) if zone else Zone() for name, zone in zones.items()},
            stats=words.stats,
            periods=words.periods,
            until=words.until,
            traits=words.traits,
            tokens=words.tokens,
            ends=words.ends,
            lanes=words.lanes,
            amounts=words.amounts,
            spare={word for part in _SHARED for word in _words_asked_for(part, getattr(words, part))}
            - _words_by_own_name(words),
        )
    except ValueError as error:
        reader.problems.append(_unfit(str(error), words, reader.source))
        return EMPTY
    reader.problems.extend(_unsaid(words, made, reader.source))
    return EMPTY if reader.problems else made


def _words_by_own_name(words: VocabularyWords) -> set[str]:
    """Words that are taken by their own names: unlike the others of a family, they are not left out unsaid."""
    return {name for part in _SHARED for name in getattr(words, part)}


def _unsaid(words: VocabularyWords, made: Vocabulary, source: Source) -> Iterator[Diagnostic]:
    """Families of which the game can say nothing at all."""
    for part in _SHARED:
        for index, name in enumerate(getattr(words, part)):
            family = _families(part).get(name)
            if family and not {*family} & getattr(made, part).keys():
                at = source.position(f"/vocabulary/{part}/{index}")
                message = f'the game has no words for the {part} of the family "{name}"'
                yield Diagnostic("bad-value", message, at, None, _WORDS)


def _unknown(words: VocabularyWords, source: Source) -> Iterator[Diagnostic]:
    """Names of shared models that do not exist."""
    for part in _SHARED:
        shared = (*_SHARED[part], *_families(part))
        for index, name in enumerate(getattr(words, part)):
            if name not in shared:
                at = source.position(f"/vocabulary/{part}/{index}")
                message = f'there is no shared {part.removesuffix("s")} "{name}"'
                hint = did_you_mean(name, shared) or f'describe it in "own": {{"{part}": {{"{name}": …}}}}'
                yield Diagnostic("unknown-operation", message, at, one_of(sorted(shared)), hint)


def _own(reader: FieldTypeReader, part: str, described: Mapping[str, Fields], base: type[N]) -> list[type[N]]:
    """The models of the game's own words of one sort."""
    tag = next(name for name, one in base.model_fields.items() if (one.alias or name) == base.tag)
    made: list[type[N]] = []
    for word, shape in described.items():
        at = f"/vocabulary/own/{part}/{word}"
        try:
            model = reader.model(
                class_name(word), shape, at, base, ReferencePlaces(OPEN), **{tag: (Literal[word], ...)}
            )
        except ShapeError:
            continue
        made.append(model)  # type: ignore[arg-type]  # it derives from the base
    return made


def _unfit(reason: str, words: VocabularyWords, source: Source) -> Diagnostic:
    """Why the words make no vocabulary: a field that has no words, or that no sentence can say."""
    at = source.position("/vocabulary")
    for part in ("operations", "events", "conditions", "qualifiers"):
        for word in getattr(words.own, part):
            if reason.startswith(f"{class_name(word)}."):
                at = source.position(f"/vocabulary/own/{part}/{word}", key=True)
        for index, name in enumerate(getattr(words, part, ())):
            of_family = _families(part).get(name, (name,)) if part in _SHARED else (name,)
            if any(reason.startswith(f"{class_name(word)}.") for word in of_family):
                at = source.position(f"/vocabulary/{part}/{index}")
    hint = _WORDS if "has no words" in reason or "lack" in reason else None
    return Diagnostic("bad-value", reason, at, None, hint)
