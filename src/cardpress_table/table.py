"""One table: its match, who sits there, and where it is kept; everybody at it is told what they may see.

A table is a file with the record of its game and its seats, written whole after every decision, so that it
survives whoever served it.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from cardpress_engines.bots.policies import Policy, policy
from cardpress_engines.kernel import records, saved_games
from cardpress_engines.kernel.game_interface import GameInterface, Load
from cardpress_engines.kernel.json_input import InputError, Json, of_type, only, read_json
from cardpress_engines.kernel.zones import HIDDEN
from cardpress_table.clock import Clocks
from cardpress_table.exported_game import ExportedGame
from cardpress_table.layout import TableLayout
from cardpress_table.match import Match, State
from cardpress_table.scene import SceneMaker
from cardpress_table.words import TableWords

MEMBERS: Final = ("record", "seats", "seed", "tokens")
CLOCK: Final = "clock"
"""The member that only a table with clocks has."""
WATCHING: Final = None
"""The seat of whoever only watches."""


@dataclass
class Table:
    """A match with tokens: who has the token of a seat plays there, who has the last one watches."""

    match: Match
    exported: ExportedGame
    tokens: tuple[str, ...]
    file: Path | None = None
    data: Path | None = None
    clocks: Clocks | None = None

    def __post_init__(self) -> None:
        self.maker = SceneMaker(self.match.state.game, self.exported)
        self._words: dict[str, TableWords] = {}

    @property
    def game(self) -> GameInterface:
        """The game that is played."""
        return self.match.state.game

    @property
    def layout(self) -> TableLayout:
        """Where things lie."""
        return self.maker.layout

    def seat_of(self, token: str) -> int | None:
        """The seat a token is for, WATCHING for that of those who watch; raise KeyError for any other."""
        for seat, known in enumerate(self.tokens):
            if secrets.compare_digest(known.encode(), token.encode()):
                return seat if seat < self.game.num_players else WATCHING
        raise KeyError(token)

    def words(self, language: str) -> TableWords:
        """What is said in a language; raise InputError where nothing is."""
        if language not in self._words:
            if language not in self.exported.languages:
                raise InputError(f"no language {language!r}")
            self._words[language] = TableWords(self.game, language, self.data)
        return self._words[language]

    def rematch(self) -> Table:
        """The same game from its start, with the same people at the same links, with other luck."""
        match, clocks = self.match.anew(str(secrets.randbits(64))), self.clocks and self.clocks.anew()
        return replace(self, match=match, clocks=clocks)

    # ---- what is told

    def view(self, seat: int | None, language: str, at: int | None = None) -> dict[str, Any]:
        """What a seat sees now, or saw after so many actions; with the question, if it is asked now."""
        match, is_now = self.match, at is None or at >= self.match.position
        state = match.state if is_now else match.state_at(at or 0)
        told: dict[str, Any] = {
            "at": match.position if is_now else at,
            "length": match.position,
            "player": state.current_player(),
            "waits_for": match.waits_for,
            "scene": self.maker.scene(state, seat),
        }
        if is_now and seat is not None and match.waits_for == seat:
            told["asked"] = self.words(language).question(state)
        if is_now and seat is not None:
            told["can_undo"] = match.can_undo(seat)
        told["can_save"] = self.can_save(seat)
        if is_now and self.clocks is not None:
            told["clocks"] = self.clocks.as_json()
        if is_now and match.is_over:
            told["result"] = self.words(language).view.result_lines(state, seat)
        return told

    def log(self, seat: int | None, language: str, since: int) -> list[str]:
        """What happened from a happening on."""
        return self.words(language).view.log_lines(self.match.happenings(), since, seat)

    def about(self, seat: int, language: str, action: int) -> list[str]:
        """What one of the choices means; nothing when it is none."""
        state = self.match.state
        if self.match.waits_for != seat or action not in state.options:
            return []
        return self.words(language).view.about(state, action)

    def obstacles(self, seat: int, language: str, area: int, card: int) -> list[str]:
        """Why a card of an area of the seat's scene is no answer to what is asked, or only to a part of it.

        Nothing where the engine has no more to say than its question, and of what lies hidden.
        """
        state = self.match.state
        if self.match.waits_for != seat:
            return []
        seen = self.maker.seen_at(state, seat, area, card)
        return [] if seen is None or seen.number == HIDDEN else self.words(language).view.obstacles(state, seen)

    def can_save(self, seat: int | None) -> bool:
        """Whether somebody gets the record, which says all luck: alone against programs, or at the end."""
        return self.match.is_over or (seat is not None and len(self.match.people) == 1)

    def record(self, at: int) -> dict[str, Json]:
        """The game as it was after so many actions, as `cardplay` saves games."""
        return records.to_json(self.match.state_at(at))

    def scenario(self, at: int) -> dict[str, Json]:
        """The position after so many actions as a scenario that begins with it."""
        return saved_games.scenario_of(self.match.state_at(at))

    # ---- what is kept

    def save(self) -> None:
        """Write the table whole or not at all, if it is kept; raise OSError."""
        if self.file is None:
            return
        text = json.dumps(
            {
                "record": records.to_json(self.match.state),
                "seats": list(self.match.seats),
                "seed": self.match.seed,
                "tokens": list(self.tokens),
                **({} if self.clocks is None else {CLOCK: self.clocks.to_keep()}),
            }
        )
        part = self.file.with_name(f".{self.file.name}.{os.getpid()}.part")
        try:
            part.write_text(text + "\n", "utf-8")
            part.replace(self.file)
        finally:
            part.unlink(missing_ok=True)


def policies_of(game: str) -> Callable[[str], Policy]:
    """What gives the policies of a game by name; it raises InputError for one there is not."""

    def policy_named(name: str) -> Policy:
        try:
            return policy(game, name)
        except ValueError as problem:
            raise InputError(str(problem)) from None

    return policy_named


def new_tokens(players: int) -> tuple[str, ...]:
    """A token for each seat and one for those who watch, which nobody guesses."""
    return tuple(secrets.token_urlsafe(16) for _ in range(players + 1))


def new_table(
    match: Match,
    exported: ExportedGame,
    file: Path | None = None,
    data: Path | None = None,
    clock: str | None = None,
) -> Table:
    """A table with new tokens; `clock` is a time control: 10 or 10+5. Raises InputError."""
    clocks = None if clock is None else Clocks(clock, match.people)
    return Table(match, exported, new_tokens(match.state.game.num_players), file, data, clocks)


def read_table(file: Path, load: Load, exported: ExportedGame, data: Path | None = None) -> Table:
    """The table a file keeps; raise InputError with file, position and reason."""
    document = read_json(file)
    try:
        kept: Mapping[str, Json] = only(document.value, (*MEMBERS, CLOCK))
        for name in MEMBERS:
            if name not in kept:
                raise InputError(f"{name!r} is missing")
        state = _replay(kept["record"], load)
        seats, tokens = (_words(kept, name) for name in ("seats", "tokens"))
        seed = of_type(kept["seed"], str, "a seed", ("seed",))
        if len(tokens) != state.game.num_players + 1:
            raise InputError("there is a token for each seat and one more", ("tokens",))
        match = Match(state, seats, seed, policies_of(state.game.name))
        clocks = _kept_clocks(kept[CLOCK], match) if CLOCK in kept else None
    except InputError as bad:
        raise document.problem(bad) from None
    return Table(match, exported, tuple(tokens), file, data, clocks)


def _kept_clocks(kept: Json, match: Match) -> Clocks:
    """Clocks as a file keeps them; who had no time left is replaced in the match."""
    try:
        clocks = Clocks.read_kept(kept, match.people)
    except InputError as bad:
        raise bad.within(CLOCK) from None
    match.replaced |= {player for player in match.people if clocks.has_fallen(player)}
    return clocks


def _replay(record: Json, load: Load) -> State:
    try:
        return records.from_json(record, load)
    except InputError as bad:
        raise bad.within("record") from None


def _words(kept: Mapping[str, Json], name: str) -> list[str]:
    found = enumerate(of_type(kept[name], list, "a list of words", (name,)))
    return [of_type(each, str, "a word", (name, place)) for place, each in found]
