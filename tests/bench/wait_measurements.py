"""How each wait is measured: what fills which rows, in the order of the table, and about how long that takes."""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Collection
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import first_screens
import wait_goals as rows
from books import Book
from csv_deck import CsvDeck
from decks import CARDPRESS, Deck
from games import copied
from processes import ENVIRONMENT, measure, quickest
from project import REPOSITORY
from wait_table import WaitTable

import engines

DECIDING = Path(__file__).with_name("deciding.py")
REFERENCE_GAMES = ("mephisto", "neuroshima_hex")
PEERS = {"typst": rows.TYPST, "reportlab": rows.HAND}
TURNS = {60: 3, 600: 1, 3000: 1}
"""How often decks are built from nothing, by cardpress and by each other program: a large one differs little."""


class Measurement(NamedTuple):
    """Fills rows of a table that are wanted; `minutes` is what it took on two quiet cores."""

    rows: tuple[str, ...]
    minutes: float
    fill: Callable[[WaitTable, Path], None]


def deck(table: WaitTable, folder: Path, size: int) -> None:
    """A deck of different cards: against other programs, its memory, checked, under watch."""
    made = Deck(folder, size, TURNS[size])
    wanted = {peer: row for peer, told in PEERS.items() if table.wants(row := f"{told}, {size:,} cards")}
    runs = made.compared([peer for peer in wanted if find_spec(peer)])
    ours = runs["cardpress"]
    for peer, row in wanted.items():
        if peer in runs:
            told = f"{ours.cpu:.2f} s, theirs {runs[peer].cpu:.2f} s"
            table.measure(row, runs[peer].cpu / ours.cpu, told)
        else:
            table.leave(row, f"{peer} is not installed")
    table.measure(f"{rows.MEMORY}, {size:,} cards", ours.memory)
    if size == rows.CHECKED and table.wants(rows.CHECK):
        run = made.checked()
        table.measure(rows.CHECK, run.wall, f"{run.cpu:.2f} s of CPU")
    if table.wants(watch := f"{rows.WATCH}, {size:,} cards"):
        table.measure(watch, made.watched() * 1000)


def cell(table: WaitTable, folder: Path, size: int) -> None:
    """A deck that is a CSV, of which a cell changes."""
    made, runs = CsvDeck(folder, size), []
    made.build(CARDPRESS, 2)
    for _ in range(3):
        made.change_cell()
        runs.append(made.build(CARDPRESS, 1))
    best = min(runs, key=lambda run: run.wall)
    table.measure(f"{rows.CELL}, {size:,} cards", best.wall, f"{best.cpu:.2f} s of CPU")


def csv(table: WaitTable, folder: Path) -> None:
    """A large deck that is a CSV, from nothing."""
    run = CsvDeck(folder, 7000).build(CARDPRESS, 2)
    table.measure(rows.CSV, run.wall, f"{run.cpu:.1f} s of CPU")


def games(table: WaitTable, folder: Path) -> None:
    """The games of the project, from what is committed: all files of all, then reference sheets alone."""
    with copied(folder, "HEAD") as root:
        environment = {**ENVIRONMENT, "PYTHONPATH": str(root / "src")}
        build = [*CARDPRESS, "build", "--root", str(root), "--jobs"]
        if table.wants(rows.GAMES):
            run = measure([*build, "2"], environment)
            table.measure(rows.GAMES, run.wall, f"{run.cpu:.1f} s of CPU")
            shutil.rmtree(root / "build")
        if table.wants(rows.REFERENCE):
            before = ("sheets_pdf", "rulebook_pdf")  # faces, and the pages of the book that sheets point to
            measure([*build, "2", *REFERENCE_GAMES, *(f"--target={each}" for each in before)], environment)
            run = measure([*build, "1", *REFERENCE_GAMES, "--target", "reference_pdf"], environment)
            made = json.loads((root / "build" / "manifest.json").read_text("utf-8"))["artifacts"].values()
            pages = [entry["pages"] for entry in made if entry["target"] == "reference_pdf"]
            note = f"{run.cpu:.1f} s for {len(pages)} files with {sum(pages)} pages"
            table.measure(rows.REFERENCE, run.cpu * 2 / sum(pages), note)


def books(table: WaitTable, folder: Path) -> None:
    """The Polish rulebooks of the games, each made from nothing and after changed texts."""
    with copied(folder, "HEAD") as root:
        for game in rows.PLAYED:
            cold, changed = (f"{what}: {game}" for what in (rows.BOOK, rows.BOOK_TEXT))
            if table.wants(cold, changed):
                made = Book(root, game)
                table.measure(cold, made.cold())
                table.measure(changed, made.changed())


def tests(table: WaitTable, folder: Path) -> None:
    """All tests."""
    began = time.perf_counter()
    done = subprocess.run(["make", "test"], cwd=REPOSITORY, stdout=subprocess.DEVNULL, check=False)
    told = "" if done.returncode == 0 else "some tests failed"
    table.measure(rows.TESTS, (time.perf_counter() - began) / 60, told)


def help_page(table: WaitTable, folder: Path) -> None:
    """A command that only tells about itself."""
    table.measure(rows.HELP, quickest(9, [*CARDPRESS, "--help"], lambda: None).wall * 1000)


def first_pages(table: WaitTable, folder: Path) -> None:
    """The first screens of the pages, and a press."""
    with first_screens.browser() as browser:
        if browser is None:
            for row in (rows.TABLE, rows.STUDIO, rows.PRESS):
                table.leave(row, "no Chromium")
            return
        if table.wants(rows.TABLE, rows.PRESS):
            start, press = first_screens.table(browser, REPOSITORY)
            table.measure(rows.TABLE, start)
            table.measure(rows.PRESS, press * 1000)
        if table.wants(rows.STUDIO):
            table.measure(rows.STUDIO, first_screens.studio(browser, REPOSITORY))


