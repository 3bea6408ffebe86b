"""Setting up a table from the page: every game, only what can be, and then the table that was wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from tests.chromium import needs_browser
from tests.table.browsing import WIDE
from tests.table.conftest import serving_lobby
from tests.table.exports import ROOT

from cardpress_engines.kernel.json_input import InputError, Json
from cardpress_engines.kernel.registry import names
from cardpress_table.exported_game import ExportedGame
from cardpress_table.lobby import Lobby

if TYPE_CHECKING:
    from playwright.sync_api import Browser

AXE = ROOT / "node_modules/axe-core/axe.min.js"
Export = Callable[[str], ExportedGame]


def test_every_game_says_how_it_is_set_up(export: Export) -> None:
    """Each value that is offered makes the game ready, each has words of the language, and seats follow."""
    lobby = Lobby(export)
    assert [each["game"] for each in lobby.welcome("pl")["games"]] == list(names())
    for game in names():
        told = lobby.choices({"game": game, "setup": {}}, "pl")
        assert told["who"][0] == "person"
        for option in told["options"]:
            assert all(words for _, words in option["values"])
            value = option["values"][-1][0]
            usual = told["setup"][option["name"]]
            wanted = [value, *usual[1:]] if option["is_list"] else value
            again = lobby.choices({"game": game, "setup": {option["name"]: wanted}}, "pl")
            assert again["setup"][option["name"]] == wanted
            if option["name"] == "players":
                assert len(again["players"]) == value


def test_variants_are_chosen_one_by_one(export: Export) -> None:
    """Each variant that so many players can choose is offered, alone and beside those that are chosen."""
    lobby = Lobby(export)

    def offered(setup: dict[str, Json]) -> list[str]:
        told = lobby.choices({"game": "mephisto", "setup": setup}, "pl")
        return [value for each in told["options"] if each["is_set"] for value, _ in each["values"]]

    assert offered({"players": 1}) == []
    assert offered({"players": 2}) == ["care_bear"]
    assert offered({"players": 4}) == offered({"players": 4, "variants": ["teams"]}) == ["care_bear", "teams"]
    table = lobby.lay(
        {"game": "mephisto", "setup": {"players": 4, "variants": ["teams"]}, "seats": ["person"] * 4}
    )
    assert table.game.seats.sides == ((0, 2), (1, 3))


def test_a_table_is_laid_as_it_was_wanted(export: Export) -> None:
    """Set-up and seats are those that were chosen."""
    table = Lobby(export).lay(
        {"game": "mephisto", "setup": {"players": 3}, "seats": ["person", "random", "greedy"]}
    )
    assert (table.game.num_players, table.match.seats) == (3, ("person", "random", "greedy"))


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (None, "an object"),
        ({"game": "chess", "setup": {}}, "no game is called 'chess'"),
        ({"game": "mephisto", "setup": {"players": 9}, "seats": []}, "1 to 4 can play"),
        ({"game": "mephisto", "setup": {"players": "two"}, "seats": []}, "a number"),
        ({"game": "mephisto", "setup": {}, "seats": ["person"]}, "2 play, not 1"),
        ({"game": "mephisto", "setup": {}, "seats": ["person", "nobody"]}, "nobody called 'nobody'"),
        ({"game": "mephisto", "setup": {}, "people": 2}, "unknown 'people'"),
        ({"game": "mephisto", "setup": {}, "seats": ["person"] * 2, "clock": "soon"}, "'soon' is no clock"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(export: Export, asked: Json, why: str) -> None:
    """Nothing is laid that the rules or the form do not know."""
    with pytest.raises(InputError, match=why):
        Lobby(export).lay(asked)


@needs_browser
def test_a_table_is_set_up_by_pressing(browser: Browser, export: Export) -> None:
    """Game, players and who they are, in Polish, and axe-core finds nothing; then the page is at the table."""
    with serving_lobby(Lobby(export)) as (tables, link):
        page = browser.new_page(viewport={"width": WIDE[0], "height": WIDE[1]}, locale="pl")
        page.goto(link)
        page.click('[data-game="mephisto"]')
        page.select_option('[data-option="players"]', index=2)
        page.wait_for_selector('[data-option="who2"]')
        page.select_option('[data-option="who2"]', index=1)
        page.select_option('[data-option="clock"]', "10+5")
        page.evaluate(AXE.read_text("utf-8"))
        assert page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"] == []
        page.click("[data-begin]")
        page.wait_for_selector(".tray.own")
        assert page.evaluate("document.documentElement.lang") == "pl"
        assert tables.rooms[0].table.match.seats == ("person", "greedy", "random")
        clocks = tables.rooms[0].table.clocks
        assert clocks is not None
        assert clocks.said == "10+5"
        page.context.close()
