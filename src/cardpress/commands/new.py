"""`cardpress new`: makes a small, complete game to begin with."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardpress.commands.exit_codes import FINE
from cardpress.commands.shared_options import Commands, add_command, add_root
from cardpress.starters import USUAL, new_game, starters


def add_new(commands: Commands) -> None:
    """Add the command and its options."""
    example, more = "cardpress new my_game --template effects", "; nothing that is there is written over."
    command = add_command(commands, "new", example, run, more=more)
    command.add_argument("name", metavar="NAME", help="the game's id: lower-case letters, digits, underscores")
    command.add_argument(
        "--template", choices=starters(), default=USUAL, help=f"what it begins with (default: {USUAL})"
    )
    add_root(command)


def run(arguments: argparse.Namespace) -> int:
    """Make the game and say what to do next."""
    name = arguments.name
    made = new_game(arguments.root.resolve(), name, arguments.template)
    where = "" if arguments.root == Path() else f" --root {arguments.root}"
    folders = f"content/{name}/, templates/{name}/, schemas/{name}.json and schemas for editors"
    print(f"{len(made)} files made: {folders}")
    print(f"next: cardpress build{where}, then open build/{name}/en/sheets-a4.pdf")
    return FINE
