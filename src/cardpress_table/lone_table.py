"""A table that one page keeps for itself: it runs in the page's worker, in Python made for browsers.

Messages are those of the server's table, as text, and two more: the page is told against whom it can begin a new
game (`begins`), and says so (`begin`). The set-up lies beside the code, as `web_export` wrote it. A link of this
table holds the game itself.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from secrets import randbits
from typing import Any, Final

from cardpress_engines.bots.policies import policies, quick
from cardpress_engines.cardplay import games
from cardpress_engines.kernel import records
from cardpress_engines.kernel.json_input import InputError
from cardpress_table.exported_game import read_export
from cardpress_table.match import PERSON, Match, State
from cardpress_table.packed_record import LINK, link_to, read_link
from cardpress_table.room import Guest, RefusedRequestError, Room
from cardpress_table.table import Table, new_table, policies_of, read_table

START: Final = "start.json"
"""The file that says how a game starts."""
EXPORT: Final = "export"
"""The folder with what the compiler's export says of the game."""
Tell = Callable[[str], object]
"""What takes a message for the page."""


@dataclass(frozen=True)
class Start:
    """How a game starts: its set-up, who sits where, its luck, and what was played of it.

    Without a seed each game has other luck; without a record nothing was played, without a clock time is free.
    """

    game: str
    setup: dict[str, Any]
    seats: list[str]
    seed: str | None = None
    record: dict[str, Any] | None = None
    clock: str | None = None


class LoneTable:
    """A table with one page at it."""

    def __init__(self, folder: str, file: str, tell: Tell) -> None:
        """`folder` is where everything was unpacked, `file` where the table is kept, `tell` gets each message."""
        self._folder, self._file, self._tell = Path(folder), Path(file), tell
        self._exported = read_export(self._folder / EXPORT)
        self._start = Start(**json.loads((self._folder / START).read_text("utf-8")))
        self._found = games.find(self._start.game, self._folder)

    async def begin(self, language: str, link: str = "") -> None:
        """Lay the table of a link, which is not kept; else the one that was kept, or the one to start with."""
        await self._lay(self._table_of_link(link) or self._kept_table() or self._first(), language)

    def _table_of_link(self, link: str) -> Table | None:
        if not link.startswith(LINK):
            return None
        try:
            record, seat = read_link(link)
            state = records.from_json(record, games.loader(self._folder))
            return self._seat_table(state, self._seats_of(state.game.num_players, seat), file=None)
        except InputError:
            return None

    def _seats_of(self, players: int, seat: int | None) -> list[str]:
        """Who sits where in a game of a link: as at this table, unless it names a seat or has more or fewer."""
        usual = self._start.seats
        if seat is None and len(usual) == players:
            return usual
        others = next((who for who in usual if who != PERSON), quick(self._start.game)[-1])
        person = seat if seat in range(players) else 0
        return [PERSON if player == person else others for player in range(players)]

    def _kept_table(self) -> Table | None:
        try:
            return read_table(self._file, games.loader(self._folder), self._exported, self._folder)
        except InputError:
            return None

    def _first(self) -> Table:
        record = self._start.record
        if record is None:
            return self._new(self._start.seats)
        state = records.from_json(record, games.loader(self._folder))
        return self._seat_table(state, self._start.seats, self._file)

    async def hear(self, text: str) -> None:
        """Do what the page asks for, and wait until it is asked again."""
        asked = json.loads(text)
        try:
            if "begin" in asked:
                await self._begin_anew(asked["begin"])
                return
            if "link" in asked:
                self._give_link(asked["link"])
            else:
                self._room.hear(self._guest, asked)
        except RefusedRequestError as problem:
            self._guest.tell(json.dumps({"refused": str(problem)}))
        await self._settle()

    def _new(self, seats: list[str]) -> Table:
        return self._seat_table(self._found.load(self._start.setup).new(), seats, self._file)

    def _seat_table(self, state: State, seats: list[str], file: Path | None) -> Table:
        seed = self._start.seed or str(randbits(64))
        match = Match(state, seats, seed, policies_of(self._start.game))
        return new_table(match, self._exported, file, self._folder, self._start.clock)

    def _give_link(self, at: object) -> None:
        """The end of an address under which this page shows the game so far, on whatever machine."""
        table = self._room.table
        if type(at) is not int or not 0 <= at <= table.match.position:
            raise RefusedRequestError("the game has no such moment")
        self._guest.tell(json.dumps({"link": link_to(table.record(at))}))

    async def _begin_anew(self, against: object) -> None:
        if against not in policies(self._start.game):
            raise RefusedRequestError("nobody of that name plays this game")
        seats = [who if who == PERSON else str(against) for who in self._start.seats]
        self._told.cancel()
        await self._lay(self._new(seats), self._guest.language)

    async def _lay(self, table: Table, language: str) -> None:
        self._room = Room(table, has_threads=False)
        self._guest = self._room.enter(table.tokens[table.match.people[0]], language)
        self._guest.tell(json.dumps({"begins": policies(self._start.game)}))
        self._told = asyncio.create_task(_tell_all(self._guest, self._tell))
        await self._settle()

    async def _settle(self) -> None:
        """Wait until a person is asked and the page has been told."""
        await self._room.settle()
        await self._guest.outbox.join()


async def _tell_all(guest: Guest, tell: Tell) -> None:
    """Tell the page everything as it happens, while programs go on."""
    while True:
        tell(await guest.outbox.get())
        guest.outbox.task_done()
