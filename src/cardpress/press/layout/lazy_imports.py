"""Imports WeasyPrint without searching for its libraries, and later what the press seldom needs of it.

WeasyPrint tries several names for each library, and for each that the loader does not know, Python asks gcc, ld
and ldconfig: seventy processes, half of the whole import. Linux's loader knows the last name of each by itself.
"""

from __future__ import annotations

import ctypes.util
import io
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from importlib import import_module
from types import ModuleType

from cardpress.diagnostics import Diagnostic, Position
from cardpress.native.libraries import search_package_managers_folders
from cardpress.native.managers import install_command
from cardpress.native.parts import PANGO
from cardpress.press.layout.declarations import declarations_kept
from cardpress.press.layout.gc_pause import collection_paused

_EMBEDDING = ("fontTools.subset", "fontTools.varLib.instancer")
"""Modules WeasyPrint embeds fonts with, which the press does itself: an eighth of its import."""
_NAME = re.compile(r"library '([^']+)'")


class MissingLibraryError(OSError):
    """A native library of WeasyPrint's cannot be loaded; the argument is its name."""


def load_weasyprint() -> None:
    """Import WeasyPrint; MissingLibraryError when one of its libraries is not there."""
    with (
        collection_paused(),
        warnings.catch_warnings(),
        redirect_stdout(io.StringIO()),  # it prints advice of its own
        declarations_kept(),
    ):
        warnings.filterwarnings("ignore", message="HarfBuzz-Subset")  # the press makes subsets with its own
        search_package_managers_folders()
        if sys.platform == "linux":
            with suppress(OSError), _embedding_deferred():  # with other names: search as WeasyPrint means to
                _import_by_loader()
        try:
            with _embedding_deferred():
                import_module("weasyprint")
        except OSError as error:
            named = _NAME.search(str(error))
            raise MissingLibraryError(named[1] if named else "Pango") from error


def missing_library(name: str) -> Diagnostic:
    """The diagnostic for a library that cannot be loaded, with the command that installs it here."""
    command = install_command([PANGO])
    return Diagnostic(
        "missing-library",
        "this library, which sets the type, is not installed or cannot be loaded",
        Position(name),
        expected="Pango 1.44 or newer, with HarfBuzz, Fontconfig and GLib",
        hint=f"run: {command}" if command else "install Pango with this system's package manager",
    )


class _DeferredModule(ModuleType):
    """Stands for a module of functions and classes, and imports it when one of them is called."""

    def __getattr__(self, name: str) -> Callable[..., object]:
        if name.startswith("__"):  # what the import itself asks for
            raise AttributeError(name)

        def call(*arguments: object, **options: object) -> object:
            called: Callable[..., object] = getattr(import_module(self.__name__), name)
            return called(*arguments, **options)

        return call


@contextmanager
def _embedding_deferred() -> Iterator[None]:
    """Inside the block modules that embed fonts are deferred, unless they are there already."""
    deferred = {name: _DeferredModule(name) for name in _EMBEDDING if name not in sys.modules}
    sys.modules.update(deferred)
    try:
        yield
    finally:
        for name in deferred:
            del sys.modules[name]


def _import_by_loader() -> None:
    search = ctypes.util.find_library
    ctypes.util.find_library = lambda name: None
    try:
        import_module("weasyprint")
    finally:
        ctypes.util.find_library = search
