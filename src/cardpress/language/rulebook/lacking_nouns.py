"""The nouns that a language lacks for the rulebook of a game: all of them, where one alone stops it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardpress.effects.course.play import Play
from cardpress.language.grammar.terms import Terms, UnknownTermError
from cardpress.language.phrasebook import Phrasebook, phrasebook
from cardpress.language.rulebook.rulebook_texts import rulebook_in

_STAND_IN = "card"
"""A noun that every lexicon has, said in place of one that is lacking so that the next one is found."""


def lacking_nouns(book: Phrasebook, play: Play) -> Iterator[UnknownTermError]:
    """What each lacking noun raises, in the order in which the rulebook needs them."""
    entries, stand_in = {id_: book.terms[id_] for id_ in book.terms.ids}, book.pack.words["nouns"][_STAND_IN]
    found: set[str] = set()
    while True:
        tried = phrasebook(book.pack, book.texts.file, Terms(entries), ())
        try:
            rulebook_in(replace(tried, course=book.course), play)
        except UnknownTermError as unknown:
            term = unknown.args[0]
            if term in found:
                return
            yield unknown
            found.add(term)
            entries[term] = stand_in
        except KeyError:
            return
        else:
            return
