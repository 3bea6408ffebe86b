"""The table in a real browser: whole games by pressing what is shown, and what else a page can do."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.chromium import needs_browser
from tests.sampling import IS_WHOLE, in_turn
from tests.table.browsing import NARROW, PRESS, PRESS_IN_MENU, WIDE, opened, play, settle
from tests.table.conftest import Lay, serving

from cardpress_engines.kernel.registry import names
from cardpress_table.table import read_table

playwright = pytest.importorskip("playwright.sync_api")
pytestmark = needs_browser
FEWEST = {"adrenaline": 3}
"""How many play at least, where two are too few."""
SCREENS = [(WIDE, "pl"), (NARROW, "en"), (WIDE, "en"), (NARROW, "pl")]
OTHERS = [(game, *screen) for game, screen in in_turn([name for name in names() if name != "mephisto"], SCREENS)]
WHOLE_GAMES = SCREENS if IS_WHOLE else [(NARROW, "pl")]
DESCRIBED = (
    [(game, *screen) for game in ("potions", "othello") for screen in SCREENS]
    if IS_WHOLE
    else [("potions", NARROW, "en"), ("othello", WIDE, "pl")]
)
PRESSES = 20
MENUS = """() => [...document.querySelectorAll(".card.lit")].map((card) => {
    if (!card.dataset.acts.includes(" ")) return [];
    card.click();
    const names = [...document.querySelectorAll("#overlay .menu .choice")].map((choice) => choice.innerText);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    return names;
})"""
"""What the menu of each piece with several meanings says."""
IS_ASKED = """at => {
    const page = document.documentElement.dataset;
    return page.asked === "yes" && Number(page.at) === at;
}"""


@pytest.mark.parametrize(("size", "language"), WHOLE_GAMES)
def test_a_whole_game_is_played_by_pressing(
    browser: playwright.Browser, lay: Lay, size: tuple[int, int], language: str
) -> None:
    """Pressing what is lit or listed leads to the end; the page is told what its seat sees, and shows no more.

    On wide pages and in English it is so in soak; how other games begin is looked at on both.
    """
    with (
        serving(lay("mephisto", ("person", "greedy"))) as served,
        opened(browser, served.link(0), size, language) as (page, heard),
    ):
        assert page.get_attribute("html", "lang") == language
        pressed = play(page)
        table = served.rooms[0].table
        assert table.match.is_over
        assert pressed > 20
        told = [each["step"]["now"] for each in heard if "step" in each]
        assert len(told) >= pressed
        assert [now for now in told if now["scene"] != _scene(table, now["at"])] == []
        shown = set(page.eval_on_selector_all("[data-component]", "all => all.map(one => one.dataset.component)"))
        assert shown <= set(_components(told[-1]["scene"]))


@pytest.mark.parametrize(("game", "size", "language"), OTHERS)
def test_every_game_is_pressed(
    browser: playwright.Browser, lay: Lay, game: str, size: tuple[int, int], language: str
) -> None:
    """Every game can be played so, whatever lies on its table; in soak to the end."""
    people = ("person", *["greedy"] * (FEWEST.get(game, 2) - 1))
    with (
        serving(lay(game, people)) as served,
        opened(browser, served.link(0), size, language) as (page, _),
    ):
        pressed = play(page, 10_000 if IS_WHOLE else PRESSES)
        assert pressed == PRESSES or served.rooms[0].table.match.is_over


@pytest.mark.parametrize(("game", "size", "language"), DESCRIBED)
def test_a_described_game_is_played_to_its_end(
    browser: playwright.Browser, described: Lay, game: str, size: tuple[int, int], language: str
) -> None:
    """A game whose course of play is data is played by pressing its cards, spaces and buttons."""
    with (
        serving(described(game, ("person", "greedy"))) as served,
        opened(browser, served.link(0), size, language) as (page, _),
    ):
        assert play(page) > 1
        match = served.rooms[0].table.match
        assert match.is_over
        with page.expect_download() as saved:
            page.click('[data-tool="keep"]')
            page.click('[data-keep="save"]')
        assert json.loads(Path(saved.value.path()).read_text("utf-8"))["log"] == match.state.log


def test_terms_are_found_by_their_symbols_and_by_inflected_words(browser: playwright.Browser, lay: Lay) -> None:
    """A card explains what its text names in whatever form, or shows as a sign, and nothing else."""
    with serving(lay("mephisto", ("person", "greedy"))) as served, opened(browser, served.link(0)) as (page, _):
        found = page.evaluate(
            """async ([terms, text]) => {
                const { Game } = await import("./page/game.js");
                const game = new Game("any", { components: {}, sizes: {}, symbols: [] });
                game.languages.set("pl", { terms });
                return game.termsIn([text], "pl").map((term) => term.names[0]);
            }""",
            [
                [
                    {"names": ["Odrzuć"], "symbol": None, "texts": []},
                    {"names": ["Rozpada się", "zniszcz"], "symbol": None, "texts": []},
                    {"names": ["Ten korytarz"], "symbol": None, "texts": []},
                    {"names": ["Łaska"], "symbol": "favor", "texts": []},
                    {"names": ["Atak"], "symbol": "attack", "texts": []},
                ],
                "Każdy odrzuca kartę z tego korytarza; zniszczona broń daje ci 1 [favor].",
            ],
        )
    assert found == ["Odrzuć", "Rozpada się", "Ten korytarz", "Łaska"]


def test_two_meanings_of_a_piece_are_told_apart(browser: playwright.Browser, lay: Lay) -> None:
    """A menu says under which heading of the question a choice stands where two of them have the same words."""
    with (
        serving(lay("neuroshima_hex", ("person", "greedy"), seed="3")) as served,
        opened(browser, served.link(0)) as (page, _),
    ):
        for pressed in range(40):
            settle(page)
            named = page.evaluate(MENUS)
            if any(len(names) > 1 for names in named):
                break
            at = _at(page)
            page.evaluate(PRESS, pressed)
            page.evaluate(PRESS_IN_MENU, pressed)
            settle(page, at)
    assert any(len(names) > 1 for names in named)
    assert [names for names in named if len(set(names)) < len(names)] == []


def test_a_phone_tells_what_happened_and_goes_back_to_any_moment(browser: playwright.Browser, lay: Lay) -> None:
    """What stands beside the table on a wide page opens at a press: the story, and its slider."""
    with serving(lay("mephisto", ("person", "greedy"))) as served:
        with opened(browser, served.link(0), WIDE) as (page, _):
            settle(page)
            told = page.inner_text(".log")
            assert not page.is_visible("[data-tool=story]")
        with opened(browser, served.link(0), NARROW) as (page, _):
            settle(page)
            page.click("[data-tool=story]")
            assert page.inner_text("dialog .log") == told
            page.evaluate(
                """() => {
                    const slider = document.querySelector("dialog .moment");
                    slider.value = "1";
                    slider.dispatchEvent(new Event("change"));
                }"""
            )
            page.click(".asked .choice")
            settle(page)
            assert page.query_selector("dialog") is None


def test_what_no_face_was_printed_for_has_its_name(browser: playwright.Browser, lay: Lay) -> None:
    """Contamination that was not scanned is called so in the language of the page, and none of it is cut off."""
    table = lay("carnomorphs", ("person", "greedy"))
    table.match.state.discards[0].append(table.game.unknown)
    for size, language, name in ((WIDE, "pl", "skażenie"), (NARROW, "en", "contamination")):
        with serving(table) as served, opened(browser, served.link(0), size, language) as (page, _):
            assert page.inner_text(".own .nameless") == name
            assert page.evaluate(
                """() => [...document.querySelectorAll(".nameless")].every(
                    ({ firstChild: words, offsetWidth: wide, offsetHeight: high }) =>
                        words.offsetWidth <= wide && words.offsetHeight <= high)"""
            )


def test_the_table_in_words_keeps_what_is_no_mark_of_bold(browser: playwright.Browser, lay: Lay) -> None:
    """Fire is an asterisk in the picture of the ship and in its legend; bold words lose theirs."""
    table = lay("carnomorphs", ("person", "greedy"))
    table.match.state.fires = 1
    with serving(table) as served, opened(browser, served.link(0)) as (page, _):
        page.click("[data-tool=words]")
        assert "*" in page.inner_text("dialog .picture")
        assert "* fire" in page.inner_text("dialog")


def test_two_people_play_one_table(browser: playwright.Browser, lay: Lay) -> None:
    """Each page is told what its seat sees and nothing else, and a page that only watches what lies open."""
    with serving(lay("mephisto", ("person", "person"))) as served:
        table = served.rooms[0].table
        with (
            opened(browser, served.link(0)) as one,
            opened(browser, served.link(1)) as other,
            opened(browser, served.link(2)) as watching,
        ):
            for nth in range(8):
                page = _asked((one[0], other[0]), table)
                page.evaluate(PRESS, nth * 5 + 2)
                page.evaluate(PRESS_IN_MENU, nth)
            for seat, (_, heard) in ((0, one), (1, other), (None, watching)):
                told = [each["step"]["now"] for each in heard if "step" in each]
                assert [
                    now for now in told if _still(now) != _still({"scene": _scene(table, now["at"], seat)})
                ] == []


def test_a_reload_and_a_lost_server_lose_nothing(browser: playwright.Browser, lay: Lay, tmp_path: Path) -> None:
    """A page that is loaded again shows the game as it was, and so it does when the server began anew."""
    table = lay("mephisto", ("person", "greedy"), file=tmp_path / "table.json")
    with serving(table) as served:
        port, link = served.port, served.link(0)
        with browser.new_context() as context:
            page = context.new_page()
            page.goto(link)
            assert play(page, 3) == 3
            settle(page)
            before = _at(page), page.inner_text(".log")
            page.reload()
            settle(page)
            assert (_at(page), page.inner_text(".log")) == before
            context.close()
    again = read_table(tmp_path / "table.json", lambda _, setup: table.game, table.exported)
    with serving(again, port=port), opened(browser, link) as (page, _):
        settle(page)
        assert (_at(page), page.inner_text(".log")) == before


def _asked(pages: tuple[playwright.Page, ...], table: Any) -> playwright.Page:
    """The page of the person whose decision is waited for, once it shows the question."""
    for _ in range(10_000):
        seat = table.match.waits_for
        if seat is not None and pages[seat].evaluate(IS_ASKED, table.match.position):
            return pages[seat]
        pages[0].evaluate("0")
    raise AssertionError("nobody is asked")


def _at(page: playwright.Page) -> int:
    """After how many actions a page shows the game."""
    return int(page.evaluate("document.documentElement.dataset.at"))


def _still(now: dict[str, Any]) -> str:
    """A scene without what can be pressed in it, which depends on whether a question is asked."""
    return re.sub(r'(, )?"acts": \[[^]]*\](, )?', "", json.dumps(now["scene"]))


def _scene(table: Any, at: int, seat: int | None = 0) -> Any:
    """What a seat sees after so many actions, as it comes out of a message."""
    return json.loads(json.dumps(table.maker.scene(table.match.state_at(at), seat)))


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
