"""JSON Schema (2020-12) of a model, in the form that editors and strict validators accept."""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic import BaseModel

Node = dict[str, Any]


@cache
def json_schema(model: type[BaseModel]) -> Node:
    """The published schema of a model: what its files may hold, with the descriptions of the fields."""
    schema = model.model_json_schema()
    definitions = {name: _plain(node) for name, node in schema.pop("$defs", {}).items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **_plain(schema),
        **({"$defs": definitions} if definitions else {}),
    }


def _plain(node: Node) -> Node:
    """A model's node without what Pydantic adds for others: titles of fields, OpenAPI's mapping."""
    fields = node.get("properties", {})
    return _tidy(node) | ({"properties": {name: _untitled(fields[name]) for name in fields}} if fields else {})


def _untitled(node: Node) -> Node:
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
        return _untitled(value)
    return [_inner(item) for item in value] if isinstance(value, list) else value
