"""What a schema lets stand at a place of a card: numbers with bounds, words, texts, parts with fields."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardpress.models.component import Art

Node = Mapping[str, Any]
_TAGS = ("op", "event", "condition", "is", "kind", "pick", "it", "ref")
"""Fields whose one value tells objects of one place apart."""


@dataclass(frozen=True)
class ValueShape:
    """What may stand somewhere: `parts` are the schemas of objects that may, `items` those of members of lists.

    `fewest` is how many members such a list has at least.
    """

    description: str = ""
    words: tuple[str, ...] = ()
    numbers: tuple[int, int] | None = None
    is_text: bool = False
    is_switch: bool = False
    is_list: bool = False
    is_null: bool = False
    parts: tuple[Node, ...] = ()
    items: tuple[Node, ...] = ()
    fewest: int = 1
    is_picture: bool = False

    def as_json(self) -> dict[str, Any]:
        """The same for the page, without the schemas of its parts."""
        told: dict[str, Any] = {"description": self.description, "words": self.words}
        kinds = {"text": self.is_text, "switch": self.is_switch, "list": self.is_list, "part": bool(self.parts)}
        if self.is_picture:
            told["picture"] = True
        if any("op" in one.get("properties", {}) for one in self.parts):
            told["rule"] = True
        return told | {"numbers": self.numbers, "kinds": [name for name, can in kinds.items() if can]}

    @property
    def is_plain_list(self) -> bool:
        """Whether only a list of words and numbers may stand there: it is written with commas."""
        others = self.words or self.numbers or self.is_text or self.is_switch or self.parts
        plain = ("string", "integer")
        return bool(self.items) and not others and all(one.get("type") in plain for one in self.items)


_PICTURES = "svg|png"
"""What the pattern of a picture's name has, and no other."""
_MOST = 999
"""The largest number where a schema says none."""


@dataclass(frozen=True)
class CardSchema:
    """The published schema of one kind of card, walked beside a card."""

    whole: Node

    def shape(self, card: Any, pointer: str) -> ValueShape:  # noqa: ANN401 JSON
        """What may stand at a pointer of a card."""
        branches, said, _ = self._at(card, pointer)
        return self._shape(branches, said)

    def is_icon(self, card: Any, pointer: str) -> bool:  # noqa: ANN401 JSON
        """Whether an icon of the game's set is named at a pointer: in a picture that is composed of one."""
        above, _, name = pointer.rpartition("/")
        return name == "icon" and any(one.get("title") == Art.__name__ for one in self._at(card, above)[0])

    def fields(self, card: Any, pointer: str) -> dict[str, bool]:  # noqa: ANN401 JSON
        """The fields that the part at a pointer may have, each with whether it must, in the schema's order."""
        branches, _, value = self._at(card, pointer)
        part: Node = next((one for one in branches if fits(one, value)), {})
        needed = part.get("required", ())
        names = value if _has_free_names(part) else part.get("properties", {})
        return {name: name in needed for name in names}

    def _at(self, card: Any, pointer: str) -> tuple[list[Node], str, Any]:  # noqa: ANN401 JSON
        """The schemas for what stands at a pointer, what is said of that field, and the value there."""
        branches, value, said = [self.whole], card, ""
        for step in pointer.split("/")[1:]:
            fitting = [one for one in self._branches(branches) if fits(one, value)]
            said = next((found for one in fitting if (found := _said_of(one, step))), "")
            branches = [below for one in fitting if (below := _below(one, step)) is not None]
            value = _value_below(value, step)
        return self.branches(branches), said, value

    def branches(self, nodes: Sequence[Node]) -> list[Node]:
        """Every schema that is no choice between others, with references followed."""
        return [*self._branches(nodes)]

    def _branches(self, nodes: Sequence[Node]) -> Iterator[Node]:
        for node in nodes:
            reference = node.get("$ref")
            if reference:
                yield from self._branches([self.whole["$defs"][reference.rpartition("/")[2]]])
            for several in ("oneOf", "anyOf", "allOf"):
                yield from self._branches(node.get(several, ()))
            if not reference and not {"oneOf", "anyOf", "allOf"} & node.keys():
                yield node

    def _shape(self, branches: Sequence[Node], said: str) -> ValueShape:
        kinds = {one.get("type") for one in branches}
        words = dict.fromkeys(str(word) for one in branches for word in words_in(one))
        bounds = [(one.get("minimum", 0), one.get("maximum", _MOST)) for one in branches if _is_number(one)]
        text = any(one.get("type") == "string" and not words_in(one) for one in branches)
        own = str(branches[0].get("description", "")) if len(branches) == 1 and not said else ""
        return ValueShape(
            said or own,
            tuple(words),
            (min(low for low, _ in bounds), max(high for _, high in bounds)) if bounds else None,
            text,
            "boolean" in kinds,
            "array" in kinds,
            "null" in kinds,
            tuple(one for one in branches if one.get("type") == "object"),
            tuple(self.branches([item for one in branches for item in _items(one)])),
            max([1, *(int(one.get("minItems", 1)) for one in branches)]),
            any(_PICTURES in str(one.get("pattern", "")) for one in branches),
        )

    def member(self, shape: ValueShape) -> ValueShape:
        """What may stand as a member of the lists of a place."""
        return self._shape(shape.items, shape.description)


def _items(node: Node) -> list[Node]:
    several = [*node.get("prefixItems", ())[:1], node.get("items")] if node.get("type") == "array" else []
    return [one for one in several if isinstance(one, Mapping)][:1]


def _is_number(node: Node) -> bool:
    return node.get("type") == "integer"


def words_in(node: Node) -> Sequence[object]:
    """The words that a schema lists."""
    if node.get("type") == "string" and "const" in node:
        return (node["const"],)
    return node.get("enum", ())  # type: ignore[no-any-return]  # JSON


def fits(node: Node, value: object) -> bool:
    """Whether a value is meant to be of a schema, told by its type and by the fields that tell objects apart."""
    if isinstance(value, list):
        return node.get("type") == "array"
    if not isinstance(value, dict) or node.get("type") != "object":
        return False
    fields = node.get("properties", {})
    if _has_free_names(node):
        return True
    if not value.keys() - {"$schema"} <= fields.keys() or not set(node.get("required", ())) <= value.keys():
        return False
    tagged = ((fields[tag], value[tag]) for tag in _TAGS if tag in value)
    return all(word in allowed for schema, word in tagged if (allowed := words_in(schema)))


def _has_free_names(node: Node) -> bool:
    """Whether an object's fields are called as one likes, each of one shape."""
    return isinstance(node.get("additionalProperties"), Mapping) and not node.get("properties")


def _below(node: Node, step: str) -> Node | None:
    if node.get("type") == "array":
        first = node.get("prefixItems", ())
        number = int(step) if step.isdigit() else 0
        found = first[number] if number < len(first) else node.get("items")
    else:
        found = node.get("properties", {}).get(step, node.get("additionalProperties"))
    return found if isinstance(found, Mapping) else None


def _said_of(node: Node, step: str) -> str:
    return str((_below(node, step) or {}).get("description", ""))


def _value_below(value: Any, step: str) -> Any:  # noqa: ANN401 JSON
    if isinstance(value, list):
        return value[int(step)] if step.isdigit() and int(step) < len(value) else None
    return value.get(step) if isinstance(value, dict) else None
