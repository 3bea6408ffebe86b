"""Brings WeasyPrint in without the detour of its libraries' names.

WeasyPrint tries several names for each library, and for each that the loader does not know, Python asks gcc, ld
and ldconfig: seventy processes, half of the whole import. Linux's loader knows the last name of each by itself.
"""

from __future__ import annotations

import ctypes.util
import io
import re
import sys
import warnings
from contextlib import redirect_stdout, suppress
from importlib import import_module

from cardpress.diagnostics import Diagnostic, Position
from cardpress.press.layout.collector import resting
from cardpress.press.layout.native import install_command

_NAME = re.compile(r"library '([^']+)'")


class MissingLibraryError(OSError):
    """A native library of WeasyPrint's cannot be loaded; the argument is its name."""


def load_weasyprint() -> None:
    """Import WeasyPrint; MissingLibraryError when one of its libraries is not there."""
    with resting(), warnings.catch_warnings(), redirect_stdout(io.StringIO()):  # it prints advice of its own
        warnings.filterwarnings("ignore", message="HarfBuzz-Subset")  # the press makes subsets with its own
        if sys.platform == "linux":
            with suppress(OSError):  # a system with other names: search as WeasyPrint means to
                _import_by_loader()
        try:
            import_module("weasyprint")
        except OSError as error:
            named = _NAME.search(str(error))
            raise MissingLibraryError(named[1] if named else "Pango") from error


def missing_library(name: str) -> Diagnostic:
    """The diagnostic for a library that cannot be loaded, with the command that installs it here."""
    command = install_command()
    return Diagnostic(
        "missing-library",
        "this library, which sets the type, is not installed or cannot be loaded",
        Position(name),
        expected="Pango 1.44 or newer, with HarfBuzz, Fontconfig and GLib",
        hint=f"run: {command}" if command else "install Pango with this system's package manager",
    )


def _import_by_loader() -> None:
    search = ctypes.util.find_library
    ctypes.util.find_library = lambda name: None
    try:
        import_module("weasyprint")
    finally:
        ctypes.util.find_library = search
