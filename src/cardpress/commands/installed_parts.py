"""What of all that cardpress can use is on this machine, which commands lack something, and what installs it.

It imports nothing that a machine may lack.
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import metadata

from cardpress.models.assets import ICON_PACKAGES, TOOL_ROOT, USUAL_FONTS, USUAL_ICONS, find_package, font_place
from cardpress.native.libraries import pango_version
from cardpress.native.managers import install_command
from cardpress.native.parts import PANGO, PARTS, NativePart, Use, is_present

COMMANDS: tuple[tuple[str, tuple[Use, ...], tuple[str, ...]], ...] = (
    ("build, check, serve, watch, release", (Use.PRINTING,), ("",)),
    ("studio", (Use.PRINTING,), ("",)),
    ("export --to ...", (Use.PRINTING,), ("",)),
    ("cardplay play, simulate, report", (), ("",)),
    ("cardplay table", (Use.PRINTING,), ("", "table")),
    ("translate", (Use.PRINTING,), ("", "translate")),
    ("words", (Use.PRINTING,), ("", "words")),
    ("build --cluster, --store", (Use.PRINTING,), ("", "cluster")),
    ("adapter for OpenSpiel", (), ("", "open_spiel")),
    ("adapter for PettingZoo", (), ("", "pettingzoo")),
    ("make test", tuple(Use), ("", "dev")),
)
"""Commands with the native parts they use and the extras of the package, "" for what every command needs."""
TESTS = "dev"
"""The extra with all that tests use."""
_REQUIREMENT = re.compile(
    r"(?P<name>[\w.-]+)(?:\[(?P<extras>[^]]*)\])?(?P<versions>[^;]*)(?:;.*extra == ['\"](?P<extra>[^'\"]+)['\"])?"
)
_NUMBER = re.compile(r"\d+(?:\.\d+)+")
_LONGEST = 10.0
"""Seconds a program has to tell its version."""


@dataclass(frozen=True)
class InstalledPart:
    """Something that is used, its version ("" when it tells none), whether it is there, what pip is told of it."""

    name: str
    version: str
    is_present: bool
    requirement: str = ""


@dataclass(frozen=True)
class Command:
    """What a person can do here, the names of the parts that lack for it, and the lines that install them."""

    name: str
    missing: tuple[str, ...]
    install: tuple[str, ...]


@dataclass(frozen=True)
class Findings:
    """The parts of this machine, and the commands; of the Python packages for tests alone those that lack."""

    parts: tuple[InstalledPart, ...]
    commands: tuple[Command, ...]

    @property
    def can_build(self) -> bool:
        """Whether the first command, which builds, lacks nothing."""
        return not self.commands[0].missing


def findings() -> Findings:
    """Look over this machine."""
    is_checkout = (TOOL_ROOT / "Makefile").is_file()
    native = [(part, _native(part)) for part in PARTS if is_checkout or part.use is Use.PRINTING]
    python, assets = InstalledPart("Python", platform.python_version(), is_present=True), _assets()
    commands, packages = [], {}
    for name, uses, extras in COMMANDS if is_checkout else COMMANDS[:-1]:
        asked = [package for extra in extras for package in _packages(extra)]
        packages.update({each.name: each for each in asked if TESTS not in extras or not each.is_present})
        parts = [part for part, found in native if part.use in uses and not found.is_present]
        missing = [each for each in (*asked, assets) if not each.is_present]
        names = [*(part.name for part in parts), *(each.name for each in missing)]
        commands.append(
            Command(name, tuple(names), tuple(_install_lines(parts, missing, for_tests=TESTS in extras)))
        )
    found = (python, *(each for _, each in native), *packages.values(), assets)
    return Findings(found, tuple(commands))


def _native(part: NativePart) -> InstalledPart:
    there = is_present(part)
    return InstalledPart(part.name, _native_version(part) if there else "", there)


def _native_version(part: NativePart) -> str:
    if part is PANGO:
        number = pango_version()
        return f"{number // 10000}.{number // 100 % 100}.{number % 100}"
    program = next((path for names in part.programs for name in names if (path := shutil.which(name))), None)
    return _program_version(program) if program else ""


def _program_version(program: str) -> str:
    """The first number with a dot in what a program says of itself; "" when it says none."""
    for option in ("--version", "-v"):  # Poppler's know only the second
        try:
            done = subprocess.run(
                [program, option], stdin=subprocess.DEVNULL, capture_output=True, timeout=_LONGEST, check=False
            )
        except (OSError, subprocess.TimeoutExpired):
            return ""
        if found := _NUMBER.search((done.stdout + done.stderr).decode(errors="replace")):
            return found[0]
    return ""


def _packages(extra: str) -> list[InstalledPart]:
    """Python packages that an extra of cardpress brings, those of other extras in it as well."""
    found: list[InstalledPart] = []
    for line in metadata.requires("cardpress") or ():
        parsed = _REQUIREMENT.fullmatch(line.strip())
        if parsed is None or (parsed["extra"] or "").replace("-", "_") != extra:
            continue
        if parsed["name"] == "cardpress":
            others = parsed["extras"].replace("-", "_").split(",")
            found += [part for other in others for part in _packages(other.strip())]
        else:
            found.append(_package(parsed["name"], parsed["name"] + parsed["versions"].strip()))
    return found


def _package(name: str, requirement: str) -> InstalledPart:
    try:
        return InstalledPart(name, metadata.version(name), is_present=True, requirement=requirement)
    except metadata.PackageNotFoundError:
        return InstalledPart(name, "", is_present=False, requirement=requirement)


def _assets() -> InstalledPart:
    """The fonts and icons of a game that names none."""
    fonts = [font_place(TOOL_ROOT, "", name) for role in USUAL_FONTS.values() for name in role]
    icons = find_package(TOOL_ROOT, f"{ICON_PACKAGES}/{USUAL_ICONS}")
    there = icons is not None and all(place and place[0].is_file() for place in fonts)
    return InstalledPart("fonts and icons", "", is_present=there)


def _install_lines(
    native: Sequence[NativePart], others: Sequence[InstalledPart], *, for_tests: bool
) -> Iterator[str]:
    """The lines that install what lacks for a command: one of the system, one of pip."""
    if command := install_command(native):
        yield command
    wanted = [f'"{part.requirement}"' for part in others if part.requirement]
    if for_tests and wanted:
        yield "make dev"
    elif wanted:
        python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
        yield f"{python} -m pip install {' '.join(wanted)}"
    if any(not part.requirement for part in others):
        yield (
            "make"
            if (TOOL_ROOT / "Makefile").is_file()
            else "install cardpress again: its fonts and icons are gone"
        )
