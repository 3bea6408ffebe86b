"""What could stand at a place of a card instead: each possibility with the sentence that the card would have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from cardpress.language.spans.marked_texts import MarkedText
from cardpress.language.spans.span_table import value_at
from cardpress_studio.sentences.places import Json, Place
from cardpress_studio.sentences.plain_values import in_plain_words
from cardpress_studio.sentences.possible_values import PossibleValues
from cardpress_studio.sentences.readings import SentenceReader
from cardpress_studio.sentences.said_before import SaidBefore, sort_of
from cardpress_studio.sentences.schema_shapes import CardSchema
from cardpress_studio.sentences.tree_edits import (
    PointerError,
    beside,
    followed_by,
    with_part_moved,
    with_value,
    without,
)

FIRST = 8
"""Possibilities instead of what is there that are told before those of other sorts."""
MOST, MOST_BESIDE = 40, 12
"""Possibilities that are shown instead of what is there, and around or after it."""
TRIED, TRIED_OF_ALL = 80, 600
"""Possibilities that are read before it is enough: most of what does not fit is refused at once."""
_HELD = ("do", "pay")
KeyOf = Callable[[Place], str]
"""Tells the key of the text that a place is said in."""


@dataclass(frozen=True)
class _Candidate:
    """A card as it would be, where it differs, and a word about it where its sentence does not say all."""

    card: Json
    where: str
    label: str = ""


@dataclass(frozen=True)
class Suggestion:
    """A possibility: the whole card as it would be, and its sentence with the stretch that is new."""

    card: Json
    text: str
    stretches: tuple[tuple[int, int], ...]
    label: str = ""


class Suggestions:
    """Finds what may stand at a place, measured against the game's vocabulary, kinds and names."""

    def __init__(  # noqa: PLR0913 the last are given by name
        self,
        reader: SentenceReader,
        said: SaidBefore,
        schema: CardSchema,
        *,
        key_of: KeyOf | None = None,
        tried: int = TRIED,
        given: tuple[Json, ...] = (),
    ) -> None:
        """`key_of` tells the key of the text that a place is said in; left out: that of a card's tree.

        `tried` are possibilities that are read before it is enough, `given` what a body is given by its word.
        """
        self._reader, self._key_of, self._tried = reader, key_of or tree_key, tried
        self._possible = PossibleValues(schema, said, reader.kinds, reader.kind_words, given)

    def nearest_first(self, place: Place, *, all_: bool = False) -> Iterator[tuple[str, Suggestion]]:
        """All of them one by one as they are found, each with its group, such as `instead`."""
        instead, after = (
            islice(each(place, TRIED_OF_ALL), None) if all_ else islice(each(place, self._tried), most)
            for each, most in ((self.each_instead, MOST), (self.each_after, MOST_BESIDE))
        )
        found: tuple[tuple[str, Callable[[], Iterable[Suggestion]]], ...] = (
            ("instead", lambda: islice(instead, FIRST)),
            ("moved", lambda: self.moves(place)),
            ("removed", lambda: self.removals(place)),
            ("around", lambda: self.around(place)),
            ("after", lambda: after),
            ("instead", lambda: instead),
        )
        for name, several in found:
            yield from ((name, one) for one in several())

    def instead(self, place: Place, *, all_: bool = False) -> list[Suggestion]:
        """What could stand there instead of what stands there, most frequent first; the first of them, or all."""
        return list(
            self.each_instead(place, TRIED_OF_ALL) if all_ else islice(self.each_instead(place, self._tried), MOST)
        )

    def each_instead(self, place: Place, tried: int | None = None) -> Iterator[Suggestion]:
        """The same one by one, all of them, or of the first that are `tried`."""
        if not isinstance(place.holder(), dict | list):
            return iter(())
        others = (
            value for value in self._possible.instead(place, rare=tried != self._tried) if value != place.value
        )
        return self._read(place, self._with_values(place, others), tried)

    def around(self, place: Place) -> list[Suggestion]:
        """What could be put around an operation: if, may, when."""
        if sort_of(place.value) != "op":
            return []
        cards = self._with_values(place, self._possible.wrappings(place.value))
        return list(islice(self._read(place, cards, self._tried), MOST_BESIDE))

    def after(self, place: Place, *, all_: bool = False) -> list[Suggestion]:
        """What could happen after an operation, or stand in a list beside what is there; the first, or all."""
        return list(
            self.each_after(place, TRIED_OF_ALL)
            if all_
            else islice(self.each_after(place, self._tried), MOST_BESIDE)
        )

    def each_after(self, place: Place, tried: int | None = None) -> Iterator[Suggestion]:
        """The same one by one, all of them, or of the first that are `tried`."""
        if sort_of(place.value) == "op":
            made = (followed_by(place.card, place.pointer, one) for one in self._possible.steps(place))
        else:
            made = (beside(place.card, place.pointer, one) for one in self._possible.members(place))
        return self._read(place, (_Candidate(card, where) for card, where in made), tried)

    def moves(self, place: Place) -> list[Suggestion]:
        """The card with a step, or another member of a list, one place earlier or later."""
        return list(self._read(place, self._moves(place)))

    def removals(self, place: Place) -> list[Suggestion]:
        """The card without it, or with only what it holds."""
        candidates: list[_Candidate] = []
        value, at = place.value, place.pointer
        for name in _HELD if sort_of(value) == "op" else ():
            if isinstance(held := value.get(name), dict):
                candidates.append(_Candidate(with_value(place.card, at, held), at, "keep what it holds"))
        for make in (without, lambda card, at: with_value(card, at, None)):
            try:
                candidates.append(_Candidate(make(place.card, at), at, "remove"))
            except PointerError:
                continue
        return list(self._read(place, candidates))

    @staticmethod
    def _with_values(place: Place, values: Iterable[Json]) -> Iterator[_Candidate]:
        return (_Candidate(with_value(place.card, place.pointer, value), place.pointer) for value in values)

    @staticmethod
    def _moves(place: Place) -> Iterator[_Candidate]:
        for label, by in (("earlier", -1), ("later", 1)):
            try:
                yield _Candidate(*with_part_moved(place.card, place.pointer, by), label)
            except PointerError:
                continue

    def _read(self, place: Place, cards: Iterable[_Candidate], tried: int | None = None) -> Iterator[Suggestion]:
        """Those cards that fit the game, each sentence once.

        Those whose sentence stays as it is have what is new in a label; of a place that is said only where all are
        asked for.
        """
        seen: set[str] = set()
        key = self._key_of(place)
        now = self._reader.rule(place.language, place.path, place.card, key) or MarkedText("")
        shows_unsaid = tried in (None, TRIED_OF_ALL) or not any(
            span.pointer == place.pointer for span in now.spans
        )
        for one in islice(cards, tried):
            marked = self._reader.rule(place.language, place.path, one.card, key)
            if marked is None or (marked.text == now.text and not one.label and not shows_unsaid):
                continue
            is_said = marked.text not in ("", now.text)
            label = one.label or ("" if is_said else in_plain_words(value_at(one.card, one.where)))
            if (said := f"{label} {marked.text}") not in seen:
                seen.add(said)
                yield Suggestion(one.card, marked.text, stretches_of(marked, one.where), label)


def tree_key(place: Place) -> str:
    """The key of the tree that a pointer leads into: its field, or field and section."""
    field, _, rest = place.pointer.removeprefix("/").partition("/")
    several = place.card.get(field)
    number = rest.partition("/")[0]
    if isinstance(several, list) and number.isdigit() and int(number) < len(several):
        one = several[int(number)]
        if isinstance(one, dict) and "id" in one:
            return f"{field}/{one['id']}"
    return field


def stretches_of(marked: MarkedText, pointer: str) -> tuple[tuple[int, int], ...]:
    """The stretches of a text that are of a pointer, or of what is below it."""
    inside = (span for span in marked.spans if span.pointer == pointer or span.pointer.startswith(f"{pointer}/"))
    found: list[tuple[int, int]] = []
    for span in sorted(inside):
        if not found or span.start > found[-1][1]:
            found.append((span.start, span.end))
        else:
            found[-1] = found[-1][0], max(found[-1][1], span.end)
    return tuple(found)
