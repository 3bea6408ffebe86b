"""What is native is declared once, found where it is, and known by name to every package manager."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from ctypes import CDLL
from pathlib import Path

import pytest

from cardpress.native import libraries, parts

SRC = Path(parts.__file__).parents[2]


def test_what_tests_stand_on_is_present() -> None:
    """Where tests run, everything that a build needs is found."""
    assert parts.missing_parts([parts.Use.SETUP, parts.Use.PRINTING]) == []


def test_a_part_is_present_when_all_of_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a row of programs any one will do, of rows none may be missing."""
    monkeypatch.delenv("CARDPRESS_CHROMIUM", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in {"pdftoppm", "google-chrome"} else None)

    assert parts.is_present(parts.CHROMIUM)
    assert not parts.is_present(parts.POPPLER)


def test_a_library_that_no_loader_knows_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part with one library that cannot be loaded is missing."""
    assert parts.is_present(parts.PANGO)
    monkeypatch.setattr(ctypes, "CDLL", lambda path: CDLL(path.replace("libfontconfig", "libnobody")))

    assert not parts.is_present(parts.PANGO)


def test_libraries_of_homebrew_are_found_by_any_python_on_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Python is not Homebrew's, its folder is searched all the same, by us and by WeasyPrint's loader."""

    def load(path: str) -> str:
        if path != "/opt/homebrew/lib/libpango-1.0.dylib":
            raise OSError(path)
        return path

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(ctypes, "CDLL", load)
    monkeypatch.setenv("DYLD_FALLBACK_LIBRARY_PATH", "")
    monkeypatch.delenv("DYLD_FALLBACK_LIBRARY_PATH")
    libraries.search_package_managers_folders.cache_clear()

    assert libraries.load_library(libraries.PANGO_LIBRARY) is not None
    assert "/opt/homebrew/lib" in os.environ["DYLD_FALLBACK_LIBRARY_PATH"].split(":")


def test_every_part_is_packaged_where_most_people_test() -> None:
    """Debian and Fedora have a package for all, so that one command is enough."""
    assert [part.name for part in parts.PARTS if not part.packages.get("apt-get")] == []
    assert [part.name for part in parts.PARTS if not part.packages.get("dnf")] == ["Python's venv"]


def test_set_up_reads_it_before_anything_is_installed() -> None:
    """Set-up starts with Python alone, so what it imports of cardpress needs no package."""
    words = [sys.executable, "-S", "-c", "import cardpress_setup.__main__"]
    done = subprocess.run(
        words, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": str(SRC)}
    )

    assert (done.returncode, done.stderr) == (0, "")
