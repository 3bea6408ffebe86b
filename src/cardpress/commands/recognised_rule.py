"""`cardpress words --rule`: the trees that a typed rule text can be, each with its sentence in every language."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.selection import checked_game
from cardpress.diagnostics import Report
from cardpress.diagnostics.requests import RequestError, known_names

if TYPE_CHECKING:
    from cardpress.language.phrasebook import Phrasebook
    from cardpress.language.recognition.gaps import Gap
    from cardpress.language.recognition.recogniser import Recognised
    from cardpress.models.project import Game


def recognise(arguments: argparse.Namespace) -> int:
    """Print every reading of the text, those that say exactly it first; 1 when there is none that does."""
    from cardpress.effects.vocabulary import vocabulary_of
    from cardpress.language.recognition.recogniser import Recogniser
    from cardpress.language.recognition.told_trees import told_trees

    game = _game(arguments)
    if game is None:
        return WRONG_CONTENT
    books = _books(game)
    language = known_names("language", [arguments.lang], [*books])[0]
    recogniser = Recogniser(books[language], vocabulary_of(game.schema), told_trees(game), [*game.settings.kinds])
    read = recogniser.read(arguments.rule)
    found, told = read.trees, [_as_json(one, books) for one in read.trees]
    if arguments.format == "json":
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        parts = [*_not_understood(arguments.rule, read.gaps), *map(_as_text, told)]
        print("\n\n".join(parts if told else [*parts, "the vocabulary of this game says nothing like it"]))
    return FINE if any(one.exact for one in found) else WRONG_CONTENT


def _not_understood(text: str, gaps: Sequence[Gap]) -> list[str]:
    """Which words of the text say nothing, and what is written nearly so."""
    told = [
        f'"{text[one.start : one.end]}"' + (f" (near: {', '.join(one.near)})" if one.near else "") for one in gaps
    ]
    return [f"not understood: {'; '.join(told)}"] if told else []


def _game(arguments: argparse.Namespace) -> Game | None:
    """The game that is asked for, checked; None when its problems were shown."""
    if not arguments.game:
        raise RequestError("say in which game the rule is to stand: --game GAME")
    return checked_game(arguments)


def _books(game: Game) -> dict[str, Phrasebook]:
    from cardpress.stages.phrase import book_of

    books = {language: book_of(game, language, Report()) for language in game.languages}
    return {language: book for language, book in books.items() if book}


def _as_json(one: Recognised, books: Mapping[str, Phrasebook]) -> dict[str, Any]:
    """A reading with what it says in every language that has the words for it."""
    sentences = {}
    for language, book in books.items():
        try:
            sentences[language] = book.rule(one.tree, one.kind, "").replace("\u00a0", " ")
        except KeyError:
            continue
    tree = one.tree.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    return {"exact": one.exact, "kind": one.kind, "sentences": sentences, "tree": tree}


def _as_text(told: Mapping[str, Any]) -> str:
    lines = [f"{'exactly so' if told['exact'] else 'nearly so'} ({told['kind']})"]
    lines += [f"    {language}  {sentence}" for language, sentence in told["sentences"].items()]
    return "\n".join([*lines, f"    {json.dumps(told['tree'], ensure_ascii=False)}"])
