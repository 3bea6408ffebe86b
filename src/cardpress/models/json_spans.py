"""Where every value of a JSON text stands, found with the standard library's own scanner."""

from __future__ import annotations

import re
from collections.abc import Iterator
from json import JSONDecoder
from typing import NamedTuple

_SPACE = re.compile(r"[ \t\n\r]*")
_DECODER = JSONDecoder()


class Span(NamedTuple):
    """Offsets and lengths, in characters, of a value and of its key (`key_at` is 0 without one)."""

    at: int
    width: int
    key_at: int = 0
    key_width: int = 0


def _skip(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at


def spans_of(text: str) -> dict[str, Span]:
    """JSON pointer (RFC 6901) of every value in a valid JSON text to its span; of equal keys the last."""
    spans: dict[str, Span] = {}

    def value(at: int, pointer: str, key_at: int, key_width: int) -> int:
        at = _skip(text, at)
        if text[at] in "{[":
            end = at + 1
            for end in items(at, pointer):  # noqa: B007 the last end is the container's
                pass
        else:
            _, end = _DECODER.raw_decode(text, at)
        spans[pointer] = Span(at, end - at, key_at, key_width)
        return end

    def items(opening: int, pointer: str) -> Iterator[int]:
        is_object, at, index = text[opening] == "{", _skip(text, opening + 1), 0
        while text[at] not in "}]":
            key_at, key_end, name = 0, 0, str(index)
            if is_object:
                key_at = at
                name, key_end = _DECODER.raw_decode(text, at)
                at = _skip(text, key_end) + 1
            token = name.replace("~", "~0").replace("/", "~1")
            at = _skip(text, value(at, f"{pointer}/{token}", key_at, key_end - key_at))
            index += 1
            if text[at] == ",":
                at = _skip(text, at + 1)
        yield at + 1

    value(0, "", 0, 0)
    return spans
