"""Who tells a game: its teller, with its own words and the compiled texts of its components."""

from __future__ import annotations

from pathlib import Path

from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.language import TEXTS, Words, languages, usual
from cardpress_engines.kernel import engines
from cardpress_engines.kernel.problems import BadInput, did_you_mean
from cardpress_engines.kernel.state import State
from cardpress_engines.kernel.table import Game
from cardpress_engines.kernel.telling import Teller


def tell(game: Game, language: str | None, folder: Path | None) -> tuple[Teller[State[Game]], Words]:
    """The teller of a game and the words of the program; raise BadInput for a language or texts there are not."""
    language = language or usual()
    if language not in languages():
        raise BadInput(f"--lang: no language {language!r}{did_you_mean(language, languages())}")
    texts = games.texts(games.find(game.name, folder), language)
    say = Words(engines.folder(game.name) / "telling" / "texts", language)
    module = engines.module(game.name, "telling.teller")
    teller: Teller[State[Game]] = module.Teller(game, say, texts)
    return teller, Words(TEXTS, language)
