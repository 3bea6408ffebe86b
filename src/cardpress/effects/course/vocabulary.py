"""The vocabulary of a game that plays: what its schema composes, all shared words it can say, and the course's."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from cardpress.effects.course.closing import CourseClosing
from cardpress.effects.course.numbers import CountOf
from cardpress.effects.course.play import Play, PlayFile
from cardpress.effects.course.words import COURSE_CONDITIONS, COURSE_OPERATIONS
from cardpress.effects.declared import Declared
from cardpress.effects.nodes import Node, Zone
from cardpress.effects.shared import EVENTS
from cardpress.effects.specialisation import Words, discriminator_value, kinds_of
from cardpress.effects.vocabulary import SharedModels, Vocabulary, VocabularyParts, close

Kind = TypeVar("Kind", bound=Node)
PEOPLE = ("you", "opponent", "player", "remaining", "each_opponent", "each_player", "each_remaining")
ALLIES = ("ally", "each_ally", "teammate", "each_teammate")
_DEEP = 5000
"""Calls within each other, of which 2,000 were enough."""
_SHARED = SharedModels(COURSE_OPERATIONS, EVENTS, COURSE_CONDITIONS)


def course_vocabulary(parts: VocabularyParts, declared: Declared) -> Vocabulary:
    """The vocabulary of a game that plays; an own word goes before a shared one of its name."""
    words = _words(parts.words, declared)
    zones = {name: Zone(owned="may" if owned else "never", top=True) for name, owned in declared.zones.items()}
    zones |= parts.zones
    operations, of_operations = _all(parts.operations, COURSE_OPERATIONS)
    events, of_events = _all(parts.events, EVENTS)
    conditions, of_conditions = _all(parts.conditions, COURSE_CONDITIONS)
    spare = {*parts.spare, *of_operations, *of_events, *of_conditions}
    asked = [discriminator_value(each) for each in parts.qualifiers]
    whole = replace(
        parts, operations=operations, events=events, conditions=conditions, words=words, zones=zones, spare=spare
    )
    closing = CourseClosing(words, zones, parts.lanes, asked)
    made = close(whole, closing, _SHARED)
    files = {"play_file": closing.specialise(PlayFile), "play": closing.specialise(Play)}
    _make_ready(made)
    return replace(made, annotations={**made.annotations, **files}, declared=declared)


def _make_ready(made: Vocabulary) -> None:
    """Let Pydantic make two models ready that lead to all others.

    It goes from each model to those its fields hold, and nearly all of them hold each other: that way is deeper
    than Python lets a program go. Afterwards every way is short, because it comes to one of the two.
    """
    numbers = kinds_of(made.annotations["amount"])
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, _DEEP))
    try:
        for hub in (next(each for each in numbers if issubclass(each, CountOf)), made.operations["seq"]):
            hub.model_rebuild()
    finally:
        sys.setrecursionlimit(before)


def _all(
    taken: Iterable[str | type[Kind]], shared: Mapping[str, type[Kind]]
) -> tuple[tuple[str | type[Kind], ...], set[str]]:
    """What a schema takes and all that is shared beside it, and the names of the latter."""
    taken = tuple(taken)
    names = {each if isinstance(each, str) else discriminator_value(each) for each in taken}
    more = [name for name in shared if name not in names]
    return (*taken, *more), set(more)


def _words(given: Mapping[str, Words], declared: Declared) -> dict[str, Words]:
    """The words of every slot: the schema's, then those of the play files that are not among them."""
    people = (*PEOPLE, *(ALLIES if declared.teams else ()))
    more: dict[str, Iterable[str]] = {
        "people": people, "actors": people, "resources": declared.counters, "holdings": declared.counters,
        "zones": declared.zones, "ends": declared.ends, "stats": declared.stats,
    }  # fmt: skip
    return {
        **given,
        **declared.slots,
        **{slot: _with_more(given.get(slot, ()), words) for slot, words in more.items()},
    }


def _with_more(given: Words, more: Iterable[str]) -> Words:
    """Words with others after them, each with what it means where that is said."""
    new = [word for word in more if word not in given]
    return {**given, **dict.fromkeys(new, "")} if isinstance(given, Mapping) else (*given, *new)
