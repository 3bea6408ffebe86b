"""The command `cardpress export`: builds what is asked for, then puts it into one tidy folder."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from cardpress import pipeline
from cardpress.console import Console
from cardpress.diagnostics import Report
from cardpress.export.options import FOLDER
from cardpress.files.problems import unwritable
from cardpress.files.safe_write import Folder
from cardpress.models import manifest
from cardpress.models.manifest import Selection, Wanted
from cardpress.models.printing import EXPORTS
from cardpress.session import session

FINE, WRONG_CONTENT = 0, 1


def run(arguments: argparse.Namespace, selection: Selection, wanted: Wanted) -> int:
    """Make the exports of every game that was asked for; 1 when anything is wrong, and then nothing is written."""
    started, root = time.perf_counter(), arguments.root.resolve()
    console, report = Console(as_json=arguments.format == "json"), Report()
    build, out = root / "build", (root / arguments.out) if arguments.out else root / FOLDER
    if not manifest.is_current(manifest.read(build), build, selection, wanted):
        with session(jobs=max(1, arguments.jobs)) as opened:
            report = pipeline.build(root, selection, wanted, opened, console.progress()).report
    rows = {path: entry for path, entry in sorted(manifest.read(build).items()) if selection.asks_for(entry)}
    try:
        if not report.has_errors:
            placed = _placed([*rows], build, out, root)
    except OSError as problem:
        report.add(unwritable(out, problem))
    if console.stops(report):
        return WRONG_CONTENT
    _tell(placed, out, time.perf_counter() - started, as_json=arguments.format == "json")
    return FINE


def _placed(paths: list[str], build: Path, out: Path, root: Path) -> dict[str, list[str]]:
    """Copy built files to where they are wanted; gives the files of each export by its folder in `out`.

    build/<game>/exports/<program>/<file> becomes <out>/<game>/<program>/<file>; what else lies there stays.
    """
    source = Folder(build)
    target = Folder(out, root) if out.is_relative_to(root) else Folder(out)
    found: dict[str, list[str]] = {}
    for path in paths:
        game, _, program, *rest = path.split("/")
        found.setdefault(f"{game}/{program}", []).append("/".join(rest))
    for place, files in found.items():
        game, program = place.split("/")
        for name in files:
            data = source.read(f"{game}/{EXPORTS}/{program}/{name}")
            if not target.holds(f"{place}/{name}", data):
                target.write(f"{place}/{name}", data)
    return found


def _tell(placed: dict[str, list[str]], out: Path, seconds: float, *, as_json: bool) -> None:
    if as_json:
        exported = [{"folder": str(out / place), "files": files} for place, files in placed.items()]
        print(json.dumps({"exports": exported}, indent=2, ensure_ascii=False))
        return
    for place, files in placed.items():
        print(f"{out / place}/  {len(files)} files" if len(files) > 1 else f"{out / place}/{files[0]}")
    print(f"{len(placed)} exports, {seconds:.1f} s")
