"""`cardpress release`: everything a game is printed from, in one folder and a zip."""

from __future__ import annotations

import argparse
from dataclasses import replace
from itertools import chain
from pathlib import Path

from cardpress.commands.executor_options import add_executor_options, build_resources
from cardpress.commands.print_options import OWN_LOOK, add_print_options, editions
from cardpress.commands.selection import selection_of, wanted_outputs
from cardpress.commands.shared_options import (
    Commands,
    add_command,
    add_jobs,
    add_languages,
    add_project_options,
)
from cardpress.incremental import inputs_digest
from cardpress.models.manifest import Selection
from cardpress.models.printing import FOR_VENDORS, LAYOUTS, LOOKS
from cardpress.release.scope import FOLDER, ONCE, SHEETS, ReleaseScope


def add_release(commands: Commands) -> None:
    """Add the command and its options."""
    example, more = (
        "cardpress release my_game --vendor makeplayingcards",
        ": all languages, papers, layouts and looks.",
    )
    command = add_command(commands, "release", example, run, more=more)
    add_project_options(command)
    add_languages(command)
    add_print_options(command)
    command.add_argument(
        "--vendor", action="append", default=[], metavar="NAME", help="also files for a print shop; repeatable"
    )
    command.add_argument(
        "--out", type=Path, metavar="DIR", help=f"where releases go (default: {FOLDER} in the project folder)"
    )
    add_jobs(command)
    add_executor_options(command)
    command.set_defaults(target=[])


def scope(arguments: argparse.Namespace, asked: Selection, game: str, languages: tuple[str, ...]) -> ReleaseScope:
    """The scope of a game; all layouts and all looks that it has where none is named.

    RequestError for a layout, look or printer that there is none of.
    """
    own = argparse.Namespace(**vars(arguments))
    folder = arguments.root / "templates" / game
    own.layout = arguments.layout or [*LAYOUTS]
    own.look = arguments.look or [OWN_LOOK, *(look for look, file in LOOKS.items() if (folder / file).is_file())]
    spoken = tuple(code for code in languages if asked.speaks(game, code))
    targets = (*chain.from_iterable(ONCE), SHEETS, *((FOR_VENDORS,) if asked.vendors else ()))
    return ReleaseScope(
        replace(asked, games=(game,), gone=(), languages=spoken, targets=targets, editions=editions(own, [game]))
    )


def run(arguments: argparse.Namespace) -> int:
    """Make the release of each game that is asked for."""
    from cardpress.release import command

    asked = selection_of(arguments)
    wanted = wanted_outputs(arguments.root.resolve(), asked.games, inputs_digest.Digests())
    scopes = [scope(arguments, asked, game, wanted.languages[game]) for game in asked.games]
    return command.run(arguments, scopes, wanted, build_resources(arguments))
