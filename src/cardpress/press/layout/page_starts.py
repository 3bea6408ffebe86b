"""Where a page of a document begins, as JSON: the way to a box in the tree, how pages and lists are counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Untyped = Any
"""A part of what WeasyPrint knows of a page to be made, which has no types."""


def start_as_json(started: Sequence[Untyped]) -> list[Untyped]:
    """Where a page begins and how it is counted, as JSON."""
    resume_at, next_page, right_page, (quotes, counters, scopes, groups) = started
    named = [[name, number, _way(way)] for name, number, way in groups]
    state = [quotes, dict(sorted(counters.items())), [sorted(scope) for scope in scopes], named]
    return [_way(resume_at), next_page, right_page, state]


def start_from_json(started: Sequence[Untyped]) -> tuple[Untyped, Untyped, bool, Untyped]:
    """What `start_as_json` was given, but for what WeasyPrint has still to do with the page."""
    way, next_page, right_page, (quotes, counters, scopes, named) = started
    groups = [[name, number, _way_back(group)] for name, number, group in named]
    return _way_back(way), next_page, right_page, (quotes, counters, [{*scope} for scope in scopes], groups)


def _way(resume_at: Mapping[int, Untyped] | None) -> list[Untyped] | None:
    return None if resume_at is None else [[child, _way(inner)] for child, inner in resume_at.items()]


def _way_back(way: Sequence[Untyped] | None) -> dict[int, Untyped] | None:
    return None if way is None else {child: _way_back(inner) for child, inner in way}
