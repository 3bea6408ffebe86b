"""Sorts of values whose shapes are told apart by the member that is present: numbers, people, selectors, tests.

A field is annotated with the class of a sort; what can stand there is known when a game's vocabulary is closed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Discriminator, Field, Tag

from cardpress.models.component import Id, Model
from cardpress.models.json_schema import schema_name

NOBODY = "nobody"
"""Whose is what no player has."""
OF_MARKER = "for a marker of cards or spaces: of which; left out: of the card itself"


class ValueForm(Model):
    """One shape of a value."""

    key: ClassVar[str]
    """The member that tells it from other shapes, as files have it."""


class Number(Model):
    """A whole number, or how it is worked out."""


class Quantity(Model):
    """A number, or all there is."""


class Value(Model):
    """A number, or a word of a field, which counts as its place among its words."""


class Range(Model):
    """A number, or the bounds it lies between."""


class Someone(Model):
    """A player, or several."""


class Holder(Model):
    """Whose something is: a player's, or nobody's."""


class Receiver(Model):
    """Players, or a counter that all share."""


class Selected(Model):
    """Cards, or spaces of a board."""


class Test(Model):
    """What is asked of a single card or space."""

    __test__: ClassVar[bool] = False


class Anything(Model):
    """A number, a word, a player, a card or a space."""


class ActionChoice(Model):
    """What is chosen for an action: a card, a space, a player, or by an operation that chooses."""


SORTS: tuple[type[Model], ...] = (
    Number, Quantity, Value, Range, Someone, Holder, Receiver, Selected, Test, Anything, ActionChoice
)  # fmt: skip
"""Every sort; `course.closing` knows its shapes."""


class Param(ValueForm):
    """What a parameter of an own operation, event or condition holds; only in its body."""

    key: ClassVar[str] = "param"
    param: Id = Field(description="a field of the operation, event or condition whose body this is")


def one_or_several(annotation: Any, called: str) -> Any:  # noqa: ANN401 types have no narrower one
    """The type of one thing, or a list of such; `called` is its name in published schemas."""

    def single_or_list(value: object) -> str:
        return "several" if isinstance(value, list | tuple) else "single"

    several: Any = Annotated[tuple[annotation, ...], Field(min_length=1), Tag("several")]
    said = Field(json_schema_extra=schema_name(called))
    return Annotated[Annotated[annotation, Tag("single")] | several, Discriminator(single_or_list), said]


def told_by_form(shapes: Mapping[str, type[Model]]) -> Discriminator:
    """Tells shapes apart by the first of their members that a value has; a number and a word by their type."""

    def form(value: object) -> str | None:
        if isinstance(value, bool):
            return None
        if isinstance(value, int | str):
            return "number" if isinstance(value, int) else "word"
        if isinstance(value, dict):
            return _form_of_members(value, shapes)
        return next((key for key, shape in shapes.items() if isinstance(value, shape)), None)

    return Discriminator(form)


def _form_of_members(members: Mapping[str, object], keys: Mapping[str, type[Model]]) -> str | None:
    """The shape of an object; three members are shared by two shapes each."""
    if "each" in members and "per" in keys and {"per", "of"} & members.keys():
        return "per" if "per" in members else "bound"
    if "seat" in members and "seat_of" in keys and _is_someone(members["seat"]):
        return "seat_of"
    return next((key for key in keys if key in members), None)


def _is_someone(value: object) -> bool:
    """Whether what is said of a seat is who sits there, and not its number."""
    people = {"one", "each", "ref", "next", "previous", "marker", "owner", "most", "least"}
    return isinstance(value, str) or (isinstance(value, dict) and bool(people & value.keys()))
