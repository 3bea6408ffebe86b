"""Finds in a page's content the words and pictures that are read aloud, and what is said in their place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardpress.press.fonts.glyphs import FIRST_CODE_POINT
from cardpress.press.pdf.fragment import MarkedPassage, paints

LaidOut = Any
"""A box of WeasyPrint, which has no types."""
Places = Mapping[LaidOut, tuple[int, int]]
"""Where the content that draws a box begins and ends."""
_PICTURE = re.compile(rf"[ \u00a0]?[{chr(FIRST_CODE_POINT)}-\U0010ffff]|\u2060")
"""Characters of icon fonts with the space before them, and what keeps numbers together: nothing to read."""


@dataclass(frozen=True)
class ReadBox:
    """A box that is read, the line it stands on, what is read in its place: None for its words, "" for nothing."""

    box: LaidOut
    line: LaidOut | None = None
    instead: str | None = None

    @property
    def words(self) -> str:
        """What is read, without pictures."""
        return _PICTURE.sub("", self.box.text) if self.instead is None else self.instead


class Speech:
    """Makes passages of what is said on one page."""

    def __init__(self, places: Places, content: bytes, every: Iterable[LaidOut]) -> None:
        self._places, self._content = places, content
        self._starts = sorted(places[box][0] for box in every if box in places)

    def picture(self, said: Iterable[ReadBox]) -> tuple[MarkedPassage, ...]:
        """All that is drawn from one part of the picture to the next, unless something else is read between."""
        mine = sorted({self._places[one.box] for one in said if one.box in self._places})
        passages: list[MarkedPassage] = []
        for start, end in mine:
            if passages and not any(passages[-1].end <= other < start for other in self._starts):
                passages[-1] = MarkedPassage(passages[-1].start, end)
            else:
                passages.append(MarkedPassage(start, end))
        return tuple(passages)

    def words(self, said: Iterable[ReadBox], before: str) -> tuple[MarkedPassage, ...]:
        """The words one after another, with some before them."""
        return tuple(self._words(said, before))

    def _words(self, said: Iterable[ReadBox], before: str) -> Iterator[MarkedPassage]:
        last: MarkedPassage | None = None
        for box, words in self._whole(said, before):
            start, end = self._places[box]
            is_plain = words == box.text
            if last and is_plain and not last.text and self._follows(last.end, start):
                last = MarkedPassage(last.start, end)
                continue
            if last:
                yield last
            last = MarkedPassage(start, end, "" if is_plain else words)
        if last:
            yield last

    def _whole(self, said: Iterable[ReadBox], before: str) -> Iterator[tuple[LaidOut, str]]:
        """Boxes with their words; where a line ends or a picture stood, the space nobody draws is said too."""
        last: ReadBox | None = None
        told, is_apart = "", False
        for one in said:
            words = one.words
            if not words.strip() or one.box not in self._places:
                is_apart |= words.isspace()
                continue
            if last:
                is_apart |= one.line is not last.line and not told.endswith("-")
                is_apart &= not (told[-1].isspace() or words[0].isspace())
                yield last.box, f"{told} " if is_apart else told
            else:
                words = before + words.lstrip()
            last, told, is_apart = one, words, False
        if last:
            yield last.box, told

    def _follows(self, end: int, start: int) -> bool:
        """Whether nothing is drawn between two parts of the content."""
        return end <= start and not paints(self._content[end:start])
