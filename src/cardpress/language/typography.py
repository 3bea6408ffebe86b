"""The last touch on a rule text: spaces, capitals, full stops, spaces that must not break."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache

HARD_SPACE = "\u00a0"
_BEFORE_MARK = re.compile(r" +([,.:;)])")
_SPACES = re.compile(r" {2,}")
_STARTS = re.compile(r"(^|[.!?] |\n|:\* )(\w)")
_NUMBER = re.compile(rf"(?<![\w{HARD_SPACE}])([+−]?\d+) (?=[\w\[])")
"""A number stays with the noun after it, unless it is tied to the one before."""


@cache
def _short(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?<![^\W\d_])({'|'.join(map(re.escape, words))}) ", re.IGNORECASE)


def finish(text: str, one_letter_words: Collection[str]) -> str:
    """A sentence-cased, closed text whose short words and numbers stay with what follows them."""
    text = _BEFORE_MARK.sub(r"\1", _SPACES.sub(" ", text)).strip()
    text = _STARTS.sub(lambda found: found[1] + found[2].upper(), text)
    text = bind(text, one_letter_words)
    return text if text.endswith((".", "!", "?")) else text + "."


def bind(text: str, one_letter_words: Collection[str]) -> str:
    """The text with unbreakable spaces after one-letter words and between a number and its noun."""
    text = _NUMBER.sub(rf"\1{HARD_SPACE}", text)
    if one_letter_words:
        text = _short(tuple(one_letter_words)).sub(rf"\1{HARD_SPACE}", text)
    return text
