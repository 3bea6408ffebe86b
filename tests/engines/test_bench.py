"""The bench of the engines measures what it says."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tests.warm import HANGS

from cardpress_engines.described.game import load as described
from cardpress_engines.kernel.state import TERMINAL

BENCH = Path(__file__).parents[1] / "bench" / "engines.py"
sys.path.append(str(BENCH.parent))  # where its own modules are found when it runs as a program
NAMES = runpy.run_path(str(BENCH))


def test_every_engine_is_measured_in_one_run(tmp_path: Path) -> None:
    """Each engine has a line with steps and games a second and a ratio to ours; then comes the effects' share."""
    words = ["--seconds", "0.01", "--repeat", "1", "--kept", str(tmp_path / "bench.json")]
    done = subprocess.run(
        [sys.executable, BENCH, *words], capture_output=True, text=True, check=True, timeout=HANGS
    )

    for name in NAMES["ENGINES"]:
        assert re.search(rf"^  {name} +[\d,]+ +[\d,]+ +\d+\.\d\d$", done.stdout, re.MULTILINE)
    assert re.search(r"running effects takes \d+% of Mephisto's time, \d+% with all", done.stdout)


def test_an_engine_that_is_not_installed_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without catanatron the bench says so and measures the others."""
    left = {name: NAMES["ENGINES"][name] for name in ("catanatron, 2 players", "OpenSpiel python_tic_tac_toe")}
    monkeypatch.setitem(sys.modules, "catanatron", None)
    monkeypatch.setitem(NAMES["available"].__globals__, "ENGINES", left)

    measured = NAMES["best"](NAMES["available"](), seconds=0.01, repeat=1)

    assert "catanatron, 2 players: left out, catanatron is not installed" in capsys.readouterr().out
    assert [name for name, speed in measured.items() if speed.steps > speed.games > 0] == [
        "OpenSpiel python_tic_tac_toe"
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_a_step_is_an_action_of_the_log(data, players: int) -> None:
    """The bench counts each action once, of players and of chance, and plays as random play with that seed."""
    state, chosen, applied = described(data, {"players": players}).new(), Random(1), 0
    while state.current_player() != TERMINAL:
        state.apply_action(state.sample(chosen))
        applied += 1

    assert NAMES["ours"]("mephisto", players=players)(Random(1)) == applied


def test_files_that_run_effects_exist() -> None:
    """The share is measured over files that are there."""
    engines = Path(__file__).parents[2] / "src" / "cardpress_engines"

    assert all((engines / file).is_file() for file in NAMES["INTERPRETER"])
