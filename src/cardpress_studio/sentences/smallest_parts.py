"""Parts that no card of a game has yet: of each the smallest that fits, made of what cards say already."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice
from typing import Any

from cardpress_studio.sentences.places import BY_NAME, NAME, texts_in
from cardpress_studio.sentences.said_before import SORTS, SaidBefore, sort_of, word_of
from cardpress_studio.sentences.schema_shapes import CardSchema, Node, fits, words_in

KIND = "kind"
"""The field of a selector that says what the things are that it picks."""
_DEEPEST = 4
"""Parts inside each other: a smallest one needs no more."""
_OTHERS = 12
"""What a field of a part is tried with, where its smallest does not fit."""

_NUMBERS, _WORDS = 2, 6
"""With how many numbers or words a field is tried that a part has not yet: a few only fit what else it says."""


class NothingFitsError(ValueError):
    """A schema for which nothing small was found."""


class SmallestParts:
    """Makes smallest parts for the places of one kind of card.

    `kinds` are words for what cards are, `names` those that a card gives to things and people.
    """

    def __init__(
        self, schema: CardSchema, said: SaidBefore, kinds: tuple[str, ...], names: Sequence[str] = ()
    ) -> None:
        self._schema, self._said, self._kinds, self._names = schema, said, kinds, names

    def unsaid(self, branches: tuple[Node, ...]) -> list[Any]:
        """A smallest part for each word of the schemas that no card says yet, in their order."""
        return [part for branch in branches for part in self._of_each_word(branch) if not self._is_said(part)]

    def unsaid_with_more(self, branches: tuple[Node, ...]) -> Iterator[Any]:
        """The same with one field more: the top card of what, where the smallest says no pile."""
        for branch in branches:
            for part in self._of_each_word(branch):
                if not self._is_said(part):
                    yield from ({**part, **one} for one in self._more(branch, part))

    def whole(self, branches: tuple[Node, ...]) -> list[Any]:
        """A smallest part for each schema that one can be made of, whatever cards say."""
        return [part for branch in branches for part in self._of_each_word(branch)]

    def richer(self, branches: tuple[Node, ...]) -> Iterator[Any]:
        """The same with something else in one of their fields and one field more, then in two of their fields.

        Where the smallest misfits, for a thing can ask for several at once.
        """
        made = [(branch, part) for branch in branches for part in self._of_each_word(branch)]
        for branch, part in made:
            yield from self._variations(branch, part)
        for branch, part in made:
            yield from self._varied_twice(branch, part)

    def card(self) -> Any:  # noqa: ANN401 JSON
        """A smallest whole card, but for its id and kind; a free text is the name of its field.

        Raises NothingFitsError.
        """
        whole, found = self._schema.whole, {}
        for name in (one for one in whole.get("required", ()) if one not in {"id", KIND}):
            field = [whole["properties"][name]]
            is_text = {one.get("type") for one in self._schema.branches(field)} == {"string"}
            words = [word for one in self._schema.branches(field) for word in words_in(one)]
            found[name] = name if is_text and not words else self._value(field, name, _DEEPEST)
        return found

    def _is_said(self, part: Any) -> bool:  # noqa: ANN401 JSON
        known = {word_of(one) for one in self._said.examples(sort_of(part))}
        return not sort_of(part) or word_of(part) in known

    def _of_each_word(self, branch: Node) -> Iterator[Any]:
        """The smallest object of a schema, once for each word that its tag can be."""
        try:
            part = self._object(branch, _DEEPEST)
        except NothingFitsError:
            return
        tag = next((tag for tag in SORTS if tag in part), "")
        words = [word for one in self._nodes(branch, tag) for word in words_in(one)] if tag else []
        yield from ({**part, tag: word} for word in words) if words else [part]

    def _variations(self, branch: Node, part: Any) -> Iterator[Any]:  # noqa: ANN401 JSON
        """A part with one field more, with another value in one that it must have, and with both."""
        more = [{}, *self._more(branch, part)]
        for change in [{}, *(one for _, several in self._changes(branch, part) for one in several)]:
            yield from ({**part, **change, **one} for one in more)

    def _more(self, branch: Node, part: Any) -> list[dict[str, Any]]:  # noqa: ANN401 JSON
        """Fields that a part has not, each with a few values."""
        fields: Mapping[str, Node] = branch.get("properties", {})
        found: list[dict[str, Any]] = []
        for name in [one for one in fields if one not in part]:
            nodes = self._nodes(branch, name)
            is_number = any("integer" in str(one.get("type")) for one in nodes)
            most = _NUMBERS if is_number else max(1, min(_WORDS, sum(len(words_in(one)) for one in nodes)))
            found += [{name: value} for value in islice(self.others([fields[name]], name), most)]
        return found

    def _varied_twice(self, branch: Node, part: Any) -> Iterator[Any]:  # noqa: ANN401 JSON
        """A part with other values in two of the fields that it must have."""
        for (_, first), (_, second) in combinations(self._changes(branch, part), 2):
            yield from ({**part, **one, **other} for one in first for other in second)

    def _changes(self, branch: Node, part: Any) -> list[tuple[str, list[dict[str, Any]]]]:  # noqa: ANN401 JSON
        """Of each field that a part has, but for its word, what it could be."""
        own = next((tag for tag in SORTS if tag in part), "")
        fields: Mapping[str, Node] = branch.get("properties", {})
        return [
            (name, [{name: value} for value in islice(self.others([fields[name]], name), _OTHERS)])
            for name in part
            if name != own
        ]

    def others(self, field: list[Node], name: str) -> Iterator[Any]:
        """What a field can be: a word or number, what cards say there, then what is made."""
        nodes = self._schema.branches(field)
        plain = [value for one in nodes for value in self._plain(one, name)]
        yield from plain[:_OTHERS]
        objects = [one for one in nodes if one.get("type") == "object"]
        if any("ref" in one.get("properties", {}) for one in objects):
            yield from ({"ref": name} for name in self._names)
        for sort in dict.fromkeys(sort_of(dict.fromkeys(one.get("properties", {}))) for one in objects):
            yield from (one for one in self._said.parts(sort) if sort and self._is_known(one))
        for one in objects:
            yield from self._of_each_word(one)
        if not plain and not objects:
            yield from self._lists(field, name)

    def _lists(self, field: list[Node], name: str) -> list[Any]:
        try:
            return [self._value(field, name, _DEEPEST)]
        except NothingFitsError:
            return []

    def _is_known(self, part: Any) -> bool:  # noqa: ANN401 JSON
        """Whether a part speaks of no name, or of those that are known here."""
        names = [*self._names, *texts_in(part, NAME)]
        return all(name in names for name in texts_in(part, BY_NAME))

    def _nodes(self, branch: Node, name: str) -> list[Node]:
        return self._schema.branches([branch.get("properties", {})[name]])

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
        """Numbers, words or switches that fit."""
        if words := words_in(node):
            return [*words]
        if "const" in node:
            return [node["const"]]
        if node.get("type") == "integer":
            low, high = int(node.get("minimum", 1)), int(node.get("maximum", 2))
            return [*dict.fromkeys(max(low, min(number, high)) for number in (1, 2))]
        if node.get("type") == "boolean":
            return [True]
        return self._texts(name) if node.get("type") == "string" else []

    def _texts(self, name: str) -> list[Any]:
        """Names that are known, or words that cards have in a field, for a kind those of the game too."""
        if name == BY_NAME:
            return list(self._names)
        return [*dict.fromkeys([*self._said.words(name), *(self._kinds if name == KIND else ())])]

    def _smallest(self, branches: list[Node], deep: int) -> Any:  # noqa: ANN401 JSON
        """What cards say there already, the shortest; else the first that can be made, of few fields first."""
        sorts = {sort_of(dict.fromkeys(one.get("properties", {}))) for one in branches}
        usual = [one for sort in sorts for one in self._said.examples(sort) if self._is_known(one)]
        said = [one for one in usual if any(fits(branch, one) for branch in branches)]
        if said:
            return min(said, key=lambda one: len(json.dumps(one)))
        for branch in sorted(branches, key=lambda one: len(one.get("required", ()))):
            try:
                made = self._object(branch, deep)
            except NothingFitsError:
                continue
            if self._is_known(made):
                return made
        raise NothingFitsError
