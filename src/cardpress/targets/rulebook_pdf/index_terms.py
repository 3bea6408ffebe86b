"""The index of a book: its words in the order of their language, each with the pages where it is told of.

A word is told of where a heading names it, in whatever form; one that no heading names, where the text does first.
In the index is what the book explains, as chapters, entries and the notes of a face, and the nouns of the game.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from cardpress.language.collation import sort_key
from cardpress.models.project import Game, Texts
from cardpress.models.rulebook_outline import Chapter, EntriesBlock, FaceBlock, IndexBlock, RulebookOutline

Json = dict[str, Any]
MARKS = re.compile(r"[*_{}<>]|\u00ad")
"""What stands in a message beside its words."""
OF_EVERY_BOOK = "ui-rulebook-"
"""How the names of messages begin that books of all games share."""
MOST_WORDS = 4
"""A title with so many words is a sentence."""
SPACES = re.compile(r"[\s\u00a0\u2007\u202f]+")


@dataclass
class IndexTerm:
    """A word of the index: how it is printed, its forms, and the anchors where it is told of."""

    word: str
    forms: set[str]
    places: list[str] = field(default_factory=list)


def index_terms(game: Game, texts: Texts, outline: RulebookOutline) -> list[IndexTerm]:
    """The words of the index that the chapters before it tell of, in their order; none for a book without one."""
    chapters = [*_chapters_before(outline)]
    headings, running = _read(chapters, texts.messages)
    found = []
    for term in _candidates(game, texts, chapters):
        named = _anchors_naming(term, headings)
        term.places = named or _anchors_naming(term, running)[:1]
        if term.places:
            found.append(term)
    return sorted(found, key=lambda term: sort_key(term.word, texts.alphabet))


def by_letter(terms: Sequence[IndexTerm], printed: Collection[str]) -> list[Json]:
    """Letters with the words that begin with them, each with its places that are `printed`; none without any."""
    told = [(term.word, [place for place in term.places if place in printed]) for term in terms]
    groups = groupby(((word, places) for word, places in told if places), key=lambda each: each[0][:1].upper())
    return [{"letter": letter, "terms": [{"word": w, "places": p} for w, p in words]} for letter, words in groups]


def _chapters_before(outline: RulebookOutline) -> Iterator[Chapter]:
    """The chapters up to that with the index; no page that comes later can be in it."""
    if any(isinstance(block, IndexBlock) for _, block in outline.blocks()):
        for chapter in outline.chapters:
            if any(isinstance(block, IndexBlock) for block in chapter.blocks):
                return
            yield chapter


def _read(chapters: Iterable[Chapter], messages: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """What headings say, and what else is said, by the anchors of both, with one space between words."""
    headings, running = dict[str, str](), dict[str, str]()
    for chapter in chapters:
        headings[chapter_anchor(chapter)] = _fold(messages.get(chapter.title, ""))
        for number, block in enumerate(chapter.blocks):
            for pointer, message in block.message_places():
                is_heading = pointer.endswith(("/title", "/example")) and not message.endswith("-text")
                said = headings if is_heading else running
                said[f"{block_anchor(chapter, number)}-{message}"] = _fold(messages.get(message, ""))
    return headings, running


def chapter_anchor(chapter: Chapter) -> str:
    """The name by which links lead to a chapter."""
    return f"chapter-{chapter.id}"


def block_anchor(chapter: Chapter, number: int) -> str:
    """How the names begin by which links lead to what a block says; the name of the message follows."""
    return f"{chapter.id}-{number}"


def _candidates(game: Game, texts: Texts, chapters: Iterable[Chapter]) -> list[IndexTerm]:
    """Words that may be in the index: titles of entries and notes, and the nouns of the game; each once."""
    found = dict[str, IndexTerm]()
    nouns = game.terms[texts.language].value if texts.language in game.terms else {}
    for noun in nouns.values():
        forms = [*_forms(noun)]
        if forms:
            found.setdefault(_fold(forms[0]), IndexTerm(_capital(forms[0]), {_fold(form) for form in forms}))
    for title in _titles(chapters):
        word = _clean(texts.messages.get(title, ""))
        if word.endswith(("?", "!")) or word.count(" ") >= MOST_WORDS:
            continue
        known = next((term for term in found.values() if _fold(word) in term.forms), None)
        if word and known is None:
            found[_fold(word)] = IndexTerm(_capital(_without_article(word, texts.articles)), {_fold(word)})
    return [*found.values()]


def _without_article(words: str, articles: Collection[str]) -> str:
    """Words as an index has them: "Round" for "The round"."""
    first, _, rest = words.partition(" ")
    return rest if rest and first.lower() in articles else words


def _titles(chapters: Iterable[Chapter]) -> Iterator[str]:
    """What chapters, entries and notes of faces are called; not those chapters that every game's book has."""
    chapters = [*chapters]
    yield from (chapter.title for chapter in chapters if not chapter.title.startswith(OF_EVERY_BOOK))
    for block in (block for chapter in chapters for block in chapter.blocks):
        if isinstance(block, EntriesBlock) and not block.numbered:
            yield from (entry.title for entry in block.entries)
        elif isinstance(block, FaceBlock):
            yield from (note.title for note in block.notes if note.text)


def _forms(noun: Any) -> Iterator[str]:  # noqa: ANN401 a noun is JSON, as its language has it
    """All forms of a noun, the one it is called by first."""
    if isinstance(noun, str):
        yield _clean(noun)
    elif isinstance(noun, Mapping):
        inner = noun.get("forms", noun)
        named = [inner[number] for number in ("sg", "pl", "one", "other") if number in inner]
        for part in named:
            if isinstance(part, Mapping):
                yield from map(_clean, [*([part["nom"]] if "nom" in part else ()), *part.values()])
            else:
                yield from map(_clean, [part] if inner is noun else part.split())


def _anchors_naming(term: IndexTerm, said: Mapping[str, str]) -> list[str]:
    """The anchors of what names a term."""
    forms = "|".join(re.escape(form) for form in sorted(term.forms, key=len, reverse=True))
    named = re.compile(rf"(?<!\w)(?:{forms})(?!\w)")
    return [anchor for anchor, words in said.items() if named.search(words)]


def _clean(text: str) -> str:
    return SPACES.sub(" ", MARKS.sub("", text)).strip(" .:")


def _fold(text: str) -> str:
    return _clean(text).casefold()


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
