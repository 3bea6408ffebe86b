"""Finished texts with their spans: which stretch is of which part of the component's file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardpress.language.grammar.span_marks import CLOSE, lift_marks


@dataclass(frozen=True, order=True)
class TextSpan:
    """A stretch of a text, from `start` to before `end`, and the JSON pointer of what made it."""

    start: int
    end: int
    pointer: str


@dataclass(frozen=True)
class MarkedText:
    """A text with its spans, outer ones first; any two lie one in the other or apart."""

    text: str
    spans: tuple[TextSpan, ...] = ()

    def innermost(self, at: int) -> str:
        """The pointer of the smallest span around a letter; "" where there is none."""
        around = [span for span in self.spans if span.start <= at < span.end]
        return around[-1].pointer if around else ""

    def words(self, pointer: str) -> tuple[str, ...]:
        """What a part of the file says in this text: several stretches where something stands between them."""
        return tuple(self.text[span.start : span.end] for span in self.spans if span.pointer == pointer)


def read_marks(text: str, pointers: Mapping[str, str]) -> MarkedText:
    """A finished text with marks, as text and spans; raises ValueError for a mark that is not closed."""
    bare, marks = lift_marks(text)
    opened: list[tuple[int, str]] = []
    found: list[TextSpan] = []
    for place, char in marks:
        if char != CLOSE:
            opened.append((place, pointers[char]))
        elif not opened:
            raise ValueError(f"a mark is closed at {place} that was not opened: {bare}")
        else:
            start, pointer = opened.pop()
            found.append(TextSpan(start, place, pointer))
    if opened:
        raise ValueError(f"{opened[-1][1]} is not closed: {bare}")
    return MarkedText(bare, tuple(sorted(_join_spans(bare, found), key=_outer_first)))


def _outer_first(span: TextSpan) -> tuple[int, int, int, str]:
    return span.start, -span.end, span.pointer.count("/"), span.pointer


def _join_spans(text: str, spans: list[TextSpan]) -> list[TextSpan]:
    """The spans, those of one pointer joined between which nothing but spaces and punctuation stands.

    Two stay apart where the whole would begin or end within another span.
    """
    done = sorted(set(spans))
    for span in sorted(set(spans)):
        before = [one for one in done if one.pointer == span.pointer and one.start < span.start]
        if not before or any(map(str.isalnum, text[before[-1].end : span.start])):
            continue
        whole = TextSpan(before[-1].start, max(before[-1].end, span.end), span.pointer)
        if not any(_crosses(whole, one) for one in done):
            done = sorted({*done} - {before[-1], span} | {whole})
    return done


def _crosses(one: TextSpan, other: TextSpan) -> bool:
    first, second = sorted([one, other])
    return first.start < second.start < first.end < second.end
