"""`cardpress check`: finds everything that is wrong with games, without rendering."""

from __future__ import annotations

import argparse
from collections.abc import Collection
from pathlib import Path

from cardpress.checking import games as checked_games
from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.selection import console_of, games_asked_for, wanted_outputs
from cardpress.commands.shared_options import Commands, add_command, add_project_options
from cardpress.diagnostics import Diagnostic, Severity
from cardpress.incremental import inputs_digest
from cardpress.words.dictionaries import installed_dictionaries


def add_check(commands: Commands) -> None:
    """Add the command and its options."""
    command = add_command(commands, "check", "cardpress check my_game --format json", run)
    add_project_options(command)
    command.add_argument("--strict", action="store_true", help="also exit with 1 when there are only warnings")


def run(arguments: argparse.Namespace) -> int:
    """Check games, and compare their translations with the source."""
    from cardpress.translate.review import review

    games, root, console = games_asked_for(arguments), arguments.root.resolve(), console_of(arguments)
    wanted = wanted_outputs(root, games, digests := inputs_digest.Digests())
    report, lines = checked_games.check(root, games, wanted.inputs, wanted.tool)
    if not report.has_errors:  # what is wrong comes first; a text that cannot be read is not compared with another
        report.extend(review(root, inputs_digest.words_fingerprints(root, games, wanted.tool, digests)))
        report.extend(_form_notes(root, games))
    if console.stops(report):
        return WRONG_CONTENT
    console.show_check(report, lines)
    faults = [problem for problem in report if problem.severity is not Severity.NOTE]
    return WRONG_CONTENT if arguments.strict and faults else FINE


def _form_notes(root: Path, games: Collection[str]) -> list[Diagnostic]:
    """What dictionaries say of nouns, where one is installed."""
    if not installed_dictionaries():
        return []
    from cardpress.checking.form_notes import form_notes

    return form_notes(root, games)
