"""The command `simulate`: programs play a game many times, and a report says what came of it."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from cardpress_engines.cardplay import games

if TYPE_CHECKING:
    from cardpress_engines.cardplay.report import Told

NAME = "simulate"
HELP = "let programs play many games and report lengths, who won and what each component did"


def add(parser: argparse.ArgumentParser) -> None:
    """Its arguments."""
    parser.add_argument("game", help=f"the game: {', '.join(games.names())}")
    parser.add_argument("--games", type=_positive, default=1000, metavar="N", help="games of each policy (1000)")
    parser.add_argument(
        "--policy", metavar="LIST", help="who plays: random, greedy, search (random and, if it can, greedy)"
    )
    parser.add_argument("--jobs", type=_positive, default=1, metavar="N", help="processes; the report is the same")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help="seed of the first game, then one up each"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the report as JSON too")
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of rules_data (default: build/python)")


def run(arguments: argparse.Namespace) -> int:
    """Play, then print the report, after Ctrl-C of what was played so far.

    Raises BadInput for a game, policy or file that cannot be used.
    """
    from cardpress_engines.cardplay import batches, report  # noqa: PLC0415  --help stays fast
    from cardpress_engines.kernel.problems import BadInput  # noqa: PLC0415

    file: Path | None = arguments.json
    if file is not None and (file.is_dir() or not file.parent.is_dir()):  # said before hours of games
        raise BadInput(f"{file}: {'it is a folder' if file.is_dir() else f'there is no folder {file.parent}'}")
    told = simulated(arguments)
    print(report.as_text(told, batches.census_of(arguments.game)), end="", flush=True)
    if file is not None:
        try:
            file.write_text(json.dumps(told, indent=2) + "\n", "utf-8")
        except OSError as error:
            raise BadInput(f"{file}: {error.strerror}") from None
    return 130 if "stopped" in told else 0


def simulated(arguments: argparse.Namespace) -> Told:
    """The report of all policies, as its JSON file has it."""
    from cardpress_engines.bots.policies import policy, quick  # noqa: PLC0415  --help stays fast
    from cardpress_engines.cardplay import batches, options, report  # noqa: PLC0415
    from cardpress_engines.kernel.problems import BadInput  # noqa: PLC0415

    games.check(arguments.game)
    given = options.given(arguments.game, arguments)
    game = games.loader(arguments.data)(arguments.game, given)
    setup, census = game.setup_json(), batches.census_of(arguments.game)
    wanted = arguments.policy.split(",") if arguments.policy is not None else quick(arguments.game)
    names = list(dict.fromkeys(wanted))
    for name in names:
        try:
            policy(arguments.game, name)
        except ValueError as error:
            raise BadInput(str(error)) from None
    told: Told = {}
    stopped = False
    for name in names:
        series = batches.Series(
            arguments.game, json.dumps(setup), name, arguments.games, arguments.seed, arguments.data
        )
        tally = batches.counted(series, arguments.jobs, Progress(f"{arguments.game}, {name}", arguments.games))
        if tally.games:
            told[name] = report.as_json(game, census, tally)
        if stopped := tally.games < series.games:
            print(file=sys.stderr)  # the terminal shows ^C where it stood
            break
    if not told:
        raise KeyboardInterrupt
    return {
        "game": arguments.game,
        "setup": setup,
        "seed": arguments.seed,
        "content_sha256": game.content_sha256,
        "policies": told,
        **({"stopped": True} if stopped else {}),
    }


class Progress:
    """How far some games are, on one line of the error output when that is a terminal, from the start on."""

    EVERY = 0.1
    """Seconds between two changes of the line."""

    def __init__(self, what: str, games: int) -> None:
        self._what, self._games, self._done, self._width = what, games, 0, 0
        self._shows = sys.stderr is not None and sys.stderr.isatty()
        self._began = self._shown = time.monotonic()
        self._show("")

    def __call__(self, more: int) -> None:
        """So many more games are done."""
        self._done += more
        now, over = time.monotonic(), self._done == self._games
        if over or now - self._shown >= self.EVERY:
            self._shown = now
            self._show(_pace(self._done, self._games, now - self._began), end="\n" * over)

    def _show(self, pace: str, end: str = "") -> None:
        line = f"{self._what}: {self._done} of {self._games} games{pace}"
        if self._shows:
            print(f"\r{line:{self._width}}", end=end, file=sys.stderr, flush=True)
        self._width = len(line)


def _pace(done: int, games: int, seconds: float) -> str:
    """How fast games are played and how long the rest will take, in words after a comma."""
    each = max(seconds, 1e-9) / done
    rate = f"{1 / each:.0f} a second" if each < 1 else f"{each:.1f} s a game"
    return f", {rate}, {each * (games - done):.0f} s left" if done < games else f", {rate}"


def _positive(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number, 1 or more, found {text!r}")
    return number
