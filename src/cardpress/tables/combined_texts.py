"""All combinations of a game's files, and their names: one message for each file, with the values' words."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from cardpress.diagnostics import Diagnostic, Position
from cardpress.models.component import Component
from cardpress.models.message_scan import line_of, message_ids, value_title
from cardpress.models.source import Source, TextSource
from cardpress.tables.combinations import CombinedSource, combinations, is_combinations
from cardpress.tables.rows import COPIES

_VALUE = re.compile(r"\{ *\$([a-z0-9_]+) *\}")


@dataclass(frozen=True)
class CombinedText(TextSource):
    """A text file with the messages of combinations behind its own, from the line `first` on.

    `lines` says of each of these of which line of the file it is made.
    """

    file: TextSource
    first: int
    lines: Sequence[int] = field(hash=False)

    @property
    def as_written(self) -> TextSource:
        """The file as somebody wrote it."""
        return self.file.as_written

    def position(self, line: int, column: int = 1, width: int = 1) -> Position:
        """The place in the file; of a message that was made, the line it was made of."""
        if 0 <= line - self.first < len(self.lines):
            return self.file.position(self.lines[line - self.first])
        return self.file.position(line, column, width)

    def cell_of(self, message: str, attribute: str = "") -> Position | None:
        """Where a word belongs that stands in a table."""
        return self.file.cell_of(message, attribute)


class Combined:
    """The combinations that files of a game stand for: sources and copies of all, and what is wrong with them."""

    def __init__(
        self, files: Mapping[str, Source], kinds: Iterable[type[Component]], *, has_decks: bool = False
    ) -> None:
        self.files: list[Source] = []
        self.sources: dict[str, CombinedSource] = {}
        self.copies: dict[str, int] = {}
        self.problems: list[Diagnostic] = []
        self._named: dict[str, list[CombinedSource]] = {}
        folders = {kind.folder: kind for kind in kinds}
        for key, source in files.items():
            folder = key.partition("/")[0]
            if folder in folders and is_combinations(source):
                self._add(source, folders[folder], has_decks=has_decks)

    def _add(self, source: Source, kind: type[Component], *, has_decks: bool) -> None:
        self.files.append(source)
        if has_decks and COPIES in source.value:
            message, at = (
                "decks/ says how often each component is printed",
                source.position(f"/{COPIES}", key=True),
            )
            self.problems.append(Diagnostic("unexpected-file", message, at, "decks, or copies"))
        for one in combinations(source, kind):
            if isinstance(one, Diagnostic):
                self.problems.append(one)
                continue
            made, copies = one
            id_ = str(made.value["id"])
            self.sources[f"{kind.folder}/{id_}.json#{source.path}"] = made
            self.copies |= {} if has_decks else {id_: copies}
            self._named.setdefault(PurePosixPath(source.path).stem, []).append(made)

    def texts(self, texts: Mapping[str, TextSource]) -> Iterator[tuple[str, TextSource]]:
        """The text files with a message for every combination that has none of its own."""
        if self._named:
            yield from ((key, self._text(text)) for key, text in texts.items() if key.startswith("text/"))

    def _text(self, text: TextSource) -> TextSource:
        known, kept = message_ids(text), text.text.split("\n")
        made, lines = list[str](), list[int]()
        for name, components in self._named.items():
            asked = [one.value for one in components if one.value["id"] not in known]
            if name not in known:
                self.problems += [_nameless(text, name, components[0], asked)] if asked else []
                continue
            first = line_of(text, name)
            pattern = _message_lines(kept, first)
            kept[first - 1 : first - 1 + len(pattern)] = [""] * len(pattern)
            for value in asked:
                said = [_with_words(line, value, text) for line in pattern]
                made += [said[0].replace(name, value["id"], 1), *said[1:]]
                lines += range(first, first + len(pattern))
        whole = "\n".join((*kept, *made, ""))
        digest = hashlib.sha256(whole.encode()).hexdigest()
        return CombinedText(text.path, whole, digest, text, len(kept) + 1, lines)


def _nameless(
    text: TextSource, name: str, source: CombinedSource, asked: Sequence[Mapping[str, object]]
) -> Diagnostic:
    message = f"the components of {source.file.path} have no names in {PurePosixPath(text.path).stem}"
    expected = f"a message {name} = … with {{ $field }} for the values, or one for each, as {asked[0]['id']} = …"
    return Diagnostic("missing-translation", message, Position(text.path), expected)


def _message_lines(lines: Sequence[str], first: int) -> list[str]:
    """The lines of a message that starts in a line, from 1."""
    end = first
    while end < len(lines) and (not lines[end].strip() or lines[end].startswith((" ", "}"))):
        end += 1
    while not lines[end - 1].strip():
        end -= 1
    return [*lines[first - 1 : end]]


def _with_words(line: str, value: Mapping[str, object], text: TextSource) -> str:
    """A line with the words of values in the place of their fields, where the file has such words."""

    def word(field_: re.Match[str]) -> str:
        title = value_title(str(value.get(field_[1], "")))
        if title not in message_ids(text):
            return field_[0]
        return text.text.split("\n")[line_of(text, title) - 1].partition("=")[2].strip()

    return _VALUE.sub(word, line)
