"""`cardpress build`: compiles games into build/, or only some components of one game."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from cardpress.checking import games as checked_games
from cardpress.commands.executor_options import add_executor_options, build_resources
from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.print_options import add_print_options
from cardpress.commands.selection import console_of, selection_of, wanted_outputs
from cardpress.commands.shared_options import (
    Commands,
    add_command,
    add_jobs,
    add_languages,
    add_project_options,
)
from cardpress.diagnostics import Report
from cardpress.incremental import inputs_digest
from cardpress.models import manifest
from cardpress.models.folders import entries

EXAMPLE = (
    "cardpress build my_game --lang pl --target sheets_pdf; "
    "cardpress build my_game old_sword hammer..shield: only these, in picked-cards/"
)


def add_build(commands: Commands) -> None:
    """Add the command and its options."""
    command = add_command(commands, "build", EXAMPLE, run)
    add_project_options(command)
    add_selection(command)
    add_executor_options(command)
    command.add_argument(
        "--list", action="store_true", help="name every file at the end, not only three to look at"
    )


def add_selection(command: argparse.ArgumentParser) -> None:
    """Give a command the options that say what of games is made, and how it is printed."""
    add_languages(command)
    command.add_argument(
        "--target", action="append", default=[], metavar="NAME", help="only this output; repeatable"
    )
    add_jobs(command, "processes that render (default: all cores)")
    add_print_options(command)
    command.add_argument(
        "--vendor", action="append", default=[], metavar="NAME", help="files for a print shop; repeatable"
    )


def run(arguments: argparse.Namespace) -> int:
    """Build what is asked for and is not there yet; show what there is now."""
    started = time.perf_counter()
    if picked := _picked_components(arguments):
        return _build_picked(arguments, picked)
    selection, root = selection_of(arguments), arguments.root.resolve()
    wanted = wanted_outputs(root, selection.games, inputs_digest.Digests())
    known = manifest.read(root / "build")
    console, report = console_of(arguments), Report()
    changed: Sequence[str] = ()
    progress = console.progress()
    if not manifest.is_current(known, root / "build", selection, wanted):
        if progress:
            progress("starting", 0, 1)  # what is imported now takes longer than a reader waits without a sign
        from cardpress import pipeline

        with build_resources(arguments).session() as opened:
            outcome = pipeline.build(root, selection, wanted, opened, progress)
        report, changed, known = outcome.report, outcome.changed, manifest.read(root / "build")
        if console.stops(report):
            return WRONG_CONTENT
        if not (len(report) or selection.targets or selection.languages):
            checked_games.note(root, outcome.games, wanted.inputs)
    rows = {path: entry for path, entry in sorted(known.items()) if selection.asks_for(entry)}
    manifest.confirm(root / "build", rows)
    seconds = time.perf_counter() - started
    console.show_build(rows, changed, build=root / "build", seconds=seconds, report=report, whole=arguments.list)
    return FINE


def _picked_components(arguments: argparse.Namespace) -> list[str]:
    """The components named behind a game, taken away from the games."""
    first, *others = arguments.games or [""]
    known = {entry.name for entry in entries(arguments.root / "content") if entry.is_dir()}
    if first not in known or not others or known & {*others}:
        return []
    arguments.games = [first]
    return others


def _build_picked(arguments: argparse.Namespace, picked: list[str]) -> int:
    from cardpress import picked_components

    selection, root, console = selection_of(arguments), arguments.root.resolve(), console_of(arguments)
    started = time.perf_counter()
    with build_resources(arguments).session() as opened:
        report, paths = picked_components.build_picked(root, selection, picked, opened, console.progress())
    if console.stops(report):
        return WRONG_CONTENT
    console.rebuilt(paths, time.perf_counter() - started)
    return FINE
