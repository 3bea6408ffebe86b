"""A game is the same in every process, whatever the hash seed, the language of the machine and how Python runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.engines.properties.digests import digests
from tests.warm import HANGS

ROOT = Path(__file__).resolve().parents[3]
MACHINES: dict[str, tuple[list[str], dict[str, str]]] = {
    "hash seed 0": ([], {"PYTHONHASHSEED": "0"}),
    "hash seed 4242, Polish": ([], {"PYTHONHASHSEED": "4242", "LC_ALL": "pl_PL.UTF-8", "LANGUAGE": "pl"}),
    "hash seed 1, Turkish, optimised": (["-O"], {"PYTHONHASHSEED": "1", "LC_ALL": "tr_TR.UTF-8"}),
    "plain C locale, another time zone": ([], {"LC_ALL": "C", "TZ": "Pacific/Auckland", "PYTHONUTF8": "0"}),
}


def _elsewhere(options: list[str], environment: dict[str, str], *words: str) -> Any:
    path = os.pathsep.join(map(str, (ROOT, ROOT / "src", ROOT / "build" / "python")))
    command = [sys.executable, *options, "-m", "tests.engines.properties.digests", *words]
    env = {**os.environ, "PYTHONPATH": path, **environment}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=HANGS)
    return json.loads(done.stdout)


@pytest.mark.parametrize("machine", MACHINES)
def test_games_are_the_same_elsewhere(machine: str) -> None:
    """Another process, hash seed or locale plays every game alike, to the last key and happening."""
    assert _elsewhere(*MACHINES[machine]) == digests()


def test_a_state_that_hashes_text_is_found() -> None:
    """The comparison finds a state whose key depends on the hash seed."""
    one, other = (_elsewhere([], {"PYTHONHASHSEED": seed}, "--faulty") for seed in "01")

    assert one != other
