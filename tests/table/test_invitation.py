"""Invitations: one link for all, a seat for each until there is none, and no seat twice."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests import coroutines
from tests.table.conftest import Lay

from cardpress_table.invitation import Invitation
from cardpress_table.room import Guest, RefusedRequestError, Room

ADDRESS = "http://192.0.2.7:8766/"


def _told(guest: Guest, name: str) -> Any:
    found = [json.loads(guest.outbox.get_nowait()) for _ in range(guest.outbox.qsize())]
    return next((each[name] for each in found if name in each), None)


def test_who_is_invited_gets_a_seat_that_is_free(lay: Lay) -> None:
    """The first gets the seat nobody has, with its token; the next one watches; a guess gets nothing."""

    async def come() -> None:
        table = lay("adrenaline", ("person", "person", "person"))
        invitation = Invitation(ADDRESS, [1, 2])
        room = Room(table, invitation=invitation)
        assert room.enter(table.tokens[1], "en").seat == 1
        guests = [room.enter(invitation.token, "en") for _ in range(2)]
        assert [guest.seat for guest in guests] == [2, None]
        assert [_told(guest, "joined") for guest in guests] == list(table.tokens[2:])
        with pytest.raises(RefusedRequestError, match="no table"):
            room.enter("guessed", "en")

    coroutines.run(come())


def test_only_who_hosts_may_invite_and_learns_no_seat(lay: Lay) -> None:
    """The host's page is told the link for all as long as a seat is free, others are told nothing of it."""

    async def ask() -> None:
        table = lay("mephisto", ("person", "person"))
        invitation = Invitation(ADDRESS, [1])
        room = Room(table, invitation=invitation)
        host = room.enter(table.tokens[0], "en")
        room.hear(host, {"link": 0})
        told = _told(host, "invitation")
        assert told["link"] == f"{ADDRESS}#{invitation.token}"
        assert told["picture"].startswith("data:image/svg+xml")
        other = room.enter(invitation.token, "en")
        for guest in (other, host):
            room.hear(guest, {"link": 0})
            assert _told(guest, "invitation") is None

    coroutines.run(ask())


def test_the_code_in_the_terminal_is_narrow() -> None:
    """A terminal of 80 columns shows the whole code."""
    lines = Invitation(ADDRESS, [1]).in_terminal().splitlines()
    assert 10 < len(lines) < 30
    assert "█" in lines[3] or "▀" in lines[3] or "▄" in lines[3]
