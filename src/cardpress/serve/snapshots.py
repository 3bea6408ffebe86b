"""Snapshots of the page: the latest one, and the requests that wait for the next."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from threading import Lock
from time import monotonic

from cardpress.pipeline import Proof
from cardpress.serve.view_model import Drawable, GameView, Json, view_games

BREATH_SECONDS = 15.0
"""A reader who has heard nothing for so long is told that the desk is still there."""
MOST_READERS = 32
LEAVING = 2_000
"""So many faces that are shown no more can still be asked for: a page may not have heard of the last proofs."""
PATIENCE_SECONDS = 0.3
"""A proof that takes no longer is not announced: a page that shows its progress has less time to show it."""


class _Listener:
    """Somebody who listens in an event loop; events come to them from any thread."""

    def __init__(self) -> None:
        self._loop, self._events = asyncio.get_running_loop(), asyncio.Queue[bytes]()

    def tell(self, event: bytes) -> None:
        """Send an event, unless the loop has ended."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._events.put_nowait, event)

    async def next_event(self) -> bytes:
        """The next event, or a sign that the server is still there."""
        try:
            return await asyncio.wait_for(self._events.get(), BREATH_SECONDS)
        except TimeoutError:
            return b": still here\n\n"


class Desk:
    """The present sight of some games, and the faces that are `fresh` in it.

    One thread lays proofs down; others read, and listen in their event loop. `drawing` is held by whoever has the
    press set words.
    """

    def __init__(self, games: tuple[str, ...]) -> None:
        self._names = games
        self.drawing = Lock()
        self._lock = Lock()
        self._readers: list[_Listener] = []
        self._seconds = 0.0
        self._begun = monotonic()
        self._is_waited_for = False
        self.games: Mapping[str, GameView] = {}
        self.fresh: Mapping[str, Drawable] = {}
        self._leaving: dict[str, Drawable] = {}

    def show(self, games: tuple[str, ...]) -> None:
        """From the next proof on these are the games."""
        self._names = games

    def begin(self) -> None:
        """A proof is begun: its progress is told when readers have waited for a while."""
        self._begun = monotonic()

    def lay(self, proof: Proof) -> bool:
        """Show a proof, and tell those who listen what is new in it; False when nothing is."""
        before, now = self.games, view_games(proof, self._names, self.games)
        old = {key for game in before.values() for key in game.drawables}
        self.fresh = {key: one for game in now.values() for key, one in game.drawables.items() if key not in old}
        kept = {key for game in now.values() for key in game.drawables}
        gone = {key: one for game in before.values() for key, one in game.drawables.items() if key not in kept}
        with self._lock:
            self._leave(gone)
            self.games, self._seconds = now, proof.outcome.seconds
            told = {name: _changed_components(now[name], before.get(name)) for name in now}
            is_new = told != {name: _changed_components(game, game) for name, game in before.items()}
            if is_new or self._is_waited_for:
                self._send("proof", {"games": told})
            self._is_waited_for = False
            return is_new

    def _leave(self, gone: Mapping[str, Drawable]) -> None:
        for key, one in gone.items():
            self._leaving.pop(key, None)  # whoever leaves again is the last to be forgotten
            self._leaving[key] = one
        for key in list(self._leaving)[: max(len(self._leaving) - LEAVING, 0)]:
            del self._leaving[key]

    def progress(self, what: str, done: int, total: int) -> None:
        """Tell those who listen how far a proof is, if it takes long."""
        if monotonic() < self._begun + PATIENCE_SECONDS:
            return
        with self._lock:
            self._is_waited_for = True  # whoever was told so is told the end, even if nothing is new
            self._send("progress", {"what": what, "done": done, "total": total})

    def whole(self) -> Json:
        """All that there is to see, as the page is told it."""
        games = {name: _changed_components(game, None) for name, game in self.games.items()}
        return {"games": games, "seconds": self._seconds}

    def drawable(self, key: str) -> Drawable | None:
        """A face by its key; None when no game shows it and many have left since."""
        with self._lock:
            shown = [*(game.drawables for game in self.games.values()), self._leaving]
        return next((faces[key] for faces in shown if key in faces), None)

    async def listen(self) -> AsyncIterator[bytes]:
        """What there is to see and then everything new, as server-sent events; nothing for one reader too many."""
        mine = _Listener()
        with self._lock:
            if len(self._readers) >= MOST_READERS:
                return
            self._readers.append(mine)
            first = _event("proof", self.whole()) if self.games else b": wait\n\n"
        try:
            yield first
            while True:
                yield await mine.next_event()
        finally:
            with self._lock:
                self._readers.remove(mine)

    def _send(self, kind: str, value: Json) -> None:
        event = _event(kind, {**value, "seconds": self._seconds})
        for reader in self._readers:
            reader.tell(event)


def _changed_components(now: GameView, before: GameView | None) -> Json:
    """A game as the page is told it: of its components only those that are not as they were before."""
    old = before.components if before else {}
    new = {id_: shown for id_, shown in now.components.items() if shown != old.get(id_)}
    return {**now.about, "problems": now.problems, "order": list(now.components), "components": new}


def _event(kind: str, value: Json) -> bytes:
    return f"event: {kind}\ndata: {json.dumps(value, ensure_ascii=False)}\n\n".encode()
