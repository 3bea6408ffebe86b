"""What of a project a command is asked for: games, languages, outputs; and what they are to be made from."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cardpress.commands.print_options import editions
from cardpress.diagnostics.requests import RequestError, known_names, split_names
from cardpress.incremental import inputs_digest
from cardpress.models import manifest
from cardpress.models.folders import drafts_of, entries, languages_of
from cardpress.models.manifest import BuildRequest, Selection
from cardpress.models.printing import EXPORTS, FOR_VENDORS
from cardpress.output import Console

if TYPE_CHECKING:
    from cardpress.models.project import Game
    from cardpress.pipeline import Outcome


def games_asked_for(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The games named, or all of the project; RequestError when there is none or one is unknown."""
    content = arguments.root / "content"
    known = [entry.name for entry in entries(content) if entry.is_dir()]
    if not known:
        raise RequestError(f"no games: {content} is missing or empty; give the project folder with --root DIR")
    return known_names("game", arguments.games, known) or tuple(known)


def has_games(arguments: argparse.Namespace) -> bool:
    """Whether the project has a game at all."""
    return any(entry.is_dir() for entry in entries(arguments.root / "content"))


def languages_asked_for(arguments: argparse.Namespace, games: Sequence[str]) -> tuple[str, ...]:
    """The languages of `--lang`, none when it is left out; RequestError for one that no game has."""
    known = sorted({code for game in games for code in languages_of(arguments.root, game)})
    return known_names("language", split_names([arguments.lang]), known)


def target_names() -> tuple[str, ...]:
    """Names of the outputs a build can make, exports excepted."""
    folder = Path(__file__).parents[1] / "targets"
    names = {
        entry.stem for entry in folder.iterdir() if entry.suffix == ".py" or (entry / "__init__.py").is_file()
    }
    return tuple(sorted(name for name in names if name != EXPORTS and not name.startswith("_")))


def selection_of(arguments: argparse.Namespace) -> Selection:
    """All that is asked for, of games that are there; RequestError for what nobody knows."""
    games = games_asked_for(arguments)
    built = {entry.game for entry in manifest.read(arguments.root / "build").values() if entry.game}
    gone = () if arguments.games else tuple(sorted(built - {*games}))
    targets, vendors = known_names("target", arguments.target, target_names()), _vendors(arguments)
    if vendors and not targets:
        targets = (FOR_VENDORS,)
    if FOR_VENDORS in targets and not vendors:
        raise RequestError(f"{FOR_VENDORS} are made for print shops: say which with --vendor NAME")
    drafts = {game: found for game in games if (found := drafts_of(arguments.root, game))}
    languages = languages_asked_for(arguments, games)
    return Selection(games, languages, targets, gone, editions(arguments, games), vendors, drafts=drafts)


def _vendors(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The print shops asked for; their profiles are read only when there are any."""
    named = split_names(arguments.vendor)
    if not named:
        return ()
    from cardpress.targets.vendor_files import vendors

    return known_names("vendor", named, vendors())


def wanted_outputs(root: Path, games: Sequence[str], digests: inputs_digest.Digests) -> BuildRequest:
    """What a build of these games has to be made from: languages and fingerprints of all inputs."""
    languages = {game: languages_of(root, game) for game in games}
    tool = inputs_digest.tool_fingerprint(digests)
    inputs = {game: inputs_digest.game_fingerprint(root, game, tool, digests) for game in games}
    return BuildRequest(target_names(), languages, inputs, tool)


def console_of(arguments: argparse.Namespace) -> Console:
    """The console in the form of `--format`."""
    return Console(as_json=arguments.format == "json")


def checked_game(arguments: argparse.Namespace) -> Game | None:
    """The one game of `--game`, checked; None when it has problems, which were shown."""
    arguments.games = [arguments.game]
    games = games_asked_for(arguments)
    outcome, console = check_games(arguments.root.resolve(), games), console_of(arguments)
    return None if console.stops(outcome.report) else outcome.games[games[0]]


def check_games(root: Path, games: Sequence[str]) -> Outcome:
    """The games read and checked, with all texts; nothing is drawn."""
    from cardpress import pipeline
    from cardpress.incremental.session import Session

    return pipeline.check(root, games, Session())
