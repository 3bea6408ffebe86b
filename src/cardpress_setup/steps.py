"""Run set-up commands: say what is done, show output only when it fails."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class SetupError(Exception):
    """Set-up cannot go on; the message says what the person should do."""


def say(text: str) -> None:
    """One line of progress, at once."""
    print(f"setup: {text}", flush=True)


def run(command: Sequence[str | Path], failure: str, env: Mapping[str, str] | None = None) -> None:
    """Run a command quietly; on failure raise SetupError with its output and an advice."""
    done = subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **(env or {})},
    )
    if done.returncode:
        raise SetupError(f"{(done.stdout + done.stderr).strip()}\n\n{failure}")


def privileged() -> list[str] | None:
    """Words to put before a command that needs root, or None when root cannot be had without asking."""
    if os.name != "posix":
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo"):
        asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
        if asked.returncode == 0:
            return ["sudo", "-n"]
    return None


def system_install(packages: Mapping[str, Sequence[str]], purpose: str) -> None:
    """Install system packages, given per package manager, if that needs no question; else say the command."""
    manager = next((name for name in packages if shutil.which(name)), None)
    if manager is None:
        raise SetupError(
            f"{purpose} is missing; install it with your system's package manager and run make again."
        )
    install = [manager, *_VERBS[manager], *packages[manager]]
    prefix = [] if manager == "brew" else privileged()
    if prefix is None:
        raise SetupError(f"{purpose} is missing; run this once, then make again:\n\n    sudo {' '.join(install)}")
    say(f"installing {purpose} with {manager}")
    advice = f"{purpose} could not be installed; run this yourself, then make again:\n\n    {' '.join(install)}"
    if manager == "apt-get":
        run([*prefix, manager, "update", "-qq"], advice, {"DEBIAN_FRONTEND": "noninteractive"})
    run([*prefix, *install], advice, {"DEBIAN_FRONTEND": "noninteractive"})


_VERBS = {
    "apt-get": ["install", "-y", "-q", "--no-install-recommends"],
    "dnf": ["install", "-y", "-q"],
    "pacman": ["-S", "--noconfirm", "--needed"],
    "apk": ["add", "-q"],
    "brew": ["install", "-q"],
}
