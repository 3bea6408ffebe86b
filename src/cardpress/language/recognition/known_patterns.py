"""What is known of how a game says its rules in one language: patterns of its cards, and of samples.

Samples of a whole vocabulary are thousands. Those that say each part of it once are learnt when first asked for;
all of one operation when a text has the words of it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain

from cardpress.effects.nodes import Operation
from cardpress.effects.selectors import Pick
from cardpress.effects.vocabulary import Vocabulary
from cardpress.effects.walk import walk
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.recognition.pattern_book import PatternBook
from cardpress.language.recognition.patterns import OPERATION, Pattern, Spoken
from cardpress.language.recognition.said_parts import SaidParts
from cardpress.language.recognition.sample_trees import SampleTrees, carriers_of
from cardpress.language.recognition.told_trees import ToldTree
from cardpress.language.recognition.word_families import WordFamilies, plain_words
from cardpress.language.spans.marked_texts import read_marks
from cardpress.language.spans.span_table import SpanMarks

_CARRIERS, _KINDS = 2, 3
"""Operations in which ways to pick are shown, and nouns they are shown with; those cards have most often."""
_KEPT = 32
"""Texts with words of other operations for which all patterns are kept together."""
UNSAYABLE = (KeyError, ValueError, AttributeError, TypeError)
"""What a tree raises that a language has no word for, or that speaks of nothing, or of what no card speaks of.

Samples of a game that plays are made of whatever its course can hold; a check refuses some of them on a card.
"""


@dataclass(frozen=True)
class Learnt:
    """How some trees are said: patterns, what stands between steps, words as they are said; in their order."""

    patterns: dict[Pattern, None] = field(default_factory=dict)
    joints: dict[tuple[str, ...], None] = field(default_factory=dict)
    spoken: dict[Spoken, None] = field(default_factory=dict)


class KnownPatterns:
    """The patterns of a game in one language; `kinds` are the kinds of its cards."""

    def __init__(
        self, book: Phrasebook, vocabulary: Vocabulary, told: Iterable[ToldTree], kinds: Sequence[str]
    ) -> None:
        self._book, self._vocabulary, self._told, self._kinds = book, vocabulary, tuple(told), tuple(kinds)
        self._families = WordFamilies(book.pack.words, book.terms)
        self._known: dict[str, Learnt] = {}
        self._for_operations: dict[tuple[str, ...], PatternBook] = {}

    @cached_property
    def as_told(self) -> PatternBook:
        """The patterns of the game's own cards."""
        return self._book_of([self._of_cards])

    def as_sampled(self, text: str) -> PatternBook:
        """These, some of all that the vocabulary can say, and all of the operations whose words a text has."""
        families = frozenset().union(*map(self._families.of, plain_words(text)))
        reached = {
            json.loads(one.part).get("op")
            for one in self._book_of_samples.possible(families)
            if one.sort == OPERATION
        }
        names = tuple(name for name in self._vocabulary.operations if name in reached)
        if names not in self._for_operations:
            if len(self._for_operations) == _KEPT:
                self._for_operations.clear()
            learnt = (self._all_of(name) for name in names)
            self._for_operations[names] = self._book_of([self._of_cards, self._of_samples, *learnt])
        return self._for_operations[names]

    @cached_property
    def _book_of_samples(self) -> PatternBook:
        return self._book_of([self._of_cards, self._of_samples])

    @cached_property
    def _of_cards(self) -> Learnt:
        return self._learn(self._told)

    @cached_property
    def _of_samples(self) -> Learnt:
        return self._learn(self._as_told_trees(self._samples.trees()))

    def _all_of(self, name: str) -> Learnt:
        if name not in self._known:
            self._known[name] = self._learn(self._as_told_trees(self._samples.trees_of(name)))
        return self._known[name]

    @cached_property
    def _samples(self) -> SampleTrees:
        nodes = [node for one in self._told for _, node in walk(one.tree)]
        often = Counter(node.op for node in nodes if isinstance(node, Operation))
        kinds = Counter(
            kind
            for node in nodes
            if isinstance(node, Pick)
            for kind in (node.kind if isinstance(node.kind, tuple) else (node.kind,))
        )
        named = [kind for kind, _ in kinds.most_common(_KINDS)]
        named = named or [one for one in self._kinds if one in self._book.terms][:_KINDS]
        return SampleTrees(self._vocabulary, named, carriers_of(self._vocabulary, often)[:_CARRIERS])

    def _as_told_trees(self, trees: Iterable[Operation]) -> list[ToldTree]:
        return [ToldTree("", "", self._kinds[0], tree) for tree in trees]

    def _learn(self, told: Iterable[ToldTree]) -> Learnt:
        learnt = Learnt()
        for one in told:
            if (parts := self._parts(one)) is not None:
                learnt.patterns.update(dict.fromkeys(parts.patterns))
                learnt.joints.update(dict.fromkeys(parts.joints))
                learnt.spoken.update(dict.fromkeys(parts.spoken))
        return learnt

    def _book_of(self, several: Sequence[Learnt]) -> PatternBook:
        nouns = [Spoken(term, form) for term, forms in self._families.nouns.items() for form in sorted(forms)]
        return PatternBook(
            dict.fromkeys(chain.from_iterable(one.patterns for one in several)),
            [*nouns, *chain.from_iterable(one.spoken for one in several)],
            dict.fromkeys(chain.from_iterable(one.joints for one in several)),
            self._families,
        )

    def _parts(self, told: ToldTree) -> SaidParts | None:
        """What the parts of a tree say; None where the language cannot say it."""
        # by the reader: a model makes a writer of its own when it is first asked, long work in a big vocabulary
        value = self._vocabulary.reader.dump_python(told.tree, mode="json", by_alias=True, exclude_defaults=True)
        marks = SpanMarks(told.tree, value)
        book = self._book.with_marks(marks)
        try:
            marked = read_marks(book.rule(told.tree, told.kind, "", before=told.before), marks.pointers())
        except UNSAYABLE:
            return None
        parts = SaidParts(marked, self._families)
        parts.read(told.tree)
        return parts
