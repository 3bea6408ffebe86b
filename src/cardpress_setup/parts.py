"""The native parts of the system: installs what is missing where that needs no question, else says one command."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cardpress.native.managers import PackageManager, install_command, package_names, system_manager
from cardpress.native.parts import CHROMIUM, NativePart, Use, is_present, missing_parts
from cardpress_setup.environment import binary
from cardpress_setup.steps import SetupError, elevation, run, say

QUIET = {"DEBIAN_FRONTEND": "noninteractive"}


def ensure_parts(*, tests: bool) -> None:
    """Install what builds need, with `tests` also what tests can use, as far as that needs no question.

    Says the one command for all that is still missing then, as a SetupError when a build needs some of it.
    """
    missing = missing_parts(Use if tests else (Use.SETUP, Use.PRINTING))
    manager = system_manager()
    if missing and manager:
        prefix = elevation(manager)
        if prefix is not None:
            _install(missing, manager, prefix)
            missing = [part for part in missing if not is_present(part)]
    required = [part for part in missing if part.use is not Use.TESTS]
    if required:
        raise SetupError(f"{_names(required)} must be installed{_advice(missing)}\n\nThen run this again.")
    if missing:
        say(f"going on without {_names(missing)}, which tests can use{_advice(missing)}\n")


def ensure_chromium(root: Path) -> None:
    """Where the system has no Chromium, let playwright download its own, with its libraries where it may."""
    if is_present(CHROMIUM):
        return
    manager = system_manager()
    allowed = manager is not None and manager.name == "apt-get" and elevation(manager) is not None
    words = ["-m", "playwright", "install", "--only-shell", "chromium", *(["--with-deps"] if allowed else [])]
    try:
        # Ends at once when it is there already; the version belongs to the pinned playwright.
        run([binary(root, "python"), *words], "")
    except SetupError:
        say("playwright cannot download a Chromium here either; tests of the live page are left out")


def _install(parts: Sequence[NativePart], manager: PackageManager, prefix: Sequence[str]) -> None:
    """Install parts together; when that fails, those a build needs, and then each of the others."""
    packaged = [part for part in parts if package_names([part], manager)]
    if not packaged:
        return
    say(f"installing {_names(packaged)} with {manager.name}")
    required = [part for part in packaged if part.use is not Use.TESTS]
    others = [[part] for part in packaged if part.use is Use.TESTS]
    try:
        if manager.refresh:
            run([*prefix, *manager.refresh], f"{manager.name} cannot be asked.", QUIET)
        _run_install(packaged, manager, prefix)
    except SetupError:
        for group in [required, *others] if required else others:
            try:
                _run_install(group, manager, prefix)
            except SetupError as problem:
                if group is required:
                    raise
                say(f"{_names(group)} could not be installed: {str(problem).splitlines()[-1]}")


def _run_install(parts: Sequence[NativePart], manager: PackageManager, prefix: Sequence[str]) -> None:
    names = package_names(parts, manager)
    advice = f"{_names(parts)} could not be installed; run this yourself, then this again:\n\n    "
    run([*prefix, *manager.install, *manager.unasked, *names], f"{advice}{install_command(parts)}", QUIET)


def _names(parts: Sequence[NativePart]) -> str:
    return ", ".join(part.name for part in parts)


def _advice(parts: Sequence[NativePart]) -> str:
    command = install_command(parts)
    return f"; run:\n\n    {command}" if command else " with this system's package manager."
