"""What people at a table ask for besides their decisions."""

from __future__ import annotations

import json

import pytest
from tests import coroutines
from tests.table.conftest import Lay
from tests.table.described_games import STARTER

from cardpress_table.clock import Clocks
from cardpress_table.room import Guest, RefusedRequestError, Room


def test_a_game_that_is_over_is_played_again_at_the_same_links(described: Lay) -> None:
    """Whoever played begins it for everybody, with other luck and full clocks; not before it is over."""

    async def sit() -> None:
        table = described(STARTER, ("person", "greedy"))
        table.clocks = Clocks("10", table.match.people, {0: 500.0})
        room = Room(table)
        player, watcher = room.enter(table.tokens[0], "en"), room.enter(table.tokens[2], "en")
        await room.settle()
        with pytest.raises(RefusedRequestError):
            room.hear(player, {"again": True})
        while not table.match.is_over:
            room.hear(player, {"do": [table.match.state.options[0], table.match.position]})
            await room.settle()
        with pytest.raises(RefusedRequestError):
            room.hear(watcher, {"again": True})
        room.hear(player, {"again": True})
        await room.settle()

        again = room.table
        assert (again.tokens, again.match.seats) == (table.tokens, table.match.seats)
        assert again.match.seed != table.match.seed
        assert again.match.waits_for == 0
        assert again.clocks is not None
        assert again.clocks.time_left(0) > 590
        for guest in (player, watcher):
            welcome = [told["welcome"] for told in _messages(guest) if "welcome" in told][-1]
            assert "result" not in welcome["now"]

    coroutines.run(sit())


def _messages(guest: Guest) -> list[dict[str, dict[str, dict[str, object]]]]:
    return [json.loads(guest.outbox.get_nowait()) for _ in range(guest.outbox.qsize())]
