"""`cardpress watch`: builds again whenever a file is saved."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from cardpress.commands.build import add_selection
from cardpress.commands.exit_codes import FINE
from cardpress.commands.selection import console_of, selection_of, wanted_outputs
from cardpress.commands.shared_options import Commands, add_command, add_project_options
from cardpress.models.manifest import BuildRequest

if TYPE_CHECKING:
    from cardpress.incremental.session import Session


def add_watch(commands: Commands) -> None:
    """Add the command and its options."""
    example = "cardpress watch my_game --lang pl --target sheets_pdf"
    command = add_command(commands, "watch", example, run)
    add_project_options(command)
    add_selection(command)


def run(arguments: argparse.Namespace) -> int:
    """Build after every save until interrupted; KeyboardInterrupt then."""
    from cardpress.watch import watch, watched_folders

    selection, root, console = selection_of(arguments), arguments.root.resolve(), console_of(arguments)

    def wanted_now(session: Session) -> BuildRequest:
        return wanted_outputs(root, selection.games, session.digests)

    console.show_watched(selection.games, watched_folders(root))
    for outcome in watch(root, selection, wanted_now, jobs=max(1, arguments.jobs)):
        if not console.stops(outcome.report):
            console.rebuilt(outcome.changed, outcome.seconds)
    return FINE
