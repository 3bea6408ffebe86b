"""Cells of a table: the value that a field asks for in a cell's text, and the text of a value."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import isfinite
from typing import Any

from cardpress.diagnostics import Diagnostic
from cardpress.models.json_schema import Node
from cardpress.models.json_text import parse_json

_YES = {"true": True, "yes": True, "x": True, "false": False, "no": False}


class CellError(ValueError):
    """A cell whose text is not the value that its field asks for; without a problem its field is taken."""

    def __init__(self, problem: Diagnostic | None = None) -> None:
        super().__init__()
        self.problem = problem


def field_shape(schema: Node, steps: Sequence[str]) -> Node:
    """What a field of a kind, or a field of a field, may be; references are followed, null is left out."""
    node = schema
    for step in steps:
        node = _resolve_reference(schema, node).get("properties", {}).get(step, {})
    return _resolve_reference(schema, node)


def _resolve_reference(schema: Node, node: Node) -> Node:
    if "$ref" in node:
        return _resolve_reference(schema, schema["$defs"][node["$ref"].rpartition("/")[2]])
    several = [one for one in node.get("anyOf", []) if one.get("type") != "null"]
    return _resolve_reference(schema, several[0]) if len(several) == 1 else node


def cell_value(text: str, shape: Node) -> Any:  # noqa: ANN401 any JSON value
    """A cell's text as the value that its field asks for; a CellError when it should be JSON and is not."""
    kind = shape.get("type") or _number_beside_words(shape)
    if kind == "array" and not text.startswith("["):
        return [cell_value(part.strip(), shape.get("items", {})) for part in text.split(";")]
    if kind == "boolean":
        return _YES.get(text.lower(), text)
    if kind in {"integer", "number"}:
        try:
            number = int(text) if text.lstrip("-").isdigit() else float(text.replace(",", "."))
        except ValueError:
            return text
        return number if isfinite(number) else text
    if kind in {"object", "array"} or text.startswith(("{", "[")):
        value, problems = parse_json("", text)
        if problems:
            raise CellError(problems[0])
        return value
    return text


def _number_beside_words(shape: Node) -> str | None:
    """The type of a field that is a number or one of some words, as in `3` or `all`."""
    branches = shape.get("anyOf", ())
    has_free_text = any(one.get("type") == "string" and not {"const", "enum"} & one.keys() for one in branches)
    return next(
        (one["type"] for one in branches if one.get("type") in {"integer", "number"} and not has_free_text), None
    )


def cell_text(value: object) -> str:
    """The text of a cell that holds a value; "" for none."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list) and not any(isinstance(one, dict | list) for one in value):
        return "; ".join(map(cell_text, value))
    return json.dumps(value, ensure_ascii=False) if isinstance(value, dict | list) else str(value)


def put_leaf(value: dict[str, Any], steps: Sequence[str], leaf: object) -> None:
    """Put a value below objects that are made where there are none; a CellError where something is already."""
    for step in steps[:-1]:
        value = value.setdefault(step, {})
        if not isinstance(value, dict):
            raise CellError
    if steps[-1] in value:
        raise CellError
    value[steps[-1]] = leaf
