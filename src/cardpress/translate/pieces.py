"""The texts of a Fluent file one by one, and the file again with other texts in their places.

A text is what a translator reads: the pattern of a message or of an attribute, its lines without indentation. What
is not changed keeps every byte, comments and blank lines included.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from fluent.syntax import FluentParser, ast

INDENT, DEEPER = " " * 4, " " * 8
OWN, NEW = 0, 1
"""At one place of a file, what belongs to the message before it comes first."""


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
    """Every text of a file that is Fluent, by key, in the order of the file."""
    found: dict[str, Piece] = {}
    about = ""
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.GroupComment):
            about = entry.content or ""
        elif isinstance(entry, ast.Message):
            note = "\n".join(part for part in (about, entry.comment.content if entry.comment else "") if part)
            found |= {piece.key: piece for piece in _of_message(entry, text, note or "")}
    return found


def _of_message(message: ast.Message, text: str, note: str) -> Iterator[Piece]:
    if message.value is not None:
        yield _piece(message.id.name, message.value, text, note)
    for attribute in message.attributes:
        yield _piece(f"{message.id.name}.{attribute.id.name}", attribute.value, text, note)


def _piece(key: str, pattern: ast.Pattern, text: str, note: str) -> Piece:
    span = pattern.span or ast.Span(0, 0)
    end = span.end
    start = end - len(
        text[span.start : end].lstrip(" ")
    )  # a text below its equals sign begins with its indentation
    return Piece(key, start, end, text.count("\n", 0, start) + 1, _outdented(text[start:end]), note)


def _outdented(pattern: str) -> str:
    first, *rest = pattern.split("\n")
    indent = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
    return "\n".join([first, *(line[indent:] for line in rest)])


def indented(text: str, indent: str = INDENT) -> str:
    """A text as it stands in a file: every line but the first behind some spaces."""
    first, *rest = text.split("\n")
    return "\n".join([first, *(f"{indent}{line}" if line.strip() else "" for line in rest)])


def readable(text: str) -> None:
    """Nothing when a text can stand in a file as it is; UnreadableError when not."""
    resource = FluentParser().parse(f"key = {indented(text)}\n")
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise UnreadableError(str(entry.annotations[0].message))
    found = pieces(f"key = {indented(text)}\n")
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
        (piece.start, piece.end, OWN): indented(wanted[key], DEEPER if "." in key else INDENT)
        for key, piece in known.items()
        if wanted.get(key, piece.text) != piece.text
    }
    end = len(text.rstrip("\n"))
    for message, keys in groupby(order, key=lambda key: key.partition(".")[0]):
        own = [piece for key, piece in known.items() if key.partition(".")[0] == message]
        missing = [key for key in keys if key in wanted and key not in known]
        if own and missing[:1] == [message]:  # the file has attributes of it and no value
            at = _behind_equals(text, message)
            edits[at, at, OWN] = f" {indented(wanted[message])}"
            missing = missing[1:]
        if missing:
            at = max((piece.end for piece in own), default=end)
            head = "" if own or missing[0] == message else f"\n{message} ="
            place = at, at, OWN if own else NEW
            edits[place] = edits.get(place, "") + head + "".join(_written(key, wanted[key]) for key in missing)
        end = max((piece.end for piece in own), default=end)
    for (first, last, _), new in sorted(edits.items(), reverse=True):
        text = text[:first] + new + text[last:]
    return text


def _behind_equals(text: str, message: str) -> int:
    """Where the value of a message goes that has none; its id stands at the beginning of a line."""
    found = re.search(rf"^{re.escape(message)} *=", text, re.MULTILINE)
    return found.end() if found else len(text)


def _written(key: str, text: str) -> str:
    """A new text on lines of its own."""
    _, _, attribute = key.partition(".")
    if attribute:
        return f"\n{INDENT}.{attribute} = {indented(text, DEEPER)}"
    return f"\n{key} = {indented(text)}"
