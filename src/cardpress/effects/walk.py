"""Walking effect trees: every node with the place it has in its file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from cardpress.effects.actors import EachPlayer, OnePlayer
from cardpress.effects.nodes import Operation
from cardpress.effects.sections import sections
from cardpress.effects.selectors import Pick
from cardpress.models.component import Component, Model

_LEAVES = frozenset((str, int, bool, type(None)))


def trees(component: Component) -> Iterator[tuple[str, str, Operation]]:
    """The effect trees of a component, those of its sections last, each with its key and its JSON pointer.

    The key is the name of the field, or for a section `modes/claws`: the field and the section's id.
    """
    for name, value in component.__dict__.items():
        if type(value) not in _LEAVES and isinstance(value, Operation):
            yield name, f"/{_file_names(type(component))[name]}", value
    for key, pointer, section in sections(component):
        if section.effect is not None:
            yield key, f"{pointer}/effect", section.effect


def unread(component: Component) -> Iterator[str]:
    """JSON pointers of the trees of a component that `trees` does not give: in a part, a list or a mapping."""
    read = {pointer for _, pointer, _ in trees(component)}
    for name, value in component.__dict__.items():
        if type(value) not in _LEAVES:
            found = uppermost_operations(value, f"/{_file_names(type(component))[name]}")
            yield from (at for at, _ in found if at not in read)


def uppermost_operations(value: object, at: str = "") -> Iterator[tuple[str, Operation]]:
    """The uppermost operations in a value of a model, each with its JSON pointer."""
    if isinstance(value, Operation):
        yield at, value
        return
    below: Iterator[tuple[object, object]] = iter(())
    if isinstance(value, Model):
        below = ((_file_names(type(value))[name], part) for name, part in value.__dict__.items())
    elif isinstance(value, Mapping):
        below = iter(value.items())
    elif isinstance(value, (tuple, list)):
        below = iter(enumerate(value))
    for step, part in below:
        if type(part) not in _LEAVES:
            yield from uppermost_operations(part, f"{at}/{step}")


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


def direct_operations(node: Model) -> Iterator[Operation]:
    """The operations a node holds, those in its parts included, but not what these hold."""
    for _, child in children(node):
        if isinstance(child, Operation):
            yield child
        else:
            yield from direct_operations(child)


def walk(node: Model, pointer: str = "") -> Iterator[tuple[str, Model]]:
    """A node and everything below it, each with its JSON pointer; parents first."""
    yield pointer, node
    for step, child in children(node):
        yield from walk(child, pointer + step)


def names_in(tree: Model) -> Iterator[str]:
    """The names a tree gives to cards with `as`."""
    return (node.name for _, node in walk(tree) if isinstance(node, Pick) and node.name)


def players_in(tree: Model) -> Iterator[str]:
    """The names a tree gives to players with `as`."""
    return (node.name for _, node in walk(tree) if isinstance(node, OnePlayer | EachPlayer))


@cache
def _file_names(model: type[Model]) -> dict[str, str]:
    return {name: field.alias or name for name, field in model.model_fields.items()}
