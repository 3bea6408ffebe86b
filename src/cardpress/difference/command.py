"""The command `cardpress diff`: compares two builds and, when asked to, prints the changed cards again."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.difference import text_report
from cardpress.difference.build_reader import read_build
from cardpress.difference.changes import Comparison, compare
from cardpress.difference.compared_files import Build
from cardpress.difference.reprint import ReprintShop, reprint
from cardpress.difference.reprint_counts import find_outdated
from cardpress.incremental.session import Session
from cardpress.output import Console

EQUAL, DIFFERENT, WRONG_COMMAND = 0, 1, 2


def run(arguments: argparse.Namespace) -> int:
    """0 when the builds are equal, 1 when they differ, 2 when they cannot be compared or printed."""
    root, report = arguments.root.resolve(), Report()
    console = Console(as_json=arguments.format == "json")
    out = root / arguments.reprint if arguments.reprint else None
    if out and out.exists() and (not out.is_dir() or any(out.iterdir())):
        report.add(_in_use(arguments.reprint))
    # a path counts from the project folder, and problems name it as it was given
    old, new = (read_build(root / path, report, name=str(path)) for path in (arguments.old, arguments.new))
    if console.stops(report):
        return WRONG_COMMAND
    found = compare(old, new)
    compared = {each.game for each in found}
    new = {game: build for game, build in new.items() if game in compared}
    printed = _reprint(old, new, root, out, report) if out else ()
    if console.stops(report):
        return WRONG_COMMAND
    _tell(found, printed, out, as_json=arguments.format == "json")
    return EQUAL if text_report.is_equal(found) else DIFFERENT


def _reprint(old: Build, new: Build, root: Path, out: Path, report: Report) -> tuple[str, ...]:
    asked = {game: find_outdated(old.get(game), build) for game, build in new.items()}
    with Session(jobs=os.cpu_count() or 1) as opened:
        return reprint(asked, new, ReprintShop(root, opened, report), out)


def _tell(found: tuple[Comparison, ...], printed: tuple[str, ...], out: Path | None, *, as_json: bool) -> None:
    if as_json:
        print(text_report.as_json(found, printed if out else None))
        return
    print(text_report.as_text(found))
    for path in printed:
        print(f"to print again: {path}")
    if out and not printed:
        print("nothing to print again")


def _in_use(path: Path) -> Diagnostic:
    return Diagnostic(
        "folder-in-use",
        "the folder for what is to be printed again is not empty",
        Position(str(path)),
        expected="a new or an empty folder, so that nothing in it is out of date",
        hint="name another one, or remove what is in it",
    )
