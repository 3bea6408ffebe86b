"""WeasyPrint's native libraries, Pango and what it brings along: their version, the packages that hold them.

Set-up reads this before anything is installed, so it needs nothing but Python.
"""

from __future__ import annotations

import ctypes
import os
import shutil
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache

PACKAGES: Mapping[str, Sequence[str]] = {
    "apt-get": ("libpango-1.0-0", "libpangoft2-1.0-0"),
    "dnf": ("pango",),
    "pacman": ("pango",),
    "apk": ("pango", "fontconfig"),
    "brew": ("pango",),
}
"""Package manager to the packages; the first one found on a system is its own."""
_VERBS = {"pacman": "-S", "apk": "add"}


@cache
def pango_version() -> int:
    """Version of Pango, which sets the lines: 15012 is 1.50.12; 0 when it is not found by the loader's names."""
    for name in ("libpango-1.0.so.0", "libpango-1.0.dylib", "libpango-1.0-0.dll"):
        with suppress(OSError):
            version: int = ctypes.CDLL(name).pango_version()
            return version
    return 0


def install_command() -> str | None:
    """The command that installs the packages on this system; None when its package manager is not known."""
    manager = next((name for name in PACKAGES if shutil.which(name)), None)
    if manager is None:
        return None
    words = [manager, _VERBS.get(manager, "install"), *PACKAGES[manager]]
    return " ".join(["sudo", *words] if _asks_for_root(manager) else words)


def _asks_for_root(manager: str) -> bool:
    return manager != "brew" and os.name == "posix" and os.geteuid() != 0 and shutil.which("sudo") is not None
