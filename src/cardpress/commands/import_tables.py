"""`cardpress import`: the tables of a game become files, one for each row."""

from __future__ import annotations

import argparse

from cardpress.commands.errors import FINE, WRONG_CONTENT, CommandError
from cardpress.commands.selection import check_games, console_of, games_asked_for
from cardpress.commands.shared_options import Commands, add_command, add_format, add_games, add_root


def add_import(commands: Commands) -> None:
    """Add the command and its options."""
    command = add_command(commands, "import", "turn the tables of a game into files", "cardpress import my_game")
    add_games(command, 1)
    add_root(command)
    add_format(command)


def run(arguments: argparse.Namespace) -> int:
    """Turn the tables of a game without errors into files."""
    from cardpress.diagnostics import Report
    from cardpress.stages.load import load
    from cardpress.tables.importing import import_tables
    from cardpress.tables.problems import ImportingError

    games, root = games_asked_for(arguments), arguments.root.resolve()
    if console_of(arguments).stops(check_games(root, games).report):
        return WRONG_CONTENT
    try:
        made = import_tables(root, load(root, Report(), [games[0]]).games[games[0]])
    except ImportingError as problem:
        raise CommandError(str(problem)) from None
    print(f"{len(made)} files written; the tables are set aside, with a ~ after their names")
    return FINE
