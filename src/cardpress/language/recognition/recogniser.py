"""Recognises a rule text of a game in one language: the trees that are said by the very words that somebody typed.

It goes by the sentences that say trees, not by a grammar of its own: the cards of the game and small trees of its
vocabulary are said with spans, each part of them gives a pattern, and what patterns find in a text is said again
and compared. A tree that is offered therefore says what was typed, or is told apart as only near to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice

from pydantic import ValidationError
from pydantic_core import to_json

from cardpress.effects.mutation_gates import canonical_text
from cardpress.effects.nodes import Operation
from cardpress.effects.selectors import Pick
from cardpress.effects.vocabulary import Vocabulary
from cardpress.effects.walk import names_in, players_in, walk
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.recognition.chart import Chart
from cardpress.language.recognition.chart_readings import ChartReadings
from cardpress.language.recognition.gaps import Gap, gaps_in, likely_texts
from cardpress.language.recognition.pattern_book import PatternBook
from cardpress.language.recognition.patterns import OPERATION, Pattern, Spoken
from cardpress.language.recognition.said_names import named_trees
from cardpress.language.recognition.said_parts import SaidParts
from cardpress.language.recognition.sample_trees import SampleTrees, carriers_of
from cardpress.language.recognition.told_trees import ToldTree
from cardpress.language.recognition.word_families import WordFamilies, plain_words
from cardpress.language.spans.marked_texts import read_marks
from cardpress.language.spans.span_table import SpanMarks

MOST = 5
"""Readings that are offered."""
_TRIED = 400
"""Trees that are said again before it is enough."""
_CARRIERS, _KINDS = 3, 3
"""Operations in which ways to pick are shown, and nouns they are shown with; those cards have most often."""
_UNSAYABLE = (KeyError, ValueError, AttributeError, TypeError)
"""What a tree raises that a language has no word for, or that speaks of nothing, or of what no card speaks of.

Samples of a game that plays are made of whatever its course can hold; a check refuses some of them on a card.
"""


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
        self._book, self._vocabulary, self._told, self._kinds = book, vocabulary, tuple(told), tuple(kinds)
        self._families = WordFamilies(book.pack.words, book.terms)

    def readings(self, text: str, kinds: Sequence[str] = (), before: Sequence[Operation] = ()) -> list[Recognised]:
        """The likeliest trees of a text, those that say exactly it first; none where the vocabulary cannot say it.

        `kinds` are those of the cards it may stand on, else any; `before` is what the same card says before it.
        """
        if not self._vocabulary.operations:
            return []
        near: list[Recognised] = []
        for enough in (False, True):
            patterns = self._as_sampled if enough else self._as_told
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
        gaps, likely = gaps_in(text, self._as_sampled), likely_texts(text, self._as_sampled)
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
            except _UNSAYABLE:
                continue
            if sentence not in seen:
                seen.add(sentence)
                yield kind, sentence

    # ---- what is known of how things are said

    @cached_property
    def _as_told(self) -> PatternBook:
        """The patterns of the game's own cards."""
        return self._pattern_book(self._told)

    @cached_property
    def _as_sampled(self) -> PatternBook:
        """These, and those of everything that the vocabulary can say."""
        nodes = [node for one in self._told for _, node in walk(one.tree)]
        usual = carriers_of(self._vocabulary)
        often = Counter(node.op for node in nodes if isinstance(node, Operation))
        kinds = Counter(
            kind
            for node in nodes
            if isinstance(node, Pick)
            for kind in (node.kind if isinstance(node.kind, tuple) else (node.kind,))
        )
        named = [kind for kind, _ in kinds.most_common(_KINDS)]
        named = named or [one for one in self._kinds if one in self._book.terms][:_KINDS]
        carriers = sorted(usual, key=lambda name: (-often[name], usual.index(name)))[:_CARRIERS]
        samples = SampleTrees(self._vocabulary, named, carriers).trees() if named else iter(())
        return self._pattern_book([*self._told, *(ToldTree("", "", self._kinds[0], tree) for tree in samples)])

    def _pattern_book(self, told: Iterable[ToldTree]) -> PatternBook:
        patterns, joints = dict[Pattern, None](), dict[tuple[str, ...], None]()
        spoken = [Spoken(term, form) for term, forms in self._families.nouns.items() for form in sorted(forms)]
        for one in told:
            parts = self._parts(one)
            if parts is not None:
                patterns |= dict.fromkeys(parts.patterns)
                joints |= dict.fromkeys(parts.joints)
                spoken += parts.spoken
        return PatternBook(patterns, spoken, joints, self._families)

    def _parts(self, told: ToldTree) -> SaidParts | None:
        """What the parts of a tree say; None where the language cannot say it."""
        value = told.tree.model_dump(mode="json", by_alias=True, exclude_defaults=True)
        marks = SpanMarks(told.tree, value)
        book = self._book.with_marks(marks)
        try:
            marked = read_marks(book.rule(told.tree, told.kind, "", before=told.before), marks.pointers())
        except _UNSAYABLE:
            return None
        parts = SaidParts(marked, self._families)
        parts.read(told.tree)
        return parts
