"""What `cardpress doctor` says of machines that lack something."""

from __future__ import annotations

import json
from importlib import metadata
from typing import Protocol

import pytest

from cardpress.commands import installed_parts, main
from cardpress.native import managers
from cardpress.native.parts import PANGO, NativePart


class Run(Protocol):
    """Runs the command where some parts are missing; gives its exit code and what it prints."""

    def __call__(self, *names: str, words: tuple[str, ...] = ()) -> tuple[int, str]:
        """Run it without some parts."""


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command on a Debian where only some names are missing."""
    missing: set[str] = set()
    version = metadata.version

    def has(part: NativePart) -> bool:
        return part.name not in missing

    def version_of(name: str) -> str:
        if name in missing:
            raise metadata.PackageNotFoundError(name)
        return version(name)

    monkeypatch.setattr(installed_parts, "is_present", has)
    monkeypatch.setattr(installed_parts, "_program_version", lambda program: "1.2")
    monkeypatch.setattr(metadata, "version", version_of)
    monkeypatch.setattr(managers, "system_manager", lambda: managers.MANAGERS[0])

    def run(*names: str, words: tuple[str, ...] = ()) -> tuple[int, str]:
        missing.update(names)
        code = main.main(["doctor", *words])
        return code, capsys.readouterr().out

    return run


def _row(told: str, start: str) -> str:
    return next(line for line in told.splitlines() if line.startswith(start))


def test_all_is_there(without: Run) -> None:
    """Where nothing is missing every command works, and the exit code is 0."""
    code, told = without()

    assert code == 0
    assert _row(told, "Python ").split()[1].startswith("3.")
    assert _row(told, "Pango").split()[1].count(".") == 2
    assert _row(told, "weasyprint").split()[1] == metadata.version("weasyprint")
    assert "lacks" not in told


def test_without_pango_nothing_is_built(without: Run) -> None:
    """The part that lacks is named with the system's command that installs it; what prints nothing works on."""
    code, told = without(PANGO.name)

    assert code == 1
    assert _row(told, "Pango").split()[1] == "missing"
    assert "lacks Pango" in _row(told, "build, check")
    assert "apt-get install --no-install-recommends libpango-1.0-0 libpangoft2-1.0-0" in told
    assert "works" in _row(told, "cardplay play")


def test_an_extra_that_lacks_stops_its_command_alone(without: Run) -> None:
    """A package of an extra is named with the line for pip; games can be built without it."""
    code, told = without("translate-toolkit")

    assert code == 0
    assert "lacks translate-toolkit" in _row(told, "translate ")
    assert '-m pip install "translate-toolkit' in told
    assert "works" in _row(told, "build, check")


def test_as_json(without: Run) -> None:
    """Programs get the same: parts with versions, commands with what lacks and what installs it."""
    code, told = without("distributed", words=("--json",))
    found = json.loads(told)
    commands = {each["name"]: each for each in found["commands"]}

    assert (code, found["can_build"]) == (0, True)
    assert commands["build --cluster, --store"]["missing"] == ["distributed"]
    assert "distributed" in commands["build --cluster, --store"]["install"][0]
    assert {"name": "distributed", "version": "", "is_present": False}.items() <= next(
        each for each in found["parts"] if each["name"] == "distributed"
    ).items()


def test_every_extra_of_the_package_is_looked_for(without: Run) -> None:
    """Each extra a user can ask for, but those of this repository's own measurements, stands behind a command."""
    named = {extra.replace("-", "_") for extra in metadata.metadata("cardpress").get_all("Provides-Extra") or ()}
    shown = {extra for _, _, extras in installed_parts.COMMANDS for extra in extras}

    assert named - {"bench", "mutants", "site"} == shown - {""}
    assert all(installed_parts._packages(extra) for extra in shown)
