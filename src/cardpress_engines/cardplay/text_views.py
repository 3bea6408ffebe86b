"""Loads the text view of a game, with its messages and the texts of its components."""

from __future__ import annotations

from pathlib import Path

from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.fluent_messages import FluentMessages, usual
from cardpress_engines.kernel import registry
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.json_input import InputError, did_you_mean
from cardpress_engines.kernel.state import GameState
from cardpress_engines.kernel.text_view import TextView


def tell(
    game: GameInterface, language: str | None, folder: Path | None
) -> tuple[TextView[GameState[GameInterface]], FluentMessages]:
    """The text view of a game and the messages of the program; raise InputError without the language or texts."""
    found = games.find(game.name, folder)
    language = choose_language(found, language)
    texts = games.texts(found, language)
    said = texts["terminal"]
    module = registry.module(game.name, "text.view")
    teller: TextView[GameState[GameInterface]] = module.TextView(
        game, FluentMessages(language, said["game"], said["ties"]), texts
    )
    return teller, FluentMessages(language, said["program"], said["ties"])


def choose_language(found: games.AvailableGame, language: str | None) -> str:
    """The language that was named, else that of the terminal; raise InputError for one without texts."""
    spoken = games.languages(found)
    chosen = language or usual(spoken)
    if spoken and chosen not in spoken:
        raise InputError(f"--lang: no language {chosen!r}{did_you_mean(chosen, spoken)}")
    return chosen
