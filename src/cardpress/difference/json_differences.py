"""Differences between two JSON values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def differences(old: Any, new: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:  # noqa: ANN401 any JSON value
    """Each smallest part that differs: its path, what it was and what it is; None for what is not there.

    Parts of a list that have ids, like sections, are told apart by these. Other lists of another length differ
    as a whole: which of their parts was meant to be which, nobody knows.
    """
    if (was := _by_id(old)) and (now := _by_id(new)):
        if [id_ for id_ in was if id_ in now] != [id_ for id_ in now if id_ in was]:
            yield path, list(was), list(now)
        old, new = was, now
    if isinstance(old, dict) and isinstance(new, dict):
        for name in sorted({*old, *new}):
            yield from differences(old.get(name), new.get(name), f"{path}.{name}" if path else name)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, pair in enumerate(zip(old, new, strict=True)):
            yield from differences(*pair, f"{path}[{place}]")
    elif type(old) is not type(new) or old != new:
        yield path, old, new


def _by_id(value: Any) -> dict[str, Any]:  # noqa: ANN401 any JSON value
    """The parts of a list by their ids; none when one of them has none."""
    if not isinstance(value, list) or not all(isinstance(part, dict) and "id" in part for part in value):
        return {}
    return {part["id"]: part for part in value}


def is_number(value: Any) -> bool:  # noqa: ANN401 any JSON value
    """Whether a JSON value is a number; `true` is none."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)
