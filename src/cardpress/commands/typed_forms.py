"""`cardpress words --game GAME`: the forms of a game's nouns that the dictionary has otherwise."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.selection import checked_game
from cardpress.diagnostics import Report
from cardpress.diagnostics.requests import known_names

if TYPE_CHECKING:
    from cardpress.language.grammar.inflection import Inflection
    from cardpress.words.proposals import Dictionary


def compare(arguments: argparse.Namespace, dictionary: Dictionary) -> int:
    """Print what differs, noun by noun; whether a form is wrong only a reader can tell, so this is no error."""
    from cardpress.language.grammar.inflection import Inflection
    from cardpress.stages.phrase import book_of

    game = checked_game(arguments)
    if game is None:
        return WRONG_CONTENT
    book = book_of(game, known_names("language", [arguments.lang], game.languages)[0], Report())
    if book is None:
        return WRONG_CONTENT
    inflection = Inflection(book.pack.words, book.terms, ())
    told = [line for term in book.terms.ids for line in _differences(term, inflection, dictionary)]
    print("\n".join(told) or "all forms are those of the dictionary")
    return FINE


def _differences(term: str, inflection: Inflection, dictionary: Dictionary) -> list[str]:
    from cardpress.words.typed_forms import differing_forms

    rows = inflection.entry(term)["forms"]
    typed = {number: dict(zip(inflection.cases, row, strict=True)) for number, row in rows.items()}
    found = differing_forms(dictionary, typed)
    if found is None:
        return [f"{term}: no noun of the dictionary"]
    return [
        f"{term} {one.number} {one.case}: {one.typed}; the dictionary has {' or '.join(one.known)}"
        for one in found
    ]
