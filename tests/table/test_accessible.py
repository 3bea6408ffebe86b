"""The table for everybody: a keyboard alone plays, and axe-core, which judges pages, finds nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.chromium import needs_browser
from tests.sampling import IS_WHOLE, few_of, one_of
from tests.table.browsing import NARROW, WIDE, opened, play_by_keys, settle
from tests.table.conftest import Lay, serving
from tests.table.exports import ROOT

from cardpress_engines.kernel.registry import names
from cardpress_table.match import Match
from cardpress_table.table import Table

playwright = pytest.importorskip("playwright.sync_api")
pytestmark = needs_browser
AXE = ROOT / "node_modules/axe-core/axe.min.js"
SCREENS = (("table", ()), ("card", ("n", " ")), ("choices", ("Escape", "l")))
"""Each screen with the keys that lead there from the one before."""
OPENS = (
    "[data-tool=words]", "[data-tool=keep]", "[data-tool=story]", ".choices .what", ".pile .card[data-component]",
    ".card.down:not(.lit)",
)  # fmt: skip
"""What opens something: words, saving, on a phone the story, what a choice means, a pile, the back of a card."""
LOOK_BACK = """() => {
    const slider = document.querySelector(".moment");
    slider.value = "1";
    slider.dispatchEvent(new Event("input"));
}"""
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


@pytest.mark.parametrize("game", few_of(["mephisto", "adrenaline", "potions"], 2, "axe tables"))
def test_axe_finds_nothing(browser: playwright.Browser, lay: Lay, described: Lay, game: str) -> None:
    """axe-core finds no violation on any screen, light or dark, on a phone or a wide window."""
    others = 2 if game == "adrenaline" else 1
    table = (described if game == "potions" else lay)(game, ("person", *["random"] * others))
    with serving(table) as served:
        for size in (WIDE, NARROW):
            with opened(browser, served.link(0), size, is_drawn=True) as (page, _):
                settle(page)
                page.evaluate(AXE.read_text("utf-8"))
                for theme in ("dark", "light"):
                    page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
                    assert [*_violations(page)] == []
                    page.keyboard.press("Escape")
                    page.keyboard.press("l")


@pytest.mark.parametrize(("size", "theme"), one_of([*product((WIDE, NARROW), ("dark", "light"))], "axe"))
def test_axe_finds_nothing_on_what_opens(
    browser: playwright.Browser, lay: Lay, size: tuple[int, int], theme: str
) -> None:
    """Nor on what is opened from the table: words, saving, the story, a pile, a moment of the past, the end."""
    table = lay("mephisto", ("person", "random"))
    _play_on(table, lambda match: bool(match.state.z_discard_pile))
    with serving(table) as served, opened(browser, served.link(0), size, is_drawn=True) as (page, _):
        settle(page)
        page.evaluate(AXE.read_text("utf-8"))
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        for what in OPENS:
            button = page.query_selector(what)
            if button is not None and button.is_visible():
                button.evaluate("each => each.click()")  # what is dimmed opens too
                page.wait_for_selector("dialog[open]")
                assert (what, [*_violations(page, [("open", ())])]) == (what, [])
                page.keyboard.press("Escape")
        page.evaluate(LOOK_BACK)
        page.wait_for_selector(".asked .choice[type=button]:not([data-action])")
        assert [*_violations(page, [("past", ())])] == []
    _play_on(table, lambda match: False)
    with serving(table) as served, opened(browser, served.link(0), size, is_drawn=True) as (page, _):
        settle(page)
        page.evaluate(AXE.read_text("utf-8"))
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        assert page.is_visible("#ledger .result")
        assert [*_violations(page, [("end", ())])] == []


@pytest.mark.parametrize("size", one_of([WIDE, NARROW], "no table"))
def test_axe_finds_nothing_where_there_is_no_table(
    browser: playwright.Browser, lay: Lay, size: tuple[int, int]
) -> None:
    """A link that leads nowhere says so in the language of the browser, on a page like any other."""
    with (
        serving(lay("mephisto", ("person", "greedy"))) as served,
        browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="pl") as context,
    ):
        page = context.new_page()
        page.goto(f"{served.url}#nowhere")
        assert page.inner_text(".no-table") == "Ten odnośnik nie prowadzi do żadnego stołu."
        page.evaluate(AXE.read_text("utf-8"))
        assert [*_violations(page, [("no table", ())])] == []


def _play_on(table: Table, is_enough: Callable[[Match], bool]) -> None:
    """Play at random until a person is asked and it is enough, or to the end."""
    match, luck = table.match, Random(1)
    while not match.is_over and not (match.waits_for is not None and is_enough(match)):
        if match.waits_for is None:
            match.go_on(match.others_choice())
        else:
            match.choose(match.waits_for, luck.choice(match.state.options))


def _violations(page: playwright.Page, screens: Sequence[tuple[str, tuple[str, ...]]] = SCREENS) -> list[Any]:
    """What axe-core finds on each screen: the rule, and where it is broken."""
    found = []
    for screen, keys in screens:
        for key in keys:
            page.keyboard.press(key)
        told = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        found += [(screen, each["id"], [node["target"] for node in each["nodes"]]) for each in told["violations"]]
    return found
