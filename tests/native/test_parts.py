"""The system packages of WeasyPrint's libraries."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardpress.native import parts as native

SRC = Path(native.__file__).parents[2]


@pytest.mark.parametrize(
    ("manager", "command"), [("pacman", "pacman -S pango"), ("apk", "apk add pango fontconfig"), (None, None)]
)
def test_install_command_is_of_the_system(
    manager: str | None, command: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command names the package manager this system has, and nothing when it is none we know."""
    monkeypatch.setenv("PATH", str(tmp_path))
    if manager:
        (tmp_path / manager).touch(mode=0o755)

    assert native.install_command() == command


def test_set_up_reads_it_before_anything_is_installed() -> None:
    """Set-up starts with Python alone, so what it imports of cardpress needs no package."""
    words = [sys.executable, "-S", "-c", "import cardpress_setup.__main__"]
    done = subprocess.run(
        words, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": str(SRC)}
    )

    assert (done.returncode, done.stderr) == (0, "")
