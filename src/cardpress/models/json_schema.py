"""JSON Schema (2020-12) of a model, in the form that editors and strict validators accept."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any

from pydantic import BaseModel

from cardpress.models.definition_names import ShortDefinitionNames

Node = dict[str, Any]
_NAME = "x-name"
_OF_THE_FIELD = ("description", "default")
"""What a field says beside the type it shares with others."""


def schema_name(name: str) -> Node:
    """What `json_schema_extra` is to be for a type without a model to have a name in published schemas."""
    return {_NAME: name}


@cache
def json_schema(model: type[BaseModel]) -> Node:
    """The published schema of a model: what its files may hold, with the descriptions of the fields."""
    schema = model.model_json_schema(schema_generator=ShortDefinitionNames)
    definitions = {name: _plain(node) for name, node in schema.pop("$defs", {}).items()}
    whole = _plain(schema)
    named = _name_repeated_types([whole, definitions], definitions.keys())
    definitions |= named
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **whole,
        **({"$defs": definitions} if definitions else {}),
    }


def _name_repeated_types(parts: list[Node], taken: Collection[str]) -> dict[str, Node]:
    """Definitions of the types that stand in several places under one name, which become references to them."""
    made: dict[str, Node] = {}
    while innermost := [node for node in _nodes(parts) if _NAME in node and not _holds_names(node)]:
        _name_types(innermost, taken, made)
    return made


def _holds_names(node: Node) -> bool:
    """Whether a type has parts that still wait for a reference to their own definition."""
    return any(_NAME in part for part in _nodes([*node.values()]))


def _name_types(nodes: Sequence[Node], taken: Collection[str], made: dict[str, Node]) -> None:
    """Add the definitions of some types, and refer to them."""
    alike: dict[str, list[tuple[str, Node]]] = {}
    for node in nodes:
        name = str(node.pop(_NAME))
        body = {key: value for key, value in node.items() if key not in _OF_THE_FIELD}
        alike.setdefault(json.dumps(body, sort_keys=True), []).append((name, node))
    for shape, several in sorted(alike.items()):
        name = Counter(name for name, _ in several).most_common(1)[0][0]
        if len(several) > 1 and name not in {*taken, *made}:
            said = Counter(node.get("description") for _, node in several)
            description = {} if None in said else {"description": said.most_common(1)[0][0]}
            made[name] = json.loads(shape) | description
            for _, node in several:
                own = {
                    key: node[key] for key in _OF_THE_FIELD if key in node and node[key] != description.get(key)
                }
                node.clear()
                node |= {"$ref": f"#/$defs/{name}", **own}


def _nodes(value: object) -> Iterator[Node]:
    """Every object of a schema, the inner ones first."""
    if isinstance(value, dict):
        for part in value.values():
            yield from _nodes(part)
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from _nodes(part)


def _plain(node: Node) -> Node:
    """A model's node without what Pydantic adds for others: titles of fields, OpenAPI's mapping."""
    fields = node.get("properties", {})
    return _tidy(node) | (
        {"properties": {name: _without_titles(fields[name]) for name in fields}} if fields else {}
    )


def _without_titles(node: Node) -> Node:
    return {name: value for name, value in _tidy(node).items() if name != "title"}


def _tidy(node: Node) -> Node:
    tidy = {name: _inner(value) for name, value in node.items() if name != "properties"}
    if "discriminator" in tidy:
        tidy["discriminator"] = {"propertyName": tidy["discriminator"]["propertyName"]}
        tidy["type"] = "object"
    if len(by_pattern := tidy.pop("patternProperties", {})) == 1:
        # Names that do not fit the pattern would be free to hold anything; the models refuse them.
        ((pattern, value),) = by_pattern.items()
        tidy["propertyNames"] = {**tidy.get("propertyNames", {}), "pattern": pattern}
        tidy["additionalProperties"] = value
    return tidy


def _inner(value: object) -> Any:  # noqa: ANN401 any JSON value
    if isinstance(value, dict):
        return _without_titles(value)
    return [_inner(item) for item in value] if isinstance(value, list) else value
