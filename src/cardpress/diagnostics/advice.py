"""Advice for a problem with a name: which names there are, and which one was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def closest(name: str, known: Iterable[str]) -> str | None:
    """The known name that a misspelt one probably means."""
    return next(iter(get_close_matches(name, sorted(known), n=1)), None)


def did_you_mean(name: str, known: Iterable[str]) -> str | None:
    """A hint with the closest known name, if one is close."""
    close = closest(name, known)
    return f'did you mean "{close}"?' if close else None


def one_of(known: Iterable[str]) -> str | None:
    """What was expected where only these names fit; None when there is none."""
    names = list(known)
    if len(names) < 2:
        return names[0] if names else None
    return f"one of {', '.join(names)}"
