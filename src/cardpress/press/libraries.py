"""Brings WeasyPrint in without the detour of its libraries' names.

WeasyPrint tries several names for each library, and for each that the loader does not know, Python asks gcc, ld
and ldconfig: seventy processes, half of the whole import. Linux's loader knows the last name of each by itself.
"""

from __future__ import annotations

import ctypes.util
import sys
import warnings
from contextlib import suppress
from importlib import import_module

from cardpress.press.collector import resting


def load_weasyprint() -> None:
    """Import WeasyPrint; OSError when one of its libraries is missing."""
    with resting(), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="HarfBuzz-Subset")  # the press makes subsets with its own
        if sys.platform == "linux":
            with suppress(OSError):  # a system with other names: search as WeasyPrint means to
                _import_by_loader()
        import_module("weasyprint")


def _import_by_loader() -> None:
    search = ctypes.util.find_library
    ctypes.util.find_library = lambda name: None
    try:
        import_module("weasyprint")
    finally:
        ctypes.util.find_library = search
