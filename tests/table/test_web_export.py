"""The table as static files: played in a real browser from a sub-path, without any server once it is loaded."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from tests.chromium import needs_browser
from tests.sampling import IS_WHOLE
from tests.static_server import static_server
from tests.table.browsing import NARROW, WIDE, opened, play, play_by_keys, settle
from tests.table.conftest import Lay
from tests.table.exports import ROOT

from cardpress.commands import main
from cardpress_engines.cardplay import games
from cardpress_engines.kernel import records
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.registry import names
from cardpress_table.exported_game import ExportedGame
from cardpress_table.lone_table import Start
from cardpress_table.packed_record import read_link
from cardpress_table.scene import SceneMaker
from cardpress_table.table import Table
from cardpress_table.web_export import write_web_export

Export = Callable[[str], ExportedGame]
DATA, PYODIDE = ROOT / "build/python", ROOT / "node_modules/pyodide"
START = Start("mephisto", {}, ["person", "greedy"], "1")
PLACE = "some/place"
FEW = 5
"""Presses of a game that is not played to its end."""
ALONE = (
    [*product([*names(), "potions", "othello"], (WIDE, NARROW), ("en", "pl"), (play, play_by_keys))]
    if IS_WHOLE
    else [("potions", NARROW, "pl", play_by_keys)]
)
OVERHEAR = """(() => {
    const Plain = Worker;
    window.heard = [];
    window.asked = [];
    window.Worker = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => data.message && heard.push(JSON.parse(data.message)));
        }
        postMessage(message) {
            asked.push(message);
            super.postMessage(message);
        }
    };
})()"""
"""Notes every message between page and worker."""


@needs_browser
def test_a_game_is_played_from_static_files(browser: Any, export: Export, lay: Lay, tmp_path: Path) -> None:
    """From a sub-path, reloaded without a network; the page is told what its seat sees and nothing else.

    In soak to the end of the game.
    """
    write_web_export(tmp_path / PLACE, START, export("mephisto"), DATA, PYODIDE)
    said: list[str] = []
    asked: list[Any] = []
    heard: list[Any] = []
    with browser.new_context(locale="en", reduced_motion="reduce") as context:
        context.add_init_script(OVERHEAR)
        page = context.new_page()
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        with static_server(tmp_path) as origin:
            context.on("request", lambda request: said.extend(_foreign(request.url, origin)))
            page.goto(f"{origin}{PLACE}/")
            assert play(page, 3) == 3
            settle(page)
            page.click("[data-tool=words]")  # is answered when all before has been kept
            page.click("dialog .shut")
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            before = _at(page), page.inner_text(".log")
            asked, heard = page.evaluate("asked"), page.evaluate("heard")
        page.reload()
        settle(page)
        assert (_at(page), page.inner_text(".log")) == before
        assert play(page, 10_000 if IS_WHOLE else FEW) >= FEW
        settle(page)
        asked, heard = asked + page.evaluate("asked"), heard + page.evaluate("heard")
        page.click("[data-tool=new]")
        page.click("[data-begin=random]")
        page.wait_for_function("() => !document.querySelector('#ledger .result')")
    assert said == []
    table = _played(lay("mephisto", tuple(START.seats), seed="1"), [each["do"] for each in asked if "do" in each])
    assert table.match.is_over or not IS_WHOLE
    told = [now for each in heard for now in _moments(each)]
    assert [now for now in told if now["scene"] != _scene(table, now["at"])] == []
    assert "seed" not in json.dumps(heard)


@needs_browser
@pytest.mark.skipif(not IS_WHOLE, reason="a browser loads Python for it; what the link holds is tested without")
def test_an_example_of_a_rulebook_is_played_on(browser: Any, export: Export, tmp_path: Path) -> None:
    """A press on the link of an example lays the table as it is before the example, and its player is asked."""
    assert main.main(["export", "mephisto", "--root", str(ROOT), "--to", "rulebook_page", "--lang", "en"]) == 0
    write_web_export(tmp_path / "web", START, export("mephisto"), DATA, PYODIDE)
    copytree(ROOT / "exports/mephisto/rulebook_page", tmp_path / "rulebook_page")
    with static_server(tmp_path) as origin, browser.new_context(reduced_motion="reduce") as context:
        context.add_init_script(OVERHEAR)
        page = context.new_page()
        page.set_default_timeout(120_000)
        page.goto(f"{origin}rulebook_page/en/rulebook.html")
        page.locator(".example .play a:visible").first.click()
        settle(page)
        (welcome,) = [each["welcome"] for each in page.evaluate("heard") if "welcome" in each]
        record, seat = read_link(page.evaluate("location.hash.slice(1)"))
        state = records.from_json(record, games.loader(DATA))

        assert welcome["now"]["scene"] == SceneMaker(state.game, export("mephisto")).scene(state, seat)
        assert play(page, 1) == 1


@needs_browser
@pytest.mark.parametrize(("game", "size", "language", "way"), ALONE)
def test_every_game_is_played_from_static_files(
    browser: Any,
    lay_any: Callable[[str], Table],
    tmp_path: Path,
    *,
    game: str,
    size: tuple[int, int],
    language: str,
    way: Callable[..., int],
) -> None:
    """Every game plays by itself, by pressing and by keyboard alone, on both sizes; in soak each to its end."""
    table = lay_any(game)
    start = Start(game, dict(table.game.setup_json()), list(table.match.seats), "1")
    write_web_export(tmp_path / PLACE, start, table.exported, table.data or DATA, PYODIDE)
    with (
        static_server(tmp_path) as origin,
        opened(browser, f"{origin}{PLACE}/", size, language) as (page, _),
    ):
        assert page.get_attribute("html", "lang") == language
        pressed = way(page, 10_000 if IS_WHOLE else FEW)
        assert pressed == FEW or page.query_selector("#ledger .result")


def _at(page: Any) -> int:
    """After how many actions a page shows the game."""
    return int(page.evaluate("document.documentElement.dataset.at"))


def _scene(table: Table, at: int) -> Any:
    """What the person sees after so many actions, as it comes out of a message."""
    return json.loads(json.dumps(table.maker.scene(table.match.state_at(at), 0)))


def _foreign(url: str, origin: str) -> list[str]:
    return [] if url.startswith((f"{origin}{PLACE}/", "data:", "blob:")) else [url]


def _moments(message: dict[str, Any]) -> list[dict[str, Any]]:
    return [message[kind]["now"] for kind in ("welcome", "step") if kind in message]


def _played(table: Table, chosen: list[list[int]]) -> Table:
    """The same game on this machine: same luck, same choices, up to what the person is asked after the last."""
    match = table.match
    while not match.is_over and (chosen or match.waits_for is None):
        if match.waits_for is None:
            match.go_on(match.others_choice())
        else:
            action, at = chosen.pop(0)
            assert at == match.position
            match.choose(match.waits_for, action)
    assert chosen == []
    return table


def test_a_folder_is_written_whole_and_never_in_the_place_of_another(export: Export, tmp_path: Path) -> None:
    """Equal input gives equal files; a folder with anything else is left alone, and so is one without Pyodide."""
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other, one):
        write_web_export(folder, START, export("mephisto"), DATA, PYODIDE)
    assert _files(one) == _files(other)
    assert _files(one).keys() >= {
        "index.html",
        "python.zip",
        "pyodide/pyodide.asm.wasm",
        "games/mephisto/table.json",
    }
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(InputError, match="left alone"):
        write_web_export(tmp_path / "mine", START, export("mephisto"), DATA, PYODIDE)
    with pytest.raises(InputError, match="Pyodide is not there"):
        write_web_export(one, START, export("mephisto"), DATA, tmp_path)
    assert _files(one) == _files(other)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["mine", "one", "other"]


def _files(folder: Path) -> dict[str, bytes]:
    every = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in every}
