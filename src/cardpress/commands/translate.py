"""`cardpress translate`: texts of a game for translators and back, and how far each language is."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardpress.commands.shared_options import Commands, add_command, add_root
from cardpress.translate.file_forms import FORMATS

PROGRAM = "instead of a game: the program's own words, on sheets and in the terminal, in a language"
EXAMPLES = {
    "export": "cardpress translate export my_game de --as xliff",
    "import": "cardpress translate import my_game de my_game.de.po",
    "proof": "cardpress translate proof my_game de",
    "accept": "cardpress translate accept my_game de",
    "status": "cardpress translate status my_game",
}


def add_translate(commands: Commands) -> None:
    """Add the command with its parts."""
    command = add_command(commands, "translate", EXAMPLES["export"], run)
    parts = command.add_subparsers(dest="part", required=True, metavar="PART")
    export = _part(parts, "export", "write a file for a translator's program")
    export.add_argument("--as", dest="form", choices=FORMATS, default="po", help="its format (default: po)")
    export.add_argument("-o", "--output", type=Path, metavar="FILE", help="default: GAME.LANG.po in this folder")
    bring = _part(parts, "import", "bring a translated file back")
    bring.add_argument("file", type=Path, metavar="FILE")
    proof = _part(parts, "proof", "print every card beside its texts in both languages, for an editor to mark up")
    proof.add_argument("-o", "--output", type=Path, metavar="FILE", help="default: build/GAME/proof-LANG.pdf")
    accept = _part(parts, "accept", "say that a language's texts fit the source as it is now")
    for part in (export, bring, accept):
        part.add_argument("--program", metavar="LANG", help=PROGRAM)
    status = _root(parts, "status", "how much of each language is translated, stale or equal to the source")
    status.add_argument("games", nargs="*", metavar="GAME", help="a folder in content/; all games when left out")
    status.add_argument("--program", action="store_true", help="of the program's own words instead of games")
    status.add_argument("--from", dest="source", metavar="LANG", help="the language translated from")
    status.add_argument("--format", choices=("text", "json"), default="text", help="how results are printed")


def _part(parts: Commands, name: str, purpose: str) -> argparse.ArgumentParser:
    part = _root(parts, name, purpose)
    part.add_argument("game", nargs="?", metavar="GAME", help="a folder in content/")
    part.add_argument(
        "language", nargs="?", metavar="LANG", help="the language translated into, as its files are called"
    )
    part.add_argument(
        "--from", dest="source", metavar="LANG", help="the language translated from (default: the game's first)"
    )
    part.add_argument("--format", choices=("text", "json"), default="text", help="how problems are printed")
    return part


def _root(parts: Commands, name: str, purpose: str) -> argparse.ArgumentParser:
    part = add_command(parts, name, EXAMPLES[name], purpose=purpose)
    add_root(part)
    return part


def run(arguments: argparse.Namespace) -> int:
    """Do one part of the command."""
    from cardpress.translate import command

    return command.run(arguments)
