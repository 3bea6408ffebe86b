"""Recognises a rule text of a game in one language: the trees that are said by the very words that somebody typed.

It goes by the sentences that say trees, not by a grammar of its own: the cards of the game and small trees of its
vocabulary are said with spans, each part of them gives a pattern, and what patterns find in a text is said again
and compared. A tree that is offered therefore says what was typed, or is told apart as only near to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from pydantic import ValidationError
from pydantic_core import to_json

from cardpress.effects.mutation_gates import canonical_text
from cardpress.effects.nodes import Operation
from cardpress.effects.vocabulary import Vocabulary
from cardpress.effects.walk import names_in, players_in
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.recognition.chart import Chart
from cardpress.language.recognition.chart_readings import ChartReadings
from cardpress.language.recognition.gaps import Gap, gaps_in, likely_texts
from cardpress.language.recognition.known_patterns import UNSAYABLE, KnownPatterns
from cardpress.language.recognition.pattern_book import PatternBook
from cardpress.language.recognition.patterns import OPERATION
from cardpress.language.recognition.said_names import named_trees
from cardpress.language.recognition.told_trees import ToldTree
from cardpress.language.recognition.word_families import plain_words

MOST = 5
"""Readings that are offered."""
_TRIED = 400
"""Trees that are said again before it is enough."""


@dataclass(frozen=True)
class Recognised:
    """A reading of a text: its tree, on what kind of card, its sentence, whether that is what was typed."""

    tree: Operation
    kind: str
    sentence: str
    exact: bool


@dataclass(frozen=True)
class RuleReading:
    """What was read of a typed text: its trees, and what of it is not understood where none says exactly it."""

    trees: tuple[Recognised, ...]
    gaps: tuple[Gap, ...] = ()


class Recogniser:
    """Recognises texts of one game in one language; `kinds` are the kinds of its cards."""

    def __init__(
        self, book: Phrasebook, vocabulary: Vocabulary, told: Iterable[ToldTree], kinds: Sequence[str]
    ) -> None:
        self._book, self._vocabulary, self._kinds = book, vocabulary, tuple(kinds)
        self._patterns = KnownPatterns(book, vocabulary, told, kinds)

    def readings(self, text: str, kinds: Sequence[str] = (), before: Sequence[Operation] = ()) -> list[Recognised]:
        """The likeliest trees of a text, those that say exactly it first; none where the vocabulary cannot say it.

        `kinds` are those of the cards it may stand on, else any; `before` is what the same card says before it.
        """
        if not self._vocabulary.operations:
            return []
        near: list[Recognised] = []
        for enough in (False, True):
            patterns = self._patterns.as_sampled(text) if enough else self._patterns.as_told
            found = list(self._said_again(text, patterns, kinds or self._kinds, before))
            if exact := [one for one in found if one.exact]:
                return exact[:MOST]
            near = near or found
        return near[:MOST]

    def read(self, text: str, kinds: Sequence[str] = (), before: Sequence[Operation] = ()) -> RuleReading:
        """The same, with what is not understood; then the trees are those of what may have been meant."""
        found = self.readings(text, kinds, before)
        if not self._vocabulary.operations or any(one.exact for one in found):
            return RuleReading(tuple(found))
        patterns = self._patterns.as_sampled(text)
        gaps, likely = gaps_in(text, patterns), likely_texts(text, patterns)
        others = (self.readings(one, kinds, before) for one in likely if plain_words(one))
        found = found or next(filter(None, others), [])
        if not found and not gaps and plain_words(text):
            gaps = [Gap(0, len(text))]
        return RuleReading(tuple(replace(one, exact=False) for one in found), tuple(gaps))

    def _said_again(
        self, text: str, patterns: PatternBook, kinds: Sequence[str], before: Sequence[Operation]
    ) -> Iterator[Recognised]:
        words = plain_words(text)
        seen = set[str]()
        for tree in islice(self._trees(words, patterns, before), _TRIED):
            canonical = canonical_text(tree)
            if canonical in seen:
                continue
            seen.add(canonical)
            said = list(self._sentences(tree, kinds, before))
            exact = next((one for one in said if plain_words(one[1]) == words), None)
            if kind_and_sentence := exact or next(iter(said), None):
                yield Recognised(tree, *kind_and_sentence, exact is not None)

    def _trees(
        self, words: Sequence[str], patterns: PatternBook, before: Sequence[Operation]
    ) -> Iterator[Operation]:
        known = [name for one in before for name in (*names_in(one), *players_in(one))]
        readings = ChartReadings(Chart(patterns, words))
        for reading in readings.of(OPERATION, 0, len(words)):
            for value in named_trees(reading.part, known):
                try:
                    yield self._vocabulary.reader.validate_json(to_json(value))
                except ValidationError:
                    continue

    def _sentences(
        self, tree: Operation, kinds: Sequence[str], before: Sequence[Operation]
    ) -> Iterator[tuple[str, str]]:
        """What a tree says on each kind of card, each sentence once."""
        seen = set[str]()
        for kind in kinds:
            try:
                sentence = self._book.rule(tree, kind, "", before=before)
            except UNSAYABLE:
                continue
            if sentence not in seen:
                seen.add(sentence)
                yield kind, sentence
