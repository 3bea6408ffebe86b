"""The marks of one component: the JSON pointer of every part of its trees, each with a character that opens it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from cardpress.effects.families.control import Custom, Seq
from cardpress.language.grammar.span_marks import FIRST
from cardpress.models.component import Model

Made = TypeVar("Made")
UNKNOWN = ""
"""The pointer of what stands nowhere in the file: the narrator made it up to say something shorter."""
_HELD_AS: Mapping[str, tuple[str, ...]] = {
    "source": ("from",),
    "amount": ("at_least", "at_most", "is"),
    "limit": ("at_least", "at_most", "is", "not"),
    "number": ("at_least", "count"),
    "by": ("amount",),
    "pile": ("to",),
    "do": ("holds",),
}
"""Variables of shared messages that are called otherwise than the field they say, with the fields these can be."""


class SpanMarks:
    """Knows where in its file each part of a component stands, and of which part something is being said."""

    def __init__(self, component: Model, value: Any) -> None:  # noqa: ANN401 JSON
        """`value` is what the component's file says."""
        self._component, self._value = component, value
        self._pointers = {id(part): pointer for part, pointer in _parts(component, value, "")}
        self._openings: dict[str, str] = {}
        self._here = [UNKNOWN]

    def pointer(self, part: object) -> str:
        """Where a part of a tree stands; UNKNOWN for what is in no file."""
        return self._pointers.get(id(part), UNKNOWN)

    def opening_mark(self, pointer: str) -> str:
        """The character that opens the marks of a pointer; "" for UNKNOWN."""
        if pointer == UNKNOWN:
            return ""
        return self._openings.setdefault(pointer, chr(FIRST + len(self._openings)))

    def pointers(self) -> dict[str, str]:
        """Every character that opens a mark, with its pointer."""
        return {opening: pointer for pointer, opening in self._openings.items()}

    def within(self, pointer: str, make: Callable[[], Made]) -> Made:
        """What is made while the part at a pointer is being said."""
        self._here.append(pointer)
        try:
            return make()
        finally:
            self._here.pop()

    def of_variables(self, names: Sequence[str]) -> dict[str, str]:
        """What opens the marks of those variables of a message that say a field of the part being said."""
        here = self._here[-1]
        held = value_at(self._value, here) if here else None
        if not isinstance(held, dict):
            return {}
        found = {name: next((one for one in (name, *_HELD_AS.get(name, ())) if one in held), "") for name in names}
        return {name: self.opening_mark(f"{here}/{field}") for name, field in found.items() if field}

    def of_word(self, word: object) -> str:
        """What opens the marks of the field of the part being said that holds a word; "" where none does."""
        here = self._here[-1]
        held = value_at(self._value, here) if here else None
        field = next((name for name, value in held.items() if value == word), "") if isinstance(held, dict) else ""
        return self.opening_mark(f"{here}/{field}") if field else ""

    def of_field(self, pointer: str, field: str) -> str:
        """What opens the marks of a field of the part at a pointer; "" where the file does not say it."""
        held = value_at(self._value, pointer) if pointer else None
        return self.opening_mark(f"{pointer}/{field}") if isinstance(held, dict) and field in held else ""

    def of_numbers(self, node: Custom, names: Mapping[str, object]) -> dict[str, str]:
        """What opens the marks of the numbers of a text written by hand: its own, else fields of the component."""
        own = f"{self.pointer(node)}/numbers"
        return {
            name: self.opening_mark(f"{own}/{name}" if name in node.numbers else f"/{name}")
            for name in names
            if name in node.numbers or name in self._value
        }


def value_at(value: Any, pointer: str) -> Any:  # noqa: ANN401 JSON
    """What stands at a JSON pointer; None where nothing does."""
    for step in pointer.split("/")[1:]:
        if isinstance(value, list):
            value = value[int(step)] if step.isdigit() and int(step) < len(value) else None
        else:
            value = value.get(step) if isinstance(value, dict) else None
    return value


def _parts(part: Model, value: Any, pointer: str) -> Iterator[tuple[Model, str]]:  # noqa: ANN401 JSON
    """A part and all below it, each with its pointer, read beside what the file says.

    A list of operations is kept as a sequence, a list of one as what is in it; qualifiers have their own order.
    """
    if isinstance(value, list):
        if isinstance(part, Seq):
            yield part, pointer
            yield from _several(part.do, value, pointer)
        elif len(value) == 1:
            yield from _parts(part, value[0], f"{pointer}/0")
        return
    yield part, pointer
    if not isinstance(value, dict):
        return
    for name, field in type(part).model_fields.items():
        said, below = field.alias or name, getattr(part, name)
        if said in value:
            yield from _below(below, value[said], f"{pointer}/{said}")


def _below(held: object, value: Any, pointer: str) -> Iterator[tuple[Model, str]]:  # noqa: ANN401 JSON
    if isinstance(held, Model):
        yield from _parts(held, value, pointer)
    elif isinstance(held, tuple) and isinstance(value, list):
        yield from _several(held, value, pointer)
    elif isinstance(held, tuple) and len(held) == 1:
        yield from _below(held[0], value, pointer)
    elif isinstance(held, Mapping) and isinstance(value, dict):
        for key, one in held.items():
            if key in value:
                yield from _below(one, value[key], f"{pointer}/{key}")


def _several(held: Sequence[object], value: list[Any], pointer: str) -> Iterator[tuple[Model, str]]:
    left = list(range(len(value)))
    for one in held:
        if not left:
            return
        at = next((at for at in left if _is_said_by(one, value[at])), left[0])
        left.remove(at)
        yield from _below(one, value[at], f"{pointer}/{at}")


def _is_said_by(part: object, value: object) -> bool:
    if not isinstance(part, Model):
        return part == value
    return part.model_dump(mode="json", by_alias=True, exclude_unset=True) == value
