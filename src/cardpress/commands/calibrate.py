"""`cardpress calibrate`: measures how far a printer's backs miss its fronts."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from cardpress.commands.exit_codes import FINE
from cardpress.commands.shared_options import Commands, add_command, add_root

_MINUS = re.compile(r"^[+\-−]\d{1,2}([.,]\d+)?$")


def add_calibrate(commands: Commands) -> None:
    """Add the command `calibrate` and its options."""
    example = "cardpress calibrate --set laser 0.4 -0,6"
    more = ": make a test sheet, then type in what it shows."
    command = add_command(commands, "calibrate", example, run, more=more)
    # A miss to the left is a number with a minus, and half of Europe writes it with a comma.
    command._negative_number_matcher = _MINUS
    command.add_argument("--paper", choices=("a4", "letter"), default="a4", help="size of the sheet (default: a4)")
    command.add_argument("--lang", default="", metavar="pl,en", help="languages on the sheet (default: all)")
    command.add_argument(
        "--set", nargs=3, metavar=("NAME", "RIGHT", "UP"), help="keep what a sheet shows, in mm, under a name"
    )
    command.add_argument("-o", "--output", type=Path, metavar="FILE", help="where the sheet, or the profile, goes")
    add_root(command)


def run(arguments: argparse.Namespace) -> int:
    """Make the test sheet, or keep what it shows."""
    from cardpress import calibrate

    print(calibrate.run(arguments))
    return FINE
