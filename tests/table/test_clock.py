"""Clocks: whose time passes, what a decision adds, and what a flag that falls means."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests import coroutines
from tests.chromium import needs_browser
from tests.table.browsing import NARROW, opened
from tests.table.conftest import Lay, serving

from cardpress_engines.kernel.json_input import InputError
from cardpress_table.clock import USUAL, Clocks, TimeControl
from cardpress_table.room import Guest, RefusedRequestError, Room
from cardpress_table.table import Table, read_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser


class _Hands:
    """A clock on the wall that a test turns."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def _clocks(table: Table, said: str) -> _Hands:
    hands = _Hands()
    table.clocks = Clocks(said, table.match.people, now=hands)
    return hands


@pytest.mark.parametrize("said", ["", "0", "5+", "+5", "-3", "5 minutes", "1e3", "٣"])
def test_a_clock_is_minutes_and_what_a_decision_adds(said: str) -> None:
    """`10+5` is ten minutes and five seconds a decision; anything else is refused with the form."""
    assert TimeControl.read("10 + 5") == (600, 5)
    assert TimeControl.read("0.5") == (30, 0)
    assert all(TimeControl.read(each).whole >= 180 for each in USUAL)
    with pytest.raises(InputError, match="10 or 10"):
        TimeControl.read(said)


def test_only_the_time_of_who_is_asked_passes() -> None:
    """A decision adds its seconds to who decided; without one nothing is added, and no time is below 0."""
    hands = _Hands()
    clocks = Clocks("1+5", (0, 2), now=hands)
    hands.now += 30
    assert (clocks.time_left(0), clocks.time_left(2)) == (60, 60)
    clocks.run_for(0)
    hands.now += 10
    clocks.run_for(2, is_decided=True)
    hands.now += 70
    assert (clocks.time_left(0), clocks.time_left(2)) == (55, 0)
    assert clocks.has_fallen(2)
    clocks.run_for(None, is_decided=True)
    assert clocks.as_json() == {"left": {"0": 55, "2": 0}, "runs_for": None}


def test_time_passes_only_while_a_person_who_has_come_is_asked(lay: Lay) -> None:
    """Programs cost nobody time, and nobody's runs before their page was there; undo gives no time back."""

    async def sit() -> None:
        table = lay("mephisto", ("person", "greedy"))
        hands = _clocks(table, "10+5")
        room, clocks = Room(table), table.clocks
        assert clocks is not None
        room.enter(table.tokens[2], "en")
        await room.settle()
        hands.now += 100
        assert clocks.time_left(0) == 600
        guest = room.enter(table.tokens[0], "en")
        hands.now += 20
        room.hear(guest, {"do": [table.match.state.options[0], table.match.position]})
        await room.settle()
        assert clocks.time_left(0) == 585
        room.hear(guest, {"undo": True})
        assert clocks.time_left(0) == 585

    coroutines.run(sit())


def test_a_program_decides_in_the_place_of_who_has_no_time(lay: Lay) -> None:
    """The others play on; who was late can neither decide nor take back, and everybody is told."""

    async def sit() -> None:
        table = lay("mephisto", ("person", "person"))
        _clocks(table, "10")
        room, clocks = Room(table), table.clocks
        assert clocks is not None
        guests = [room.enter(table.tokens[seat], "en") for seat in (0, 1)]
        await room.settle()
        late = table.match.waits_for
        assert late is not None
        room._drop_flag(clocks, late)
        await room.settle()
        assert table.match.waits_for == 1 - late
        assert _now(guests[1 - late])["clocks"]["left"][str(late)] == 0
        with pytest.raises(RefusedRequestError):
            room.hear(guests[late], {"undo": True})

    coroutines.run(sit())


def test_clocks_survive_a_restart(lay: Lay, tmp_path: Path) -> None:
    """The file keeps what is left to each person, and whose flag has fallen stays replaced."""
    file = tmp_path / "table.json"
    table = lay("mephisto", ("person", "person"), file=file)
    hands = _clocks(table, "10")
    clocks = table.clocks
    assert clocks is not None
    clocks.run_for(0)
    hands.now += 45
    clocks.run_for(None)
    clocks.fall(1)
    table.save()
    again = read_table(file, lambda _, setup: table.game, table.exported)
    assert again.clocks is not None
    assert again.clocks.as_json() == {"left": {"0": 555, "1": 0}, "runs_for": None}
    assert again.match.replaced == {1}
    file.write_text(file.read_text("utf-8").replace("555.0", '"x"'), "utf-8")
    with pytest.raises(InputError, match="expected seconds"):
        read_table(file, lambda _, setup: table.game, table.exported)


@needs_browser
def test_a_flag_that_falls_is_seen_and_said(browser: Browser, lay: Lay) -> None:
    """The page says what a fallen flag means, and the game goes on to its end without the person; then anew."""
    table = lay("mephisto", ("person", "greedy"))
    table.clocks = Clocks("5", table.match.people, {0: 0.3})
    with serving(table) as served, opened(browser, served.link(0), NARROW) as (page, _):
        page.wait_for_selector("#ledger .result")
        assert page.inner_text(".own .clock.low") == "0:00"
        assert "time is up, a program plays on" in page.inner_text(".own .kind")
        assert (table.match.is_over, table.match.replaced) == (True, {0})
        page.click('[data-tool="again"]')
        page.wait_for_selector("#ledger .asked.mine .question")
        assert page.inner_text(".own .clock") == "5:00"


def _now(guest: Guest) -> dict[str, Any]:
    """The last that a page was told of the game."""
    told = [json.loads(guest.outbox.get_nowait()) for _ in range(guest.outbox.qsize())]
    found: dict[str, Any] = [each["step"]["now"] for each in told if "step" in each][-1]
    return found
