"""The command line of `cardplay`: parses words, runs a command, gives the exit code.

A command is a module with NAME, HELP (one line), `add` (its arguments) and `run`; such modules
import what they need when they run, so that --help starts at once. A game is loaded once it is named, for its own
options. 0 fine, 1 something is wrong with what was given, 2 the command is wrong, 130 stopped with Ctrl-C.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

from cardpress_engines.cardplay import games, options
from cardpress_engines.kernel.json_input import InputError

OWN = ("play", "simulate", "report", "fit", "replay", "scenario")
COMMANDS = {**{name: f"cardpress_engines.cardplay.{name}" for name in OWN}, "table": "cardpress_table.command"}
"""Commands and their modules; the table is a package of its own, which is built on this one."""
SETS_UP = ("play", "simulate", "report", "table")
"""Commands that set up a game, with options of its own."""
SEVERAL = ("report",)
"""Those of them that can be about several set-ups."""
FINE, WRONG_INPUT, STOPPED = 0, 1, 130


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; argparse leaves with 2 when the command is wrong."""
    words = sys.argv[1:] if words is None else words
    try:
        arguments = _parse(words)
        _warn(arguments)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except InputError as problem:
        print(f"cardplay: {problem}", file=sys.stderr)
        return WRONG_INPUT
    except BrokenPipeError:  # the reader, like `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except OSError as problem:  # a full disk, a terminal that is gone
        print(f"cardplay: {problem.filename or 'output'}: {problem.strerror}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return STOPPED
    return code


def run() -> None:
    """The console script."""
    for stream in ("stdout", "stderr"):
        if getattr(sys, stream) is None:  # closed by who started it, and the next file opened must not become it
            setattr(sys, stream, Path(os.devnull).open("w"))  # noqa: SIM115  until the end
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a console may know fewer signs than a table has
    sys.exit(main())


def _warn(arguments: argparse.Namespace) -> None:
    """Tell who waits at a terminal that the game is not the one its files describe now."""
    if arguments.command in SETS_UP and arguments.data is None and sys.stderr.isatty():
        game = arguments.game
        if games.stale(game):
            print(
                f"cardplay: {game} has changed since it was built: run `cardpress build {game}`", file=sys.stderr
            )


def _parse(words: Sequence[str]) -> argparse.Namespace:
    parser = _parser(words)
    arguments, unknown = parser.parse_known_args(words)
    if unknown:
        if arguments.command in SETS_UP:  # options of a game there is not are unknown too
            games.check(arguments.game)
        parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    return arguments


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    asked = words[0] if words else ""
    parser = argparse.ArgumentParser(
        prog="cardplay",
        description="Play tabletop games by the rules: in the terminal, by the thousand, or again from a record.",
        epilog="example: cardplay play mephisto --lang pl",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in (asked,) if asked in COMMANDS else COMMANDS:
        module = import_module(COMMANDS[name])
        command = commands.add_parser(
            module.NAME, help=module.HELP, description=f"{module.HELP[0].upper()}{module.HELP[1:]}."
        )
        module.add(command)
        if name in SETS_UP and name == asked:
            options.add(command, options.game_argument(words[1:]), several=name in SEVERAL)
        command.set_defaults(run=module.run)
    return parser


if __name__ == "__main__":
    run()
