"""A server that is killed, and the page that waits for it: nothing is lost, and nobody has to do anything."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.chromium import needs_browser
from tests.table.browsing import play, settle
from tests.table.exports import ROOT

from cardpress_table.exported_game import ExportedGame
from cardpress_web.running import LOOPBACK, listening_socket

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytest.importorskip("playwright.sync_api")
pytestmark = needs_browser
BACK = (
    "at => document.documentElement.dataset.way === 'open' && Number(document.documentElement.dataset.at) === at"
)


@contextmanager
def _command(*words: str | Path | int) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`cardplay table` as a program of its own, killed at the end without a word, and its first player's link."""
    code = "import sys; from cardpress_engines.cardplay.cli import main; sys.exit(main(sys.argv[1:]))"
    told = [sys.executable, "-c", code, "table", *map(str, words)]
    with subprocess.Popen(told, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        try:
            assert program.stdout is not None
            line = program.stdout.readline()
            assert line.startswith("the table for player 1 is "), program.stderr and program.stderr.read()
            yield program, line.split()[-1]
        finally:
            program.kill()


def test_a_page_outlives_a_server_that_is_killed(
    browser: Browser, export: Callable[[str], ExportedGame], tmp_path: Path
) -> None:
    """The page says that the way is lost, finds the server that began anew by itself, and the game goes on."""
    with listening_socket(LOOPBACK, 0) as socket:
        port = socket.getsockname()[1]
    words = ("mephisto", "--seed", 4, "--port", port, "--faces", export("mephisto").folder)
    kept = ("--keep", tmp_path / "table.json")
    with browser.new_context(locale="en", reduced_motion="reduce") as context:
        page = context.new_page()
        with _command(*words, *kept) as (program, link):
            page.goto(link)
            assert play(page, 3) == 3
            settle(page)
            before = _shown(page)
            program.kill()
            page.wait_for_selector("html[data-way=lost] .lost")
        with _command(*words, *kept) as (_, again):
            assert again == link
            page.wait_for_function(BACK, arg=before[0])
            assert _shown(page) == before
            assert play(page, 2) == 2
            settle(page)
            assert _shown(page)[0] > before[0]


def _shown(page: Page) -> tuple[int, str]:
    """After how many actions a page shows the game, and its story."""
    return int(page.evaluate("document.documentElement.dataset.at")), page.inner_text(".log")
