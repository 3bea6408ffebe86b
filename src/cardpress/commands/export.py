"""`cardpress export`: builds what other programs read, then puts it into one tidy folder."""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from cardpress.commands import boardgame_rules, web_export
from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.selection import console_of, selection_of, wanted_outputs
from cardpress.commands.shared_options import (
    Commands,
    add_command,
    add_jobs,
    add_languages,
    add_project_options,
)
from cardpress.diagnostics import Diagnostic, Report
from cardpress.diagnostics.requests import known_names, split_names
from cardpress.files.problems import unwritable
from cardpress.files.safe_write import Folder
from cardpress.incremental import inputs_digest
from cardpress.models import manifest
from cardpress.models.folders import entries
from cardpress.models.printing import EXPORTS, USUAL_DPI

FOLDER = EXPORTS
"""Where exports go unless another place is named."""


def add_export(commands: Commands) -> None:
    """Add the command and its options."""
    example = f"cardpress export my_game --to sqlite,typescript; there is {', '.join(export_names())}"
    command = add_command(commands, "export", example, run)
    add_project_options(command)
    command.add_argument("--to", action="append", required=True, metavar="NAME,…", help="the programs; repeatable")
    add_languages(command)
    command.add_argument(
        "--dpi",
        type=int,
        default=USUAL_DPI,
        metavar="N",
        help=f"pixels an inch of pictures (default: {USUAL_DPI})",
    )
    command.add_argument(
        "--out", type=Path, metavar="DIR", help=f"where exports go (default: {FOLDER} in the project folder)"
    )
    add_jobs(command)
    command.set_defaults(target=[], layout=[], look=[], printer=None, cut_paths=False, vendor=[])


def export_names() -> tuple[str, ...]:
    """The programs there is an export for."""
    folder = Path(__file__).parents[1] / "targets" / EXPORTS
    made_here = (entry.name for entry in entries(folder) if (folder / entry.name / "__init__.py").is_file())
    return tuple(sorted((*made_here, web_export.NAME)))


def run(arguments: argparse.Namespace) -> int:
    """Make the exports of every game that was asked for; 1 when anything is wrong, and then nothing is written."""
    from cardpress import pipeline
    from cardpress.incremental.session import Session

    started, root = time.perf_counter(), arguments.root.resolve()
    programs = known_names("program", split_names(arguments.to), export_names())
    wanted_as_built = [f"{EXPORTS}.{name}" for name in programs if name != web_export.NAME]
    playing = [each for each in (web_export, boardgame_rules) if each.NAME in programs]
    targets = tuple(dict.fromkeys((*wanted_as_built, *(name for each in playing for name in each.TARGETS))))
    selection = replace(selection_of(arguments), targets=targets, dpi=arguments.dpi)
    wanted = wanted_outputs(root, selection.games, inputs_digest.Digests())
    console, report = console_of(arguments), Report()
    build, out = root / "build", (root / arguments.out) if arguments.out else root / FOLDER
    if not manifest.is_current(manifest.read(build), build, selection, wanted):
        with Session(jobs=max(1, arguments.jobs)) as opened:
            report = pipeline.build(root, selection, wanted, opened, console.progress()).report
    rows = {path: entry for path, entry in sorted(manifest.read(build).items()) if selection.asks_for(entry)}
    try:
        with tempfile.TemporaryDirectory() as staged:
            if playing and not report.has_errors:
                report.extend(_put_together(selection.games, programs, rows, root, Path(staged)))
            if not report.has_errors:
                built = [path for path, entry in rows.items() if entry.target in wanted_as_built]
                placed = _copy_exports(built, build, out, root)
                for place, files in _copy_staged(Path(staged) / "out", out, root).items():
                    placed[place] = sorted([*placed.get(place, ()), *files])
    except OSError as problem:
        report.add(unwritable(out, problem))
    if console.stops(report):
        return WRONG_CONTENT
    _tell(placed, out, time.perf_counter() - started, as_json=arguments.format == "json")
    return FINE


def _put_together(
    games: Sequence[str],
    programs: Sequence[str],
    rows: Mapping[str, manifest.ManifestEntry],
    root: Path,
    staged: Path,
) -> Iterator[Diagnostic]:
    """Make what programs that play make of built files, in a folder of its own: staged/out/<game>/<program>."""
    build = root / "build"
    for game in games:
        problems = []
        if web_export.NAME in programs:
            faces, out = staged / "faces" / game, staged / "out" / game / web_export.NAME
            _copy_faces(game, rows, build, faces)
            out.parent.mkdir(parents=True, exist_ok=True)
            problems.append(web_export.put_together(game, root, build, faces, out))
        if boardgame_rules.NAME in programs:
            out = staged / "out" / game / boardgame_rules.NAME / "rules"
            problems.append(boardgame_rules.put_together(game, root, build, out))
        yield from filter(None, problems)


def _copy_faces(game: str, rows: Mapping[str, manifest.ManifestEntry], build: Path, into: Path) -> None:
    """Copy the faces of a game that a page needs."""
    for path, entry in rows.items():
        if (entry.game, entry.target) == (game, web_export.TARGETS[0]):
            Folder(into).write("/".join(path.split("/")[3:]), Folder(build).read(path))


def _copy_staged(staged: Path, out: Path, root: Path) -> dict[str, list[str]]:
    """Copy what was put together to where it is wanted; gives the files by their folder in `out`."""
    target = Folder(out, root) if out.is_relative_to(root) else Folder(out)
    found: dict[str, list[str]] = {}
    for file in sorted(file for file in staged.rglob("*") if file.is_file()):
        name = file.relative_to(staged).as_posix()
        game, program, rest = name.split("/", 2)
        found.setdefault(f"{game}/{program}", []).append(rest)
        data = file.read_bytes()
        if not target.holds(name, data):
            target.write(name, data)
    return found


def _copy_exports(paths: list[str], build: Path, out: Path, root: Path) -> dict[str, list[str]]:
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
