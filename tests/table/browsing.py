"""Pages of a table in a real browser: opened, and played by pressing what is lit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WIDE, NARROW = (1440, 900), (390, 844)
_CAN_BE_PRESSED = ".card.lit, .menu .choice, .choices .choice, .acts .choice"
PRESS = f"""number => {{
    const over = document.querySelector("#overlay .menu, #overlay dialog");
    const every = [...(over ?? document).querySelectorAll("{_CAN_BE_PRESSED}")];
    every[number % every.length].click();
}}"""
"""Presses one of the lit things and choices there are."""
PRESS_IN_MENU = f"""number => {{
    const over = document.querySelector("#overlay .menu, #overlay dialog");
    const every = [...(over?.querySelectorAll("{_CAN_BE_PRESSED}") ?? [])];
    every[number % every.length]?.click();
}}"""
"""Presses one of the choices of what the first press opened, if it opened anything: a look and a press at once."""
SETTLED = """at => {
    const page = document.documentElement.dataset;
    return page.asked === "yes" && Number(page.at) !== at || document.querySelector("#ledger .result");
}"""
OFTEN = 20
"""Milliseconds from one look at the page to the next."""


@contextmanager
def opened(
    browser: Browser,
    link: str,
    size: tuple[int, int] = WIDE,
    language: str = "en",
    *,
    is_drawn: bool = False,
) -> Iterator[tuple[Page, list[dict[str, Any]]]]:
    """A page at a table and every message it is sent; it says nothing to the console, and asks no other origin.

    A page that is not drawn is laid out and pressed like any other, with half the work; axe-core judges only what
    is drawn.
    """
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
        if not is_drawn:
            page.evaluate("document.documentElement.style.opacity = 0")
        yield page, heard
    assert said == []


def _foreign(url: str, link: str) -> list[str]:
    own = link.partition("#")[0]
    return [] if url.startswith((own, "data:", "blob:")) else [url]


def settle(page: Page, at: int = -1) -> None:
    """Wait until a question is asked after another number of actions than `at`, or the game is over.

    The page is asked by a timer: to be asked at each frame it would have to draw frames all the time.
    """
    page.wait_for_function(SETTLED, arg=at, polling=OFTEN)


def play(page: Page, most: int = 10_000) -> int:
    """Press one lit thing after the other until the game is over; gives how many."""
    for pressed in range(most):
        settle(page)
        if page.query_selector("#ledger .result"):
            return pressed
        at = int(page.evaluate("document.documentElement.dataset.at"))
        page.evaluate(PRESS, pressed * 7 + 3)
        page.evaluate(PRESS_IN_MENU, pressed)
        settle(page, at)
    return most


def play_by_keys(page: Page, most: int = 10_000) -> int:
    """The same with a keyboard alone: `N` goes to what can be pressed, `Enter` presses it, in what opens too."""
    for pressed in range(most):
        settle(page)
        if page.query_selector("#ledger .result"):
            return pressed
        at = int(page.evaluate("document.documentElement.dataset.at"))
        for key in ("n",) * (pressed % 3 + 1):
            page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('.card.lit, .choice')")
        page.keyboard.press("Enter")
        if page.query_selector("#overlay dialog"):
            page.keyboard.press("n")
            page.keyboard.press("Enter")
        if page.query_selector("#overlay .menu"):
            page.keyboard.press("Enter")
        settle(page, at)
    return most
