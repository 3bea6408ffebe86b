"""`cardpress import`: the tables of a game become files, one for each row."""

from __future__ import annotations

import argparse

from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.selection import check_games, console_of, games_asked_for
from cardpress.commands.shared_options import Commands, add_command, add_project_options


def add_import(commands: Commands) -> None:
    """Add the command and its options."""
    add_project_options(add_command(commands, "import", "cardpress import my_game", run), 1)


def run(arguments: argparse.Namespace) -> int:
    """Turn the tables of a game without errors into files."""
    from cardpress.diagnostics import Report
    from cardpress.stages.load import load
    from cardpress.tables.importing import import_tables

    games, root = games_asked_for(arguments), arguments.root.resolve()
    if console_of(arguments).stops(check_games(root, games).report):
        return WRONG_CONTENT
    made = import_tables(root, load(root, Report(), [games[0]]).games[games[0]])
    print(f"{len(made)} files written; the tables are set aside, with a ~ after their names")
    return FINE
