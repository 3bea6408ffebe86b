"""A game is the same in every process, whatever the hash seed, the language of the machine and how Python runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.engines.properties.digests import digests
from tests.sampling import IS_WHOLE
from tests.warm import HANGS

ROOT = Path(__file__).resolve().parents[3]
ZERO, TURKISH = "hash seed 0, plain C locale, another time zone", "hash seed 4242, Turkish, optimised"
MACHINES: dict[str, tuple[list[str], dict[str, str]]] = {
    ZERO: ([], {"PYTHONHASHSEED": "0", "LC_ALL": "C", "TZ": "Pacific/Auckland", "PYTHONUTF8": "0"}),
    TURKISH: (["-O"], {"PYTHONHASHSEED": "4242", "LC_ALL": "tr_TR.UTF-8"}),
}
"""Each differs from the other in whatever could matter."""
ALONE: dict[str, tuple[list[str], dict[str, str]]] = {
    "Polish": ([], {"PYTHONHASHSEED": "0", "LC_ALL": "pl_PL.UTF-8", "LANGUAGE": "pl"}),
    "plain C locale": ([], {"PYTHONHASHSEED": "0", "LC_ALL": "C", "PYTHONUTF8": "0"}),
    "another hash seed": ([], {"PYTHONHASHSEED": "1"}),
}
"""In soak, what differs in one thing alone."""


def _elsewhere(machine: str) -> tuple[dict[str, str], dict[str, str]]:
    """The digests of games in another process, and those of games with a state that hashes text."""
    options, environment = {**MACHINES, **ALONE}[machine]
    path = os.pathsep.join(map(str, (ROOT, ROOT / "src", ROOT / "build" / "python")))
    command = [sys.executable, *options, "-m", "tests.engines.properties.digests"]
    env = {**os.environ, "PYTHONPATH": path, **environment}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=HANGS)
    fair, faulty = json.loads(done.stdout)
    return fair, faulty


def test_games_are_the_same_elsewhere() -> None:
    """Another process, hash seed or locale plays every game alike, to the last key and happening.

    The comparison finds a state whose key depends on the hash seed.
    """
    told = {machine: _elsewhere(machine) for machine in (*MACHINES, *(ALONE if IS_WHOLE else ()))}

    assert {machine: fair for machine, (fair, _) in told.items()} == dict.fromkeys(told, digests())
    assert told[ZERO][1] != told[TURKISH][1]
