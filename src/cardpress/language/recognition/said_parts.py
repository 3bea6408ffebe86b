"""Takes a text with spans apart: the pattern of each part of its tree, and its words as they are said."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import pairwise

from cardpress.effects.actors import EachPlayer, OnePlayer, ThatPlayer
from cardpress.effects.families.control import Custom, Seq
from cardpress.effects.selectors import Pick, Ref
from cardpress.language.recognition.patterns import (
    UNNAMED,
    WORDS,
    Hole,
    Json,
    Path,
    Pattern,
    Spoken,
    field_words,
    sort_of,
    sorts_of,
)
from cardpress.language.recognition.stretches import Stretch, Stretches, fields_of
from cardpress.language.recognition.word_families import WordFamilies
from cardpress.language.spans.marked_texts import MarkedText
from cardpress.models.component import Model


@dataclass(frozen=True)
class ValuePlace:
    """Where a value stands: in its file, in the part whose pattern is made, and what its field can hold."""

    pointer: str
    path: Path = ()
    annotation: object = None

    def below(self, step: str | int, annotation: object = None) -> ValuePlace:
        """The place of something in it; what a list holds is of the annotation of the list."""
        return ValuePlace(f"{self.pointer}/{step}", (*self.path, step), annotation or self.annotation)

    def hole(self) -> Hole:
        """A hole for what can stand there."""
        return Hole(self.path, sorts_of(self.annotation), field_words(self.annotation))


@dataclass
class Making:
    """A pattern that is being made of what is said within a stretch."""

    within: Stretch
    holes: list[tuple[Stretch, Hole]] = field(default_factory=list)

    def is_free(self, stretch: Stretch) -> bool:
        """Whether no hole is there yet."""
        return all(stretch[1] <= start or end <= stretch[0] for (start, end), _ in self.holes)


class SaidParts:
    """What the parts of a tree say in its text; `joints` are the words between steps."""

    def __init__(self, marked: MarkedText, families: WordFamilies) -> None:
        self._stretches = Stretches(marked, families)
        self.patterns: list[Pattern] = []
        self.spoken: list[Spoken] = []
        self.joints: list[tuple[str, ...]] = []

    def read(self, part: Model, pointer: str = "") -> None:
        """Find the patterns of a part and of all below it."""
        if isinstance(part, Custom):
            return
        if within := self._stretches.part(part, pointer):
            if isinstance(part, Seq):
                self._read_joints(part, pointer)
            else:
                making = Making(within)
                said = self._skeleton(part, ValuePlace(pointer), making)
                self.patterns.append(self._pattern(sort_of(type(part)), said, making))
        for _, at, value, _ in fields_of(part):
            if isinstance(value, Model):
                self.read(value, f"{pointer}/{at}")
            elif isinstance(value, tuple):
                for index, one in enumerate(value):
                    if isinstance(one, Model):
                        self.read(one, f"{pointer}/{at}/{index}")

    def _read_joints(self, part: Seq, pointer: str) -> None:
        steps = [self._stretches.only(f"{pointer}/do/{at}") for at in range(len(part.do))]
        for one, other in pairwise(steps):
            if one and other and one[1] <= other[0]:
                self.joints.append(self._stretches.words((one[1], other[0])))

    def _pattern(self, sort: str, part: Json, making: Making) -> Pattern:
        symbols, at = list[str | Hole](), making.within[0]
        for stretch, hole in sorted(making.holes, key=lambda one: one[0]):
            symbols += self._stretches.words((at, stretch[0]))
            symbols.append(hole)
            at = stretch[1]
        symbols += self._stretches.words((at, making.within[1]))
        return Pattern(sort, tuple(symbols), json.dumps(part, sort_keys=True))

    def _skeleton(self, part: Model, place: ValuePlace, making: Making) -> Json:
        """The part as JSON with null where holes are, which the making gets."""
        made: dict[str, Json] = {}
        for name, at, value, annotation in fields_of(part):
            if isinstance(part, Ref | ThatPlayer) or (name == "name" and isinstance(part, OnePlayer | EachPlayer)):
                made[at] = UNNAMED
            elif name == "name" and isinstance(part, Pick):
                continue  # whether it has a name is no word of it
            else:
                made[at] = self._value(value, place.below(at, annotation), making)
        return made

    def _value(self, value: object, place: ValuePlace, making: Making) -> Json:
        """A value as JSON, or null for a hole."""
        if isinstance(value, tuple) and any(isinstance(one, Model) for one in value):
            return [self._value(one, place.below(index), making) for index, one in enumerate(value)]
        stretch = self._stretch(value, place, making.within)
        is_whole = isinstance(value, Model) and stretch == making.within
        if stretch is not None and not is_whole and making.is_free(stretch):
            self._note(value, place, stretch)
            making.holes.append((stretch, place.hole()))
            return None
        if isinstance(value, Model):
            return self._skeleton(value, place, making)
        return list(value) if isinstance(value, tuple) else value

    def _stretch(self, value: object, place: ValuePlace, within: Stretch) -> Stretch | None:
        """Where a value can be left out of a pattern."""
        if value is None or isinstance(value, bool | Custom):
            return None
        if isinstance(value, int):
            return self._stretches.number(value, place.pointer, within)
        if isinstance(value, str):
            return self._stretches.word(value, place.pointer, within)
        return self._stretches.part(value, place.pointer, within)

    def _note(self, value: object, place: ValuePlace, stretch: Stretch) -> None:
        """Keep how a word is said, or a list of words."""
        if isinstance(value, str):
            self.spoken.append(Spoken(value, self._stretches.words(stretch)))
        elif isinstance(value, tuple):
            making, listed = Making(stretch), ValuePlace(place.pointer, (), place.annotation)
            said = [self._value(one, listed.below(index), making) for index, one in enumerate(value)]
            self.patterns.append(self._pattern(WORDS, said, making))
