"""Scenario files of a game: what differs from what they expect, and the words they say are refused."""

from __future__ import annotations

import json
from pathlib import Path

from cardpress_engines.kernel import scenario
from cardpress_engines.kernel.game_interface import Load
from cardpress_engines.kernel.json_input import read_json


def problems(file: Path, load: Load) -> list[str]:
    """What differs after the actions of a scenario, each with its place in the file."""
    document = read_json(file)
    return [str(document.problem(bad)) for bad in scenario.run(document.value, load)]


def refused(file: Path) -> list[str]:
    """All actions in words that must not be legal somewhere in a scenario."""
    value = json.loads(file.read_text("utf-8"))
    done = value.get("do", [])
    found = [each["refused"] for each in done if isinstance(each, dict) and "refused" in each]
    return [*found, *value.get("then", {}).get("illegal", [])]
