"""Messages of a Fluent text in one language, with lines that break where a typesetter would let them.

Words and rules of line breaks come with the rules data: from content/<game>/terminal/ and the language pack.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable
from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from cardpress_engines.kernel.json_input import InputError

REMEMBERED = 1 << 14
"""Messages with their values that are not put together anew: a table is told again after every action."""
KEPT = "\ue000"
"""Stands for a space inside a value, like the name of a file, that stays as it is."""
_parsed = lru_cache(maxsize=16)(FluentResource)
"""The messages of a text, which bundles share: they change nothing."""


class MissingMessageError(InputError, LookupError):
    """The rules data have no such message, as when another version of cardpress built them."""

    def __init__(self, message: str, language: str) -> None:
        super().__init__(f"no message {message!r} in {language}; if cardpress was updated, run cardpress build")


class FluentMessages:
    """Messages of one text in one language; a call gives one, raising LookupError where it cannot.

    `ties` are patterns and what they become in a finished message: spaces at which no line may end.
    """

    def __init__(self, language: str, text: str, ties: Iterable[tuple[str, str]]) -> None:
        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_parsed(text))
        self._ids = dict.fromkeys(each.id.name for each in _parsed(text).body if isinstance(each, Message))
        self._ties = [(re.compile(pattern), replacement) for pattern, replacement in ties]
        self._said = lru_cache(REMEMBERED)(self._format)

    def __call__(self, message: str, /, **values: str | int) -> str:
        """The message in words."""
        return self._said(message, *values.items())

    def __contains__(self, message: str) -> bool:
        return message in self._ids

    def ids(self, beginning: str) -> list[str]:
        """The ids of all messages that begin so."""
        return [id_ for id_ in self._ids if id_.startswith(beginning)]

    def _format(self, message: str, *values: tuple[str, str | int]) -> str:
        pattern = self._bundle.get_message(message).value if message in self else None
        if pattern is None:
            raise MissingMessageError(message, self._language)
        kept = {name: value.replace(" ", KEPT) if isinstance(value, str) else value for name, value in values}
        text, problems = self._bundle.format_pattern(pattern, kept)
        if problems:
            raise LookupError(f"message {message!r} in {self._language}: {problems[0]}")
        tied = str(text)
        for spaces, replacement in self._ties:
            tied = spaces.sub(replacement, tied)
        return tied.replace(KEPT, " ")


def usual(spoken: Collection[str]) -> str:
    """The language of the terminal if it is spoken, else English, else the first of those that are."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if locale[:2] in spoken:
        return locale[:2]
    return "en" if "en" in spoken or not spoken else min(spoken)
