"""Where a table is set up from the page: which game, how it is set up, who plays, and in which language."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from cardpress_engines.bots.policies import policies
from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.fluent_messages import FluentMessages
from cardpress_engines.cardplay.playtest.report_texts import ReportTexts, read_texts
from cardpress_engines.kernel.game_interface import GameInterface, SetupOption
from cardpress_engines.kernel.json_input import InputError, Json, of_type, only
from cardpress_table.clock import USUAL
from cardpress_table.exported_game import ExportedGame
from cardpress_table.match import PERSON, Match
from cardpress_table.table import Table, new_table, policies_of
from cardpress_table.words import PAGE

PLAYERS: Final = "players"
"""The option that says how many play."""
MOST: Final = 10
"""The greatest number that is tried for an option that is one."""
ASKED: Final = ("game", "setup", "seats", "clock")


class Lobby:
    """Tells what can be played and how, and lays the table that is wanted."""

    def __init__(self, export: Callable[[str], ExportedGame], data: Path | None = None) -> None:
        """`export` gives the faces and words of a game, and may take a while; InputError where there are none."""
        self.token = secrets.token_urlsafe(16)
        self._export, self._data = export, data

    def is_meant(self, token: str) -> bool:
        """Whether a page comes to set up a table."""
        return secrets.compare_digest(self.token.encode(), token.encode())

    # ---- what is told

    def welcome(self, language: str) -> Json:
        """The games there are, by their titles, and the words of the page, in a language that they have."""
        found = list(self._available_games())
        spoken, words = self._words(found, language)
        return {
            "language": spoken,
            "languages": _languages(found),
            "words": {id_.removeprefix(PAGE): words(id_) for id_ in words.ids(PAGE)},
            "games": [{"game": game.name, "title": games.title(game, spoken)} for game in found],
        }

    def page_word(self, name: str, language: str) -> str:
        """One message of the page, in a language that the games have."""
        return self._words(list(self._available_games()), language)[1](f"{PAGE}{name}")

    def _words(self, found: Sequence[games.AvailableGame], language: str) -> tuple[str, FluentMessages]:
        """The language, or one that there is, and the messages of the page in it."""
        languages = _languages(found)
        spoken = language if language in languages else "en" if "en" in languages else languages[0]
        speaking = next(game for game in found if spoken in games.languages(game))
        said = games.texts(speaking, spoken)["terminal"]
        return spoken, FluentMessages(spoken, said["program"], said["ties"])

    def _available_games(self) -> Iterator[games.AvailableGame]:
        """Games whose rules data are there and speak some language; raises InputError without any."""
        available = []
        for name in games.names():
            try:
                game = games.find(name, self._data)
            except InputError:
                continue
            available += [game] if games.languages(game) else []
        if not available:
            raise InputError("no game is built: run `cardpress build`")
        yield from available

    def choices(self, asked: Json, language: str) -> Json:
        """How a game can be set up, with what is chosen; raise InputError for what cannot be."""
        game = self._game(asked)
        said = games.languages(games.find(game.name, self._data))
        texts = read_texts(game, language if language in said else said[0], self._data)
        options = [each for option in _options(game) if (each := self._option(game, option, texts))]
        players = [texts.say("seat-player", number=player + 1) for player in range(game.num_players)]
        return {
            "game": game.name,
            "setup": game.setup_json(),
            "options": options,
            "players": players,
            "who": [PERSON, *policies(game.name)],
            "clocks": USUAL,
        }

    def _option(self, game: GameInterface, option: SetupOption, texts: ReportTexts) -> dict[str, Json] | None:
        """An option with all it can be beside what else is chosen, each in words; None without a choice."""
        usual = game.setup_json()[option.name]
        is_list, is_set = isinstance(usual, list), _is_set(option)
        found: list[Json] = []
        for value in _candidates(game, option):
            others = [] if not isinstance(usual, list) else usual if is_set else usual[1:]
            setup = {
                option.name: [*dict.fromkeys((*others, value))]
                if is_set
                else [value, *others]
                if is_list
                else value
            }
            if self._is_possible(game, setup):
                told = {str(value): True} if is_set else {option.name: [value] if is_list else value}
                found.append([value, texts.setup(told)])
        if not found:
            return None
        return {
            "name": option.name, "is_list": is_list, "is_set": is_set,
            "may_be_usual": option.default is None, "values": found,
        }  # fmt: skip

    def _is_possible(self, game: GameInterface, changed: dict[str, Json]) -> bool:
        try:
            games.find(game.name, self._data).load(game.setup_json() | changed)
        except InputError:
            return False
        return True

    # ---- what is laid

    def lay(self, asked: Json) -> Table:
        """The table that is wanted, with new tokens and luck; raise InputError for what cannot be."""
        game = self._game(asked)
        seats = [of_type(each, str, "who plays") for each in of_type(_member(asked, "seats"), list, "seats")]
        known = {PERSON, *policies(game.name)}
        if unknown := [each for each in seats if each not in known]:
            raise InputError(f"nobody called {unknown[0]!r} plays {game.name}")
        told = _member(asked, "clock")
        clock = None if told is None else of_type(told, str, "a clock")
        match = Match(game.new(), seats, str(secrets.randbits(64)), policies_of(game.name))
        return new_table(match, self._export(game.name), None, self._data, clock)

    def _game(self, asked: Json) -> GameInterface:
        name = of_type(_member(asked, "game"), str, "the name of a game")
        setup: dict[str, Any] = of_type(_member(asked, "setup"), dict, "a set-up")
        if name not in games.names():
            raise InputError(f"no game is called {name!r}")
        return games.find(name, self._data).load(setup)


def _options(game: GameInterface) -> tuple[SetupOption, ...]:
    """What of a set-up players choose."""
    return tuple(option for option in game.options if not option.in_files_only)


def _is_set(option: SetupOption) -> bool:
    """Whether any of some words are chosen, each once and in no order."""
    return option.kind is list and bool(option.choices)


def _candidates(game: GameInterface, option: SetupOption) -> list[Json]:
    """What an option might be: its choices, small numbers, or decks where it lists words that are not said."""
    if option.kind is bool:
        return [True]
    if option.kind is int:
        usual = [option.default] if isinstance(option.default, int) and option.name != PLAYERS else []
        return [*sorted({*range(1, MOST + 1), *usual})]
    return [*option.choices] or ([*game.data.DECKS] if option.kind is list else [])


def _member(asked: Json, name: str) -> Json:
    return only(of_type(asked, dict, "an object"), ASKED).get(name, {} if name == "setup" else None)


def _languages(found: Sequence[games.AvailableGame]) -> list[str]:
    """Every language that one of the games speaks."""
    return sorted({each for game in found for each in games.languages(game)})
