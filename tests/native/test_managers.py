"""The one command that installs parts, in the words of this system's package manager."""

from __future__ import annotations

import sys

import pytest
from tests.native.conftest import Machine

from cardpress.native import managers
from cardpress.native.managers import install_command
from cardpress.native.parts import CHROMIUM, GHOSTSCRIPT, PANGO, POPPLER

APT = "apt-get install --no-install-recommends libpango-1.0-0 libpangoft2-1.0-0 poppler-utils"


@pytest.mark.parametrize(
    ("programs", "user", "command"),
    [
        (["apt-get"], 0, f"apt-get update && {APT}"),
        (["apt-get", "sudo"], 1000, f"sudo apt-get update && sudo {APT}"),
        (["apt-get"], 1000, f"su -c 'apt-get update && {APT}'"),
        (["dnf", "sudo"], 1000, "sudo dnf install pango poppler-utils"),
        (["apk"], 0, "apk add --update-cache pango fontconfig poppler-utils"),
        (["brew", "sudo"], 501, "brew install pango poppler"),
        (["sudo"], 1000, None),
    ],
)
def test_one_command_installs_all_that_is_missing(
    programs: list[str], user: int, command: str | None, machine: Machine
) -> None:
    """The command is of the package manager that is there, and asks for rights where the user has none."""
    machine(*programs, user=user)
    assert install_command([PANGO, POPPLER]) == command


def test_what_a_system_does_not_package_is_not_asked_of_it(machine: Machine) -> None:
    """Ubuntu's package of Chromium leads to a snap, so it is neither named nor installed."""
    machine("apt-get", user=0, distribution="ubuntu")
    assert install_command([CHROMIUM]) is None
    assert (install_command([CHROMIUM, GHOSTSCRIPT]) or "").endswith("--no-install-recommends ghostscript")


def test_on_windows_libraries_are_those_of_msys2(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command brings MSYS2 first where there is none."""
    monkeypatch.setattr(sys, "platform", "win32")
    machine()
    with_msys2 = r"C:\msys64\usr\bin\pacman.exe -S --needed mingw-w64-ucrt-x86_64-pango"
    assert install_command([PANGO]) == f"winget install --exact --id MSYS2.MSYS2; {with_msys2}"
    machine(managers.MSYS2.install[0])
    assert install_command([PANGO]) == with_msys2
