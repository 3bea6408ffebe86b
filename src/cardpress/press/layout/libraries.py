"""Brings WeasyPrint in without the detour of its libraries' names, and without what the press does itself.

WeasyPrint tries several names for each library, and for each that the loader does not know, Python asks gcc, ld
and ldconfig: seventy processes, half of the whole import. Linux's loader knows the last name of each by itself.
"""

from __future__ import annotations

import ctypes.util
import io
import re
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from importlib import import_module
from types import ModuleType

from cardpress.diagnostics import Diagnostic, Position
from cardpress.native.parts import install_command
from cardpress.press.layout.collector import resting

_EMBEDDING = {"fontTools.subset": "main", "fontTools.varLib.instancer": "instantiateVariableFont"}
"""Modules WeasyPrint embeds fonts with, and what it takes out of them: an eighth of its import."""
_NAME = re.compile(r"library '([^']+)'")


class MissingLibraryError(OSError):
    """A native library of WeasyPrint's cannot be loaded; the argument is its name."""


def load_weasyprint() -> None:
    """Import WeasyPrint; MissingLibraryError when one of its libraries is not there."""
    with resting(), warnings.catch_warnings(), redirect_stdout(io.StringIO()):  # it prints advice of its own
        warnings.filterwarnings("ignore", message="HarfBuzz-Subset")  # the press makes subsets with its own
        if sys.platform == "linux":
            with suppress(OSError), _without_embedding():  # with other names: search as WeasyPrint means to
                _import_by_loader()
        try:
            with _without_embedding():
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


@contextmanager
def _without_embedding() -> Iterator[None]:
    """Inside the block modules that embed fonts are empty ones, unless they are there already."""
    empty = {name: ModuleType(name) for name in _EMBEDDING if name not in sys.modules}
    for name, module in empty.items():
        setattr(module, _EMBEDDING[name], None)
    sys.modules.update(empty)
    try:
        yield
    finally:
        for name in empty:
            del sys.modules[name]


def _import_by_loader() -> None:
    search = ctypes.util.find_library
    ctypes.util.find_library = lambda name: None
    try:
        import_module("weasyprint")
    finally:
        ctypes.util.find_library = search
