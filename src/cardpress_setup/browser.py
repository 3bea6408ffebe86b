"""A Chromium without windows: tests look at the live page in it. Nothing that makes a game needs it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from cardpress_setup.environment import binary
from cardpress_setup.steps import SetupError, run, say

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What a system calls its own."""


def ensure(root: Path) -> None:
    """Let playwright download its own, once for all checkouts, where neither it nor the system has one.

    Where it cannot be had, say so; tests of the page are then skipped, but fail where CI is set.
    """
    if os.environ.get("CARDPRESS_CHROMIUM") or any(map(shutil.which, PROGRAMS)):
        return
    try:
        # Ends at once when it is there already; the version belongs to the pinned playwright.
        run([binary(root, "python"), "-m", "playwright", "install", "--only-shell", "chromium"], "No Chromium.")
    except SetupError as problem:
        say(f"{problem}\nGoing on without: install one, or its path is CARDPRESS_CHROMIUM; its tests are skipped.")
