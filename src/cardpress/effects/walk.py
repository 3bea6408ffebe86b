"""Walking effect trees: every node with the place it has in its file."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cardpress.effects.operations import Operation
from cardpress.models.component import Component, Model

_LEAVES = frozenset((str, int, bool, type(None)))


def trees(component: Component) -> Iterator[tuple[str, Operation]]:
    """The effect trees of a component, each with the name of the field that holds it."""
    for name, value in component.__dict__.items():
        if type(value) not in _LEAVES and isinstance(value, Operation):
            yield name, value


def children(node: Model) -> Iterator[tuple[str, Model]]:
    """The nodes directly below a node, each with its JSON pointer from there; in the order they are read."""
    for name, value in node.__dict__.items():
        if type(value) in _LEAVES:
            continue
        if isinstance(value, Model):
            yield f"/{_file_names(type(node))[name]}", value
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, Model):
                    yield f"/{_file_names(type(node))[name]}/{index}", item


def walk(node: Model, pointer: str = "") -> Iterator[tuple[str, Model]]:
    """A node and everything below it, each with its JSON pointer; parents first."""
    yield pointer, node
    for step, child in children(node):
        yield from walk(child, pointer + step)


@cache
def _file_names(model: type[Model]) -> dict[str, str]:
    return {name: field.alias or name for name, field in model.model_fields.items()}
