"""Who tells a game: its teller, with its own words and the compiled texts of its components."""

from __future__ import annotations

from pathlib import Path

from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.fluent_messages import Words, usual
from cardpress_engines.kernel import registry
from cardpress_engines.kernel.game_interface import Game
from cardpress_engines.kernel.json_input import BadInput, did_you_mean
from cardpress_engines.kernel.state import State
from cardpress_engines.kernel.text_view import Teller


def tell(game: Game, language: str | None, folder: Path | None) -> tuple[Teller[State[Game]], Words]:
    """The teller of a game and the words of the program; raise BadInput for a language or texts there are not."""
    found = games.find(game.name, folder)
    spoken = games.languages(found)
    language = language or usual(spoken)
    if spoken and language not in spoken:
        raise BadInput(f"--lang: no language {language!r}{did_you_mean(language, spoken)}")
    texts = games.texts(found, language)
    said = texts["terminal"]
    module = registry.module(game.name, "text.view")
    teller: Teller[State[Game]] = module.Teller(game, Words(language, said["game"], said["ties"]), texts)
    return teller, Words(language, said["program"], said["ties"])
