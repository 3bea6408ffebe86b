"""Changes of a card's JSON at a pointer: something else there, nothing there, something beside it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from cardpress.language.spans.span_table import value_at

Json = Any
"""A JSON value."""
OPERATION = "op"
"""The field that makes an object an operation."""


class PointerError(ValueError):
    """A pointer that leads nowhere in a card."""


def with_value(card: Json, pointer: str, value: Json) -> Json:
    """The card with something else at a pointer; raises PointerError."""
    changed = deepcopy(card)
    holder, step = _holder(changed, pointer)
    if isinstance(holder, dict):
        holder[step] = deepcopy(value)
    else:
        holder[_place(holder, step, pointer)] = deepcopy(value)
    return changed


def without(card: Json, pointer: str) -> Json:
    """The card without what stands at a pointer; of two steps in turn the other one stays. Raises PointerError."""
    changed = deepcopy(card)
    holder, step = _holder(changed, pointer)
    if isinstance(holder, dict):
        if step not in holder:
            raise PointerError(pointer)
        del holder[step]
        return changed
    del holder[_place(holder, step, pointer)]
    list_at, _, name = pointer.rpartition("/")[0].rpartition("/")
    around = value_at(changed, list_at)
    if len(holder) == 1 and isinstance(around, dict) and around.get(OPERATION) == "seq" and name == "do":
        return with_value(changed, list_at, holder[0])
    return changed


def followed_by(card: Json, pointer: str, step: Json) -> Json:
    """The card with one more step after the one at a pointer. Raises PointerError."""
    list_at, _, number = pointer.rpartition("/")
    several = value_at(card, list_at)
    around = value_at(card, list_at.rpartition("/")[0])
    is_step = isinstance(around, dict) and around.get(OPERATION) == "seq"
    if isinstance(several, list) and is_step:
        place = _place(several, number, pointer) + 1
        return with_value(card, list_at, [*several[:place], step, *several[place:]])
    now = value_at(card, pointer)
    if not isinstance(now, dict):
        raise PointerError(pointer)
    if now.get(OPERATION) == "seq":
        return with_value(card, f"{pointer}/do", [*now["do"], step])
    return with_value(card, pointer, {OPERATION: "seq", "do": [now, step]})


def _holder(card: Json, pointer: str) -> tuple[Json, str]:
    """What holds the value at a pointer, and the step from there."""
    above, slash, step = pointer.rpartition("/")
    holder = value_at(card, above) if slash else None
    if not isinstance(holder, dict | list) or not step:
        raise PointerError(pointer)
    return holder, step


def _place(several: list[Json], step: str, pointer: str) -> int:
    if not (step.isascii() and step.isdigit() and int(step) < len(several)):
        raise PointerError(pointer)
    return int(step)
