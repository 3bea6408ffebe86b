"""Changes of a card's JSON at a pointer: something else there, nothing there, something beside it."""

from __future__ import annotations

import json

from cardpress.language.spans.span_table import value_at
from cardpress_studio.sentences.places import BY_NAME, NAME, Json, texts_in

OPERATION = "op"
"""The field that makes an object an operation."""


class PointerError(ValueError):
    """A pointer that leads nowhere in a card."""


def with_value(card: Json, pointer: str, value: Json) -> Json:
    """The card with something else at a pointer; raises PointerError."""
    changed = _deep_copy(card)
    holder, step = _holder(changed, pointer)
    if isinstance(holder, dict):
        holder[step] = _deep_copy(value)
    else:
        holder[_place(holder, step, pointer)] = _deep_copy(value)
    return changed


def filled_in(card: Json, pointer: str, value: Json) -> Json:
    """The card with another word, number or text in a field, None for none; a new name is new wherever it is said.

    Raises PointerError.
    """
    if value is None:
        return without(card, pointer)
    before = value_at(card, pointer)
    changed = with_value(card, pointer, value)
    if pointer.rpartition("/")[2] != NAME or not isinstance(before, str):
        return changed
    if before in texts_in(changed, NAME):  # another thing is called so still: those who mean it are in other trees
        tree = "/".join(pointer.split("/")[:2])
        return with_value(changed, tree, _spoken_of(value_at(changed, tree), before, value))
    return _spoken_of(changed, before, value)


def without(card: Json, pointer: str) -> Json:
    """The card without what stands at a pointer; of two steps in turn the other one stays. Raises PointerError."""
    changed = _deep_copy(card)
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


def followed_by(card: Json, pointer: str, step: Json) -> tuple[Json, str]:
    """The card with one more step after the one at a pointer, and where it is. Raises PointerError."""
    list_at = pointer.rpartition("/")[0]
    around = value_at(card, list_at.rpartition("/")[0])
    if isinstance(value_at(card, list_at), list) and isinstance(around, dict) and around.get(OPERATION) == "seq":
        return beside(card, pointer, step)
    now = value_at(card, pointer)
    if not isinstance(now, dict):
        raise PointerError(pointer)
    steps = now["do"] if now.get(OPERATION) == "seq" else [now]
    return with_value(card, pointer, {OPERATION: "seq", "do": [*steps, step]}), f"{pointer}/do/{len(steps)}"


def beside(card: Json, pointer: str, member: Json) -> tuple[Json, str]:
    """The card with one more member after the one at a pointer, and where it is; what is no list becomes one.

    Raises PointerError.
    """
    above, _, step = pointer.rpartition("/")
    holder, _ = _holder(card, pointer)
    if isinstance(holder, list):
        place = _place(holder, step, pointer) + 1
        return with_value(card, above, [*holder[:place], member, *holder[place:]]), f"{above}/{place}"
    return with_value(card, pointer, [value_at(card, pointer), member]), f"{pointer}/1"


def with_part_moved(card: Json, pointer: str, by: int) -> tuple[Json, str]:
    """The card with a member of a list `by` places later, or earlier where negative, and where it is then.

    Raises PointerError.
    """
    above, _, step = pointer.rpartition("/")
    holder, _ = _holder(card, pointer)
    place = _place(holder, step, pointer) if isinstance(holder, list) else -1
    if not (isinstance(holder, list) and 0 <= place + by < len(holder)):
        raise PointerError(pointer)
    others = [*holder[:place], *holder[place + 1 :]]
    after = [*others[: place + by], holder[place], *others[place + by :]]
    return with_value(card, above, after), f"{above}/{place + by}"


def _spoken_of(part: Json, before: str, after: str) -> Json:
    """A part in which a name is another."""
    if isinstance(part, list):
        return [_spoken_of(one, before, after) for one in part]
    if not isinstance(part, dict):
        return part
    return {
        name: after if name == BY_NAME and one == before else _spoken_of(one, before, after)
        for name, one in part.items()
    }


def _deep_copy(part: Json) -> Json:
    """A part of which nothing is shared, not even between its own members, as a file has it."""
    return json.loads(json.dumps(part))


def _holder(card: Json, pointer: str) -> tuple[Json, str]:
    """What holds the value at a pointer, and the step from there."""
    above, slash, step = pointer.rpartition("/")
    holder = (value_at(card, above) if above else card) if slash else None
    if not isinstance(holder, dict | list) or not step:
        raise PointerError(pointer)
    return holder, step


def _place(several: list[Json], step: str, pointer: str) -> int:
    if not (step.isascii() and step.isdigit() and int(step) < len(several)):
        raise PointerError(pointer)
    return int(step)
