"""The command line. Only the command that is asked for is imported, so that every command starts at once."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module

from cardpress import __version__
from cardpress.commands.purposes import PURPOSES

MODULES = {"text": "explain", "import": "import_tables"}
"""The modules of commands whose name is not their module's."""
_ASKS_FOR_ALL = "completion"
"""The command that tells the options of all others."""


def parser(asked: str | None = None) -> argparse.ArgumentParser:
    """The parser of the whole command line; when a command is asked for, others are known by their name alone."""
    whole = argparse.ArgumentParser(
        prog="cardpress",
        description="Compile tabletop games written as data into printable decks and rules data.",
        epilog="example: cardpress build my_game --lang pl --target sheets_pdf",
    )
    whole.add_argument("--version", action="version", version=f"cardpress {__version__}")
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, purpose in PURPOSES.items():
        if asked in (None, name, _ASKS_FOR_ALL):
            module = import_module(f"cardpress.commands.{MODULES.get(name, name)}")
            getattr(module, f"add_{name}")(commands)
        else:
            commands.add_parser(name, help=purpose)
    return whole


def parse(words: Sequence[str]) -> argparse.Namespace:
    """What a command line asks for; SystemExit when it is wrong, or asks for help."""
    return parser(next((word for word in words if not word.startswith("-")), "")).parse_args(words)
