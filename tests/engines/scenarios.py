"""Scenario files of a game: what differs from what they expect, and the words they say are refused."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from cardpress_engines.kernel import scenario
from cardpress_engines.kernel.game_interface import Load
from cardpress_engines.kernel.json_input import read_json


def problems(file: Path, load: Load) -> list[str]:
    """What differs after the actions of a scenario, each with its place in the file."""
    document = read_json(file)
    return [str(document.problem(bad)) for bad in scenario.run(document.value, load)]


def refused(files: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """All actions in words that must not be legal somewhere in scenarios, each after the name of its file."""
    for file in files:
        value = json.loads(file.read_text("utf-8"))
        done = value.get("do", [])
        found = [each["refused"] for each in done if isinstance(each, dict) and "refused" in each]
        yield from ((file.name, words) for words in (*found, *value.get("then", {}).get("illegal", [])))
