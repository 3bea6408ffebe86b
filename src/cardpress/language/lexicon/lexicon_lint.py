"""Checks a lexicon beyond its JSON schema: missing entries, unknown words and cases, rows of wrong length."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.language.grammar.phrase_templates import (
    NUMBERS,
    AgreeingWord,
    InnerPhrase,
    Template,
    Token,
    parse_template,
)
from cardpress.language.lexicon.lexicons import Lexicon, lexicon_model
from cardpress.models.json_schema import json_schema
from cardpress.models.source import Source
from cardpress.models.validation_messages import misfits

REQUIRED_ENTRIES: Mapping[str, frozenset[str]] = {
    "words": frozenset({"and", "or", "other", "that", "this", "which", "from_among"}),
    "people": frozenset({"opponent", "each_opponent", "each_player", "anyone"}),
    "possessive": frozenset({"you", "own"}),
    "pronouns": frozenset({"you"}),
    "phrases": frozenset(
        [
            "amount",
            "one",
            "exactly",
            "up_to",
            "any",
            "all",
            "each",
            "next",
            "rest",
            "top",
            "top many",
            "the",
            "none",
        ]
        + [f"among {quantity}" for quantity in ("one", "exactly", "up_to", "any", "all", "each", "rest")]
        + ["place", "that", "those", "each of them", "each of those"]
    ),
}
"""Entries that the grammar engine needs in each part of a lexicon."""


def lexicon_problems(source: Source, lent: Mapping[str, Any]) -> Iterator[Diagnostic]:
    """Problems of a lexicon, each with its place; `lent` are parts another lexicon lends where this has none."""
    if not isinstance(source.value, dict):
        yield Diagnostic("wrong-type", "a lexicon is an object", source.position(""))
        return
    whole = {**lent, **source.value}
    model = lexicon_model(whole)
    try:
        lexicon = model.model_validate_json(json.dumps(whole) if lent else source.text)
    except ValidationError as error:
        yield from misfits(source, error, json_schema(model))
        return
    for found in (_missing_entries, _unknown_words, _unknown_cases, _bad_rows):
        yield from found(source, lexicon)


def _missing_entries(source: Source, lexicon: Lexicon) -> Iterator[Diagnostic]:
    for part, words in REQUIRED_ENTRIES.items():
        for word in sorted(words - getattr(lexicon, part).keys()):
            yield Diagnostic("missing-field", f'"{part}" lacks "{word}"', source.position(f"/{part}"))
    for group in sorted({*_groups(lexicon), *lexicon.groups.values()} - lexicon.pronouns.keys()):
        message = f'"pronouns" lacks "{group}", the row of a gender'
        yield Diagnostic("missing-field", message, source.position("/pronouns"))


def _groups(lexicon: Lexicon) -> Iterator[str]:
    """The rows of pronouns that the genders of a language lead to."""
    for gender in lexicon.genders or ("",):
        yield lexicon.groups.get(gender, gender)
        yield lexicon.groups.get(f"pl.{gender}", "pl")


def _unknown_words(source: Source, lexicon: Lexicon) -> Iterator[Diagnostic]:
    """Words, cases and nouns that a phrase names and the lexicon lacks."""
    texts = {f"/phrases/{key}": text for key, text in lexicon.phrases.items()}
    texts |= {f"/people/{key}": text.partition(" ")[2] for key, text in lexicon.people.items()}
    heads = {*lexicon.cases, *NUMBERS}
    for pointer, text in texts.items():
        template = parse_template(text)
        for name, known, what in _names_in_template(template, lexicon, heads):
            if name not in known:
                at = source.position(pointer)
                hint = did_you_mean(name, known)
                message = f'there is no {what} "{name}"'
                yield Diagnostic(
                    "unknown-word", message, at, one_of(sorted(known)) if len(known) < 20 else None, hint
                )


Asked = tuple[str, Collection[str], str]


def _names_in_template(template: Template, lexicon: Lexicon, heads: Collection[str]) -> Iterator[Asked]:
    yield from ((name, heads, "case or number") for name in template.head)
    yield from _names_in_tokens(template.tokens, lexicon, heads)


def _names_in_tokens(tokens: tuple[Token, ...], lexicon: Lexicon, heads: Collection[str]) -> Iterator[Asked]:
    for token in tokens:
        if isinstance(token, AgreeingWord):
            yield token.word, lexicon.adjectives.keys(), "adjective"
        elif isinstance(token, InnerPhrase):
            yield from ((name, {*heads, *lexicon.nouns}, "case, number or noun") for name in token.head)
            yield from _names_in_tokens(token.tokens, lexicon, heads)


def _unknown_cases(source: Source, lexicon: Lexicon) -> Iterator[Diagnostic]:
    """Cases that a rule names and the language lacks."""
    named = {"/owner_case": lexicon.owner_case, "/unit_case": lexicon.unit_case}
    named |= {f"/direct/{place}": case for place, case in enumerate(lexicon.direct)}
    named |= {f"/counting/{place}/case": rule.case for place, rule in enumerate(lexicon.counting) if rule.case}
    for pointer, case in named.items():
        if case not in lexicon.cases:
            at = source.position(pointer)
            yield Diagnostic("bad-value", f'there is no case "{case}"', at, one_of(lexicon.cases))
    if lexicon.counting[-1].when:
        message = "the last rule of numbers has conditions, so that it may not hold"
        yield Diagnostic("bad-value", message, source.position(f"/counting/{len(lexicon.counting) - 1}"))


def _bad_rows(source: Source, lexicon: Lexicon) -> Iterator[Diagnostic]:
    """Rows that have neither one form nor one for each case; adjectives of a paradigm that is not there."""
    rows = {f"/pronouns/{key}": row for key, row in lexicon.pronouns.items()}
    for name, table in lexicon.paradigms.items():
        rows |= {f"/paradigms/{name}/{key}": row for key, row in table.items()}
    for word, entry in lexicon.adjectives.items():
        if isinstance(entry, dict):
            rows |= {f"/adjectives/{word}/{key}": row for key, row in entry.items()}
        elif entry[0] not in lexicon.paradigms:
            at = source.position(f"/adjectives/{word}/0")
            message = f'there is no paradigm "{entry[0]}"'
            yield Diagnostic("unknown-word", message, at, one_of(sorted(lexicon.paradigms)))
    for pointer, row in rows.items():
        if len(row.split()) not in {1, len(lexicon.cases)}:
            expected = f"one form, or one for each of {', '.join(lexicon.cases)}"
            message = f"{len(row.split())} forms for {len(lexicon.cases)} cases"
            yield Diagnostic("bad-value", message, source.position(pointer), expected)
