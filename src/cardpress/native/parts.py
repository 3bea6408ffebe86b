"""Every native part that the tool, its set-up or its tests can use, and the system packages that hold it.

Set-up reads this before anything is installed, so it needs nothing but Python.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from cardpress.native.libraries import PANGO_LIBRARY, Library, load_library


class Use(StrEnum):
    """What a part is needed for."""

    SETUP = "setting up a checkout"
    PRINTING = "everything that draws: build, check, serve, studio, watch, release"
    TESTS = "tests"


@dataclass(frozen=True)
class NativePart:
    """A part of the system that pip does not bring; it is present when all that it lists is found."""

    name: str
    purpose: str
    use: Use
    packages: Mapping[str, tuple[str, ...]]
    """Packages by package manager, or by the id of a Linux distribution that differs; none where it has none."""
    libraries: tuple[Library, ...] = ()
    programs: tuple[tuple[str, ...], ...] = ()
    """Of each row of programs any one will do."""
    modules: tuple[str, ...] = ()
    """Modules of Python's standard library that distributions package by themselves."""


_EVERYWHERE = ("apt-get", "dnf", "pacman", "apk", "brew")
_PANGO_ON_WINDOWS = "mingw-w64-ucrt-x86_64-pango"

VENV = NativePart(
    "Python's venv",
    "makes the folder .venv",
    Use.SETUP,
    {"apt-get": (f"python{sys.version_info.major}.{sys.version_info.minor}-venv",)},
    modules=("venv", "ensurepip"),
)
PANGO = NativePart(
    "Pango",
    "sets the type, with HarfBuzz, Fontconfig and GLib, which its packages bring along",
    Use.PRINTING,
    {
        "apt-get": ("libpango-1.0-0", "libpangoft2-1.0-0"),
        "dnf": ("pango",),
        "pacman": ("pango",),
        "apk": ("pango", "fontconfig"),
        "brew": ("pango",),
        "msys2": (_PANGO_ON_WINDOWS,),
    },
    libraries=(
        Library("libgobject-2.0.so.0", "libgobject-2.0.0.dylib", "libgobject-2.0-0.dll"),
        PANGO_LIBRARY,
        Library("libharfbuzz.so.0", "libharfbuzz.0.dylib", "libharfbuzz-0.dll"),
        Library("libfontconfig.so.1", "libfontconfig.1.dylib", "libfontconfig-1.dll"),
        Library("libpangoft2-1.0.so.0", "libpangoft2-1.0.dylib", "libpangoft2-1.0-0.dll"),
    ),
)
HARFBUZZ_SUBSET = NativePart(
    "HarfBuzz's subsetter",
    "embeds fonts in the files of WeasyPrint that ours are compared with; without it fontTools does",
    Use.TESTS,
    {
        "apt-get": ("libharfbuzz-subset0",),
        "dnf": ("harfbuzz",),
        "pacman": ("harfbuzz",),
        "apk": ("harfbuzz-subset",),
        "brew": ("harfbuzz",),
        "msys2": (_PANGO_ON_WINDOWS,),
    },
    libraries=(Library("libharfbuzz-subset.so.0", "libharfbuzz-subset.0.dylib", "libharfbuzz-subset-0.dll"),),
)
CHROMIUM = NativePart(
    "Chromium",
    "shows the live page",
    Use.TESTS,
    {
        "apt-get": ("chromium-headless-shell",),
        "ubuntu": (),  # its package leads to a snap, which a container cannot install
        "dnf": ("chromium",),
        "pacman": ("chromium",),
        "apk": ("chromium",),
    },
    programs=(("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),),
)
LIBATOMIC = NativePart(
    "libatomic",
    "runs Playwright, which drives Chromium",
    Use.TESTS,
    {"apt-get": ("libatomic1",), "dnf": ("libatomic",), "pacman": ("gcc-libs",), "apk": ("libatomic",)},
    libraries=(Library("libatomic.so.1", "", ""),) if sys.platform == "linux" else (),
)
POPPLER = NativePart(
    "Poppler",
    "renders PDFs as Okular and Evince do",
    Use.TESTS,
    {
        "apt-get": ("poppler-utils",),
        "dnf": ("poppler-utils",),
        "pacman": ("poppler",),
        "apk": ("poppler-utils",),
        "brew": ("poppler",),
    },
    programs=(("pdftoppm",), ("pdftocairo",)),
)
GHOSTSCRIPT = NativePart(
    "Ghostscript",
    "reads PDFs for print shops",
    Use.TESTS,
    dict.fromkeys(_EVERYWHERE, ("ghostscript",)),
    programs=(("gs",),),
)
QPDF = NativePart(
    "qpdf",
    "reads PDFs for print shops",
    Use.TESTS,
    dict.fromkeys(_EVERYWHERE, ("qpdf",)),
    programs=(("qpdf",),),
)
MONO = NativePart(
    "Mono",
    "compiles exported C#",
    Use.TESTS,
    {"apt-get": ("mono-mcs",), "dnf": ("mono-core",), "pacman": ("mono",), "brew": ("mono",)},
    programs=(("mcs",),),
)
BASH = NativePart(
    "bash",
    "completes commands",
    Use.TESTS,
    dict.fromkeys(_EVERYWHERE, ("bash",)),
    programs=(("bash",),),
)
PARTS = (VENV, PANGO, HARFBUZZ_SUBSET, CHROMIUM, LIBATOMIC, POPPLER, GHOSTSCRIPT, QPDF, MONO, BASH)


def is_present(part: NativePart) -> bool:
    """Whether all of a part is found on this system; for a Chromium its path may be in CARDPRESS_CHROMIUM."""
    if part is CHROMIUM and os.environ.get("CARDPRESS_CHROMIUM"):
        return True
    return (
        all(load_library(library) for library in part.libraries)
        and all(any(map(shutil.which, names)) for names in part.programs)
        and all(map(importlib.util.find_spec, part.modules))
    )


def missing_parts(uses: Iterable[Use]) -> list[NativePart]:
    """The parts for these uses that this system lacks."""
    return [part for part in PARTS if part.use in uses and not is_present(part)]
