"""What might stand at a place of a card, before it is read: words, parts and lists, the most frequent first."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain, count

from cardpress_studio.sentences.near_parts import NearParts
from cardpress_studio.sentences.places import Json, Place
from cardpress_studio.sentences.said_before import SaidBefore, sort_of
from cardpress_studio.sentences.schema_shapes import CardSchema, ValueShape, fits
from cardpress_studio.sentences.smallest_parts import KIND, SmallestParts

_WRAPS = ("may", "when", "if", "while", "limit", "cost", "each")
"""Operations that can be put around another, in this order."""
_UNUSUAL = 99
"""The rank of a word that no card says."""


class PossibleValues:
    """Finds values by what the schema lets stand somewhere, and by what cards of the game say."""

    def __init__(
        self,
        schema: CardSchema,
        said: SaidBefore,
        kinds: tuple[str, ...],
        rare_kinds: tuple[str, ...],
        given: tuple[Json, ...] = (),
    ) -> None:
        """`rare_kinds` are all words that may say what a thing is, `kinds` those for what a card is.

        `given` is what a body is given by its word.
        """
        self._given = given
        self._schema, self._said, self._kinds, self._rare_kinds = schema, said, kinds, rare_kinds

    def _smallest(self, place: Place) -> SmallestParts:
        return SmallestParts(self._schema, self._said, self._rare_kinds, place.names())

    def instead(self, place: Place, *, rare: bool = True) -> Iterator[Json]:
        """What might stand there instead of what stands there; `rare`: also things that no card is about yet."""
        shape = self._schema.shape(place.card, place.pointer)
        yield from self._given
        yield from self._single(shape, place)
        yield from ([one] * shape.fewest for one in self._members(shape, place))
        if rare and shape.is_text and place.field == KIND:
            yield from self._rare_kinds

    def steps(self, place: Place) -> Iterator[Json]:
        """Operations that might happen after the one there."""
        parts = self._schema.shape(place.card, place.pointer).parts
        smallest = self._smallest(place)
        yield from chain(self._said.examples("op"), smallest.unsaid(parts), smallest.richer(parts))

    def members(self, place: Place) -> Iterator[Json]:
        """What might stand in a list beside what is there: a member of one, or the only word so far."""
        if isinstance(others := place.holder(), list):
            ids = {one["id"] for one in others if isinstance(one, dict) and "id" in one}
            for one in self._single(self._schema.shape(place.card, place.pointer), place):
                yield {**one, "id": _free(one["id"], ids)} if isinstance(one, dict) and "id" in one else one
        elif not isinstance(place.value, list):
            yield from self._members(self._schema.shape(place.card, place.pointer), place)

    def wrappings(self, value: Json) -> Iterator[Json]:
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

    def _members(self, shape: ValueShape, place: Place) -> Iterator[Json]:
        if shape.items:
            yield from self._single(self._schema.member(shape), place)

    def _single(self, shape: ValueShape, place: Place) -> Iterator[Json]:
        """What is no list."""
        if shape.is_switch:
            yield from (True, False)
        if not isinstance(place.value, dict):
            yield from self._words(shape, place.field)
        if shape.numbers and not isinstance(place.value, int):
            yield max(shape.numbers[0], min(1, shape.numbers[1]))
        if shape.parts:
            yield from self._parts(shape, place)

    def _words(self, shape: ValueShape, field: str) -> Iterator[str]:
        frequent = self._said.words(field)
        rank = {word: number for number, word in enumerate(frequent)}
        if shape.words:
            yield from sorted(shape.words, key=lambda word: (rank.get(word, _UNUSUAL), word))
        elif shape.is_text:
            yield from dict.fromkeys([*frequent, *(self._kinds if field == KIND else ())])

    def _parts(self, shape: ValueShape, place: Place) -> Iterator[Json]:
        sorts = [sort for part in shape.parts if (sort := sort_of(dict.fromkeys(part.get("properties", {}), "")))]
        own = sort_of(place.value)
        for sort in dict.fromkeys([*([own] if own else []), *sorts]):
            yield from self._said.examples(sort)
        smallest = self._smallest(place)
        if any("ref" in part.get("properties", {}) for part in shape.parts):
            yield from ({"ref": name} for name in place.names())
        yield from smallest.unsaid(shape.parts)
        near = NearParts(self._schema, smallest)
        yield from near.of(place.value, shape.parts)
        if not sorts:
            yield from smallest.whole(shape.parts)
        yield from self._said.parts(own or (sorts[0] if sorts else ""))
        yield from smallest.unsaid_with_more(shape.parts)
        alike = tuple(part for part in shape.parts if fits(part, place.value))
        yield from near.of_other_kinds(place.value, alike, self._rare_kinds)
        yield from smallest.richer(shape.parts)


def _free(id_: str, taken: Collection[str]) -> str:
    """An id that no other has."""
    return next(one for one in chain([id_], (f"{id_}_{number}" for number in count(2))) if one not in taken)
