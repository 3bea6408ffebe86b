"""Checks the Fluent messages of a language pack or a game before any text is rendered."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.diagnostics.advice import did_you_mean
from cardpress.language.clauses import qualifiers
from cardpress.language.messages.fluent_files import FluentFile
from cardpress.language.messages.formatter import AGAIN, BEFORE, SUBJECT
from cardpress.language.messages.message_lint import MessageRules, check_variables, variables, variables_of
from cardpress.language.packs import Pack
from cardpress.models.message_scan import HEADING, INTERFACE

if TYPE_CHECKING:
    from cardpress.language.clauses.effect_messages import Messages

EMPTY: qualifiers.QualifierMessages = MappingProxyType({})
Given = tuple[Collection[str], Collection[str]]
"""Variables a text must use, and all it may use."""
Used = dict[str, Mapping[str, frozenset[str]]]
"""Message id to part ('' is the value) to the variables it uses."""


def variables_used(
    file: FluentFile, rules: MessageRules, report: Report, is_needed: Callable[[str], bool] = lambda _: True
) -> Used:
    """The variables of every message; syntax errors go to the report.

    Messages that the game does not need may name terms it lacks.
    """
    found: Used = {}
    report.add(*file.problems)
    for entry in file.entries.values():
        message = file.check_message(entry.id, report)
        if message is not None:
            judge = rules if is_needed(entry.id) else rules.for_any_game()
            report.extend(judge.problems(file, entry, message))
            found[entry.id] = variables_of(message)
    return found


def check_effects(  # noqa: PLR0913 what a file of sentences is judged by
    file: FluentFile,
    needed: Messages,
    messages: Messages,
    rules: MessageRules,
    report: Report,
    *,
    asked: qualifiers.QualifierMessages = EMPTY,
) -> None:
    """Check sentences about effects against the messages that effects ask for; `needed` ones must be there.

    `asked` are the messages of qualifiers, which must all be there.
    """
    found = variables_used(file, rules, report, lambda id_: id_ in needed or id_ in asked)
    report.extend(qualifiers.missing_qualifiers(file, asked))
    _report_missing(file, needed, report)
    for id_, parts in found.items():
        entry = file.entries[id_]
        if id_ in asked:
            report.extend(qualifiers.check_qualifier(file, id_, file.message(id_), asked, rules))
            continue
        if id_ not in messages:
            position = file.source.position(entry.line, width=len(id_))
            hint = did_you_mean(id_, [*messages, *asked])
            report.add(Diagnostic("unknown-message", f"nothing asks for a message {id_}", position, None, hint))
            continue
        must, known = messages[id_]
        report.extend(check_variables(file, entry, parts.get("", frozenset()), must, known))
        report.extend(check_variables(file, entry, parts.get(qualifiers.PLACES[0], frozenset()), (), known))
        before = {f"{BEFORE}{name}" for name in known}
        report.extend(check_variables(file, entry, parts.get(AGAIN, frozenset()), (), {*known, *before, SUBJECT}))


def check_interface(pack: Pack, reference: FluentFile, rules: MessageRules, report: Report) -> None:
    """Check the interface words of a pack against those of another one: same ids, same variables."""
    found, others = variables_used(pack.ui, rules, report), variables_used(reference, rules, Report())
    _report_missing(pack.ui, reference.ids, report)
    for id_, parts in found.items():
        if id_ in others:
            wanted = others[id_].get("", frozenset())
            report.extend(
                check_variables(pack.ui, pack.ui.entries[id_], parts.get("", frozenset()), wanted, wanted)
            )


def _report_missing(file: FluentFile, ids: Collection[str], report: Report) -> None:
    for id_ in sorted(set(ids) - file.entries.keys()):
        report.add(
            Diagnostic("missing-message", f"there is no message {id_}", Position(file.source.path), f"{id_} = …")
        )


def check_texts(
    file: FluentFile, rules: MessageRules, given: Callable[[str, str], Given | None], report: Report
) -> None:
    """Check the texts of a game: a rules text names all numbers it is given, any text may name the card's own.

    `given`: component id and part of its message to what that text must and may name, None for a component of
    another deck.
    """
    for id_, parts in variables_used(file, rules, report).items():
        for part, names in parts.items():
            if id_.startswith(INTERFACE) and not id_.startswith(HEADING):
                continue
            wanted = given(id_, part)
            if wanted is not None:
                report.extend(check_variables(file, file.entries[id_], names, *wanted))


def check_own_interface(
    file: FluentFile, titles: Collection[str], ui: FluentFile, numbers: Collection[str], report: Report
) -> None:
    """Check the game's interface messages that cardpress uses: `titles` and overrides of the pack's messages.

    Titles get the numbers of the rules (`numbers`), overrides also the variables of the pack's message.
    """
    said, own = _interface(file), _interface(ui)
    for id_ in sorted(said.keys() & {*titles, *own}):
        wanted = own.get(id_, frozenset())
        report.extend(check_variables(file, file.entries[id_], said[id_], wanted, {*wanted, *numbers}))


def compare_languages(files: Mapping[str, FluentFile], language: str, report: Report) -> None:
    """Check that interface messages of one language use the variables that the other languages use."""
    said = {code: _interface(file) for code, file in files.items()}
    for id_, mine in said[language].items():
        wanted = frozenset[str]().union(*(other.get(id_, ()) for other in said.values()))
        report.extend(check_variables(files[language], files[language].entries[id_], mine, wanted, wanted))


@lru_cache(maxsize=16)
def _interface(file: FluentFile) -> dict[str, frozenset[str]]:
    """The variables of a file's interface messages; invalid ones are left out and reported elsewhere."""
    messages = {id_: file.check_message(id_, Report()) for id_ in file.ids if id_.startswith(INTERFACE)}
    return {id_: variables(message.value) for id_, message in messages.items() if message and message.value}
