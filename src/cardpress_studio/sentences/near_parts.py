"""Parts that differ in little from the one that stands somewhere: another word, a field more, less or another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from cardpress_studio.sentences.said_before import SORTS, sort_of
from cardpress_studio.sentences.schema_shapes import CardSchema, Node, words_in
from cardpress_studio.sentences.smallest_parts import KIND, SmallestParts

Json = Any


class NearParts:
    """Varies parts by the schemas that they could be of."""

    def __init__(self, schema: CardSchema, smallest: SmallestParts) -> None:
        self._schema, self._smallest = schema, smallest

    def of(self, part: Json, branches: tuple[Node, ...]) -> Iterator[Json]:
        """Parts of the same sort that keep what they can of this one, the nearest first."""
        if not isinstance(part, dict):
            return
        tag = next((tag for tag in SORTS if tag in part), "")
        alike = [one for one in branches if not tag or tag in one.get("properties", {})]
        for branch in alike:
            for word in self._words(branch, tag) or [part.get(tag)]:
                kept = {name: value for name, value in part.items() if name in branch.get("properties", {})}
                yield from self._variations(branch, {**kept, tag: word} if tag else kept, tag)

    def of_other_kinds(self, part: Json, branches: tuple[Node, ...], kinds: Sequence[str]) -> Iterator[Json]:
        """The same part with another word in a field, about things of another kind: what only fits together."""
        if not isinstance(part, dict):
            return
        about = [name for name, one in part.items() if isinstance(one, dict) and isinstance(one.get(KIND), str)]
        for branch in branches:
            fields = branch.get("properties", {})
            worded = {
                name: words for name in part if name in fields and len(words := self._words(branch, name)) > 1
            }
            for (name, words), of in product(worded.items(), about):
                for word, kind in product(words, kinds):
                    yield {**part, name: word, of: {**part[of], KIND: kind}}

    def _words(self, branch: Node, tag: str) -> list[Any]:
        if not tag:
            return []
        return [word for one in self._schema.branches([branch["properties"][tag]]) for word in words_in(one)]

    def _variations(self, branch: Node, part: Json, tag: str) -> Iterator[Json]:
        needed = {tag, *branch.get("required", ())}
        added = [*self._additions(branch, part)]
        less = [
            {name: value for name, value in part.items() if name != gone} for gone in part if gone not in needed
        ]
        yield part
        yield from ({**part, name: one + 1} for name, one in part.items() if type(one) is int)
        yield from ({**part, name: value} for name, value in added)
        yield from less
        yield from ({**one, name: value} for one in less for name, value in added)

    def _additions(self, branch: Node, part: Json) -> Iterator[tuple[str, Json]]:
        """Fields that it has not, each with the first that fits there."""
        for name, node in branch.get("properties", {}).items():
            if name not in part:
                found = next(iter(self._smallest.others([node], name)), None)
                if found is not None and not (isinstance(found, dict) and sort_of(found) == "op"):
                    yield name, found
