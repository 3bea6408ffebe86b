"""The entry point: parses the command line, runs a command, gives the exit code.

0 fine, 1 the content is wrong, 2 the command is wrong, 70 a bug of ours. What a command needs is imported when it
runs, so that --help and a build with nothing to do start at once.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from io import TextIOWrapper
from typing import NoReturn

from cardpress.commands.exit_codes import FINE, OUR_BUG, WRONG_COMMAND, WRONG_CONTENT
from cardpress.commands.names import name_problem
from cardpress.commands.parser import parse
from cardpress.diagnostics.printable import terminal
from cardpress.diagnostics.requests import RequestError
from cardpress_cluster.errors import ClusterError

__all__ = ["FINE", "OUR_BUG", "WRONG_COMMAND", "WRONG_CONTENT", "main", "run"]
MEMORY = 3 * 1024**3
"""Bytes of address space of one process; a cold build of seventy cards asks for 0.5 GB."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; never raises, gives the exit code."""
    with redirect_stdout(terminal(sys.stdout)), redirect_stderr(terminal(sys.stderr)):
        try:
            arguments = parse(sys.argv[1:] if argv is None else argv)
        except SystemExit as stop:
            return int(stop.code or 0)
        return _run_without_collecting(arguments)


def _run_without_collecting(arguments: argparse.Namespace) -> int:
    # A run makes thousands of objects that live to its end: the collector would walk them all again and again.
    was_collecting = gc.isenabled()
    gc.disable()
    try:
        return _run(arguments)
    finally:
        if was_collecting:
            gc.enable()


def run() -> NoReturn:
    """Run a command and end the process at once: taking thousands of objects apart costs a fifth of a second."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal may know fewer letters than a game has
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # we have none, and looking for them takes 20 ms
    _limit_memory()
    code = main()
    with suppress(OSError):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


def _limit_memory() -> None:
    """Content that asks for all memory there is gets an error, and the machine stays alive; where systems can."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY if most < 0 else min(MEMORY, most), most))


def _run(arguments: argparse.Namespace) -> int:  # noqa: PLR0911 a code for each way to end
    if problem := name_problem(arguments):
        print(f"cardpress: {problem}", file=sys.stderr)
        return WRONG_COMMAND
    try:
        return int(arguments.run(arguments))
    except (RequestError, ClusterError) as problem:
        print(f"cardpress: {problem}", file=sys.stderr)
        return WRONG_COMMAND
    except MemoryError:
        most = f"{MEMORY // 1024**3} GB of memory"
        print(f"cardpress: this takes more than {most}; name fewer games, or make them smaller", file=sys.stderr)
        return WRONG_CONTENT
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except Exception:
        import traceback

        traceback.print_exc()
        print(
            "cardpress: this is a bug in cardpress, not in your files; please report the lines above",
            file=sys.stderr,
        )
        return OUR_BUG
