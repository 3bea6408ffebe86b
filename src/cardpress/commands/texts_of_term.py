"""`cardpress words --term`: every text that would change with a term."""

from __future__ import annotations

import argparse
import json

from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.selection import checked_game
from cardpress.diagnostics.requests import RequestError, known_names


def show(arguments: argparse.Namespace) -> int:
    """Print the texts of cards and the words of the interface that say the term."""
    from cardpress.translate.term_texts import texts_of_term

    if not arguments.game:
        raise RequestError("say of which game the term is: --game GAME")
    game = checked_game(arguments)
    if game is None:
        return WRONG_CONTENT
    language = known_names("language", [arguments.lang], game.languages)[0]
    term = known_names("term", [arguments.term], [*game.terms[language].value])[0]
    found = texts_of_term(game, language, term)
    if arguments.format == "json":
        print(json.dumps([vars(one) for one in found], ensure_ascii=False, indent=2))
        return FINE
    for one in found:
        print(f"{one.of}{f' {one.key}' if one.key else ''}: {one.text}".replace("\u00a0", " "))
    print(f"{len(found)} text{'' if len(found) == 1 else 's'}")
    return FINE
