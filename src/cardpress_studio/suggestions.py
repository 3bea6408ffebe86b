"""What could stand at a place of a card instead: each possibility with the sentence that the card would have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from cardpress.language.spans.marked_texts import MarkedText
from cardpress.language.spans.span_table import value_at
from cardpress_studio.readings import GameReader
from cardpress_studio.said_before import SaidBefore, sort_of
from cardpress_studio.schema_shapes import CardSchema, ValueShape
from cardpress_studio.smallest_parts import SmallestParts
from cardpress_studio.tree_edits import PointerError, followed_by, with_value, without

Json = Any
MOST, MOST_BESIDE = 40, 12
"""Possibilities that are shown instead of what is there, and around or after it."""
TRIED = 80
"""Possibilities that are read before it is enough: most of what does not fit is refused at once."""
_WRAPS = ("may", "when", "if", "while", "limit", "cost", "each")
"""Operations that can be put around another, in this order."""
_HELD = ("do", "pay")


@dataclass(frozen=True)
class Suggestion:
    """A possibility: the whole card as it would be, and its sentence with the stretch that is new."""

    card: Json
    text: str
    stretches: tuple[tuple[int, int], ...]
    label: str = ""


@dataclass(frozen=True)
class Place:
    """A place of a card that was pressed, and the language in which possibilities are told."""

    path: str
    card: Json
    pointer: str
    language: str

    @property
    def value(self) -> Json:
        """What stands there now."""
        return value_at(self.card, self.pointer)


class Suggestions:
    """Finds what may stand at a place, measured against the game's vocabulary, kinds and names."""

    def __init__(self, reader: GameReader, said: SaidBefore, schema: CardSchema) -> None:
        self._reader, self._said, self._schema = reader, said, schema
        self._smallest = SmallestParts(schema, said, tuple(reader.game.settings.kinds))

    def instead(self, place: Place) -> list[Suggestion]:
        """What could stand there instead of what stands there, most frequent first."""
        shape, now = self._schema.shape(place.card, place.pointer), place.value
        others = (value for value in self._values(shape, place) if value != now)
        return self._read(place, ((with_value(place.card, place.pointer, value), "") for value in others))

    def around(self, place: Place) -> list[Suggestion]:
        """What could be put around an operation: if, may, when."""
        if sort_of(place.value) != "op":
            return []
        wrapped = (with_value(place.card, place.pointer, value) for value in self._wrappings(place.value))
        return self._read(place, ((card, "") for card in wrapped), MOST_BESIDE)

    def after(self, place: Place) -> list[Suggestion]:
        """What could happen after an operation."""
        if sort_of(place.value) != "op":
            return []
        parts = self._schema.shape(place.card, place.pointer).parts
        steps = [*self._said.examples("op"), *self._smallest.unsaid(parts)]
        return self._read(
            place, ((followed_by(place.card, place.pointer, step), "") for step in steps), MOST_BESIDE
        )

    def removals(self, place: Place) -> list[Suggestion]:
        """The card without it, or with only what it holds."""
        candidates: list[tuple[Json, str]] = []
        value = place.value
        for name in _HELD if sort_of(value) == "op" else ():
            if isinstance(held := value.get(name), dict):
                candidates.append((with_value(place.card, place.pointer, held), "keep what it holds"))
        for make in (without, lambda card, at: with_value(card, at, None)):
            try:
                candidates.append((make(place.card, place.pointer), "remove"))
            except PointerError:
                continue
        return self._read(place, candidates)

    def _values(self, shape: ValueShape, place: Place) -> Iterator[Json]:
        field = place.pointer.rpartition("/")[2]
        if shape.is_switch:
            yield from (True, False)
        if shape.words and not isinstance(place.value, dict):
            frequent = self._said.words(field)
            yield from sorted(
                shape.words, key=lambda word: (frequent.index(word) if word in frequent else 99, word)
            )
        elif shape.is_text:
            yield from self._said.words(field)
        if shape.parts:
            sort = sort_of(place.value) or self._sort_of_shape(shape)
            yield from self._said.examples(sort)
            yield from self._smallest.unsaid(shape.parts)
            yield from self._said.parts(sort)[:TRIED]

    @staticmethod
    def _sort_of_shape(shape: ValueShape) -> str:
        fields = shape.parts[0].get("properties", {})
        return sort_of(dict.fromkeys(fields, ""))

    def _wrappings(self, value: Json) -> Iterator[Json]:
        """An operation inside others, as other cards have them: with their event, condition or period."""
        seen: list[Json] = []
        for around in self._said.parts("op"):
            if around.get("op") not in _WRAPS or not isinstance(around.get("do"), dict):
                continue
            made = {**around, "do": value}
            made.pop("otherwise", None)
            if made not in seen:
                seen.append(made)
        yield {"op": "may", "do": value}
        yield from sorted(seen, key=lambda one: _WRAPS.index(one["op"]))

    def _read(self, place: Place, cards: Iterable[tuple[Json, str]], most: int = MOST) -> list[Suggestion]:
        """Those cards that fit the game and say something else, each sentence once."""
        found: dict[str, Suggestion] = {}
        key = self._tree(place)
        now = self._reader.rule(place.language, place.path, place.card, key)
        for tried, (card, label) in enumerate(cards):
            if len(found) >= most or tried >= TRIED:
                break
            marked = self._reader.rule(place.language, place.path, card, key)
            if marked is None or (now and marked.text == now.text) or not (marked.text or label):
                continue
            found.setdefault(
                f"{label} {marked.text}", Suggestion(card, marked.text, _stretches(marked, place.pointer), label)
            )
        return list(found.values())

    def _tree(self, place: Place) -> str:
        """The key of the tree that a pointer leads into: its field, or field and section."""
        field, _, rest = place.pointer.removeprefix("/").partition("/")
        several = place.card.get(field)
        number = rest.partition("/")[0]
        if isinstance(several, list) and number.isdigit() and int(number) < len(several):
            one = several[int(number)]
            if isinstance(one, dict) and "id" in one:
                return f"{field}/{one['id']}"
        return field


def _stretches(marked: MarkedText, pointer: str) -> tuple[tuple[int, int], ...]:
    """The stretches of a text that are of a pointer, or of what is below it."""
    inside = (span for span in marked.spans if span.pointer == pointer or span.pointer.startswith(f"{pointer}/"))
    found: list[tuple[int, int]] = []
    for span in sorted(inside):
        if not found or span.start > found[-1][1]:
            found.append((span.start, span.end))
        else:
            found[-1] = found[-1][0], max(found[-1][1], span.end)
    return tuple(found)
