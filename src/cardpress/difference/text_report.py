"""Reports of changes as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from cardpress.difference.changes import Change, Comparison

SHARED = 6
"""From this number on, components with equal changes are reported together."""
_LONGEST = 300
"""Longest value in a text report; longer ones are cut."""


def is_equal(found: Sequence[Comparison]) -> bool:
    """Whether nothing changed in any game."""
    return not any(one.changes for one in found)


def as_json(found: Sequence[Comparison], printed: Sequence[str] | None = None) -> str:
    """All changes as one JSON value, and the files that were printed again, if any were asked for."""
    value = {"equal": is_equal(found), "games": [asdict(one) for one in found]}
    if printed is not None:
        value["printed"] = list(printed)
    return json.dumps(value, indent=2, ensure_ascii=False)


def as_text(found: Sequence[Comparison]) -> str:
    """All changes, game by game, component by component."""
    return "\n".join(line for one in found for line in _game(one))


def _game(one: Comparison) -> Iterator[str]:
    same = one.old_version == one.new_version
    versions = one.old_version if same else f"{one.old_version or 'nothing'} → {one.new_version or 'nothing'}"
    changed = {change.component for change in one.changes if change.component}
    total = _total(len(changed)) if one.changes else "nothing differs"
    yield f"{one.game} {versions}: {total}"
    for language in one.unseen:
        yield f"  {language}: one of the builds has no faces.json, so looks were not compared"
    for names, changes in _group_by_component(one.changes):
        yield f"  {names}"
        for change in changes:
            yield f"    {change.kind:8} {_change(change)}"


def _total(components: int) -> str:
    """How many components differ, where anything does."""
    if not components:
        return "its rules or words differ, no component does"
    return "1 component differs" if components == 1 else f"{components} components differ"


def _group_by_component(changes: Sequence[Change]) -> Iterator[tuple[str, list[Change]]]:
    """Changes by component; many components with exactly the same changes are one group."""
    by_component: dict[str, list[Change]] = {}
    for change in changes:
        by_component.setdefault(change.component or "", []).append(change)
    by_changes: dict[tuple[str, ...], list[str]] = {}
    for id_, own in by_component.items():
        by_changes.setdefault(tuple(f"{one.kind} {_change(one)}" for one in own), []).append(id_)
    for ids in by_changes.values():
        if len(ids) >= SHARED:
            yield f"{len(ids)} components: {', '.join(ids)}", by_component[ids[0]]
        else:
            yield from ((id_ or "the game", by_component[id_]) for id_ in ids)


def _change(change: Change) -> str:
    where = f"{change.language} {change.where}" if change.language else change.where
    if _is_drawing(change):
        return where
    return f"{where}: {_value(change.old)} → {_value(change.new)}"


def _is_drawing(change: Change) -> bool:
    """Whether its values are digests, which say nothing to a person."""
    return change.component is not None and change.where.endswith(("front", "back"))


def _value(value: object) -> str:
    text = "nothing" if value is None else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]} …"
