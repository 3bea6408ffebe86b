"""The texts of a Fluent file one by one, and the file again with other texts in their places.

A text is what a translator reads: the pattern of a message or of an attribute, its lines without indentation. What
is not changed keeps every byte, comments and blank lines included.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, zip_longest

from cardpress.language.messages.fluent_syntax import ID

INDENT, DEEPER = " " * 4, " " * 8
OWN, NEW = 0, 1
"""At one place of a file, what belongs to the message before it comes first."""


OF_ONE, GROUP = 1, 2
"""Signs in front of a comment about one message, and about those that follow."""
_MARK = re.compile(rf"^(?:(#{{1,3}})(?: (.*))?|({ID}) *=| +\.({ID}) *=|[^\s}}])", re.MULTILINE)
"""Lines that do not go on with the text before them: a comment, a message, an attribute, anything else."""


@dataclass(frozen=True)
class Piece:
    """One text: its key ("id" or "id.attribute"), where it stands in the file, its line, comments about it."""

    key: str
    start: int
    end: int
    line: int
    text: str
    note: str


class UnreadableError(ValueError):
    """A text is no pattern of Fluent; the message says why."""


@lru_cache(maxsize=16)  # the source language is compared with each of the others
def pieces(text: str) -> Mapping[str, Piece]:
    """Every text of a file that is Fluent, by key, in the order of the file.

    `check` asks it of every language, so lines are looked at and not parsed; whether they are Fluent others say.
    """
    found: dict[str, Piece] = {}
    marks = [*_MARK.finditer(text)]
    message, notes = "", _Notes()
    line, at = 1, 0
    for mark, next_ in zip_longest(marks, marks[1:]):
        level, words, id_, attribute = mark.groups()
        if level:
            notes.add(len(level), words or "", mark)
            continue
        if not attribute:  # neither does a line that nothing can be made of belong to the message before it
            message, note = id_ or "", notes.of(mark)
        own = text[mark.end() : next_.start() if next_ else len(text)]
        if message and own.strip():
            key = f"{message}.{attribute}" if attribute else message
            start = mark.end() + len(own) - len(own.lstrip())
            stop = start + len(own.strip())
            line, at = line + text.count("\n", at, start), start
            found[key] = Piece(key, start, stop, line, _outdent(text[start:stop]), note)
    return found


class _Notes:
    """Comments on the way through a file: of the group of messages, and right above a message."""

    def __init__(self) -> None:
        self._level, self._end, self._lines = 0, -1, list[str]()
        self._about = ""

    def add(self, level: int, words: str, mark: re.Match[str]) -> None:
        """One more line of a comment, or the first of another."""
        if (level, mark.start() - 1) != (self._level, self._end):
            self._lines = []
        self._lines.append(words)
        self._level, self._end = level, mark.end()
        if level == GROUP:
            self._about = "\n".join(self._lines)

    def of(self, mark: re.Match[str]) -> str:
        """What is said of the message that begins here."""
        above = self._lines if (self._level, self._end) == (OF_ONE, mark.start() - 1) else ()
        return "\n".join(part for part in (self._about, "\n".join(above)) if part)


def _outdent(pattern: str) -> str:
    first, *rest = pattern.split("\n")
    indent = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
    return "\n".join([first, *(line[indent:] for line in rest)])


def indent_lines(text: str, indent: str = INDENT) -> str:
    """A text as it stands in a file: every line but the first behind some spaces."""
    first, *rest = text.split("\n")
    return "\n".join([first, *(f"{indent}{line}" if line.strip() else "" for line in rest)])


def readable(text: str) -> None:
    """Nothing when a text can stand in a file as it is; UnreadableError when not."""
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415 what only checks takes every text as it is

    resource = FluentParser().parse(f"key = {indent_lines(text)}\n")
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise UnreadableError(str(entry.annotations[0].message))
    found = pieces(f"key = {indent_lines(text)}\n")
    if text != text.strip() or [piece.text for piece in found.values()] != [text]:
        raise UnreadableError(
            "it reads as something else: a line may not begin or end with a space, or with . * [ or }"
        )


def rewritten(text: str, order: Sequence[str], wanted: Mapping[str, str]) -> str:
    """A file with other texts by key; what it has not yet is written behind what comes before it in `order`.

    `order` are the keys as the source language has them; of the wanted keys, others are left out.
    """
    known = pieces(text)
    edits: dict[tuple[int, int, int], str] = {
        (piece.start, piece.end, OWN): indent_lines(wanted[key], DEEPER if "." in key else INDENT)
        for key, piece in known.items()
        if wanted.get(key, piece.text) != piece.text
    }
    of_message: dict[str, list[Piece]] = {}
    for key, piece in known.items():
        of_message.setdefault(key.partition(".")[0], []).append(piece)
    end = len(text.rstrip("\n"))
    for message, keys in groupby(order, key=lambda key: key.partition(".")[0]):
        own = of_message.get(message, [])
        missing = [key for key in keys if key in wanted and key not in known]
        if own and missing[:1] == [message]:  # the file has attributes of it and no value
            at = _behind_equals(text, message)
            edits[at, at, OWN] = f" {indent_lines(wanted[message])}"
            missing = missing[1:]
        if missing:
            at = max((piece.end for piece in own), default=end)
            head = "" if own or missing[0] == message else f"\n{message} ="
            place = at, at, OWN if own else NEW
            edits[place] = edits.get(place, "") + head + "".join(_new_message(key, wanted[key]) for key in missing)
        end = max((piece.end for piece in own), default=end)
    return _apply_edits(text, edits)


def _apply_edits(text: str, edits: Mapping[tuple[int, int, int], str]) -> str:
    """A text with other words from one place to another; edits do not overlap."""
    parts, at = [], 0
    for (first, last, _), new in sorted(edits.items()):
        parts += [text[at:first], new]
        at = last
    return "".join([*parts, text[at:]])


def _behind_equals(text: str, message: str) -> int:
    """Where the value of a message goes that has none; its id stands at the beginning of a line."""
    found = re.search(rf"^{re.escape(message)} *=", text, re.MULTILINE)
    return found.end() if found else len(text)


def _new_message(key: str, text: str) -> str:
    """A new text on lines of its own."""
    _, _, attribute = key.partition(".")
    if attribute:
        return f"\n{INDENT}.{attribute} = {indent_lines(text, DEEPER)}"
    return f"\n{key} = {indent_lines(text)}"
