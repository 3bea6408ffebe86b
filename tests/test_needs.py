"""What a run left out for want of a part of the system is its last line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cardpress.native.parts import GHOSTSCRIPT

ROOT = Path(__file__).resolve().parents[1]
TESTS = """
import pytest
from tests.needs import needs, reason
from cardpress.native.parts import GHOSTSCRIPT

@pytest.mark.skip(reason(GHOSTSCRIPT))
@pytest.mark.parametrize("vendor", "ab")
def test_of_ghostscript(vendor): pass

@pytest.mark.skip("root may write anywhere")
def test_of_rights(): pass

def test_of_nothing(): pass
"""


@pytest.mark.parametrize("shared", [[], ["--numprocesses", "1"]])
def test_the_last_line_says_what_was_left_out_for_want_of_what(shared: list[str], tmp_path: Path) -> None:
    """Tests are counted by the part they lack, with the command that installs it, after all that pytest says."""
    (tmp_path / "test_some.py").write_text(TESTS, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", "utf-8")
    settings = ["-c", tmp_path / "pytest.ini", "-p", "tests.needs"]
    command = [sys.executable, "-m", "pytest", *settings, *shared, tmp_path]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    last = done.stdout.splitlines()[-1]
    assert last.startswith(f"3 left out: 2 for want of {GHOSTSCRIPT.name}")
    assert last.endswith("1 because root may write anywhere")
