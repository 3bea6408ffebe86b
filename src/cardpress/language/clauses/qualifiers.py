"""Qualifiers of a selector in words: a message each, whose attribute says where it stands around the noun.

`is-hypnotised = .adjective = { ADJ($it, a: "zahipnotyzowany") }`, and `.adjective-not` for its contrary. A message
never orders qualifiers and never says the noun: `$it` is the noun in the form it has there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import fields, replace
from types import NoneType

from cardpress.diagnostics import Diagnostic, Position
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.effects.nodes import Qualifier
from cardpress.effects.vocabulary import Vocabulary
from cardpress.language.grammar.agreement import NounModifiers, QualifiedNoun
from cardpress.language.grammar.phrases import Cards, Qualification
from cardpress.language.messages.fluent_files import FluentFile, Message
from cardpress.language.messages.fluent_syntax import Pattern
from cardpress.language.messages.message_lint import MessageRules, check_variables, usages, variables

PREFIX = "is-"
PLACES = tuple(place.name for place in fields(NounModifiers))
"""Where a qualifier can stand, in reading order: adjectives before the noun, the last of them near it; its kind
after it, places, adjectives with complements, relative clauses."""
NOT = "-not"
_GIVEN = {"it", "own"}
"""Variables every qualifier gets: the noun, and whether what is the reader's is that of the one who acts."""

QualifierMessages = Mapping[str, tuple[frozenset[str], bool]]
"""Message of a qualifier to the variables it must say and whether it has a contrary."""


def qualifier_messages(game: Vocabulary) -> QualifierMessages:
    """The messages of a game's qualifiers; one that redeclares `not_: None` has no contrary."""
    return {
        PREFIX + name: (_fields(model), model.model_fields["not_"].annotation is not NoneType)
        for name, model in game.qualifiers.items()
    }


def _fields(model: type[Qualifier]) -> frozenset[str]:
    return frozenset(field.alias or name for name, field in model.model_fields.items()) - {"is", "not"}


def qualification(
    qualifier: Qualifier, values: Mapping[str, object], attributes: Collection[str], say: Callable[..., str]
) -> Qualification:
    """A qualifier that waits for the form of its noun; `values` are its fields as messages get them."""
    ending = NOT if qualifier.not_ else ""
    place = next((name for name in PLACES if name + ending in attributes), "")
    if not place:
        raise KeyError(f"{PREFIX}{qualifier.is_}")

    def say_of(it: QualifiedNoun) -> str:
        own = not it.form.subject and place != "clause"  # else "his own" would mean the noun itself
        given = {
            name: replace(value, own=False) if isinstance(value, Cards) and not own else value
            for name, value in values.items()
        }
        return say(f"{PREFIX}{qualifier.is_}.{place}{ending}", **given, it=it, own="yes" if own else "no")

    return Qualification(place, say_of)


def check_qualifier(
    file: FluentFile, id_: str, message: Message, asked: QualifierMessages, rules: MessageRules
) -> Iterator[Diagnostic]:
    """What is wrong with the message of a qualifier: its places, what it says, a clause that reads both ways."""
    entry, (needed, deniable) = file.entries[id_], asked[id_]
    at = file.source.position(entry.line, width=len(id_))
    endings = ("", NOT) if deniable else ("",)
    known = [place + ending for ending in endings for place in PLACES]
    for name in sorted(message.attributes.keys() - set(known)):
        yield Diagnostic(
            "unknown-message", f"{id_} has no place .{name}", at, one_of(known), did_you_mean(name, known)
        )
    for ending in endings:
        found = [place for place in PLACES if place + ending in message.attributes]
        if len(found) != 1:
            what = f"no place{' for its contrary' if ending else ''}" if not found else "several places"
            expected = f"one of {', '.join(f'.{place}{ending}' for place in PLACES)}"
            yield Diagnostic("missing-message", f"{id_} has {what}", at, expected)
    if message.value is not None:
        yield Diagnostic("unknown-message", f"nothing asks for the value of {id_}", at, "attributes only")
    for name, pattern in message.attributes.items():
        yield from check_variables(file, entry, variables(pattern), needed, {*needed, *_GIVEN})
        if name.startswith("clause") and _reads_both_ways(pattern, rules):
            hint = 'say it without a subject of its own: { ADJ($it, a: "…") } and for whom it is so'
            yield Diagnostic("ambiguous-clause", f".{name} of {id_} can be read both ways", at, None, hint)


def _reads_both_ways(pattern: Pattern, rules: MessageRules) -> bool:
    """Whether the noun of a relative clause could be taken for its subject: a target which that player sees."""
    subject, cases = rules.relatives
    asked = {(found.kind, found.owner, found.name) for found in usages(pattern)}
    unclear = any(("word", "WHICH:c", case) in asked for case in cases)
    return unclear and ("function", "", subject) in asked


def missing_qualifiers(file: FluentFile, asked: QualifierMessages) -> Iterator[Diagnostic]:
    """Qualifiers that no message says."""
    for id_ in sorted(asked.keys() - file.entries.keys()):
        expected = f"{id_} with one of {', '.join(f'.{place}' for place in PLACES)}"
        yield Diagnostic("missing-message", f"there is no message {id_}", Position(file.source.path), expected)
