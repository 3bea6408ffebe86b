"""Syntax of phrase templates in a lexicon: `any: pl/sg: [liczba: ~dowolny N] [gen.pl: ?other A N]`.

A head before a colon gives case and number of the words, and after a stroke the number of a verb. `~word` agrees,
`#` is the count, `A` what qualifies the noun before it, `N` the noun with all that follows, `N.` the same without
its owner, `?other`, `?that`, `?owner` and `?whose` (the owner as a phrase) stand there if there is such a thing.
What is in brackets has a case, a number or a noun of its own. `+` before all: each noun has words of its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

NUMBERS = frozenset({"sg", "pl"})
BLANKS = frozenset({"#", "A", "N", "N.", "?other", "?owner", "?whose", "?that"})
_HEAD = re.compile(r"([^\s\[\]:]+): ")
_TOKEN = re.compile(r"\[[^\[\]]*\]|[^\s\[\]]+")


class TemplateError(ValueError):
    """A template that cannot be read; the text says what is wrong."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it is printed."""

    text: str


@dataclass(frozen=True, slots=True)
class AgreeingWord:
    """An adjective or a determiner in the form of the phrase."""

    word: str


@dataclass(frozen=True, slots=True)
class TemplateSlot:
    """A place for something of the phrase: one of BLANKS."""

    name: str


@dataclass(frozen=True, slots=True)
class InnerPhrase:
    """A phrase inside; `head` has its case, its number, a noun of its own."""

    head: tuple[str, ...]
    tokens: tuple[Token, ...]


Token = Word | AgreeingWord | TemplateSlot | InnerPhrase


@dataclass(frozen=True, slots=True)
class Template:
    """A parsed template: `head` (case and number of its words), `verb` (number of the verb), its parts."""

    head: tuple[str, ...]
    verb: str
    apart: bool
    tokens: tuple[Token, ...]

    @property
    def number(self) -> str:
        """The number its head names, or nothing."""
        return next((word for word in self.head if word in NUMBERS), "")

    @property
    def case(self) -> str:
        """The case its head names, or nothing."""
        return next((word for word in self.head if word not in NUMBERS), "")


@cache
def parse_template(text: str) -> Template:
    """Read a template; raises TemplateError."""
    match = _HEAD.match(text)
    head, _, verb = match[1].partition("/") if match else ("", "", "")
    if verb and verb not in NUMBERS:
        raise TemplateError(f'the number of a verb is sg or pl, not "{verb}"')
    body = text[match.end() :] if match else text
    apart = body.startswith("+")
    tokens = _tokens(body.removeprefix("+"))
    if not tokens:
        raise TemplateError("a phrase has at least one word")
    return Template(_head(head), verb, apart, tokens)


def _tokens(body: str) -> tuple[Token, ...]:
    if rest := _TOKEN.sub("", body).strip():
        raise TemplateError(f'"{rest}" stands alone: every [ is closed by a ] and none stands in another')
    return tuple(_token(token) for token in _TOKEN.findall(body))


def _token(text: str) -> Token:
    if text.startswith("["):
        head, colon, inner = text[1:-1].partition(": ")
        if not colon:
            raise TemplateError(f'"{text}" says no case, number or noun: [gen.pl: N]')
        return InnerPhrase(_head(head), _tokens(inner))
    if text in BLANKS:
        return TemplateSlot(text)
    if text[0] == "~" and len(text) > 1:
        return AgreeingWord(text[1:])
    if text[0] in "~?#+":
        raise TemplateError(f'there is no part "{text}", only ~word, {", ".join(sorted(BLANKS))}')
    return Word(text)


def _head(text: str) -> tuple[str, ...]:
    return tuple(text.split(".")) if text else ()
