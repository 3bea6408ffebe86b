"""Finds control characters and piles of accents, which must not reach a PDF, a terminal or generated data."""

from __future__ import annotations

import re
from typing import TextIO, cast

CONTROLS = "\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069"
"""Control characters but for tab and line breaks, and those that turn the direction of text, as a set of `re`."""

ACCENTS = 16
"""Accents that one letter may carry; setting a pile of them takes time that grows with its square."""
_ACCENT = (
    "\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u064b-\\u065f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff"
)
_PILE = re.compile(f"[{_ACCENT}]{{{ACCENTS + 1}}}")
_INVISIBLE = re.compile(
    "\\r(?!\\n)|[\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u2060-\\u2065\\u206a-\\u206f"
    "\\u2800\\u3164\\ufdd0-\\ufdef\\ufeff\\uffa0\\ufff0-\\ufffb\\ufffe\\uffff\\ue000-\\uf8ff\\U000e0000-\\U000e0fff\\U000f0000-\\U0010ffff]"
    "|(?<![\\u0590-\\u1fff\\u2600-\\u27bf\\ufe0f\\U0001f000-\\U0001faff])[\\u200c\\u200d]"
    "|(?<![#*0-9\\u00a9\\u00ae\\u1000-\\U0010ffff])[\\ufe00-\\ufe0f]"
)
"""A bare CR, marks without width, fillers, tag letters, private use and noncharacters of Unicode; joiners too, but
behind letters of scripts that are written with them and between the parts of an emoji; what chooses the look of a
sign, but behind signs and letters that have several."""
_SHOWN = "\N{REPLACEMENT CHARACTER}"
_CONTROL = re.compile(f"[{CONTROLS}]")


def first_control(text: str) -> int | None:
    """Where the first such character stands in a text."""
    found = _CONTROL.search(text)
    return found.start() if found else None


def first_pile(text: str) -> int | None:
    """Where the first pile of too many accents stands in a text."""
    found = _PILE.search(text)
    return found.start() if found else None


def first_invisible(text: str) -> int | None:
    """Where the first character stands that nobody sees and no script needs; a soft hyphen and spaces are none."""
    found = _INVISIBLE.search(text)
    return found.start() if found else None


def escape(text: str) -> str:
    """A JSON text with such characters written as escapes."""
    return _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


class _Terminal:
    """A stream that shows such characters, and a carriage return, as U+FFFD."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def __getattr__(self, name: str) -> object:
        """Everything else is the stream's own."""
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        """Write a text without commands."""
        return self.stream.write(_CONTROL.sub(_SHOWN, text).replace("\r", _SHOWN))


def terminal(stream: TextIO) -> TextIO:
    """A stream for people and tools that shows what would command a terminal as U+FFFD."""
    return cast("TextIO", _Terminal(stream))
