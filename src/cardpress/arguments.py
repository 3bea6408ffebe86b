"""The words of the command line. What a command needs is imported when it runs: this imports next to nothing."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from cardpress import __version__
from cardpress.completion import SHELLS
from cardpress.difference.options import add_diff
from cardpress.doctor.options import add_doctor
from cardpress.editions import add_calibrate, add_options
from cardpress.export.options import add_export
from cardpress.means import add_means
from cardpress.preflight.arguments import add_preflight
from cardpress.release.options import add_release
from cardpress.serve.options import add_serve
from cardpress.starting import add_new
from cardpress.translate.options import add_translate

EXAMPLES = {
    "build": "cardpress build my_game --lang pl --target sheets_pdf",
    "check": "cardpress check my_game --format json",
    "text": "cardpress text my_game old_sword",
    "explain": "cardpress explain my_game old_sword",
    "import": "cardpress import my_game",
    "watch": "cardpress watch my_game --lang pl --target sheets_pdf",
}


def parser() -> argparse.ArgumentParser:
    """The command line: every command with its options."""
    whole = argparse.ArgumentParser(
        prog="cardpress",
        description="Compile tabletop games written as data into printable decks and rules data.",
        epilog=f"example: {EXAMPLES['build']}",
    )
    whole.add_argument("--version", action="version", version=f"cardpress {__version__}")
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")
    build = _command(commands, "build", "compile games into build/", games="*")
    _add_selection(build)
    build.epilog = (
        f"{build.epilog}; cardpress build my_game old_sword hammer..shield: only these, in picked-cards/"
    )
    add_means(build)
    build.add_argument("--list", action="store_true", help="name every file at the end, not only three to look at")
    check = _command(commands, "check", "find everything that is wrong, without rendering", games="*")
    check.add_argument("--strict", action="store_true", help="also exit with 1 when there are only warnings")
    text = _command(commands, "text", "show compiled rule texts beside their effect trees", games=1)
    text.add_argument("component", nargs="?", help="only this component")
    explain = _command(commands, "explain", "show one component: sources, tree, texts, pages", games=1)
    explain.add_argument("component", help="the component's id")
    watch = _command(commands, "watch", "build again whenever a file is saved", games="*")
    _add_selection(watch)
    add_serve(commands)
    add_calibrate(commands)
    add_preflight(commands)
    add_diff(commands)
    add_release(commands)
    add_export(commands)
    add_translate(commands)
    add_new(commands)
    _command(commands, "import", "turn the tables of a game into files", games=1)
    add_completion(commands)
    add_doctor(commands)
    return whole


def add_completion(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command that prints what a shell completes with."""
    purpose = "print a script that lets a shell complete this command line"
    command = commands.add_parser(
        "completion",
        help=purpose,
        description=f"{purpose[0].upper()}{purpose[1:]}.",
        epilog='example: eval "$(cardpress completion bash)" in ~/.bashrc; cardpress completion fish | source',
    )
    command.add_argument("shell", choices=SHELLS, help="the shell")


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], name: str, purpose: str, *, games: str | int
) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name, help=purpose, description=purpose[0].upper() + purpose[1:] + ".", epilog=f"example: {EXAMPLES[name]}"
    )
    command.add_argument(
        "games", nargs=games, metavar="GAME", help="a folder in content/; all games when left out"
    )
    command.add_argument(
        "--root", type=Path, default=Path(), metavar="DIR", help="the project folder (default: here)"
    )
    command.add_argument("--format", choices=("text", "json"), default="text", help="how results are printed")
    return command


def _add_selection(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", default="", metavar="pl,en", help="only these languages, separated by commas")
    command.add_argument(
        "--target", action="append", default=[], metavar="NAME", help="only this output; repeatable"
    )
    command.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes that render (default: all cores)",
    )
    add_options(command)
    command.add_argument(
        "--vendor", action="append", default=[], metavar="NAME", help="files for a print shop; repeatable"
    )
