"""The parts of a Fluent message, and a fast parser for messages of the usual shape.

Other messages go to the reference parser, fluent.syntax, which is about ten times slower and decides what is valid
Fluent; a test shows that both give the same result.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

ID = r"[a-zA-Z][a-zA-Z0-9_-]*"


@dataclass(frozen=True, slots=True)
class Text:
    """Literal text; `at` is its offset in the entry, here and below."""

    value: str
    at: int


@dataclass(frozen=True, slots=True)
class Literal:
    """A text in quotes between braces."""

    value: str
    at: int


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable, whose value the caller passes."""

    name: str
    at: int


@dataclass(frozen=True, slots=True)
class CallOption:
    """A literal option of a call."""

    name: str
    value: str
    at: int


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a grammar function with its one argument."""

    name: str
    argument: Variable | Literal
    options: tuple[CallOption, ...]
    at: int


@dataclass(frozen=True, slots=True)
class Select:
    """A choice between patterns by a value; `default` is the key of the default variant."""

    selector: Variable | Call
    variants: Mapping[str, Pattern]
    default: str


Part = Text | Literal | Variable | Call | Select
Pattern = tuple[Part, ...]


class FluentError(Exception):
    """An entry that is not valid Fluent, or uses an unsupported feature; `at` is the offset in the entry."""

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message)
        self.at = at


class UnusualError(Exception):
    """The fast parser does not support this shape."""


_TEXT = re.compile(r"[^{}\n]+")
_SPACE = re.compile(r"[ \n]*")
_VARIABLE = re.compile(rf"\$({ID})")
_LITERAL = re.compile(r'"([^"\\\n]*)"')
_NAME = re.compile(r"([A-Z][A-Z0-9_-]*)\(")
_OPTION = re.compile(rf'[ \n]*,[ \n]*({ID})[ \n]*:[ \n]*("([^"\\\n]*)")')
_VARIANT = re.compile(rf"(\*?)\[ *({ID}|[0-9]+) *\] *")


class QuickParser:
    """Parses patterns of one entry; `at` is the current offset."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.at = 0

    def pattern(self) -> Pattern:
        """The pattern up to the end of the line; raises UnusualError."""
        parts: list[Part] = []
        while self.at < len(self._text) and self._text[self.at] != "\n":
            if match := _TEXT.match(self._text, self.at):
                parts.append(Text(match[0], self.at))
                self.at = match.end()
            else:
                parts.append(self._placeable())
        if parts and isinstance(last := parts[-1], Text):
            parts[-1:] = [Text(last.value.rstrip(" "), last.at)] if last.value.strip(" ") else []
        if not parts:
            raise UnusualError
        return tuple(parts)

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str]:
        match = pattern.match(self._text, self.at)
        if match is None:
            raise UnusualError
        self.at = match.end()
        return match

    def _skip(self, mark: str) -> bool:
        self._take(_SPACE)
        found = self._text.startswith(mark, self.at)
        if found:
            self.at += len(mark)
        return found

    def _placeable(self) -> Part:
        if not self._skip("{"):
            raise UnusualError
        self._take(_SPACE)
        value = self._inline()
        if self._skip("}"):
            return value
        if isinstance(value, Literal) or not self._skip("->"):
            raise UnusualError
        return self._select(value)

    def _inline(self) -> Literal | Variable | Call:
        at = self.at
        if self._text.startswith("$", at):
            return Variable(self._take(_VARIABLE)[1], at)
        if self._text.startswith('"', at):
            return Literal(self._take(_LITERAL)[1], at)
        name = self._take(_NAME)[1]
        self._take(_SPACE)
        argument = self._inline()
        if isinstance(argument, Call):
            raise UnusualError
        options: list[CallOption] = []
        while match := _OPTION.match(self._text, self.at):
            options.append(CallOption(match[1], match[3], match.start(2)))
            self.at = match.end()
        if not self._skip(")"):
            raise UnusualError
        return Call(name, argument, tuple(options), at)

    def _select(self, selector: Variable | Call) -> Select:
        variants: dict[str, Pattern] = {}
        default = ""
        while not self._skip("}"):
            star, key = self._take(_VARIANT).groups()
            if key in variants or (star and default):
                raise UnusualError
            variants[key] = self.pattern()
            default = key if star else default
        if not default:
            raise UnusualError
        return Select(selector, variants, default)
