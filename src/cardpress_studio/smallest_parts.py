"""Parts that no card of a game has yet: of each the smallest that fits, made of what cards say already."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from cardpress_studio.said_before import SaidBefore, sort_of, word_of
from cardpress_studio.schema_shapes import CardSchema, Node

_DEEPEST = 4
"""Parts inside each other: a smallest one needs no more."""


class NothingFitsError(ValueError):
    """A schema for which nothing small was found."""


class SmallestParts:
    """Makes smallest parts for the places of one kind of card; `kinds` are words for what cards are."""

    def __init__(self, schema: CardSchema, said: SaidBefore, kinds: tuple[str, ...]) -> None:
        self._schema, self._said, self._kinds = schema, said, kinds

    def unsaid(self, branches: tuple[Node, ...]) -> list[Any]:
        """A smallest part for each schema whose word no card says yet, in the order of the schemas."""
        found: list[Any] = []
        for branch in branches:
            try:
                part = self._object(branch, _DEEPEST)
            except NothingFitsError:
                continue
            known = {word_of(one) for one in self._said.examples(sort_of(part))}
            if sort_of(part) and word_of(part) not in known:
                found.append(part)
        return found

    def _object(self, node: Node, deep: int) -> dict[str, Any]:
        fields: Mapping[str, Node] = node.get("properties", {})
        return {name: self._value([fields[name]], name, deep - 1) for name in node.get("required", ())}

    def _value(self, nodes: list[Node], name: str, deep: int) -> Any:  # noqa: ANN401 JSON
        if deep < 0:
            raise NothingFitsError(name)
        branches = self._schema.branches(nodes)
        plain = [value for one in branches for value in self._plain(one, name)]
        if plain:
            return plain[0]
        if (several := next((one for one in branches if one.get("type") == "array"), None)) is not None:
            one = self._value([several["items"]], name, deep - 1)
            return [one] * max(1, int(several.get("minItems", 1)))
        return self._smallest([one for one in branches if one.get("type") == "object"], deep)

    def _plain(self, node: Node, name: str) -> list[Any]:
        """A number, word or switch that fits."""
        if "const" in node:
            return [node["const"]]
        if "enum" in node:
            return list(node["enum"])
        if node.get("type") == "integer":
            return [max(int(node.get("minimum", 1)), min(1, int(node.get("maximum", 1))))]
        if node.get("type") == "boolean":
            return [True]
        if node.get("type") == "string":
            return [*self._said.words(name), *self._kinds]
        return []

    def _smallest(self, branches: list[Node], deep: int) -> Any:  # noqa: ANN401 JSON
        """What cards say there already, the shortest; else the first that can be made, of few fields first."""
        sorts = {sort_of(dict.fromkeys(one.get("properties", {}))) for one in branches}
        said = [one for sort in sorts for one in self._said.examples(sort) if not _speaks_of_a_name(one)]
        if said:
            return min(said, key=lambda one: len(json.dumps(one)))
        for branch in sorted(branches, key=lambda one: len(one.get("required", ()))):
            try:
                made = self._object(branch, deep)
            except NothingFitsError:
                continue
            if not _speaks_of_a_name(made):
                return made
        raise NothingFitsError


def _speaks_of_a_name(part: Any) -> bool:  # noqa: ANN401 JSON
    """Whether a part needs something that was named before."""
    return '"ref"' in json.dumps(part)
