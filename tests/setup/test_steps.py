"""Set-up installs what is missing when it may, and else says the one command to run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

from cardpress_setup import native, steps

ROOT = Path(__file__).resolve().parents[2]
Patch = pytest.MonkeyPatch


def _machine(patch: Patch, *programs: str, user: int = 1000) -> list[list[str]]:
    """A machine with only these programs; gives the commands that are run on it."""
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 1 if command[:2] == ["sudo", "-n"] else 0, "", "")

    patch.setattr(shutil, "which", lambda name: name if name in programs else None)
    patch.setattr(os, "geteuid", lambda: user)
    patch.setattr(subprocess, "run", run)
    return ran


def test_system_install_as_root_uses_the_package_manager(monkeypatch: Patch) -> None:
    """Root's package manager is used without asking."""
    ran = _machine(monkeypatch, "apt-get", user=0)
    steps.system_install({"apt-get": ["libpango-1.0-0"]}, "Pango")

    assert [command[:2] for command in ran] == [["apt-get", "update"], ["apt-get", "install"]]
    assert ran[-1][-1] == "libpango-1.0-0"


def test_system_install_without_rights_says_the_command(monkeypatch: Patch) -> None:
    """Who may not install is told the one command that does it."""
    _machine(monkeypatch, "apt-get", "sudo")

    with pytest.raises(steps.SetupError, match=r"sudo apt-get install .*libpango-1\.0-0"):
        steps.system_install({"apt-get": ["libpango-1.0-0"]}, "Pango")


def test_system_install_on_an_unknown_system_says_what_is_missing(monkeypatch: Patch) -> None:
    """Without a known package manager the missing thing is named."""
    _machine(monkeypatch)

    with pytest.raises(steps.SetupError, match="Pango is missing"):
        steps.system_install(native.PACKAGES, "Pango")


def test_native_libraries_of_this_machine_are_found() -> None:
    """Where tests run, WeasyPrint's libraries are there."""
    assert native.missing() == []


def test_every_package_manager_can_install(monkeypatch: Patch) -> None:
    """For every manager that has package names there are words that install them."""
    for manager in native.PACKAGES:
        ran = _machine(monkeypatch, manager, user=0)
        steps.system_install(native.PACKAGES, "Pango")
        assert ran[-1][0] == manager


def test_set_up_needs_only_the_standard_library() -> None:
    """Set-up runs on a Python that has nothing installed."""
    code = "import cardpress_setup.__main__, sys; print(*sys.modules)"
    env = {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-S", "-c", code], env=env, capture_output=True, text=True, check=True)

    loaded = {name.partition(".")[0] for name in done.stdout.split()} - {"cardpress", "cardpress_setup"}
    assert {name for name in loaded if not name.startswith("_")} <= sys.stdlib_module_names


def test_lock_files_pin_and_carry_no_addresses() -> None:
    """Lock files pin every package and name no host."""
    for name in ("requirements.lock", "requirements-dev.lock", "requirements-mutants.lock"):
        lines = (ROOT / name).read_text("utf-8").splitlines()[1:]
        assert all("==" in line and "/" not in line for line in lines)
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text("utf-8")


def _pinned(lock: str) -> dict[str, str]:
    """Package to its version in a lock file; names in one spelling."""
    lines = (line.split("==") for line in (ROOT / lock).read_text("utf-8").splitlines() if "==" in line)
    return {name.lower().replace("_", "-"): version for name, version in lines}


def test_locks_pin_whatever_the_project_names() -> None:
    """All dependencies are pinned: a run's in both locks, in one version, tests' in one, planters' in a third."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = project["optional-dependencies"]
    planting = groups.pop("mutants")
    extras = [one for group in groups.values() for one in group]
    run, dev = _pinned("requirements.lock"), _pinned("requirements-dev.lock")

    def named(dependencies: Iterable[str]) -> set[str]:
        return {re.split(r"[^\w.-]", one)[0].lower().replace("_", "-") for one in dependencies} - {"cardpress"}

    assert named(project["dependencies"]) - run.keys() == set()
    assert named(extras) - dev.keys() == set()
    assert named(planting) - _pinned("requirements-mutants.lock").keys() == set()
    assert {name: version for name, version in run.items() if dev.get(name) != version} == {}
