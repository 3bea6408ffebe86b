"""The bench of the engines measures what it says."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from cardpress_engines.kernel.state import TERMINAL
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.setup import Setup

BENCH = Path(__file__).parents[1] / "bench" / "engines.py"
sys.path.append(str(BENCH.parent))  # where its own modules are found when it runs as a program
NAMES = runpy.run_path(str(BENCH))


def run(code: str, kept: Path) -> str:
    """What the bench prints in the shortest of runs, after some code; `kept` is the file of its ratios."""
    words = ["--seconds", "0.01", "--repeat", "1", "--kept", str(kept)]
    start = f"import runpy, sys; {code}; sys.path.append({str(BENCH.parent)!r}); sys.argv[1:] = {words}; "
    command = [sys.executable, "-c", f"{start}runpy.run_path({str(BENCH)!r}, run_name='__main__')"]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout


def test_every_engine_is_measured_in_one_run(tmp_path: Path) -> None:
    """Each engine has a line with steps and games a second and a ratio to ours; then comes the effects' share."""
    printed = run("pass", tmp_path / "bench.json")

    for name in NAMES["ENGINES"]:
        assert re.search(rf"^  {name} +[\d,]+ +[\d,]+ +\d+\.\d\d$", printed, re.MULTILINE)
    assert re.search(r"running effects takes \d+% of Mephisto's time, \d+% with all", printed)


def test_an_engine_that_is_not_installed_is_left_out(tmp_path: Path) -> None:
    """Without catanatron the bench says so and measures the others."""
    printed = run("sys.modules['catanatron'] = None", tmp_path / "bench.json")

    assert "catanatron, 2 players: left out, catanatron is not installed" in printed
    assert re.search(r"^  OpenSpiel python_tic_tac_toe +[\d,]+", printed, re.MULTILINE)


@pytest.mark.parametrize("players", [2, 4])
def test_a_step_is_an_action_of_the_log(data, players: int) -> None:
    """The bench counts each action once, of players and of chance, and plays as random play with that seed."""
    state, chosen, applied = Mephisto(data, Setup(players)).new(), Random(1), 0
    while state.current_player() != TERMINAL:
        state.apply_action(state.sample(chosen))
        applied += 1

    assert NAMES["ours"]("mephisto", players=players)(Random(1)) == applied


def test_files_that_run_effects_exist() -> None:
    """The share is measured over files that are there."""
    engines = Path(__file__).parents[2] / "src" / "cardpress_engines"

    assert all((engines / file).is_file() for file in NAMES["INTERPRETER"])
