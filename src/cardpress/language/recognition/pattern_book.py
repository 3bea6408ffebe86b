"""The patterns of a game in one language, with its words as they are said."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from functools import cached_property

from cardpress.language.recognition.patterns import OPERATION, Hole, Pattern, Spoken
from cardpress.language.recognition.word_families import STOP, Family, WordFamilies

JOINT = "joint"
"""The sort of patterns that join what comes before with one more step."""
_STEP = Hole((), frozenset({OPERATION}), frozenset())


class PatternBook:
    """Patterns, words and what stands between steps (`joints`)."""

    def __init__(
        self,
        patterns: Iterable[Pattern],
        spoken: Iterable[Spoken],
        joints: Iterable[tuple[str, ...]],
        families: WordFamilies,
    ) -> None:
        self.families = families
        self._spoken: dict[tuple[str, ...], set[str]] = defaultdict(set)
        for one in spoken:
            self._spoken[one.said].add(one.word)
        self.longest = max(map(len, self._spoken), default=1)
        """How many words the longest word of the vocabulary is said with."""
        joined = [Pattern(JOINT, (_STEP, *joint, _STEP), "") for joint in sorted({(STOP,), *joints})]
        every = [one for one in (*patterns, *joined) if one.symbols]
        self._patterns = [(one, frozenset(word for word in one.symbols if isinstance(word, str))) for one in every]

    @cached_property
    def words(self) -> list[str]:
        """Every word that says something, as it is written."""
        of_patterns = (word for _, words in self._patterns for word in words)
        return sorted({*of_patterns, *(word for said in self._spoken for word in said)} - {STOP})

    @cached_property
    def _families_said(self) -> frozenset[Family]:
        return frozenset().union(*map(self.families.of, self.words))

    def knows(self, word: str) -> bool:
        """Whether a word says something somewhere, in whatever form; figures do."""
        return word.isdecimal() or not self._families_said.isdisjoint(self.families.of(word))

    def words_said(self, said: tuple[str, ...]) -> list[str]:
        """The words of the vocabulary that are said so."""
        return sorted(self._spoken.get(said, ()))

    def possible(self, families: Collection[Family]) -> list[Pattern]:
        """The patterns all of whose words a text has, in whatever form: a text of these families."""
        of, known = self.families.of, frozenset(families)
        return [one for one, words in self._patterns if all(of(word) & known for word in words)]
