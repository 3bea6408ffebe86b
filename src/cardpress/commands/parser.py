"""The command line: every command with its options. Nothing heavy is imported, so that --help starts at once."""

from __future__ import annotations

import argparse

from cardpress import __version__
from cardpress.commands.build import add_build
from cardpress.commands.calibrate import add_calibrate
from cardpress.commands.check import add_check
from cardpress.commands.completion import add_completion
from cardpress.commands.diff import add_diff
from cardpress.commands.doctor import add_doctor
from cardpress.commands.explain import add_explain, add_text
from cardpress.commands.export import add_export
from cardpress.commands.import_tables import add_import
from cardpress.commands.new import add_new
from cardpress.commands.preflight import add_preflight
from cardpress.commands.release import add_release
from cardpress.commands.serve import add_serve
from cardpress.commands.studio import add_studio
from cardpress.commands.translate import add_translate
from cardpress.commands.watch import add_watch
from cardpress.commands.words import add_words

COMMANDS = (
    add_build,
    add_check,
    add_text,
    add_explain,
    add_watch,
    add_serve,
    add_studio,
    add_calibrate,
    add_preflight,
    add_diff,
    add_release,
    add_export,
    add_translate,
    add_words,
    add_new,
    add_import,
    add_completion,
    add_doctor,
)
"""What adds each command, in the order in which help lists them."""


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    whole = argparse.ArgumentParser(
        prog="cardpress",
        description="Compile tabletop games written as data into printable decks and rules data.",
        epilog="example: cardpress build my_game --lang pl --target sheets_pdf",
    )
    whole.add_argument("--version", action="version", version=f"cardpress {__version__}")
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for add in COMMANDS:
        add(commands)
    return whole