def steps(table: WaitTable, folder: Path) -> None:
    """Mephisto from its course of play as data against catanatron's engine, each with two and four players."""
    sys.path.insert(0, str(REPOSITORY / "build" / "python"))
    if find_spec("catanatron") is None:
        for players in (2, 4):
            table.leave(f"{rows.STEPS}, {players} players", "catanatron is not installed")
        return
    made = {name: engines.ENGINES[name]() for name in engines.ENGINES if name.startswith(("Mephisto, ", "catan"))}
    speeds = engines.best(made, 1.0, 5)
    for players in (2, 4):
        ours, theirs = (speeds[f"{name}, {players} players"].steps for name in ("Mephisto", "catanatron"))
        table.measure(f"{rows.STEPS}, {players} players", ours / theirs, f"{ours:,.0f} and {theirs:,.0f} a second")


def searches(table: WaitTable, folder: Path) -> None:
    """Search against an older commit, game by game."""
    try:
        with copied(folder, rows.BEFORE) as before:
            scripts = tomllib.loads((before / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
            module, function = scripts["cardpress"].split(":")
            code = f"import sys; from {module} import {function}; sys.exit({function}())"
            words = ["build", "--root", str(before), "--target", "rules_data"]
            measure([sys.executable, "-c", code, *words], {**ENVIRONMENT, "PYTHONPATH": str(before / "src")})
            for game in rows.PLAYED:
                if table.wants(f"{rows.SEARCH}: {game}"):
                    _search(table, game, before)
    except subprocess.CalledProcessError:
        for game in rows.PLAYED:
            table.leave(f"{rows.SEARCH}: {game}", f"git has no commit {rows.BEFORE} here")


def _search(table: WaitTable, game: str, before: Path, turns: int = 2, seconds: int = 6) -> None:
    """The best turn of both, and how many decisions from the first on are the same."""
    ours, theirs = [], []
    for _ in range(turns):
        ours.append(_decided(REPOSITORY, "search", game, str(seconds)))
        theirs.append(_decided(before, "search", game, str(seconds)))
    pairs = [*zip(ours[0]["chosen"], theirs[0]["chosen"], strict=False)]
    same = next((number for number, (one, other) in enumerate(pairs) if one != other), len(pairs))
    now, then = (max(each["decisions"] for each in runs) for runs in (ours, theirs))
    told = f"{now:.3g} and {then:.3g} a second; the first {same} of {len(pairs)} decisions are the same"
    table.measure(f"{rows.SEARCH}: {game}", now / then, told)


def greedy(table: WaitTable, folder: Path) -> None:
    """Whole games in which every seat is greedy."""
    table.measure(rows.HEX, statistics.median(_decided(REPOSITORY, "greedy", "neuroshima_hex", "5")["seconds"]))


def _decided(root: Path, *words: str) -> dict[str, Any]:
    environment = {**ENVIRONMENT, "PYTHONPATH": f"{root / 'src'}:{root / 'build' / 'python'}"}
    command = [sys.executable, str(DECIDING), *words]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _deck_rows(size: int) -> tuple[str, ...]:
    each = [f"{what}, {size:,} cards" for what in (rows.TYPST, rows.HAND, rows.MEMORY, rows.WATCH)]
    return (*each, rows.CHECK) if size == rows.CHECKED else tuple(each)


def _of_each(what: str, names: Collection[str]) -> tuple[str, ...]:
    return tuple(f"{what}{name}" for name in names)


MEASUREMENTS = (
    *(
        Measurement(_deck_rows(size), minutes, partial(deck, size=size))
        for size, minutes in zip(rows.SIZES, (0.3, 0.7, 2.0), strict=True)
    ),
    *(
        Measurement((f"{rows.CELL}, {size:,} cards",), minutes, partial(cell, size=size))
        for size, minutes in zip(rows.TABLES, (0.1, 0.2, 0.4), strict=True)
    ),
    Measurement((rows.CSV,), 0.4, csv),
    Measurement((rows.REFERENCE, rows.GAMES), 2.0, games),
    Measurement(
        (*_of_each(f"{rows.BOOK}: ", rows.PLAYED), *_of_each(f"{rows.BOOK_TEXT}: ", rows.PLAYED)), 3.0, books
    ),
    Measurement((rows.TESTS,), 5.5, tests),
    Measurement((rows.HELP,), 0.1, help_page),
    Measurement((rows.TABLE, rows.STUDIO, rows.PRESS), 0.6, first_pages),
    Measurement(_of_each(f"{rows.STEPS}, ", ("2 players", "4 players")), 0.5, steps),
    Measurement(_of_each(f"{rows.SEARCH}: ", rows.PLAYED), 2.5, searches),
    Measurement((rows.HEX,), 0.1, greedy),
)


def run(table: WaitTable, measurement: Measurement) -> None:
    """Fill the rows of a measurement that are wanted; one that fails tells why and leaves its rows."""
    with TemporaryDirectory() as folder:
        try:
            measurement.fill(table, Path(folder))
        except (Exception, SystemExit) as error:  # whatever goes wrong, the rows after it are measured
            print(f"  {type(error).__name__}: {error}", flush=True)
            for row in measurement.rows:
                if table.wants(row) and row not in table.filled:
                    table.leave(row, "it failed")
