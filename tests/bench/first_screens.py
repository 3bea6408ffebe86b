"""How long a person waits for the table and the studio: from the command to the first screen, from press to press.

A browser stands open before; a page is the first screen when the table asks something and its cards lie there, or
when the studio lists the cards of a game. Seconds are wall.
"""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from processes import ENVIRONMENT
from project import REPOSITORY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

GAME = "mephisto"
PRESSES = 25
ASKED = "() => document.documentElement.dataset.asked === 'yes' || document.querySelector('#ledger .result')"
LISTED = "() => document.querySelector('#cards [data-card]')"
WAIT = """async number => {
    const page = document.documentElement.dataset, at = page.at, began = performance.now();
    const over = () => document.querySelector("#ledger .result");
    const menu = () => document.querySelector("#overlay .menu, #overlay dialog");
    const lit = ".card.lit, .menu .choice, .choices .choice, .acts .choice";
    const every = (menu() ?? document).querySelectorAll(lit);
    every[number % every.length].click();
    while (!(page.asked === "yes" && page.at !== at) && !over() && !menu()) {
        await new Promise(resolve => setTimeout(resolve, 0));
        if (performance.now() - began > 20000) throw Error("no answer to a press");
    }
    return page.at === at && !over() ? -1 : performance.now() - began;
}"""
"""Presses one thing that is lit; gives milliseconds to the next question, or -1 when it only opened a menu."""


@contextmanager
def browser() -> Iterator[Browser | None]:
    """A browser, or None where there is none."""
    sys.path.insert(0, str(REPOSITORY))
    try:
        from playwright.sync_api import Error, sync_playwright  # noqa: PLC0415 not everywhere
        from tests.chromium import BROWSER  # noqa: PLC0415 as above
    except ModuleNotFoundError:
        yield None
        return
    with sync_playwright() as started:
        try:
            opened = started.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        except Error:
            yield None
            return
        yield opened
        opened.close()


@contextmanager
def _first_screen(
    browser: Browser, words: Sequence[str], folder: Path, link: str, shown: str
) -> Iterator[tuple[Page, float]]:
    """A page of a command that serves, and the seconds from its start until the page shows something."""
    with browser.new_context(locale="en", reduced_motion="reduce") as context:
        page, began = context.new_page(), time.perf_counter()
        page.set_default_timeout(60_000)
        process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT, cwd=folder)
        try:
            assert process.stdout
            found = next((at for line in process.stdout if (at := re.search(link, line))), None)
            if found is None:
                raise SystemExit(f"{' '.join(words)} told no address")
            page.goto(found[1])
            page.wait_for_function(shown, polling=5)
            yield page, time.perf_counter() - began
        finally:
            process.kill()
            process.wait()


def table(browser: Browser, folder: Path) -> tuple[float, float]:
    """Seconds to the table of a built project, the best of three starts, and from a press to the next question."""
    words = [sys.executable, "-c", "from cardpress_engines.cardplay.cli import run; raise SystemExit(run())"]
    words += ["table", GAME, "--port", "0", "--seed", "1"]
    starts, waits = [], list[float]()
    for _ in range(4):  # the first makes what is kept
        with _first_screen(browser, words, folder, r"player 1 is (\S+)", ASKED) as (page, seconds):
            starts.append(seconds)
            waits = _waits(page)
    return min(starts[1:]), statistics.median(waits) / 1000


def _waits(page: Page) -> list[float]:
    found: list[float] = []
    for number in range(PRESSES):
        page.wait_for_function(ASKED, polling=5)
        if page.query_selector("#ledger .result"):
            break
        wait = page.evaluate(WAIT, number * 7 + 3)
        found += [wait] if wait >= 0 else []
    return found


def studio(browser: Browser, folder: Path) -> float:
    """Seconds to the studio of a built project, the best of two starts."""
    words = [sys.executable, "-m", "cardpress", "studio", GAME, "--root", str(folder), "--port", "0"]
    seconds = []
    for _ in range(2):
        with _first_screen(browser, words, folder, r"the studio is (\S+)", LISTED) as (_, took):
            seconds.append(took)
    return min(seconds)
