"""Records of the games that a report points out: played again from their seeds, and written beside the page."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from cardpress_engines.bots.policies import policy
from cardpress_engines.cardplay import batches, games
from cardpress_engines.cardplay.counts import play_out
from cardpress_engines.cardplay.summary_statistics import ReportJson
from cardpress_engines.kernel import records
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import GameState


def add_records(
    report: ReportJson, tables: Sequence[GameInterface], out: Path, arguments: argparse.Namespace
) -> dict[Path, str]:
    """The files of records by path; the report is told the place of each, seen from its page.

    Only games of the policy that a set-up's figures are about are written.
    """
    files: dict[Path, str] = {}
    for number, (game, table) in enumerate(zip(tables, report["tables"], strict=True), 1):
        for name, notable in _notable(table):
            place = Path(f"{out.stem}-games") / f"{number}-{table['main']}-{name}.json"
            played = _played_again(game, table["main"], notable["seed"], arguments)
            files[out.parent / place] = json.dumps(records.to_json(played), ensure_ascii=False) + "\n"
            notable["record"] = place.as_posix()
    return files


def _notable(table: ReportJson) -> Iterator[tuple[str, ReportJson]]:
    yield from table["policies"][table["main"]]["notable"].items()


def _played_again(
    game: GameInterface, name: str, seed: int, arguments: argparse.Namespace
) -> GameState[GameInterface]:
    """The game of a seed, to its end."""
    setup = json.dumps(game.setup_json())
    series = batches.GameSeries(game.name, setup, name, 1, seed, arguments.data)
    seated = json.loads(series.table(batches.census_of(game.name), seed))
    state = games.loader(arguments.data)(game.name, seated).new()
    for _ in play_out(state, policy(game.name, name), seed):
        pass
    return state
