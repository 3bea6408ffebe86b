"""Words of a text, and which of them are forms of one word: zyskaj, zyskuje and zyskać of the verb zyskać."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardpress.language.grammar.inflection import SPACE_WITHIN, Inflection
from cardpress.language.grammar.terms import Terms

_SYMBOL = re.compile(r"\[[a-z0-9_]+\]")
_WORD = re.compile(r"[^\W_]+(?:[-'’][^\W_]+)*|[.;+−]")
STOP = "."
"""What ends a sentence; other punctuation is no word, a designer may leave it out."""
_PRONOUN = ("pronoun",)
Family = tuple[str, ...]


@dataclass(frozen=True)
class Token:
    """A word of a text in small letters, and where it stands there."""

    word: str
    start: int
    end: int


def tokens(text: str) -> list[Token]:
    """The words of a text; symbols of the game beside them say nothing more."""
    bare = _SYMBOL.sub(lambda found: " " * len(found[0]), text)
    return [Token(found[0].casefold(), found.start(), found.end()) for found in _WORD.finditer(bare)]


def plain_words(text: str) -> tuple[str, ...]:
    """The words of a text by which it is compared, without the stop at its end."""
    words = [token.word for token in tokens(text)]
    while words and words[-1] == STOP:
        words.pop()
    return tuple(words)


class WordFamilies:
    """The forms of the words of one language and of the nouns of one game."""

    def __init__(self, lexicon: Mapping[str, Any], terms: Terms) -> None:
        inflection = Inflection(lexicon, terms, ())
        nouns = {term: _noun_forms(inflection.entry(term)) for term in terms.ids}
        self.nouns: Mapping[str, frozenset[tuple[str, ...]]] = {
            term: frozenset(map(plain_words, forms)) - {()} for term, forms in nouns.items()
        }
        self._families: dict[str, set[Family]] = defaultdict(set)
        for term, forms in nouns.items():
            self._add(("noun", term), forms)
        for word, entry in lexicon["verbs"].items():
            self._add(("verb", word), entry.values() if isinstance(entry, dict) else entry)
        for word, entry in lexicon["adjectives"].items():
            self._add(("adjective", word), _adjective_forms(entry, lexicon))
        self.prepositions = frozenset(
            form for word in lexicon.get("prepositions", ()) for form in (word.casefold(), f"{word.casefold()}e")
        )
        """Prepositions, also in the longer form before some words: z and ze."""
        self._add(_PRONOUN, lexicon["pronouns"].values())

    def _add(self, family: Family, forms: Iterable[str]) -> None:
        for form in forms:
            for word in plain_words(form.replace(SPACE_WITHIN, " ")):
                self._families[word].add(family)

    def of(self, word: str) -> frozenset[Family]:
        """The families of a word; each word is one of its own as well."""
        return frozenset(self._families.get(word, ())) | {(word,)}


def _noun_forms(entry: Mapping[str, Any]) -> list[str]:
    parts = (entry, entry["quality"])
    return [form for part in parts for row in part["forms"].values() for form in row]


def _adjective_forms(entry: Any, lexicon: Mapping[str, Any]) -> Iterator[str]:  # noqa: ANN401 JSON
    if isinstance(entry, dict):
        yield from entry.values()
        return
    paradigm, *stems = entry
    for row in lexicon["paradigms"][paradigm].values():
        for cell in row.split():
            if stems and cell[0] == "-":
                yield stems[0] + cell[1:]
            else:
                yield stems[int(cell)] if stems and cell.isdigit() else cell
