"""The command `report`: simulates a game and writes an HTML page of win rates, lengths and components."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.play import add_language
from cardpress_engines.cardplay.simulate import add_players, positive

if TYPE_CHECKING:
    from cardpress_engines.cardplay.summary_statistics import ReportJson

NAME = "report"
HELP = "let programs play a game and write a page about it: who wins, how long, what each component does"


def add(parser: argparse.ArgumentParser) -> None:
    """Its arguments."""
    parser.add_argument("game", help=f"the game: {', '.join(games.names())}")
    parser.add_argument("--games", type=positive, default=400, metavar="N", help="games of each policy (400)")
    parser.add_argument(
        "--policy",
        metavar="LIST",
        help="who plays (all that can, search a tenth); NAME:N plays N games of it instead",
    )
    parser.add_argument(
        "--pairs", type=int, default=4, metavar="N", help="suspicious components that are played without, too (4)"
    )
    add_players(parser)
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help="seed of the first game, then one up each"
    )
    parser.add_argument(
        "-o", "--out", type=Path, metavar="FILE", help="the page, JSON beside it (build/playtests/GAME.html)"
    )
    parser.add_argument(
        "--docs", type=Path, metavar="FILE", help="write figures between the marks of this page too"
    )
    parser.add_argument("--since", type=Path, metavar="FILE", help="JSON of the report to compare with (the last)")
    parser.add_argument(
        "--fresh", action="store_true", help="play all games, keep none; else none is played again"
    )
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play what was not played yet, then write the page; after Ctrl-C nothing, but what was played is kept.

    Raises InputError for a game, language, policy or file that cannot be used.
    """
    from cardpress_engines.cardplay.playtest import (  # noqa: PLC0415  quick --help
        collection,
        comparison,
        docs,
        notable_records,
        page,
        report_history,
        report_texts,
    )
    from cardpress_engines.kernel.json_input import of_type, read_json  # noqa: PLC0415

    out = _out(arguments)
    marked = docs.read(arguments.docs) if arguments.docs else ""
    given: ReportJson | None = None
    if arguments.since:
        given = of_type(read_json(arguments.since).value, dict, "a report")
    tables = collection.tables(arguments)
    texts = report_texts.read_texts(tables[0], arguments.lang, arguments.data)
    report = collection.collect(tables, arguments)
    last = None if arguments.fresh else report_history.add_report(report)
    if before := given or last:
        report["since"] = comparison.since(before, report)
    files = notable_records.add_records(report, tables, out, arguments)
    files |= {out: page.html(report, texts), out.with_suffix(".json"): _json(report)}
    if arguments.docs:
        files |= {
            arguments.docs: docs.update_page(marked, report, texts),
            docs.figures_of(arguments.docs): _json(report),
        }
    _write(files)
    return 0


def _json(report: ReportJson) -> str:
    return json.dumps(report, indent=1, ensure_ascii=False) + "\n"


def _out(arguments: argparse.Namespace) -> Path:
    """Where the page goes; raise InputError where it cannot, before anything is played."""
    from cardpress_engines.cardplay import result_cache  # noqa: PLC0415  --help stays fast
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415

    games.check(arguments.game)
    out: Path | None = arguments.out
    if out is None:
        folder = result_cache.folder_of(arguments.game)
        if folder is None:
            raise InputError("there is no folder build/ here to write the report to: name a file with --out")
        folder.mkdir(parents=True, exist_ok=True)
        return folder.with_suffix(".html")
    if out.is_dir() or not out.parent.is_dir():
        raise InputError(f"{out}: {'it is a folder' if out.is_dir() else f'there is no folder {out.parent}'}")
    return out


def _write(files: Mapping[Path, str]) -> None:
    """Write files whole, and say which; raise InputError for one that cannot be written."""
    from cardpress_engines.cardplay.playtest.report_history import write_whole  # noqa: PLC0415  --help stays fast
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415

    for file, text in files.items():
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(file, text)
        except OSError as error:
            raise InputError(f"{file}: {error.strerror}") from None
        print(file)
