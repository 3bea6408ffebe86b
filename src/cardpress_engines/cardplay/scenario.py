"""The command `scenario`: runs scenario files and prints how the outcome differs from what they expect."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

NAME = "scenario"
HELP = "play scenario files and say what differs from what they expect"


def add(parser: argparse.ArgumentParser) -> None:
    """Its arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a scenario, or a folder of them")
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of rules_data (default: build/python)")


def run(arguments: argparse.Namespace) -> int:
    """Play them all; 1 when any differs or cannot be played."""
    from cardpress_engines.cardplay import games  # noqa: PLC0415  --help stays fast
    from cardpress_engines.kernel import scenario  # noqa: PLC0415
    from cardpress_engines.kernel.json_input import InputError, read_json  # noqa: PLC0415

    load, played, wrong = games.loader(arguments.data), 0, 0
    for file in _files(arguments.files):
        played += 1
        try:
            document = read_json(file)
        except InputError as bad:
            problems = [bad]
        else:
            problems = [document.problem(bad) for bad in scenario.run(document.value, load)]
        wrong += bool(problems)
        for problem in problems:
            print(problem, file=sys.stderr)
    print(f"scenarios played: {played}, as expected: {played - wrong}")
    return 1 if wrong or not played else 0


def _files(given: list[Path]) -> Iterator[Path]:
    for path in given:
        yield from sorted(path.rglob("*.json")) if path.is_dir() else [path]
