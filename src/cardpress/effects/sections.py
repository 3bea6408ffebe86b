"""Sections: the named texts of one component, such as the modes of a tool or the rows of a die's table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from pydantic import Field, field_validator

from cardpress.effects.nodes import Operation
from cardpress.models.component import Component, Id, Model
from cardpress.models.message_scan import OWN_ATTRIBUTES


class Section(Model):
    """One of several named texts of a component. A game derives its own: the effect, and a price if there is one.

    The heading of a section is an attribute of the component's message (`.claws = …`), or the word
    `ui-section-claws` for an id that many components have. With `headed = False` a section has no heading: its own
    fields tell it, like the result of a die. What a section names with `as`, those printed after it can refer to.
    """

    id: Id = Field(description="the section's id, no other section of the component has it")
    effect: Operation | None

    headed: ClassVar[bool] = True

    @property
    def apart(self) -> bool:
        """Whether it is used instead of other sections, and knows nothing of what they name: some modes."""
        return False

    @field_validator("id")
    @classmethod
    def _is_free(cls, id_: str) -> str:
        if id_ in OWN_ATTRIBUTES:
            raise ValueError(f'"{id_}" cannot be a section: every component has an attribute of this name')
        return id_

    @classmethod
    def __pydantic_init_subclass__(cls, **_: Any) -> None:  # noqa: ANN401 as Pydantic calls it
        """Raise TypeError for a section that leaves open what its effects are."""
        if cls.model_fields["effect"].annotation == Section.model_fields["effect"].annotation:
            raise TypeError(f"{cls.__name__} does not say what its effects are: effect: Effect")


class Placed(NamedTuple):
    """A section with its key (`modes/claws`: its field and its id) and its JSON pointer."""

    key: str
    pointer: str
    section: Section


def sections(component: Component) -> Iterator[Placed]:
    """The sections of a component in printing order: field by field, each list as it is written."""
    for name, value in component.__dict__.items():
        if type(value) is tuple:
            for index, one in enumerate(value):
                if isinstance(one, Section):
                    at = type(component).model_fields[name].alias or name
                    yield Placed(f"{name}/{one.id}", f"/{at}/{index}", one)


def section_of(key: str) -> str:
    """The id of the section that the key of a tree leads to; empty for a field of the component."""
    return key.partition("/")[2]


def with_trees(component: Component, trees: Mapping[str, Operation | None]) -> Component:
    """The component with other trees, each by its key."""
    fields: dict[str, object] = {}
    for key, tree in trees.items():
        name, _, id_ = key.partition("/")
        fields[name] = _replace_section(fields.get(name, getattr(component, name)), id_, tree) if id_ else tree
    return component.model_copy(update=fields)


def _replace_section(listed: Any, id_: str, tree: Operation | None) -> tuple[Section, ...]:  # noqa: ANN401 sections
    return tuple(one.model_copy(update={"effect": tree}) if one.id == id_ else one for one in listed)
