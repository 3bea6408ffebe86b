"""Fluent files: entries are found by a quick scan and parsed strictly on first use."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from cardpress.diagnostics import Diagnostic, Report
from cardpress.language.messages.fluent_syntax import ID, FluentError, Pattern, QuickParser, UnusualError
from cardpress.models.message_scan import INTERFACE, OF_BOOK
from cardpress.models.source import TextSource

PARSED = 2**15
"""Size of the cache of parsed entries."""
MAX_DEPTH = 16
"""Deepest nesting of braces; a message with a select inside a select needs two."""
_BRACE = re.compile(r"[{}]")
_START = re.compile(rf"({ID}) *= *")
_ATTRIBUTE = re.compile(rf"\n +\.({ID}) *= *")


@dataclass(frozen=True, eq=False)
class Message:
    """A parsed entry: its value and its attributes; cached by text."""

    value: Pattern | None
    attributes: Mapping[str, Pattern]

    def parts(self) -> Iterator[tuple[str, Pattern]]:
        """The value under "" and every attribute under its name."""
        if self.value is not None:
            yield "", self.value
        yield from self.attributes.items()


@dataclass(frozen=True)
class FluentEntry:
    """One unparsed entry: its id, its first line (from 1) and its source text."""

    id: str
    line: int
    text: str

    def position(self, at: int) -> tuple[int, int]:
        """Line in the file and column, both from 1, of an offset in the entry."""
        return self.line + self.text.count("\n", 0, at), at - self.text.rfind("\n", 0, at)


@dataclass(frozen=True, eq=False)
class FluentFile:
    """The entries of one file by id; lines that are no entry are problems."""

    source: TextSource
    entries: Mapping[str, FluentEntry]
    problems: tuple[Diagnostic, ...]
    _parsed: dict[str, Message] = field(default_factory=dict, repr=False)

    def message(self, id_: str) -> Message:
        """The parsed entry; raises KeyError when there is none and FluentError when it is not Fluent."""
        if id_ not in self._parsed:
            self._parsed[id_] = parse_message(self.entries[id_].text)
        return self._parsed[id_]

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """All ids, in the order of the file."""
        return tuple(self.entries)

    @cached_property
    def titles(self) -> tuple[str, ...]:
        """The interface's entries but those of the rulebook: what sentences of any component may speak of."""
        mine = (id_ for id_ in self.entries if id_.startswith(INTERFACE) and not id_.startswith(OF_BOOK))
        return tuple(self.entries[id_].text for id_ in mine)

    @cached_property
    def beside_book(self) -> tuple[str, ...]:
        """All entries but those of the rulebook that is written by hand."""
        return tuple(entry.text for id_, entry in self.entries.items() if not id_.startswith(OF_BOOK))

    def check_message(self, id_: str, report: Report) -> Message | None:
        """The parsed entry, or None and a problem in the report."""
        try:
            return self.message(id_)
        except FluentError as error:
            position = self.source.position(*self.entries[id_].position(error.at))
            report.add(
                Diagnostic(
                    "fluent-syntax",
                    f"{id_} is not valid Fluent: {error}",
                    position,
                    expected="`id = text`, continued and attribute lines indented, every { closed by }",
                )
            )
            return None


def read_fluent(source: TextSource) -> FluentFile:
    """Split a file into entries; those start in column 1 and go on with indented lines."""
    entries: dict[str, FluentEntry] = {}
    problems: list[Diagnostic] = []
    lines = source.text.replace("\r\n", "\n").split("\n")
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line or line[0] == "#" or line.isspace():
            at += 1
            continue
        end = _end(lines, at)
        match = _START.match(line)
        if match is None:
            problems.append(_junk(source, at + 1))
        elif match[1] in entries:
            problems.append(_duplicate(source, entries[match[1]], at + 1))
        else:
            entries[match[1]] = FluentEntry(match[1], at + 1, "\n".join(lines[at:end]).rstrip())
        at = end
    return FluentFile(source, entries, tuple(problems))


def _end(lines: list[str], start: int) -> int:
    """Index after the last line of the entry that starts at `start`; blank lines may stand inside."""
    end = at = start + 1
    while at < len(lines) and (not lines[at] or lines[at][0] in " }" or lines[at].isspace()):
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


def _duplicate(source: TextSource, first: FluentEntry, line: int) -> Diagnostic:
    at, other = source.position(line, width=len(first.id)), source.position(first.line)
    where = f"line {first.line}" if other.file == at.file else f"{other.file}:{first.line}"
    return Diagnostic(
        "duplicate-message",
        f"message {first.id} is written twice",
        at,
        hint=f"the first one stands in {where}; delete one of them",
    )


@lru_cache(PARSED)
def parse_message(text: str) -> Message:
    """Parse one entry; raises FluentError."""
    depth = 0
    for brace in _BRACE.finditer(text) if text.count("{") > MAX_DEPTH else ():
        depth += 1 if brace[0] == "{" else -1
        if depth > MAX_DEPTH:
            raise FluentError(f"more than {MAX_DEPTH} braces are open at once", brace.start())
    try:
        return parse_quickly(text)
    except UnusualError:
        from cardpress.language.messages import reference_parser  # noqa: PLC0415 most texts never need the Fluent parser

        return Message(*reference_parser.parse(text))


def parse_quickly(text: str) -> Message:
    """Parse an entry of the usual shape, every text on one line; raises UnusualError for any other."""
    reader, match = QuickParser(text), _START.match(text)
    if match is None:
        raise UnusualError
    reader.at = match.end()
    value = None if text.startswith("\n", reader.at) else reader.pattern()
    attributes: dict[str, Pattern] = {}
    while reader.at < len(text):
        match = _ATTRIBUTE.match(text, reader.at)
        if match is None or match[1] in attributes:
            raise UnusualError
        reader.at = match.end()
        attributes[match[1]] = reader.pattern()
    if value is None and not attributes:
        raise UnusualError
    return Message(value, attributes)
