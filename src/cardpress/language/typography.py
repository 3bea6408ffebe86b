"""The last touch on a rule text: spaces, capitals, full stops, and what the language's own rules tie together."""

from __future__ import annotations

import re
from functools import cache

_BEFORE_MARK = re.compile(r" +([,.:;)])")
_SPACES = re.compile(r" {2,}")
_STARTS = re.compile(r"(^|[.!?] |\n|:\* )(\w)")
Ties = tuple[tuple[str, str], ...]
"""Patterns and what they become, in their order: spaces at which no line may end."""


@cache
def _compile_ties(ties: Ties) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern), replacement) for pattern, replacement in ties)


def finish(text: str, ties: Ties) -> str:
    """A sentence-cased, closed text whose short words and numbers stay with what follows them."""
    text = _BEFORE_MARK.sub(r"\1", _SPACES.sub(" ", text)).strip()
    text = _STARTS.sub(lambda found: found[1] + found[2].upper(), text)
    text = bind(text, ties)
    return text if text.endswith((".", "!", "?")) else text + "."


def bind(text: str, ties: Ties) -> str:
    """The text with unbreakable spaces where a language has them."""
    for pattern, replacement in _compile_ties(ties):
        text = pattern.sub(replacement, text)
    return text
