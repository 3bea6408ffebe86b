"""A value of a card in plain words, where no sentence says it."""

from __future__ import annotations

from typing import Any


def in_plain_words(value: Any) -> str:  # noqa: ANN401 JSON
    """Words, numbers, lists and parts with their fields: "pick: up to, count: 2"."""
    if isinstance(value, dict):
        return ", ".join(f"{_with_spaces(name)}: {_inside(one)}" for name, one in value.items())
    if isinstance(value, list):
        return ", ".join(map(_inside, value))
    return "–" if value is None else _with_spaces(str(value).lower() if isinstance(value, bool) else str(value))


def _inside(value: Any) -> str:  # noqa: ANN401 JSON
    said = in_plain_words(value)
    return f"({said})" if isinstance(value, dict | list) else said


def _with_spaces(word: str) -> str:
    return word.replace("_", " ")
