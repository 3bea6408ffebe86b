"""Reads JSON files and validates values; errors carry file, line, column, JSON pointer and reason."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import TypeAlias, TypeVar

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
"""A value read from a file, or one that can be written."""
OfType = TypeVar("OfType")
Place: TypeAlias = tuple[str | int, ...]
"""Where in a JSON value: names of members and numbers of elements."""

DEEPEST = 50
"""Levels of a file: no position has as many, and whoever walks through its value never runs out of stack."""


class InputError(ValueError):
    """A file or value that cannot be used; its text is one line a person can act on."""

    def __init__(self, reason: str, place: Place = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.place = place

    def within(self, *outer: str | int) -> InputError:
        """The same problem seen from further outside."""
        return InputError(self.reason, (*outer, *self.place))


@dataclass(frozen=True, slots=True)
class JsonDocument:
    """A JSON file that was read: its value, and where each part of it stands."""

    file: str
    text: str
    value: Json = field(hash=False)

    def problem(self, bad: InputError) -> InputError:
        """The problem with file, line, column and pointer before its reason."""
        line, column = line_and_column(self.text, index_of(self.text, bad.place))
        pointer = "".join(f"/{part}" for part in bad.place)
        return InputError(
            f"{self.file}:{line}:{column}: {pointer + ': ' if pointer else ''}{bad.reason}", bad.place
        )


def read_json(file: Path) -> JsonDocument:
    """Read a JSON file; raise InputError when it cannot be read or is no JSON."""
    try:
        text = file.read_text("utf-8-sig")  # some editors begin files with a mark
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise InputError(f"{file}: {reason}") from None
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except InputError as bad:
        raise InputError(f"{file}: {bad}") from None
    except json.JSONDecodeError as error:
        raise InputError(f"{file}:{error.lineno}:{error.colno}: no JSON: {error.msg}") from None
    except RecursionError:
        raise InputError(f"{file}: too deeply nested") from None
    except ValueError:
        raise InputError(f"{file}: a number is too long") from None
    if _is_deeper(value, DEEPEST):
        raise InputError(f"{file}: too deeply nested")
    return JsonDocument(str(file), text, value)


def _object(members: list[tuple[str, Json]]) -> dict[str, Json]:
    """An object; raise InputError when it says a member twice, of which one would be lost."""
    found = dict(members)
    if len(found) < len(members):
        names = [name for name, _ in members]
        twice = next(name for name in names if names.count(name) > 1)
        raise InputError(f"an object has {twice!r} twice")
    return found


def _no_number(constant: str) -> Json:
    raise InputError(f"{constant} is no number of JSON")


def _is_deeper(value: Json, levels: int) -> bool:
    """Whether lists and objects lie in each other more than so often."""
    level = [value]
    for _ in range(levels + 1):
        inner = (
            each.values() if isinstance(each, dict) else each for each in level if isinstance(each, dict | list)
        )
        level = [part for parts in inner for part in parts]
    return bool(level)


def line_and_column(text: str, index: int) -> tuple[int, int]:
    """Line and column of a character, both from 1."""
    return text.count("\n", 0, index) + 1, index - (text.rfind("\n", 0, index) + 1) + 1


def index_of(text: str, place: Place) -> int:
    """Where in a JSON text a part stands; the innermost part around it that exists when it does not."""
    index = _skip_space(text, 0)
    for part in place:
        inner = _member(text, index, part) if text[index : index + 1] in {"{", "["} else None
        if inner is None:
            return index
        index = inner
    return index


def _member(text: str, index: int, part: str | int) -> int | None:
    is_object, number = text[index] == "{", 0
    index = _skip_space(text, index + 1)
    while text[index] not in "}]":
        name: str | int = number
        if is_object:
            name, index = json.JSONDecoder().raw_decode(text, index)
            index = _skip_space(text, _skip_space(text, index) + 1)
        if name == part:
            return index
        _, index = json.JSONDecoder().raw_decode(text, index)
        index = _skip_space(text, index)
        if text[index] == ",":
            index = _skip_space(text, index + 1)
        number += 1
    return None


def _skip_space(text: str, index: int) -> int:
    while text[index : index + 1].isspace():
        index += 1
    return index


# ---- shapes of values


def of_type(value: Json, kind: type[OfType], what: str, place: Place = ()) -> OfType:
    """The value when it has the type that is expected; raise InputError otherwise."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise InputError(f"expected {what}, found {json.dumps(value, ensure_ascii=False)[:40]}", place)
    return value


def only(value: Json, allowed: tuple[str, ...], place: Place = ()) -> dict[str, Json]:
    """The object when it has no other members than these; raise InputError otherwise."""
    given = of_type(value, dict, "an object", place)
    for name in given:
        if name not in allowed:
            raise InputError(f"unknown {name!r}{did_you_mean(name, allowed)}", (*place, name))
    return dict(given)


def did_you_mean(word: str, known: tuple[str, ...] | list[str]) -> str:
    """A hint with the nearest known words, or what there is, if anything."""
    near = get_close_matches(word, known, n=3, cutoff=0.5)
    if near:
        return f"; did you mean {' or '.join(repr(each) for each in near)}?"
    if not known:
        return ""
    return f"; there is {', '.join(repr(each) for each in known[:12])}{' …' if len(known) > 12 else ''}"
