"""Two browsers at one table: nothing in a page, its script or its messages is more than its player may see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.chromium import needs_browser
from tests.sampling import IS_WHOLE
from tests.table.browsing import OFTEN, PRESS, opened
from tests.table.conftest import Lay, serving
from tests.table.described_games import GAMES

from cardpress_engines.kernel.registry import names
from cardpress_table.match import State
from cardpress_table.scene import SceneMaker
from cardpress_table.table import Table

playwright = pytest.importorskip("playwright.sync_api")
pytestmark = needs_browser
STEPS = 80 if IS_WHOLE else 5
PLAYED = [*names(), "scopa", "coup"] if IS_WHOLE else ["mephisto"]
SHOWS = "at => Number(document.documentElement.dataset.at) >= at"
IN_DOCUMENT = "[...document.querySelectorAll('#stage [data-component]')].map(one => one.dataset.component)"
IN_MEMORY = """function () {
    const named = this.filter((each) => Object.hasOwn(each, "component") && typeof each.component === "string");
    return [...new Set(named.map((each) => each.component))];
}"""
"""The components that plain objects of a page's script name."""


@pytest.mark.parametrize("game", PLAYED)
def test_two_pages_hold_what_their_players_observe(
    browser: playwright.Browser, lay: Lay, described: Lay, game: str
) -> None:
    """After every action each page is told what it would be if all that its player has not seen were dealt anew.

    Nothing in its document and no object in the memory of its script is of a component that was in none of these
    scenes. In soak in all games, and for longer.
    """
    people = ("person", "person", *["random"] * (game == "adrenaline"))
    table = (described if game in GAMES else lay)(game, people)
    with (
        serving(table) as served,
        opened(browser, served.link(0)) as one,
        opened(browser, served.link(1)) as other,
    ):
        watched = [_Watched(table, seat, *opened_page) for seat, opened_page in enumerate((one, other))]
        for step in range(STEPS):
            for each in watched:
                each.holds_what_is_observed()
            if (seat := table.match.waits_for) is None:
                break
            watched[seat].press(step)


class _Watched:
    """A page with its player, and what this player has observed."""

    def __init__(self, table: Table, seat: int, page: playwright.Page, frames: list[dict[str, Any]]) -> None:
        self._match, self._seat, self._page, self._frames = table.match, seat, page, frames
        self._maker = SceneMaker(table.game, table.exported)
        self._allowed = {*_components(json.loads(json.dumps(table.layout)))}
        self._luck, self._read = Random(seat), 0
        self._memory = page.context.new_cdp_session(page)

    def press(self, step: int) -> None:
        """Press something."""
        self._page.evaluate(PRESS, step * 5 + 2)
        if self._page.query_selector("#overlay .menu, #overlay dialog"):
            self._page.evaluate(PRESS, step)

    def holds_what_is_observed(self) -> None:
        """Compare frames, document and memory, once a person is asked."""
        while self._match.waits_for is None and not self._match.is_over:
            self._page.evaluate("0")
        self._page.wait_for_function(SHOWS, arg=self._match.position, polling=OFTEN)
        in_document, in_memory = {*self._page.evaluate(IN_DOCUMENT)}, {*self._in_memory()}
        self._read_frames(int(self._page.evaluate("document.documentElement.dataset.at")))
        assert in_memory
        assert in_document | in_memory <= self._allowed

    def _read_frames(self, shown: int) -> None:
        """Compare the new frames, up to that of so many actions at least, which the page shows already."""
        while not any(_moment(told) >= shown for told in self._frames):
            self._page.evaluate("0")
        for told in self._frames[self._read :]:
            for kind in told.keys() & {"welcome", "step"}:
                now = told[kind]["now"]
                observed = self._observed(self._match.state_at(now["at"]))
                assert now["scene"] == observed
                self._allowed |= {*_components(observed)}
        self._read = len(self._frames)

    def _observed(self, state: State) -> Any:
        """The scene of a state that this player cannot tell from the true one."""
        other = state.redeal_hidden(self._seat, self._luck)
        assert other.observation(self._seat) == state.observation(self._seat)
        return json.loads(json.dumps(self._maker.scene(other, self._seat)))

    def _in_memory(self) -> list[str]:
        send = self._memory.send
        plain = send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
        every = send("Runtime.queryObjects", {"prototypeObjectId": plain})["objects"]["objectId"]
        asked = {"functionDeclaration": IN_MEMORY, "objectId": every, "returnByValue": True}
        found: list[str] = send("Runtime.callFunctionOn", asked)["result"]["value"]
        send("Runtime.releaseObject", {"objectId": every})
        return found


def _moment(told: dict[str, Any]) -> int:
    """After how many actions a frame shows the game; -1 when it does not."""
    return max((told[kind]["now"]["at"] for kind in ("welcome", "step") if kind in told), default=-1)


def _components(value: Any) -> Iterator[str]:
    """Every component that a scene or a layout names."""
    if isinstance(value, dict):
        yield from (value[name] for name in ("component",) if isinstance(value.get(name), str))
        yield from (each for name in ("components", "under") for each in value.get(name) or ())
        for each in value.values():
            yield from _components(each)
    elif isinstance(value, list):
        for each in value:
            yield from _components(each)
