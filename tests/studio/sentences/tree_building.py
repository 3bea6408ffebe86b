"""Builds a card as a person at the page does: presses what is suggestionText, fills in forms, and sees no JSON."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cardpress.language.spans.span_table import value_at
from cardpress_studio.sentences.places import Place
from cardpress_studio.sentences.readings import GameReader
from cardpress_studio.sentences.said_before import sort_of, word_of
from cardpress_studio.sentences.schema_shapes import CardSchema, ValueShape
from cardpress_studio.sentences.suggestions import Suggestions
from cardpress_studio.sentences.tree_edits import PointerError, filled_in, without

Json = Any
MISSING = object()


@dataclass
class Builder:
    """A card that becomes another, press by press; every card on the way fits the game."""

    reader: GameReader
    suggestions: Suggestions
    schema: CardSchema
    path: str
    card: Json
    presses: int = 0
    is_stuck: bool = False
    refused: list[str] = field(default_factory=list)

    def build(self, target: Json) -> bool:
        """Press until the card is the target; False where nothing more leads there."""
        before: Json = None
        while before != self.card:
            before = self.card
            for self.is_stuck in (False, True):
                if before == self.card:
                    self.refused.clear()
                    self._make("", target)
            if self.card == target:
                return True
        return False

    def _now(self, pointer: str) -> Any:
        above, slash, step = pointer.rpartition("/")
        if not slash:
            return self.card
        holder = value_at(self.card, above) if above else self.card
        if isinstance(holder, list):
            return holder[int(step)] if int(step) < len(holder) else MISSING
        return holder.get(step, MISSING) if isinstance(holder, dict) else MISSING

    def _make(self, pointer: str, target: Json) -> None:
        if self._now(pointer) == target:
            return
        if isinstance(target, dict):
            self._make_part(pointer, target)
        elif isinstance(target, list):
            self._make_list(pointer, target)
        else:
            self._fill_in(pointer, target)

    def _make_part(self, pointer: str, target: Json) -> None:
        now = self._now(pointer)
        is_begun = isinstance(now, dict) and not sort_of(target) and not sort_of(now)
        if not (not pointer or is_begun or self._is_alike(now, target) or self._press(pointer, target)):
            self.refused.append(f"{pointer}: no suggestion for {target}")
            return
        for name in [one for one in self._now(pointer) if one not in target]:
            self._take(f"{pointer}/{name}")
        for name, value in target.items():
            self._make(f"{pointer}/{name}", value)
        if (
            self.is_stuck
            and pointer
            and _agreement(self._now(pointer), target) < len({*self._now(pointer), *target})
        ):
            self._press_nearer(pointer, target)

    @staticmethod
    def _is_alike(now: Any, target: Json) -> bool:
        if not isinstance(now, dict) or not isinstance(target, dict):
            return type(now) is type(target)
        if not sort_of(target):
            return not sort_of(now)
        return sort_of(now) == sort_of(target) and word_of(now) == word_of(target)

    def _press(self, pointer: str, target: Json) -> bool:
        """Take the first suggestion with the same word."""
        for suggestion in self.suggestions.each_instead(self._place(pointer)):
            if self._is_alike(value_at(suggestion.card, pointer), target):
                return self._write(suggestion.card)
        return False

    def _press_nearer(self, pointer: str, target: Json) -> None:
        """Take the first suggestion that agrees in more fields: two that only fit together are changed at once."""
        now = _agreement(self._now(pointer), target)
        for suggestion in self.suggestions.each_instead(self._place(pointer)):
            made = value_at(suggestion.card, pointer)
            if self._is_alike(made, target) and _agreement(made, target) > now:
                self._write(suggestion.card)
                return

    def _place(self, pointer: str) -> Place:
        return Place(self.path, self.card, pointer, "en")

    def _make_list(self, pointer: str, target: Json) -> None:
        shape = self.schema.shape(self.card, pointer)
        if shape.is_plain_list and all(self._can_be(self.schema.member(shape), one) for one in target):
            self._write(filled_in(self.card, pointer, target))
            return
        now = self._now(pointer)
        if not isinstance(now, list) and not self._press_list(pointer, target):
            self.refused.append(f"{pointer}: no list for {target}")
            return
        for number, one in enumerate(target):
            here = f"{pointer}/{number}"
            if self._now(here) is MISSING and not self._add(f"{pointer}/{number - 1}", here, one):
                self.refused.append(f"{here}: nothing beside for {one}")
                return
            self._make(here, one)
        while isinstance(now := self._now(pointer), list) and len(now) > len(target):
            if not self._take(f"{pointer}/{len(now) - 1}"):
                return

    def _press_list(self, pointer: str, target: Json) -> bool:
        """A list in place of nothing, or of the one that stood there alone."""
        place = self._place(pointer)
        for each in (self.suggestions.each_instead, self.suggestions.each_after):
            for suggestion in each(place):
                made = value_at(suggestion.card, pointer)
                if isinstance(made, list) and self._is_alike(made[0], target[0]):
                    return self._write(suggestion.card)
        return False

    def _add(self, last: str, here: str, target: Json) -> bool:
        place = self._place(last)
        for suggestion in self.suggestions.each_after(place):
            if self._is_alike(value_at(suggestion.card, here), target):
                return self._write(suggestion.card)
        return False

    def _take(self, pointer: str) -> bool:
        try:
            return self._write(without(self.card, pointer))
        except PointerError:
            return False

    def _fill_in(self, pointer: str, target: Json) -> None:
        """A number within its bounds, a word of a list, a text, a switch: what the form of a part has."""
        shape = self.schema.shape(self.card, pointer)
        if not (self._can_be(shape, target) and self._write(filled_in(self.card, pointer, target))):
            self.refused.append(f"{pointer}: {target!r} cannot be filled in {shape.as_json()}")

    @staticmethod
    def _can_be(shape: ValueShape, value: Json) -> bool:
        if isinstance(value, bool):
            return shape.is_switch
        if isinstance(value, int):
            return shape.numbers is not None and shape.numbers[0] <= value <= shape.numbers[1]
        return str(value) in shape.words or (isinstance(value, str) and shape.is_text)

    def _write(self, card: Json) -> bool:
        problems = self.reader.read(self.path, card).problems
        if problems:
            self.refused.append(str(problems[0].message))
            return False
        self.card, self.presses = card, self.presses + 1
        return True


def _agreement(made: Json, target: Json) -> int:
    """How many fields of two parts are the same, those of the one that the other lacks counted against it."""
    same = sum(
        made.get(name, MISSING) == value or isinstance(value, dict | list) for name, value in target.items()
    )
    return same - len(made.keys() - target.keys())
