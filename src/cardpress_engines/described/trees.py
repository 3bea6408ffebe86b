"""Trees of play files as the engine reads them: by attribute, be they from rules data or from plain JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import fields, is_dataclass
from typing import Final

from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.rules_data import Data, Tree

ATTRIBUTES: Final = {"as": "name", "from": "source", "is": "is_", "not": "not_", "if": "if_", "raise": "raise_"}
"""JSON names that Python cannot have, or that rules data calls otherwise."""
JSON_NAMES: Final = {attribute: name for name, attribute in ATTRIBUTES.items()}
LONGEST_SHOWN: Final = 80
"""Characters of a tree in a message."""


class Node:
    """An object of JSON, its members as attributes; those it lacks are None."""

    def __init__(self, members: Mapping[str, Json]) -> None:
        self.__dict__.update({ATTRIBUTES.get(name, name): tree_of(value) for name, value in members.items()})

    def __getattr__(self, name: str) -> None:
        if name.startswith("__"):
            raise AttributeError(name)

    def __repr__(self) -> str:
        return f"Node({self.__dict__})"


def tree_of(value: Json) -> Tree:
    """JSON as a tree: objects become nodes, lists tuples."""
    if isinstance(value, dict):
        return Node(value)
    return tuple(map(tree_of, value)) if isinstance(value, list) else value


def course_of(data: Data) -> Tree:
    """The course of play of rules data, where it is JSON if its words are not those of cards."""
    return tree_of(data.PLAY) if isinstance(data.PLAY, dict) else data.PLAY


def part(tree: Tree, name: str) -> Tree:
    """A member of a node, or None where it has none."""
    return getattr(tree, name, None)


def form_of(tree: Tree, forms: Iterable[str]) -> str:
    """Which of these members a node has: what tells its form; empty when it has none of them."""
    return next((form for form in forms if getattr(tree, form, None) is not None), "")


def members(tree: Tree) -> Mapping[str, Tree]:
    """Named parts of a tree, such as the zones of a game: a mapping of rules data, or a node."""
    if tree is None:
        return {}
    if isinstance(tree, Mapping):
        return tree
    if not is_dataclass(tree):
        return vars(tree)
    return {each.name: getattr(tree, each.name) for each in fields(tree)}  # an object of rules data


def as_tuple(tree: Tree) -> tuple[Tree, ...]:
    """One or several things as several."""
    if tree is None:
        return ()
    return tuple(tree) if isinstance(tree, tuple | list) else (tree,)


def sequence(*trees: Tree) -> Tree:
    """Operations one after the other as one operation."""
    flat = [each for tree in trees for each in as_tuple(tree)]
    if len(flat) == 1:
        return flat[0]
    made = Node({})
    made.__dict__.update(op="seq", do=tuple(flat))
    return made


def with_members(tree: Tree, **changes: Tree) -> Tree:
    """A copy of a node with other members."""
    made = copy(tree)
    for name, value in changes.items():
        object.__setattr__(made, name, value)
    return made


def json_text(tree: Tree) -> str:
    """A tree as its file says it, for a message: on one line, not too long."""
    text = json.dumps(_plain(tree), ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 2]} …"


def _plain(tree: Tree) -> Tree:
    if tree is None or isinstance(tree, str | int):
        return tree
    if isinstance(tree, tuple | list):
        return [_plain(each) for each in tree]
    said = ((name, value) for name, value in members(tree).items() if value not in {None, False})
    return {JSON_NAMES.get(name, name): _plain(value) for name, value in said}


def walk(tree: Tree) -> Iterator[Tree]:
    """A tree and every node in it."""
    if isinstance(tree, tuple | list):
        for each in tree:
            yield from walk(each)
    elif isinstance(tree, Mapping):
        yield from walk(tuple(tree.values()))
    elif isinstance(tree, Node):
        yield tree
        yield from walk(tuple(vars(tree).values()))
    elif hasattr(tree, "__dataclass_fields__"):
        yield tree
        yield from walk(tuple(getattr(tree, name) for name in tree.__dataclass_fields__))
