"""Where in the words of a text the parts of its tree, its words and its numbers stand."""

from __future__ import annotations

from cardpress.effects.selectors import Itself, Pick, Ref
from cardpress.language.recognition.word_families import STOP, WordFamilies, tokens
from cardpress.language.spans.marked_texts import MarkedText
from cardpress.models.component import Model

Stretch = tuple[int, int]
"""Words of a text, from one to before another."""
_SIGNS = ("+", "−")


class Stretches:
    """The words of a text with spans, and what stands where."""

    def __init__(self, marked: MarkedText, families: WordFamilies) -> None:
        self._families = families
        self._tokens = tokens(marked.text)
        while self._tokens and self._tokens[-1].word == STOP:
            self._tokens.pop()
        self._of: dict[str, list[Stretch]] = {}
        for span in marked.spans:
            self._of.setdefault(span.pointer, []).append(self._stretch(span.start, span.end))
        self._of[""] = [(0, len(self._tokens))]

    def _stretch(self, start: int, end: int) -> Stretch:
        inside = [at for at, one in enumerate(self._tokens) if one.start >= start and one.end <= end]
        return (inside[0], inside[-1] + 1) if inside else (0, 0)

    def words(self, stretch: Stretch) -> tuple[str, ...]:
        """The words of a stretch."""
        return tuple(one.word for one in self._tokens[slice(*stretch)])

    def part(self, part: object, pointer: str, within: Stretch | None = None) -> Stretch | None:
        """The one stretch that says a part; None where none does, or several do.

        A phrase stands after its preposition, which is of the sentence around it.
        """
        found = self.only(pointer, within)
        if found is None or not isinstance(part, Pick | Ref | Itself):
            return found
        start, end = found
        governed = end - start > 1 and self._tokens[start].word in self._families.prepositions
        return (start + 1, end) if governed else found

    def only(self, pointer: str, within: Stretch | None = None) -> Stretch | None:
        """The one stretch of a pointer, if it lies within another."""
        found = [
            (start, end)
            for start, end in self._of.get(pointer, ())
            if start < end and (within is None or (within[0] <= start and end <= within[1]))
        ]
        return found[0] if len(found) == 1 else None

    def number(self, value: int, pointer: str, within: Stretch) -> Stretch | None:
        """Where a number stands as a figure, with its sign."""
        around = self.only(pointer, within) or within
        found = [at for at in range(*around) if self._tokens[at].word == str(abs(value))]
        if len(found) != 1:
            return None
        at = found[0]
        signed = at > 0 and self._tokens[at - 1].word in _SIGNS
        return (at - signed, at + 1)

    def word(self, value: str, pointer: str, within: Stretch) -> Stretch | None:
        """Where a word of the vocabulary stands: its noun in any form, else all that its pointer says."""
        only = self.only(pointer, within)
        start, end = only or within
        found = {
            (at, at + len(form))
            for form in self._families.nouns.get(value, ())
            for at in range(start, end - len(form) + 1)
            if self.words((at, at + len(form))) == form
        }
        longest = max((last - first for first, last in found), default=0)
        longest_found = [one for one in sorted(found) if one[1] - one[0] == longest]
        return longest_found[0] if len(longest_found) == 1 else only


def fields_of(part: Model) -> list[tuple[str, str, object, object]]:
    """The fields that a part says: name, name in files, value, annotation; not those that have their default."""
    return [
        (name, field.alias or name, getattr(part, name), field.annotation)
        for name, field in type(part).model_fields.items()
        if field.is_required() or getattr(part, name) != field.default
    ]
