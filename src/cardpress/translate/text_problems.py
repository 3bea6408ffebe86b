"""What is wrong with one translation beside its source: placeholders, and characters that nobody sees."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from unicodedata import name

from cardpress.diagnostics.printable import first_invisible
from cardpress.language.messages.placeholders import MEANT, placeholder_problems
from cardpress.translate.fluent_units import indent_lines
from cardpress.translate.units import Unit

Problem = tuple[str, str, str]
"""Code, message and hint."""


def text_problems(unit: Unit, target: str, *, is_meant: bool, single: Collection[str]) -> Iterator[Problem]:
    """What is wrong with a translation of a unit; placeholders may differ where that is meant.

    `single` are the plural categories that the language has for one number alone.
    """
    if not target:
        return
    if problem := invisible_problem(unit.key, target):
        yield problem
    if is_meant:
        return
    source, has_symbols = _entry(unit.source), ":" not in unit.key
    for wrong in placeholder_problems(source, _entry(target), has_symbols=has_symbols, single=single):
        hint = f'if this is intended, write the comment "# {MEANT}" above the message'
        yield "wrong-placeholders", f"{unit.key}: {wrong}", hint


def invisible_problem(key: str, text: str) -> Problem | None:
    """The first character of a text that nobody sees, if there is one."""
    if (at := first_invisible(text)) is None:
        return None
    called = name(text[at], "no name")
    return "invisible-character", f"{key} has U+{ord(text[at]):04X} ({called}), which nobody sees", "delete it"


def is_meant(*notes: str) -> bool:
    """Whether a comment of one of the languages says that placeholders are meant to differ."""
    return any(MEANT in note.splitlines() for note in notes)


def _entry(text: str) -> str:
    return f"key = {indent_lines(text)}"
