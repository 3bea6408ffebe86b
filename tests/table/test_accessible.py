"""The table for everybody: a keyboard alone plays, and axe-core, which judges pages, finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from tests.chromium import needs_browser
from tests.sampling import IS_WHOLE
from tests.table.browsing import NARROW, WIDE, opened, play_by_keys, settle
from tests.table.conftest import Lay, serving
from tests.table.exports import ROOT

from cardpress_engines.kernel.registry import names
from cardpress_table.table import Table

playwright = pytest.importorskip("playwright.sync_api")
pytestmark = needs_browser
AXE = ROOT / "node_modules/axe-core/axe.min.js"
SCREENS = (("table", ()), ("card", ("n", " ")), ("choices", ("Escape", "l")))
"""Each screen with the keys that lead there from the one before."""
BY_KEYS = (
    [*product([*names(), "potions", "othello"], (WIDE, NARROW), ("en", "pl"))]
    if IS_WHOLE
    else [("othello", WIDE, "en"), ("potions", NARROW, "pl")]
)


@pytest.mark.parametrize(("game", "size", "language"), BY_KEYS)
def test_a_keyboard_alone_plays_a_whole_game(
    browser: playwright.Browser,
    lay_any: Callable[[str], Table],
    *,
    game: str,
    size: tuple[int, int],
    language: str,
) -> None:
    """`N` goes to what can be pressed, `Enter` presses it; in soak in every game, on both sizes and languages."""
    table = lay_any(game)
    with serving(table) as served, opened(browser, served.link(0), size, language) as (page, _):
        play_by_keys(page)
        assert table.match.is_over


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
