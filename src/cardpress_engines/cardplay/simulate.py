"""The command `simulate`: plays many games with bots and prints statistics."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cardpress_engines.cardplay import games

if TYPE_CHECKING:
    from cardpress_engines.cardplay.summary_statistics import ReportJson
    from cardpress_engines.kernel.game_interface import GameInterface
    from cardpress_engines.kernel.statistics import GameStatistics

NAME = "simulate"
HELP = "let programs play many games and report lengths, who won and what each component did"


def add(parser: argparse.ArgumentParser) -> None:
    """Its arguments."""
    parser.add_argument("game", help=f"the game: {', '.join(games.names())}")
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="games of each policy (1000)")
    parser.add_argument(
        "--policy", metavar="LIST", help="who plays: random, greedy, search (random and, if it can, greedy)"
    )
    parser.add_argument(
        "--against", metavar="NAME", help="who plays the other sides, each seed once from every side"
    )
    add_players(parser)
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help="seed of the first game, then one up each"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the report as JSON too")
    parser.add_argument(
        "--fresh",
        action="store_true",
        help="play all games, keep none; else what was played once is not played again",
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of rules_data (default: build/python)")


def run(arguments: argparse.Namespace) -> int:
    """Play, then print the report, after Ctrl-C of what was played so far.

    Raises InputError for a game, policy or file that cannot be used.
    """
    from cardpress_engines.cardplay import batches, text_report  # noqa: PLC0415  --help stays fast
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415

    file: Path | None = arguments.json
    if file is not None and (file.is_dir() or not file.parent.is_dir()):  # said before hours of games
        raise InputError(f"{file}: {'it is a folder' if file.is_dir() else f'there is no folder {file.parent}'}")
    report = policies_report(arguments)
    print(text_report.as_text(report, batches.census_of(arguments.game)), end="", flush=True)
    if file is not None:
        try:
            file.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
        except OSError as error:
            raise InputError(f"{file}: {error.strerror}") from None
    return 130 if "stopped" in report else 0


def policies_report(arguments: argparse.Namespace) -> ReportJson:
    """The report of all policies, as its JSON file has it."""
    from cardpress_engines.cardplay import batches, options  # noqa: PLC0415  --help stays fast

    games.check(arguments.game)
    given = options.setup_members(arguments.game, arguments)
    game = games.loader(arguments.data)(arguments.game, given)
    said = arguments.policy.split(",") if arguments.policy is not None else None
    wanted = dict.fromkeys(wanted_policies(arguments.game, said), arguments.games)
    with batches.open_workers(arguments):
        if arguments.against is not None:
            what, (report, stopped) = "contests", match_report(game, [*wanted], arguments)
        else:
            census = batches.census_of(arguments.game)
            what, (report, stopped) = "policies", count_policies(game, census, wanted, arguments)
    if not report:
        raise KeyboardInterrupt
    return {
        "game": arguments.game,
        "setup": game.setup_json(),
        "seed": arguments.seed,
        "content_sha256": game.content_sha256,
        **({"against": arguments.against} if what == "contests" else {}),
        what: report,
        **({"stopped": True} if stopped else {}),
    }


def wanted_policies(game: str, said: list[str] | None) -> list[str]:
    """The policies that were said, or all that play a game; raise InputError for one that does not."""
    from cardpress_engines.bots.policies import policy, quick  # noqa: PLC0415  --help stays fast
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415

    names = list(dict.fromkeys(quick(game) if said is None else said))
    for name in names:
        try:
            policy(game, name)
        except ValueError as error:
            raise InputError(str(error)) from None
    return names


def match_report(
    game: GameInterface, names: Sequence[str], arguments: argparse.Namespace
) -> tuple[ReportJson, bool]:
    """What each policy wins against another, and whether Ctrl-C ended it early; InputError where none can."""
    from cardpress_engines.cardplay import paired_match  # noqa: PLC0415  --help stays fast
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415

    wanted_policies(arguments.game, [arguments.against])
    if len(game.seats.sides) < 2:
        raise InputError("--against: nobody plays against the others in this set-up")
    report: ReportJson = {}
    for name in names:
        found = paired_match.make_match(game, name, arguments)
        if found.games:
            report[name] = paired_match.as_json(game, found)
        if found.games * len(game.seats.sides) < arguments.games:
            print(file=sys.stderr)  # the terminal shows ^C where it stood
            return report, True
    return report, False


def count_policies(
    game: GameInterface, census: GameStatistics, wanted: Mapping[str, int], arguments: argparse.Namespace
) -> tuple[ReportJson, bool]:
    """What the tally of each policy says that was to play so many games; whether Ctrl-C ended it before."""
    from cardpress_engines.cardplay import batches, result_cache, summary_statistics  # noqa: PLC0415  --help stays fast
    from cardpress_engines.cardplay.counts import GameCounts  # noqa: PLC0415
    from cardpress_engines.cardplay.progress import Progress  # noqa: PLC0415

    report: ReportJson = {}
    setup = json.dumps(game.setup_json())
    for name, number in wanted.items():
        series = batches.GameSeries(arguments.game, setup, name, number, arguments.seed, arguments.data)
        file = None if arguments.fresh else result_cache.file_of(arguments.game, game.content_sha256, setup, name)
        progress = Progress(f"{arguments.game}, {name}", number)
        found = result_cache.ResultCache(GameCounts, file)
        tally = batches.count_games(series, arguments.who, progress, found, batches.count_batch)
        if tally.games:
            report[name] = summary_statistics.as_json(game, census, tally)
        if tally.games < number:
            print(file=sys.stderr)  # the terminal shows ^C where it stood
            return report, True
    return report, False


def add_players(parser: argparse.ArgumentParser) -> None:
    """The arguments that say how many processes, or which machines, play."""
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes; the report is the same")
    parser.add_argument("--cluster", metavar="ADDRESS", help="have the workers of a Dask scheduler play instead")


def positive(text: str) -> int:
    """A number of games or processes, as argparse reads it."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number, 1 or more, found {text!r}")
    return number
