"""What a run left out for want of a part of the system is its last line; what failed is told, whoever ran it."""

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

def test_that_fails(): assert False

@pytest.fixture
def unready(): raise OSError("not made ready")

def test_not_made_ready(unready): pass

@pytest.fixture
def left():
    yield
    raise OSError("not cleared away")

def test_not_cleared_away(left): pass
"""


@pytest.fixture(scope="module", params=[[], ["--numprocesses", "1"]], ids=["alone", "shared"])
def said(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a run of some tests, by one process and by one that tells another."""
    folder = tmp_path_factory.mktemp("some")
    (folder / "test_some.py").write_text(TESTS, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", "utf-8")
    settings = ["-c", folder / "pytest.ini", "-p", "tests.needs", "-p", "tests.reports"]
    command = [sys.executable, "-m", "pytest", *settings, *request.param, folder]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()


def test_the_last_line_says_what_was_left_out_for_want_of_what(said: list[str]) -> None:
    """Tests are counted by the part they lack, with the command that installs it, after all that pytest says."""
    assert said[-1].startswith(f"3 left out: 2 for want of {GHOSTSCRIPT.name}")
    assert said[-1].endswith("1 because root may write anywhere")


def test_what_fails_beside_a_test_is_told(said: list[str]) -> None:
    """A test that fails, is not made ready or not cleared away is counted, whichever process it ran in."""
    assert "1 failed, 2 passed, 3 skipped, 2 errors" in said[-2]
