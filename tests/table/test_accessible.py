"""The table for everybody: a keyboard alone plays, and axe-core, which judges pages, finds nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.chromium import needs_browser
from tests.table.browsing import NARROW, WIDE, opened, settle
from tests.table.conftest import Lay, serving
from tests.table.exports import ROOT

playwright = pytest.importorskip("playwright.sync_api")
pytestmark = needs_browser
AXE = ROOT / "node_modules/axe-core/axe.min.js"
SCREENS = (("table", ()), ("card", ("n", " ")), ("choices", ("Escape", "l")))
"""Each screen with the keys that lead there from the one before."""


def test_a_keyboard_alone_plays_a_whole_game(browser: playwright.Browser, described: Lay) -> None:
    """`N` goes to what can be pressed, `Enter` presses it; a menu of several meanings has the focus."""
    with (
        serving(described("othello", ("person", "greedy"))) as served,
        opened(browser, served.link(0)) as (page, _),
    ):
        for presses in range(100):
            settle(page)
            if page.query_selector("#ledger .result"):
                break
            at = int(page.evaluate("document.documentElement.dataset.at"))
            for key in ("n",) * (presses % 3 + 1):
                page.keyboard.press(key)
            assert page.evaluate("document.activeElement.matches('.card.lit, .choice')")
            page.keyboard.press("Enter")
            if page.query_selector("#overlay .menu"):
                page.keyboard.press("Enter")
            settle(page, at)
        assert served.rooms[0].table.match.is_over


@pytest.mark.parametrize("game", ["mephisto", "adrenaline", "potions"])
def test_axe_finds_nothing(browser: playwright.Browser, lay: Lay, described: Lay, game: str) -> None:
    """axe-core finds no violation on any screen, light or dark, on a phone or a wide window."""
    others = 2 if game == "adrenaline" else 1
    table = (described if game == "potions" else lay)(game, ("person", *["random"] * others))
    with serving(table) as served:
        for size in (WIDE, NARROW):
            with opened(browser, served.link(0), size) as (page, _):
                settle(page)
                page.evaluate(AXE.read_text("utf-8"))
                for theme in ("dark", "light"):
                    page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
                    assert [*_violations(page)] == []
                    page.keyboard.press("Escape")
                    page.keyboard.press("l")


def _violations(page: playwright.Page) -> list[Any]:
    """What axe-core finds on each screen: the rule, and where it is broken."""
    found = []
    for screen, keys in SCREENS:
        for key in keys:
            page.keyboard.press(key)
        told = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        found += [(screen, each["id"], [node["target"] for node in each["nodes"]]) for each in told["violations"]]
    return found
