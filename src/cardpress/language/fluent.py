"""Fluent files, strictly: entries found by a light scan, parsed only when somebody needs them.

Entries that are plain text on one line each are read without the Fluent parser, which is thirty times slower;
a test proves that both readings agree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from cardpress.diagnostics import Diagnostic, Report
from cardpress.models.source import TextSource

if TYPE_CHECKING:
    from fluent.syntax import ast

    Pattern = str | ast.Pattern

_ID = r"[a-zA-Z][a-zA-Z0-9_-]*"
_START = re.compile(rf"({_ID}) *=")
_PLAIN_VALUE = re.compile(rf"{_ID} *= *([^\s{{}}][^{{}}\n]*)?")
_PLAIN_ATTRIBUTE = re.compile(rf" +\.({_ID}) *= *([^\s{{}}][^{{}}\n]*)")


@dataclass(frozen=True)
class Message:
    """A parsed entry: its value and its attributes, each plain text or a syntax tree."""

    value: Pattern | None
    attributes: Mapping[str, Pattern]

    def parts(self) -> Iterator[tuple[str, Pattern]]:
        """The value under the empty name and every attribute under its own."""
        if self.value is not None:
            yield "", self.value
        yield from self.attributes.items()


@dataclass(frozen=True)
class Entry:
    """One unparsed entry: its id, its first line (from 1) and its source text."""

    id: str
    line: int
    text: str


class FluentError(Exception):
    """An entry that is not Fluent; `line` counts from the entry's first line, from 0, `column` from 1."""

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(message)
        self.line, self.column = line, column


@dataclass(frozen=True, eq=False)
class FluentFile:
    """The entries of one file by id; everything that cannot be an entry is a problem."""

    source: TextSource
    entries: Mapping[str, Entry]
    problems: tuple[Diagnostic, ...]
    _parsed: dict[str, Message] = field(default_factory=dict, repr=False)

    def message(self, id_: str) -> Message:
        """The parsed entry; raises KeyError when there is none and FluentError when it is not Fluent."""
        if id_ not in self._parsed:
            self._parsed[id_] = parse(self.entries[id_].text)
        return self._parsed[id_]

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """All ids, in the order of the file."""
        return tuple(self.entries)

    def checked(self, id_: str, report: Report) -> Message | None:
        """The parsed entry, or None and a problem in the report."""
        try:
            return self.message(id_)
        except FluentError as error:
            line = self.entries[id_].line + error.line
            report.add(
                Diagnostic(
                    "fluent-syntax",
                    f"{id_} is not valid Fluent: {error}",
                    self.source.position(line, error.column),
                    expected="`id = text`, continued and attribute lines indented, every { closed by }",
                )
            )
            return None

    def __getstate__(self) -> dict[str, object]:
        return {"source": self.source, "entries": self.entries, "problems": self.problems, "_parsed": {}}


def read(source: TextSource) -> FluentFile:
    """Split a file into entries; those start in column 1 and go on with indented lines."""
    entries: dict[str, Entry] = {}
    problems: list[Diagnostic] = []
    lines = source.text.split("\n")
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip() or line[0] == "#":
            at += 1
            continue
        end = _end(lines, at)
        match = _START.match(line)
        if match is None:
            problems.append(_junk(source, at + 1))
        elif match[1] in entries:
            problems.append(_duplicate(source, entries[match[1]], at + 1))
        else:
            entries[match[1]] = Entry(match[1], at + 1, "\n".join(lines[at:end]).rstrip())
        at = end
    return FluentFile(source, entries, tuple(problems))


def _end(lines: list[str], start: int) -> int:
    """Index after the last line of the entry that starts at `start`; blank lines may stand inside."""
    end = at = start + 1
    while at < len(lines) and (not lines[at].strip() or lines[at][0] in " }"):
        at += 1
        if lines[at - 1].strip():
            end = at
    return end


def _junk(source: TextSource, line: int) -> Diagnostic:
    return Diagnostic(
        "fluent-syntax",
        "this line starts no message",
        source.position(line),
        expected="`id = text`, a comment after #, or an indented line that continues a message",
        hint="ids have letters, digits, - and _; Fluent's own terms (-id) are not used here",
    )


def _duplicate(source: TextSource, first: Entry, line: int) -> Diagnostic:
    return Diagnostic(
        "duplicate-message",
        f"message {first.id} is written twice",
        source.position(line, width=len(first.id)),
        hint=f"the first one stands in line {first.line}; delete one of them",
    )


def parse(text: str) -> Message:
    """Parse one entry; raises FluentError."""
    return _plain(text) or _full(text)


def _plain(text: str) -> Message | None:
    first, *rest = text.split("\n")
    value = _PLAIN_VALUE.fullmatch(first)
    attributes = [_PLAIN_ATTRIBUTE.fullmatch(line) for line in rest]
    if value is None or not (value[1] or attributes):
        return None
    found: dict[str, Pattern] = {}
    for match in attributes:
        if match is None or match[1] in found:
            return None
        found[match[1]] = match[2].rstrip(" ")
    return Message(value[1].rstrip(" ") if value[1] else None, found)


def _full(text: str) -> Message:
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415 plain texts never need the parser

    body = FluentParser(with_spans=True).parse(text + "\n").body
    for entry in body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0]
            at = note.span.start if note.span else 0
            line = text.count("\n", 0, at)
            raise FluentError((note.message or "no Fluent").rstrip(), line, at - (text.rfind("\n", 0, at) + 1) + 1)
    entry = body[0]
    if not isinstance(entry, ast.Message):
        raise FluentError("this is not a message", 0, 1)
    attributes: dict[str, Pattern] = {}
    for attribute in entry.attributes:
        if attribute.id.name in attributes:
            at = attribute.span.start if attribute.span else 0
            raise FluentError(f"attribute .{attribute.id.name} is written twice", text.count("\n", 0, at), 5)
        attributes[attribute.id.name] = attribute.value
    return Message(entry.value, attributes)
