"""Measures every wait that has a goal, in one run, and says what it was, what it is to be, and what it is.

usage: waits.py [--only PART,…] [--without PART,…]. All parts take less than twenty minutes on two quiet cores,
`tests` a third of that. What is compared takes turns. At its end the run says what a second of counting took
before and after it: on a busy machine wall times say nothing. Where a peer is not installed its row says so.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path

import first_screens
import kept_ratios
import wait_goals as rows
from csv_deck import CsvDeck
from decks import CARDPRESS, Deck
from games import copied
from processes import ENVIRONMENT, measure, quickest
from project import REPOSITORY
from wait_table import WaitTable

import engines

DECIDING = Path(__file__).with_name("deciding.py")
REFERENCE_GAMES = ("mephisto", "neuroshima_hex")


def sheets(table: WaitTable, folder: Path) -> None:
    """Decks of different cards: against other programs, memory, under watch, checked."""
    peers = [peer for peer in ("typst", "reportlab") if find_spec(peer)]
    for size in rows.SIZES:
        deck = Deck(folder, size, 3)
        runs = deck.compared(peers)
        ours = runs["cardpress"]
        for peer, told in (("typst", rows.TYPST), ("reportlab", rows.HAND)):
            row = f"{told}, {size:,} cards"
            if peer in runs:
                table.measure(row, runs[peer].cpu / ours.cpu, f"{ours.cpu:.2f} s, theirs {runs[peer].cpu:.2f} s")
            else:
                table.leave(row, f"{peer} is not installed")
        table.measure(f"{rows.MEMORY}, {size:,} cards", ours.memory)
        if size == 600:
            run = deck.checked()
            table.measure(rows.CHECK, run.wall, f"{run.cpu:.2f} s of CPU")
        table.measure(f"{rows.WATCH}, {size:,} cards", deck.watched() * 1000)
        shutil.rmtree(deck.root)


def tables(table: WaitTable, folder: Path) -> None:
    """Decks that are a CSV."""
    for size in rows.TABLES:
        deck = CsvDeck(folder, size)
        deck.build(CARDPRESS, 2)
        runs = []
        for _ in range(3):
            deck.change_cell()
            runs.append(deck.build(CARDPRESS, 1))
        best = min(runs, key=lambda run: run.wall)
        table.measure(f"{rows.CELL}, {size:,} cards", best.wall, f"{best.cpu:.2f} s of CPU")
    run = CsvDeck(folder, 7000).build(CARDPRESS, 2)
    table.measure(rows.CSV, run.wall, f"{run.cpu:.1f} s of CPU")


def games(table: WaitTable, folder: Path) -> None:
    """The games of the project, from what is committed: all files of all, then reference sheets alone."""
    with copied(folder, "HEAD") as root:
        environment = {**ENVIRONMENT, "PYTHONPATH": str(root / "src")}
        build = [*CARDPRESS, "build", "--root", str(root), "--jobs"]
        run = measure([*build, "2"], environment)
        table.measure(rows.GAMES, run.wall, f"{run.cpu:.1f} s of CPU")
        shutil.rmtree(root / "build")
        measure([*build, "2", *REFERENCE_GAMES, "--target", "sheets_pdf"], environment)
        run = measure([*build, "1", *REFERENCE_GAMES, "--target", "reference_pdf"], environment)
        made = json.loads((root / "build" / "manifest.json").read_text("utf-8"))["artifacts"].values()
        pages = [entry["pages"] for entry in made if entry["target"] == "reference_pdf"]
        note = f"{run.cpu:.1f} s for {len(pages)} files with {sum(pages)} pages"
        table.measure(rows.REFERENCE, run.cpu * 2 / sum(pages), note)


def starts(table: WaitTable, folder: Path) -> None:
    """A command that only tells about itself; the first screens of the pages."""
    table.measure(rows.HELP, quickest(9, [*CARDPRESS, "--help"], lambda: None).wall * 1000)
    with first_screens.browser() as browser:
        if browser is None:
            for row in (rows.TABLE, rows.PRESS, rows.STUDIO):
                table.leave(row, "no Chromium")
            return
        start, press = first_screens.table(browser, REPOSITORY)
        table.measure(rows.TABLE, start)
        table.measure(rows.PRESS, press * 1000)
        table.measure(rows.STUDIO, first_screens.studio(browser, REPOSITORY))


def steps(table: WaitTable, folder: Path) -> None:
    """Mephisto's own engine against catanatron's, each with two and four players."""
    sys.path.insert(0, str(REPOSITORY / "build" / "python"))
    if find_spec("catanatron") is None:
        for players in (2, 4):
            table.leave(f"{rows.STEPS}, {players} players", "catanatron is not installed")
        return
    made = {name: engines.ENGINES[name]() for name in engines.ENGINES if name.startswith(("Mephisto, ", "catan"))}
    speeds = engines.best(made, 1.0, 7)
    for players in (2, 4):
        ours, theirs = (speeds[f"{name}, {players} players"].steps for name in ("Mephisto", "catanatron"))
        table.measure(f"{rows.STEPS}, {players} players", ours / theirs, f"{ours:,.0f} and {theirs:,.0f} a second")


def deciding(table: WaitTable, folder: Path) -> None:
    """Search against an older commit, and a greedy game."""
    try:
        with copied(folder, rows.BEFORE) as before:
            scripts = tomllib.loads((before / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
            module, function = scripts["cardpress"].split(":")
            code = f"import sys; from {module} import {function}; sys.exit({function}())"
            words = ["build", "--root", str(before), "--target", "rules_data"]
            measure([sys.executable, "-c", code, *words], {**ENVIRONMENT, "PYTHONPATH": str(before / "src")})
            for game in rows.SEARCHING:
                _search(table, game, before)
    except subprocess.CalledProcessError:
        for game in rows.SEARCHING:
            table.leave(f"{rows.SEARCH}: {game}", f"git has no commit {rows.BEFORE} here")
    table.measure(rows.HEX, statistics.median(_decided(REPOSITORY, "greedy", "neuroshima_hex", "5")["seconds"]))


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


def _decided(root: Path, *words: str) -> Mapping[str, list[float]]:
    environment = {**ENVIRONMENT, "PYTHONPATH": f"{root / 'src'}:{root / 'build' / 'python'}"}
    command = [sys.executable, str(DECIDING), *words]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: Mapping[str, list[float]] = json.loads(done.stdout)
    return found


def tests(table: WaitTable, folder: Path) -> None:
    """All tests."""
    began = time.perf_counter()
    done = subprocess.run(["make", "test"], cwd=REPOSITORY, stdout=subprocess.DEVNULL, check=False)
    table.measure(
        rows.TESTS, (time.perf_counter() - began) / 60, "" if done.returncode == 0 else "some tests failed"
    )


PARTS: Mapping[str, Callable[[WaitTable, Path], None]] = {
    part.__name__: part for part in (starts, sheets, tables, games, steps, deciding, tests)
}


def quietness() -> str:
    """What of one core a second of counting gets here."""
    wall, cpu = time.perf_counter(), time.process_time()
    while time.process_time() - cpu < 1:
        pass
    return f"a second of counting took {time.perf_counter() - wall:.2f} s"


def main() -> None:
    """Measure the parts asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(PARTS), help=f"some of {','.join(PARTS)}")
    parser.add_argument("--without", default="")
    arguments = parser.parse_args()
    wanted = [part for part in arguments.only.split(",") if part not in arguments.without.split(",")]
    if strange := {*wanted} - {*PARTS}:
        parser.error(f"no such part: {', '.join(sorted(strange))}")
    table, before = WaitTable(rows.GOALS), quietness()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        for part in wanted:
            PARTS[part](table, Path(folder))
    took = (time.perf_counter() - began) / 60
    print("\n" + "\n".join(table.lines()))  # docs/waits.md takes the table whole
    print(f"\n{took:.1f} minutes; before them {before}, after them {quietness()}")
    kept_ratios.report(table.ratios())


if __name__ == "__main__":
    main()
