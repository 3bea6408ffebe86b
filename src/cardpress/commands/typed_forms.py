"""`cardpress words --game GAME`: the forms of a game's nouns that the dictionary has otherwise."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.selection import checked_game
from cardpress.diagnostics import Report
from cardpress.diagnostics.requests import known_names

if TYPE_CHECKING:
    from cardpress.words.proposals import Dictionary
    from cardpress.words.typed_forms import DifferingForm


def compare(arguments: argparse.Namespace, dictionary: Dictionary) -> int:
    """Print what differs, noun by noun; whether a form is wrong only a reader can tell, so this is no error."""
    from cardpress.checking.form_notes import MEANT, typed_differences
    from cardpress.language.grammar.inflection import Inflection
    from cardpress.stages.phrase import book_of

    game = checked_game(arguments)
    if game is None:
        return WRONG_CONTENT
    book = book_of(game, known_names("language", [arguments.lang], game.languages)[0], Report())
    if book is None:
        return WRONG_CONTENT
    inflection = Inflection(book.pack.words, book.terms, ())
    told = [
        line
        for term, forms in typed_differences(inflection, book.terms, dictionary)
        for line in _lines(term, forms, meant=bool(book.terms[term].get(MEANT)))
    ]
    print("\n".join(told) or "all forms are those of the dictionary")
    return FINE


def _lines(term: str, forms: list[DifferingForm] | None, *, meant: bool) -> list[str]:
    if forms is None:
        return [f"{term}: no noun of the dictionary"]
    so = ", which is meant" if meant else ""
    return [
        f"{term} {one.number} {one.case}: {one.typed}{so}; the dictionary has {' or '.join(one.known)}"
        for one in forms
    ]
