"""Names in a tree that was read: what each "it", "that card" or "that player" speaks of."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any

from cardpress.language.recognition.patterns import UNNAMED, Json

MOST = 24
"""Ways to tell what several pronouns speak of that are tried, the nearest first."""
_EARLY, _LATE = ("event", "condition", "pay", "who", "dice"), ("do", "otherwise")
"""Fields that a sentence says before the others, and after them."""


def named_trees(part: str, known: Sequence[str] = ()) -> Iterator[Json]:
    """A tree, as JSON text, with names for what it speaks of again; `known` are those that were given before."""
    places = list(_places(json.loads(part)))
    choices: list[list[int | str]] = []
    for at, place in enumerate(places):
        if _speaks_again(place):
            before = [other for other in range(at - 1, -1, -1) if not _speaks_again(places[other])]
            choices.append([*before, *reversed(known)])
    for chosen in islice(product(*choices), MOST):
        yield _with_names(part, chosen, set(known))


def _with_names(part: str, chosen: Sequence[int | str], taken: set[str]) -> Json:
    tree = json.loads(part)
    places, names = list(_places(tree)), dict[int, str]()
    spoken_of = iter(chosen)
    meant = {at: next(spoken_of) for at, place in enumerate(places) if _speaks_again(place)}
    for at, place in enumerate(places):
        if not _speaks_again(place) and (
            at in meant.values() or UNNAMED in place.values() or _is_gone_over(place)
        ):
            names[at] = place["as"] = _free_name(place, taken)
            taken.add(names[at])
    for at, what in meant.items():
        places[at]["ref"] = names[what] if isinstance(what, int) else what
    _drop_marks(tree)
    return tree


def _places(value: Json) -> Iterator[dict[str, Any]]:
    """What can have a name and what speaks of one, in the order of the sentence."""
    if isinstance(value, dict):
        if _speaks_again(value):
            yield value
            return
        if "pick" in value or (("one" in value or "each" in value) and "op" not in value and "per" not in value):
            yield value
        if value.get("op") == "each" and isinstance(value.get("what"), dict):
            value["what"][_GONE_OVER] = True
        for name in sorted(value, key=lambda one: (one in _LATE) - (one in _EARLY)):
            yield from _places(value[name])
    elif isinstance(value, list):
        for one in value:
            yield from _places(one)


_GONE_OVER = " each"
"""Marks what an operation goes over one by one, which always has a name."""


def _is_gone_over(place: Mapping[str, Any]) -> bool:
    return _GONE_OVER in place


def _drop_marks(value: Json) -> None:
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        _drop_marks(one)
    if isinstance(value, dict):
        value.pop(_GONE_OVER, None)


def _speaks_again(place: Mapping[str, Any]) -> bool:
    return place.get("ref") == UNNAMED


def _free_name(place: Mapping[str, Any], taken: set[str]) -> str:
    """A name like what it names, with a number where that is taken."""
    kind = place.get("kind", place.get("one", place.get("each", "thing")))
    base = str(kind[0] if isinstance(kind, list) else kind)
    numbered = (f"{base}_{number}" for number in range(2, len(taken) + 3))
    return next(name for name in [base, *numbered] if name not in taken)
