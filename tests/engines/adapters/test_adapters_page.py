"""The page about adapters says only what works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardpress_engines.adapters.pettingzoo import SIZE

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "adapters.md").read_text("utf-8")
NEED_NOTHING = {"boardgame_io"}
"""Adapters that work with JSON alone."""
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_page_has_an_example_for_each_adapter() -> None:
    """Every adapter is imported by an example of the page, and its extra is named where it needs one."""
    adapters = {file.stem for file in (ROOT / "src/cardpress_engines/adapters").glob("[!_]*.py")}

    assert set(re.findall(r"cardpress_engines\.adapters\.(\w+)", "".join(EXAMPLES))) == adapters
    assert set(re.findall(r"pip install '\.\[(\w+)\]'", PAGE)) == adapters - NEED_NOTHING


@pytest.mark.parametrize("code", EXAMPLES, ids=["open_spiel", "pettingzoo", "boardgame_io"])
def test_example_plays_a_game_to_its_end(code: str) -> None:
    """Each example runs as it stands in the project's folder and prints what the players won."""
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)

    assert (done.returncode, done.stderr) == (0, "")
    returns = [float(number) for number in done.stdout.strip("[]\n").split(",")]
    assert len(returns) >= 3
    assert sum(returns) == pytest.approx(0)


def test_numbers_of_the_page_are_the_numbers_of_the_code() -> None:
    """The size of a view is the one the page names."""
    assert f"{SIZE:,} whole numbers" in PAGE
