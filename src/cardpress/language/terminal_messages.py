"""Checks the messages of the terminal player: every language has each of them, with the same variables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.language.messages.fluent_files import FluentFile
from cardpress.language.messages.message_lint import bare_variables, check_variables, variables


def check_terminal(files: Mapping[str, FluentFile], language: str, report: Report) -> None:
    """Compare the messages of one language with all others'; a number that only chooses words may be left out."""
    file = files[language]
    report.add(*file.problems)
    asked = {code: _variables_by_message(each) for code, each in files.items()}
    for id_ in file.ids:
        file.check_message(id_, report)
    every = frozenset[str]().union(*(messages.keys() for messages in asked.values()))
    report.extend(_missing_message(file, language, id_) for id_ in sorted(every - file.entries.keys()))
    for id_, (_, used) in asked[language].items():
        others = [messages[id_] for messages in asked.values() if id_ in messages]
        said = frozenset[str]().union(*(said for said, _ in others))
        known = frozenset[str]().union(*(known for _, known in others))
        report.extend(check_variables(file, file.entries[id_], used, said, known))


def check_replaced(file: FluentFile, shared: FluentFile, report: Report) -> None:
    """Compare messages of a game with those of its language pack in whose place they are said."""
    known, own = _variables_by_message(shared), _variables_by_message(file)
    for id_ in own.keys() & known.keys():
        report.extend(check_variables(file, file.entries[id_], own[id_][1], *known[id_]))


@lru_cache(maxsize=16)
def _variables_by_message(file: FluentFile) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Message id to the variables it prints and all it uses; without invalid messages, reported elsewhere."""
    found = {}
    for id_ in file.ids:
        message = file.check_message(id_, Report())
        if message and message.value is not None:
            found[id_] = frozenset(each.name for each in bare_variables(message.value)), variables(message.value)
    return found


def _missing_message(file: FluentFile, language: str, id_: str) -> Diagnostic:
    message = f"{id_} has no text for the terminal in {language}"
    return Diagnostic("missing-translation", message, Position(file.source.path), f"a message {id_} = …")
