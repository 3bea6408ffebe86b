"""Set-up installs what is missing when it may, and else says the one command to run."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from tests.native.conftest import Machine

from cardpress.native.parts import CHROMIUM, MONO, PANGO, POPPLER, VENV, NativePart
from cardpress_setup import parts
from cardpress_setup.steps import SetupError

ROOT = Path(__file__).resolve().parents[2]
Commands = list[list[str]]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """The commands that set-up runs, none of which is; sudo would ask, and no package called mono-mcs is found."""
    commands: Commands = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        failed = command[:2] == ["sudo", "-n"] or "mono-mcs" in command
        return subprocess.CompletedProcess(command, int(failed), "", "")

    monkeypatch.setattr(subprocess, "run", run)
    return commands


@pytest.fixture
def lacks(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets this machine lack parts until they are installed."""

    def lack(*missing: NativePart) -> None:
        monkeypatch.setattr(parts, "missing_parts", lambda uses: [part for part in missing if part.use in uses])
        monkeypatch.setattr(parts, "is_present", lambda part: False)

    return lack


def test_root_installs_at_once_what_is_missing(
    ran: Commands, lacks: Callable[..., None], machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root's package manager is asked once for everything, without a question."""
    machine("apt-get", user=0)
    lacks(PANGO, POPPLER)
    monkeypatch.setattr(parts, "is_present", lambda part: True)
    parts.ensure_parts(tests=True)

    assert [command[:2] for command in ran] == [["apt-get", "update"], ["apt-get", "install"]]
    assert ran[-1][-5:] == ["-y", "-q", "libpango-1.0-0", "libpangoft2-1.0-0", "poppler-utils"]


def test_a_build_asks_for_what_it_needs_alone(
    ran: Commands, lacks: Callable[..., None], machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    """What only tests can use is neither installed nor named by a plain `make`."""
    machine("apt-get", user=0)
    lacks(POPPLER, CHROMIUM)
    parts.ensure_parts(tests=False)

    assert ran == []
    assert capsys.readouterr().out == ""


def test_without_rights_one_command_for_all_is_said(
    ran: Commands, lacks: Callable[..., None], machine: Machine
) -> None:
    """Who may not install is told one command with what builds need and what tests can use."""
    machine("apt-get", "sudo")
    lacks(VENV, PANGO, POPPLER)

    with pytest.raises(
        SetupError, match=r"(?s)Pango must .*sudo apt-get install .*-venv libpango.* poppler-utils\n"
    ):
        parts.ensure_parts(tests=True)
    assert ran == [["sudo", "-n", "true"]]


def test_what_only_tests_can_use_stops_nothing(
    ran: Commands, lacks: Callable[..., None], machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    """Set-up goes on without it, and says the command."""
    machine("apt-get")
    lacks(POPPLER)
    parts.ensure_parts(tests=True)

    said = capsys.readouterr().out
    assert "going on without Poppler" in said
    assert "su -c 'apt-get update && apt-get install --no-install-recommends poppler-utils'" in said
    assert ran == []


def test_a_package_that_cannot_be_had_keeps_no_other_away(
    ran: Commands, lacks: Callable[..., None], machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    """When the packages of all fail together they are installed group by group, what builds need first."""
    machine("apt-get", user=0)
    lacks(POPPLER, MONO)
    parts.ensure_parts(tests=True)

    assert [command[-1] for command in ran[2:]] == ["poppler-utils", "mono-mcs"]
    assert "Mono could not be installed" in capsys.readouterr().out


def test_on_an_unknown_system_what_is_missing_is_named(lacks: Callable[..., None], machine: Machine) -> None:
    """Without a known package manager the missing part is named."""
    machine()
    lacks(PANGO)
    with pytest.raises(SetupError, match="Pango must be installed with this system's package manager"):
        parts.ensure_parts(tests=False)


def test_set_up_needs_only_the_standard_library() -> None:
    """Set-up runs on a Python that has nothing installed."""
    code = "import cardpress_setup.__main__, sys; print(*sys.modules)"
    env = {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-S", "-c", code], env=env, capture_output=True, text=True, check=True)

    loaded = {name.partition(".")[0] for name in done.stdout.split()} - {"cardpress", "cardpress_setup"}
    assert {name for name in loaded if not name.startswith("_")} <= sys.stdlib_module_names


def test_lock_files_pin_and_carry_no_addresses() -> None:
    """Lock files pin every package and name no host."""
    for name in (
        "requirements.lock",
        "requirements-dev.lock",
        "requirements-mutants.lock",
        "requirements-site.lock",
    ):
        lines = (ROOT / name).read_text("utf-8").splitlines()[1:]
        assert all("==" in line and "/" not in line for line in lines)
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text("utf-8")


def _pinned(lock: str) -> dict[str, str]:
    """Package to its version in a lock file; names in one spelling."""
    lines = (line.split("==") for line in (ROOT / lock).read_text("utf-8").splitlines() if "==" in line)
    return {name.lower().replace("_", "-"): version for name, version in lines}


def test_locks_pin_whatever_the_project_names() -> None:
    """All dependencies are pinned: a run's in both locks, in one version, tests' in one, others in locks apart."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = project["optional-dependencies"]
    apart = {name: groups.pop(name) for name in ("mutants", "site")}
    extras = [one for group in groups.values() for one in group]
    run, dev = _pinned("requirements.lock"), _pinned("requirements-dev.lock")

    def named(dependencies: Iterable[str]) -> set[str]:
        return {re.split(r"[^\w.-]", one)[0].lower().replace("_", "-") for one in dependencies} - {"cardpress"}

    assert named(project["dependencies"]) - run.keys() == set()
    assert named(extras) - dev.keys() == set()
    for name, packages in apart.items():
        assert named(packages) - _pinned(f"requirements-{name}.lock").keys() == set()
    assert {name: version for name, version in run.items() if dev.get(name) != version} == {}
