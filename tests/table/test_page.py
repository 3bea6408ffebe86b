"""The table in a real browser: whole games by pressing what is shown, and what else a page can do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.chromium import chromium, needs_browser
from tests.sampling import IS_WHOLE
from tests.table.conftest import Lay, serving

from cardpress_engines.kernel.registry import names

playwright = pytest.importorskip("playwright.sync_api")
pytestmark = needs_browser
WIDE, NARROW = (1440, 900), (390, 844)
FEWEST = {"adrenaline": 3}
"""How many play at least, where two are too few."""
OTHERS = [
    (game, (WIDE, NARROW)[place % 2], ("pl", "en")[place % 2])
    for place, game in enumerate(name for name in names() if name != "mephisto")
]
PRESSES = 20
PRESS = """number => {
    const over = document.querySelector("#overlay .menu, #overlay dialog");
    const pressed = ".card.lit, .menu .choice, .choices .choice, .acts .choice";
    const every = [...(over ?? document).querySelectorAll(pressed)];
    every[number % every.length].click();
}"""
"""Presses one of the lit things and choices there are."""
SETTLED = """at => {
    const page = document.documentElement.dataset;
    return page.asked === "yes" && Number(page.at) !== at || document.querySelector("#ledger .result");
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[playwright.Browser]:
    """A browser; each page is opened in a context of its own, which shares nothing with another's."""
    with chromium() as browser:
        yield browser


@contextmanager
def opened(
    browser: playwright.Browser, link: str, size: tuple[int, int] = WIDE, language: str = "en"
) -> Iterator[tuple[playwright.Page, list[dict[str, Any]]]]:
    """A page at a table and every message it is sent; it says nothing to the console, and asks no other origin."""
    said: list[str] = []
    heard: list[dict[str, Any]] = []
    with browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce"
    ) as context:
        page = context.new_page()
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("request", lambda request: said.extend(_foreign(request.url, link)))
        page.on("websocket", lambda way: way.on("framereceived", lambda frame: heard.append(json.loads(frame))))
        page.goto(link)
        page.wait_for_selector(".tray")
        yield page, heard
    assert said == []


def _foreign(url: str, link: str) -> list[str]:
    own = link.partition("#")[0]
    return [] if url.startswith((own, "data:")) else [url]


def _play(page: playwright.Page, most: int = 10_000) -> int:
    """Press one lit thing after the other until the game is over; gives how many."""
    for pressed in range(most):
        page.wait_for_function(SETTLED, arg=-1)
        if page.query_selector("#ledger .result"):
            return pressed
        at = int(page.evaluate("document.documentElement.dataset.at"))
        page.evaluate(PRESS, pressed * 7 + 3)
        if page.query_selector("#overlay .menu, #overlay dialog"):
            page.evaluate(PRESS, pressed)
        page.wait_for_function(SETTLED, arg=at)
    return most


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (NARROW, "pl")], ids=["wide-en", "narrow-pl"])
def test_a_whole_game_is_played_by_pressing(
    browser: playwright.Browser, lay: Lay, size: tuple[int, int], language: str
) -> None:
    """Pressing what is lit or listed leads to the end; the page is told what its seat sees, and shows no more."""
    with (
        serving(lay("mephisto", ("person", "greedy"))) as served,
        opened(browser, served.link(0), size, language) as (page, heard),
    ):
        assert page.get_attribute("html", "lang") == language
        pressed = _play(page)
        table = served.rooms[0].table
        assert table.match.is_over
        assert pressed > 20
        told = [each["step"]["now"] for each in heard if "step" in each]
        assert len(told) >= pressed
        assert [now for now in told if now["scene"] != _scene(table, now["at"])] == []
        shown = set(page.eval_on_selector_all("[data-component]", "all => all.map(one => one.dataset.component)"))
        assert shown <= set(_components(told[-1]["scene"]))


@pytest.mark.parametrize(("game", "size", "language"), OTHERS, ids=[each[0] for each in OTHERS])
def test_every_game_is_pressed(
    browser: playwright.Browser, lay: Lay, game: str, size: tuple[int, int], language: str
) -> None:
    """Every game can be played so, whatever lies on its table; in soak to the end."""
    people = ("person", *["greedy"] * (FEWEST.get(game, 2) - 1))
    with (
        serving(lay(game, people)) as served,
        opened(browser, served.link(0), size, language) as (page, _),
    ):
        pressed = _play(page, 10_000 if IS_WHOLE else PRESSES)
        assert pressed == PRESSES or served.rooms[0].table.match.is_over


def _scene(table: Any, at: int) -> Any:
    """What the first seat sees after so many actions, as it comes out of a message."""
    return json.loads(json.dumps(table.maker.scene(table.match.state_at(at), 0)))


def _components(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("component"), str):
            yield value["component"]
        yield from value.get("under", ())
        for each in value.values():
            yield from _components(each)
    elif isinstance(value, list):
        for each in value:
            yield from _components(each)
