"""Reads from a JSON Schema which fields belong at a place in a file, and what a value there means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardpress.models.json_schema import Node

Token = str | int


@dataclass(frozen=True)
class SchemaChoice:
    """The schemas that may describe one value, the likeliest of a union only."""

    root: Node
    nodes: tuple[Node, ...]

    @property
    def fields(self) -> list[str]:
        """Names of the fields an object may have here."""
        return sorted({name for node in self.nodes for name in node.get("properties", {})})

    @property
    def title(self) -> str:
        """The name of the model that stands here."""
        return next((node["title"] for node in self.nodes if "title" in node), "this object")

    def owner(self, field: str | None) -> str:
        """The name of the model that has a field, of all that may stand here; without one, of what stands here."""
        named = (node for node in self.nodes if "title" in node and field in node.get("properties", {}))
        return next((str(node["title"]) for node in named), self.title)

    @property
    def description(self) -> str | None:
        """The first line of what the nearest field or model says about itself."""
        found = (node["description"] for node in self.nodes if "description" in node)
        return next((text.partition("\n")[0] for text in found), None)

    @property
    def of_words(self) -> SchemaChoice:
        """The shape without objects, for a value that is none."""
        return SchemaChoice(self.root, tuple(node for node in self.nodes if "properties" not in node))

    @property
    def key_description(self) -> str | None:
        """What the names of an object's free fields must be like."""
        return next((n["propertyNames"].get("description") for n in self.nodes if "propertyNames" in n), None)

    def within(self, token: Token) -> SchemaChoice:
        """The shape of a field or an entry, whether the file has it or not."""
        steps = [step for node in self.nodes for step in _step(node, token)]
        return SchemaChoice(self.root, tuple(_expand(self.root, steps)))

    def tags(self, name: str) -> list[str]:
        """The values of the field that tells the branches of a union apart."""
        fields = (node.get("properties", {}).get(name, {}) for node in self.nodes)
        return [str(field["const"]) for field in fields if "const" in field]


def shape_at(root: Node, value: object, tokens: Sequence[Token]) -> SchemaChoice:
    """The shape of the value that the tokens of a JSON pointer lead to."""
    shape = SchemaChoice(root, tuple(_expand(root, [root])))
    for token in tokens:
        shape = likeliest(shape, value).within(token)
        value = value[token] if isinstance(value, (dict, list)) else None  # type: ignore[index]  # JSON
    return likeliest(shape, value)


def likeliest(shape: SchemaChoice, value: object) -> SchemaChoice:
    """The shape without the branches of a union that the fields present speak against."""
    if not isinstance(value, dict):
        return shape
    best = max((_likeness(node, value) for node in shape.nodes), default=0)
    return SchemaChoice(shape.root, tuple(node for node in shape.nodes if _likeness(node, value) == best))


def _likeness(node: Node, value: dict[str, Any]) -> int:
    fields = node.get("properties", {})
    shared = fields.keys() & value.keys()
    tags = [name for name in shared if "const" in fields[name]]
    complete = 10 if shared.issuperset(node.get("required", ["?"])) else 0
    return len(shared) + complete + sum(100 if fields[name]["const"] == value[name] else -100 for name in tags)


def _step(node: Node, token: Token) -> Iterator[Node]:
    if isinstance(token, int):
        within = node.get("items")
    else:
        within = node.get("properties", {}).get(token) or node.get("additionalProperties")
    if isinstance(within, dict):
        yield within


def _expand(root: Node, nodes: list[Node]) -> Iterator[Node]:
    """The nodes with references and unions replaced by what they stand for; a field's own words come first."""
    for node in nodes:
        inner = [root["$defs"][node["$ref"].rpartition("/")[2]]] if "$ref" in node else []
        inner += [*node.get("anyOf", []), *node.get("oneOf", [])]
        if inner:
            said = {"description": node["description"]} if "description" in node else {}
            yield from ({**branch, **said} for branch in _expand(root, inner))
        else:
            yield node
