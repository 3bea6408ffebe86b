"""WeasyPrint's native libraries: Pango and what it brings along."""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Sequence

from cardpress.native.parts import PACKAGES
from cardpress_setup.steps import system_install

# Any one name of a row will do: Linux, macOS, Windows.
LIBRARIES: tuple[tuple[str, ...], ...] = (
    ("libgobject-2.0.so.0", "libgobject-2.0.dylib", "gobject-2.0-0", "libgobject-2.0-0.dll"),
    ("libpango-1.0.so.0", "libpango-1.0.dylib", "pango-1.0-0", "libpango-1.0-0.dll"),
    ("libharfbuzz.so.0", "libharfbuzz.0.dylib", "harfbuzz", "libharfbuzz-0.dll"),
    ("libfontconfig.so.1", "libfontconfig.1.dylib", "fontconfig-1", "libfontconfig-1.dll"),
    ("libpangoft2-1.0.so.0", "libpangoft2-1.0.dylib", "pangoft2-1.0-0", "libpangoft2-1.0-0.dll"),
)


def _loads(names: Sequence[str]) -> bool:
    for name in names:
        try:
            ctypes.CDLL(name)
        except OSError:
            continue
        return True
    return any(ctypes.util.find_library(name.removeprefix("lib").split(".so")[0]) for name in names[:1])


def missing() -> list[str]:
    """Names of the native libraries that cannot be loaded here."""
    return [names[0] for names in LIBRARIES if not _loads(names)]


def ensure() -> None:
    """Install what is missing, if that needs no question; raise SetupError with the one command otherwise."""
    if missing():
        system_install(PACKAGES, "Pango (WeasyPrint's text engine)")
