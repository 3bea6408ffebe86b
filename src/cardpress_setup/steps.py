"""Run set-up commands: say what is done, show output only when it fails."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from cardpress.native.managers import PackageManager


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


def elevation(manager: PackageManager) -> list[str] | None:
    """Words to put before a command of the package manager, or None when it cannot be run without a question."""
    if not manager.needs_root:
        return [] if shutil.which(manager.install[0]) else None
    if os.name != "posix":
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo"):
        asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
        if asked.returncode == 0:
            return ["sudo", "-n"]
    return None
