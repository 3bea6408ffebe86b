"""Checks the messages of the terminal player: every language has each of them, with the same variables."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Final

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
    """Compare messages of a game with those of its language pack in whose place they are said.

    A more particular one, as happened-put-to-table, is compared with the one that would be said without it. What
    tells a happening or the end may leave out whatever goes without saying; questions and choices may not.
    """
    shared_ids, own = _variables_by_message(shared), _variables_by_message(file)
    for id_, (_, used) in own.items():
        base = _message_replaced(id_, shared_ids)
        if base is None:
            continue
        said, known = shared_ids[base]
        needed = said if base == id_ and not id_.startswith(FREE) else frozenset[str]()
        report.extend(check_variables(file, file.entries[id_], used, needed, known | values_given(base)))


def _message_replaced(id_: str, shared: Collection[str]) -> str | None:
    """The shared message in whose place one of a game is said; None where it stands for itself."""
    parts = id_.split("-")
    begun = ("-".join(parts[:count]) for count in range(len(parts), 0, -1))
    return next((each for each in begun if each in shared), None)


FREE: Final = ("happened-", "end-", "player-")
"""How messages begin that tell what is seen anyway."""
OF_EVERY_HAPPENING: Final = frozenset({"you", "who", "amount", "signed"})
OF_MOVES: Final = frozenset({"cards", "count", "from", "to"})
OF_COUNTERS: Final = frozenset({"counter", "card", "whose", "yours"})
VALUES: Final[Mapping[str, frozenset[str]]] = {
    **dict.fromkeys(
        ("draw", "put", "discard", "take", "destroy", "play", "throw_face", "place", "move"), OF_MOVES
    ),
    **dict.fromkeys(("gain", "lose", "pay", "set"), OF_COUNTERS),
    **dict.fromkeys(("reveal", "look", "resolve", "swap", "trigger"), frozenset({"cards", "count"})),
    "act": frozenset({"thing"}),
    "give": frozenset({"to_you"}),
    "modify": frozenset({"stat", "whose", "yours"}),
}
"""By the sort of a happening: what its messages are told beside what every language says."""


def values_given(message: str) -> frozenset[str]:
    """What a shared message is told, whether or not the language packs say it."""
    if message == "end-player":
        return frozenset({"second", "third"})
    beginning, _, sort = message.partition("-")
    sort = sort.removesuffix("-hidden").removesuffix("-card").removesuffix("-shared")
    return OF_EVERY_HAPPENING | VALUES.get(sort, frozenset()) if beginning == "happened" else frozenset()


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
