"""The Chromium that tests drive: the system's, or playwright's own, as set-up downloads it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from tests.needs import reason

from cardpress.native.parts import CHROMIUM

if TYPE_CHECKING:
    from playwright.sync_api import Browser

(BROWSERS,) = CHROMIUM.programs
PATIENCE_MS = 180_000
"""A page waits so long at most: longer than the slowest machine needs, shorter than who waits for the tests."""
BROWSER = os.environ.get("CARDPRESS_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser, closed at the end, whose pages wait as long as the slowest machine needs."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 where it is not installed tests are left out

    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        browser.on("context", lambda context: context.set_default_timeout(PATIENCE_MS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for all tests of a process; each page is opened in a context that shares nothing with another."""
    with chromium() as browser:
        yield browser


def _has_browser() -> bool:
    if BROWSER:
        return True
    try:
        from playwright.sync_api import Error  # noqa: PLC0415 as above
    except ModuleNotFoundError:
        return False
    try:
        with chromium():
            return True
    except Error:
        return False


needs_browser = pytest.mark.skipif(not os.environ.get("CI") and not _has_browser(), reason=reason(CHROMIUM))
"""Marks tests that are left out where there is none, but on hosted machines, where there has to be one."""
