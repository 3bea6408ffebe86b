"""What a command asks for by name: names that are known, and the error for what is not there."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches


class RequestError(Exception):
    """What is asked for is not there, or cannot be done; the argument says what, and what there is instead."""


def split_names(words: Sequence[str]) -> list[str]:
    """The names in some options, each of which may hold several, separated by commas."""
    return [name for word in words for part in word.split(",") if (name := part.strip())]


def known_names(what: str, asked: Sequence[str], known: Sequence[str]) -> tuple[str, ...]:
    """The names asked for, each once; RequestError with a hint for one that is not known."""
    for name in asked:
        if name not in known:
            near = get_close_matches(name, known, 1)
            advice = f"did you mean {near[0]!r}?" if near else f"there is {', '.join(known) or 'none'}"
            raise RequestError(f"unknown {what} {name!r}; {advice}")
    return tuple(dict.fromkeys(asked))
