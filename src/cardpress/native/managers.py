"""The system's package manager: which one there is, and the one command that installs parts with it."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from cardpress.native.parts import NativePart

_MSYS2 = r"C:\msys64\usr\bin\pacman.exe"


@dataclass(frozen=True)
class PackageManager:
    """A package manager and its words."""

    name: str
    install: tuple[str, ...]
    """What packages are appended to."""
    unasked: tuple[str, ...] = ()
    """Options that let it install without a question, and say little."""
    refresh: tuple[str, ...] = ()
    """What has to be run before on a system that was never asked for a package."""
    needs_root: bool = True


MANAGERS = (
    PackageManager(
        "apt-get",
        ("apt-get", "install", "--no-install-recommends"),
        ("-y", "-q"),
        ("apt-get", "update"),
    ),
    PackageManager("dnf", ("dnf", "install"), ("-y", "-q", "--setopt=install_weak_deps=False")),
    PackageManager("pacman", ("pacman", "-S", "--needed"), ("--noconfirm",)),
    PackageManager("apk", ("apk", "add", "--update-cache"), ("-q",)),
    PackageManager("brew", ("brew", "install"), ("-q",), needs_root=False),
)
MSYS2 = PackageManager("msys2", (_MSYS2, "-S", "--needed"), ("--noconfirm",), needs_root=False)
_GET_MSYS2 = "winget install --exact --id MSYS2.MSYS2; "


def system_manager() -> PackageManager | None:
    """The package manager of this system; None when it is none we know. On Windows it is MSYS2's."""
    if sys.platform == "win32":
        return MSYS2
    return next((manager for manager in MANAGERS if shutil.which(manager.name)), None)


def package_names(parts: Iterable[NativePart], manager: PackageManager) -> list[str]:
    """The packages that hold these parts, each once; none for a part that the system does not package."""
    names = [_packages(part, manager) for part in parts]
    return list(dict.fromkeys(name for several in names for name in several))


def _packages(part: NativePart, manager: PackageManager) -> tuple[str, ...]:
    distribution = ""
    with suppress(OSError):
        distribution = platform.freedesktop_os_release()["ID"]
    return part.packages.get(distribution, part.packages.get(manager.name, ()))


def install_command(parts: Iterable[NativePart]) -> str | None:
    """The one command for a person to run that installs these parts here; None when no package would do it."""
    manager = system_manager()
    names = package_names(parts, manager) if manager else []
    if manager is None or not names:
        return None
    command = " ".join([*manager.install, *names])
    if manager is MSYS2:
        return command if shutil.which(_MSYS2) else _GET_MSYS2 + command
    steps = [" ".join(manager.refresh), command] if manager.refresh else [command]
    if not manager.needs_root or os.name != "posix" or os.geteuid() == 0:
        return " && ".join(steps)
    if shutil.which("sudo"):
        return " && ".join(f"sudo {step}" for step in steps)
    return f"su -c '{' && '.join(steps)}'"
