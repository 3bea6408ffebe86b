"""Poppler's programs: a test renders every built PDF with them. Nothing that makes a game needs them."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence

from cardpress_setup.steps import SetupError, say, system_install

PROGRAMS = ("pdftoppm", "pdftocairo")
"""Its two renderers, Splash (Okular) and Cairo (Evince)."""
PACKAGES: Mapping[str, Sequence[str]] = {
    "apt-get": ("poppler-utils",),
    "dnf": ("poppler-utils",),
    "pacman": ("poppler",),
    "apk": ("poppler-utils",),
    "brew": ("poppler",),
}


def ensure() -> None:
    """Install what is missing, if that needs no question; where it cannot be had, say so and let tests skip it."""
    if all(map(shutil.which, PROGRAMS)):
        return
    try:
        system_install(PACKAGES, "Poppler (renders PDFs for tests)")
    except SetupError as problem:
        say(f"{problem}\nGoing on without: the tests of Poppler will be skipped.")
