"""The people at a table: what each of them asks for, and what all are told when something changes."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from cardpress_engines.kernel.state import IllegalActionError
from cardpress_engines.kernel.text_view import PictureLine
from cardpress_table.clock import Clocks
from cardpress_table.invitation import Invitation
from cardpress_table.table import Table

log = logging.getLogger("cardpress_table")
MOST_GUESTS: Final = 64
"""So many pages may look at one table."""
OUTBOX: Final = 512
"""Messages that wait for a page at most; one that is slower is left."""


class RefusedRequestError(ValueError):
    """What a page asked for and does not get; it is told why."""


@dataclass(eq=False)
class Guest:
    """A page at a table: its seat, None for one that watches, and what it is still to be told."""

    seat: int | None
    language: str
    outbox: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(OUTBOX))
    is_slow: bool = False

    def tell(self, message: str) -> None:
        """Send a message as soon as the page takes it."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.is_slow = True


class Room:
    """A table and the pages at it."""

    def __init__(self, table: Table, *, has_threads: bool = True, invitation: Invitation | None = None) -> None:
        """Without threads, as in a browser, everything waits for a program that thinks."""
        self.table, self._has_threads, self._invitation = table, has_threads, invitation
        self.guests: list[Guest] = []
        self._going_on: asyncio.Task[None] | None = None
        self._told = len(table.match.happenings())
        """How many happenings everybody has been told of."""
        self._came: set[int | None] = set()
        """The seats whose page was here: nobody's time passes before they have come."""
        self._flag: asyncio.TimerHandle | None = None

    # ---- who is there

    def enter(self, token: str, language: str) -> Guest:
        """A page comes; raise RefusedRequestError for a token that is none, or when the room is full."""
        if not self.is_entrance(token):
            raise RefusedRequestError("this link leads to no table")
        if len(self.guests) >= MOST_GUESTS:
            raise RefusedRequestError("too many look at this table")
        guest = Guest(self._seat_for(token), self._language_or_default(language))
        if token not in self.table.tokens:
            guest.tell(_message(joined=self._token_of(guest)))
        self.guests.append(guest)
        self._came.add(guest.seat)
        self._set_clocks()
        self._tell_everything(guest)
        self._tell_who_is_there()
        self.go_on()
        return guest

    def is_entrance(self, token: str) -> bool:
        """Whether a token leads to this table."""
        is_invited = self._invitation is not None and self._invitation.is_meant(token)
        return token in self.table.tokens or is_invited

    def _seat_for(self, token: str) -> int | None:
        """The seat of a token; whoever was invited gets a free one, or watches."""
        if self._invitation is None:
            return self.table.seat_of(token)
        if self._invitation.is_meant(token):
            return self._invitation.give_seat()
        seat = self.table.seat_of(token)
        self._invitation.mark_taken(seat)
        return seat

    def _token_of(self, guest: Guest) -> str:
        return self.table.tokens[self.table.game.num_players if guest.seat is None else guest.seat]

    def leave(self, guest: Guest) -> None:
        """A page is gone."""
        self.guests.remove(guest)
        self._tell_who_is_there()

    def _language_or_default(self, language: str) -> str:
        languages = self.table.exported.languages
        return language if language in languages else "en" if "en" in languages else languages[0]

    # ---- what is asked for

    def hear(self, guest: Guest, asked: Mapping[str, object]) -> None:
        """Do what a page asks for; raise RefusedRequestError."""
        answers: dict[str, Callable[[Guest, object], None]] = {
            "do": self._do,
            "undo": self._undo,
            "again": self._play_again,
            "language": self._change_language,
            "about": self._explain,
            "why": self._tell_obstacles,
            "look": self._look_back,
            "words": self._tell_in_words,
            "hint": self._hint,
            "save": self._give_record,
            "scenario": self._give_scenario,
            "link": self._give_link,
        }
        (verb, given), *more = asked.items() if asked else [("", None)]
        if more or verb not in answers:
            raise RefusedRequestError("this is no question of the page")
        answers[verb](guest, given)

    def _do(self, guest: Guest, given: object) -> None:
        """An action, and after how many others it was chosen: a press that comes late is for another question."""
        if not (isinstance(given, list) and len(given) == 2 and all(type(each) is int for each in given)):
            raise RefusedRequestError("an action is two numbers")
        action, at = given
        if guest.seat is None:
            raise RefusedRequestError("who watches does not play")
        if at != self.table.match.position:
            raise RefusedRequestError("this was asked before")
        try:
            self.table.match.choose(guest.seat, action)
        except IllegalActionError as problem:
            raise RefusedRequestError(str(problem)) from None
        self._set_clocks(is_decided=True)
        self._save()  # before anybody is told: what a page shows is never lost
        self._tell_everybody()
        self.go_on()

    def _undo(self, guest: Guest, given: object) -> None:
        if guest.seat is None or self._is_going_on() or not self.table.match.undo(guest.seat):
            raise RefusedRequestError("there is nothing to take back")
        self._tell_all_anew()

    def _play_again(self, guest: Guest, given: object) -> None:
        """The same game once more; whoever played may begin it, for everybody."""
        if guest.seat is None or self._is_going_on() or not self.table.match.is_over:
            raise RefusedRequestError("this game is not over")
        self.table = self.table.rematch()
        self._tell_all_anew()
        self.go_on()

    def _tell_all_anew(self) -> None:
        """Everybody's page begins again with what there is now."""
        self._told = len(self.table.match.happenings())
        self._set_clocks()
        self._save()
        for each in self.guests:
            self._tell_everything(each)

    def _change_language(self, guest: Guest, given: object) -> None:
        if given not in self.table.exported.languages:
            raise RefusedRequestError("no such language")
        guest.language = given
        self._tell_everything(guest)

    def _explain(self, guest: Guest, given: object) -> None:
        if type(given) is not int or guest.seat is None:
            raise RefusedRequestError("an action is a number")
        lines = self.table.about(guest.seat, guest.language, given)
        guest.tell(_message(about={"action": given, "lines": lines}))

    def _tell_obstacles(self, guest: Guest, given: object) -> None:
        """Why a card is dimmed, or cannot be used in another way: its area and its number there in the scene."""
        if not (isinstance(given, list) and len(given) == 2 and all(type(each) is int for each in given)):
            raise RefusedRequestError("a card is two numbers")
        area, card = given
        if guest.seat is None or area < 0 or card < 0:
            raise RefusedRequestError("there is no such card")
        lines = self.table.obstacles(guest.seat, guest.language, area, card)
        guest.tell(_message(why={"card": given, "lines": lines}))

    def _look_back(self, guest: Guest, given: object) -> None:
        past = self.table.view(guest.seat, guest.language, self._moment(given))
        guest.tell(_message(past=past))

    def _give_record(self, guest: Guest, given: object) -> None:
        """A moment of the game as a file."""
        at = self._open_moment(guest, given)
        guest.tell(_message(saved={"name": f"{self.table.game.name}-{at}", "content": self.table.record(at)}))

    def _give_scenario(self, guest: Guest, given: object) -> None:
        """The position of a moment as a scenario."""
        at = self._open_moment(guest, given)
        name = f"{self.table.game.name}-{at}-scenario"
        guest.tell(_message(saved={"name": name, "content": self.table.scenario(at)}))

    def _give_link(self, guest: Guest, given: object) -> None:
        """The end of an address that leads back to this seat and moment; whoever hosts may invite others."""
        told: dict[str, object] = {"link": f"{self._token_of(guest)}@{self._moment(given)}"}
        invitation = self._invitation
        if invitation is not None and invitation.free and guest.seat == self.table.match.people[0]:
            told["invitation"] = {"link": invitation.link, "picture": invitation.picture()}
        guest.tell(_message(**told))

    def _moment(self, given: object) -> int:
        if type(given) is not int or not 0 <= given <= self.table.match.position:
            raise RefusedRequestError("the game has no such moment")
        return given

    def _open_moment(self, guest: Guest, given: object) -> int:
        """A moment that may be given away whole, luck and hidden cards included."""
        if not self.table.can_save(guest.seat):
            raise RefusedRequestError("others have hidden cards")
        return self._moment(given)

    def _tell_in_words(self, guest: Guest, given: object) -> None:
        lines = self.table.words(guest.language).view.table(self.table.match.state, guest.seat)
        told = [{"line": line, "is_picture": isinstance(line, PictureLine)} for line in lines]
        guest.tell(_message(words=told))

    def _hint(self, guest: Guest, given: object) -> None:
        """What a program would do in the place of the player who is asked; it sees no more than they do."""
        match = self.table.match
        if guest.seat is None or match.waits_for != guest.seat:
            raise RefusedRequestError("nothing is asked")
        guest.tell(_message(hint=match.advice()))

    # ---- what is told

    def _tell_everything(self, guest: Guest) -> None:
        """All that a page shows, from nothing."""
        table, language = self.table, guest.language
        guest.tell(
            _message(
                welcome={
                    "game": table.game.name,
                    "seat": guest.seat,
                    "seats": list(table.match.seats),
                    "language": language,
                    "languages": table.exported.languages,
                    "layout": table.layout,
                    "words": table.words(language).of_page(table.game.num_players),
                    "log": table.log(guest.seat, language, 0),
                    "now": table.view(guest.seat, language),
                }
            )
        )

    def _tell_everybody(self) -> None:
        """What changed, each seat and language worked out once."""
        told: dict[tuple[int | None, str], str] = {}
        for guest in self.guests:
            asking = guest.seat, guest.language
            if asking not in told:
                lines = self.table.log(*asking, self._told)
                told[asking] = _message(step={"log": lines, "now": self.table.view(*asking)})
            guest.tell(told[asking])
        self._told = len(self.table.match.happenings())

    def _tell_who_is_there(self) -> None:
        present = sorted({guest.seat for guest in self.guests if guest.seat is not None})
        for guest in self.guests:
            guest.tell(_message(present=present))

    # ---- what goes on by itself

    def go_on(self) -> None:
        """Let chance and programs go on until a person decides, unless they are at it."""
        if not self._is_going_on():
            self._going_on = asyncio.create_task(self._go_on())

    def _is_going_on(self) -> bool:
        return self._going_on is not None and not self._going_on.done()

    async def settle(self) -> None:
        """Wait until a person is to decide."""
        if self._going_on is not None:
            await self._going_on

    async def _go_on(self) -> None:
        match = self.table.match
        self._save()
        while not match.is_over and match.waits_for is None:
            slow = match.is_slow and self._has_threads
            match.go_on(await asyncio.to_thread(match.others_choice) if slow else match.others_choice())
            self._set_clocks()
            has_paused = match.waits_for is not None or match.is_over
            if has_paused:
                self._save()
            if len(match.happenings()) > self._told or has_paused:
                self._tell_everybody()
            await asyncio.sleep(0)  # other tables have their turn

    def _set_clocks(self, *, is_decided: bool = False) -> None:
        """Let the clock of the person who is asked run, if there are clocks and they have come."""
        clocks, asked = self.table.clocks, self.table.match.waits_for
        if clocks is None:
            return
        if self._flag is not None:
            self._flag.cancel()
        clocks.run_for(asked if asked in self._came else None, is_decided=is_decided)
        if (player := clocks.runs_for) is not None:
            loop = asyncio.get_running_loop()
            self._flag = loop.call_later(clocks.time_left(player), self._drop_flag, clocks, player)

    def _drop_flag(self, clocks: Clocks, player: int) -> None:
        """Somebody's time is up: a program decides in their place from now on, so that the others can play on."""
        clocks.fall(player)
        self.table.match.replaced.add(player)
        self._tell_everybody()
        self.go_on()

    def _save(self) -> None:
        try:
            self.table.save()
        except OSError as problem:
            log.error("the table could not be kept: %s", problem)


def _message(**parts: object) -> str:
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
