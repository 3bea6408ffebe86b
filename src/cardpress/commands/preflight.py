"""`cardpress preflight`: looks over finished PDFs as a printer would."""

from __future__ import annotations

import argparse

from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.shared_options import Commands, add_command, add_root

FORMATS = ("text", "json", "sarif")


def add_preflight(commands: Commands) -> None:
    """Add the command and its options."""
    command = add_command(commands, "preflight", "cardpress preflight my_game --profile home_a4", run)
    command.add_argument(
        "subjects",
        nargs="*",
        metavar="FILE|GAME",
        help="a PDF, or a game whose built PDFs are meant; all games when left out",
    )
    command.add_argument("--profile", metavar="NAME", help="the printer, such as home_a4 or drivethrucards")
    command.add_argument("--strict", action="store_true", help="also exit with 1 when there are only warnings")
    command.add_argument("--format", choices=FORMATS, default="text", help="how findings are printed")
    add_root(command)


def run(arguments: argparse.Namespace) -> int:
    """Look over files and print what is found; 1 when something stops a file."""
    from cardpress.preflight import command

    findings, is_printable = command.run(arguments)
    print(findings)
    return FINE if is_printable else WRONG_CONTENT
