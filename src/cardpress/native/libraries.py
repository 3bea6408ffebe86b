"""Finds native libraries as WeasyPrint does, and where package managers put them out of the loader's sight."""

from __future__ import annotations

import ctypes
import os
import sys
from contextlib import suppress
from functools import cache
from typing import NamedTuple

MACOS_FOLDERS = ("/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib", "/usr/lib")
"""Homebrew on Apple's processors and on Intel's, MacPorts, the system: only a Python of theirs looks there."""
WINDOWS_FOLDERS = (r"C:\msys64\ucrt64\bin", r"C:\msys64\mingw64\bin", r"C:\Program Files\GTK3-Runtime Win64\bin")
"""Where WeasyPrint looks unless WEASYPRINT_DLL_DIRECTORIES says otherwise."""


class Library(NamedTuple):
    """The name of one library on each system."""

    linux: str
    macos: str
    windows: str


PANGO_LIBRARY = Library("libpango-1.0.so.0", "libpango-1.0.dylib", "libpango-1.0-0.dll")


@cache
def search_package_managers_folders() -> None:
    """Let the loader find what Homebrew, MacPorts and MSYS2 install, for any Python; on Linux it does already."""
    if sys.platform == "darwin":
        os.environ.setdefault("DYLD_FALLBACK_LIBRARY_PATH", ":".join(MACOS_FOLDERS))
    elif sys.platform == "win32":
        named = os.environ.get("WEASYPRINT_DLL_DIRECTORIES")
        for folder in named.split(";") if named else WINDOWS_FOLDERS:
            with suppress(OSError):
                os.add_dll_directory(folder)


def load_library(library: Library) -> ctypes.CDLL | None:
    """The library, loaded; None when this system has none of that name."""
    search_package_managers_folders()
    for path in _paths(library):
        with suppress(OSError):
            return ctypes.CDLL(path)
    return None


def _paths(library: Library) -> list[str]:
    if sys.platform == "darwin":
        folders = os.environ["DYLD_FALLBACK_LIBRARY_PATH"].split(":")
        return [library.macos, *(f"{folder}/{library.macos}" for folder in folders)]
    return [library.windows if sys.platform == "win32" else library.linux]


@cache
def pango_version() -> int:
    """Version of Pango, which sets the lines: 15012 is 1.50.12; 0 when it is not found."""
    pango = load_library(PANGO_LIBRARY)
    return int(pango.pango_version()) if pango else 0
