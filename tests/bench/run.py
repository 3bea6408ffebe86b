"""Measures whole processes on generated projects and on the games: ratios against others, all in one run.

usage: run.py [--sizes 60,600,3000] [--repeat 3] [--parts cold,typst,naive,nothing,edited,watch,jobs,games]
[--base COMMIT]. CPU is user and system seconds of a process with its workers, memory the largest resident set of
one process, wall the time from start to exit; best of the repeats, which take turns where builds are compared. One
naive build after the other runs on a second core beside what is measured by CPU; wall is measured when they have
ended. More than 600 cards are built once. What fell by more than a tenth since the last run is told at the end.
Nothing here decides whether a test passes.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import games
import kept_ratios
from decks import Deck
from processes import Run

PARTS = ("cold", "typst", "naive", "nothing", "edited", "watch", "jobs", "games")
USUAL = ("cold", "typst", "naive", "edited", "watch", "games")
Cells = dict[str, dict[int, str]]
"""Rows of the table by what they tell, each with a cell for some sizes."""
GOALS = {
    "cold build, CPU": "",
    "**times faster than the naive build**, CPU": "7, 28, 50",
    "**times as fast as Typst**, CPU": "0.25, 1.0, 2.0",
    "peak memory": "150, 160, 220 MB",
    "one card changed, cold process, wall": "0.4, 0.45, 0.7 s",
    "one card changed under watch, saved file to sheets, wall": "30, 45, 120 ms",
    "nothing changed, cold process, wall": "",
    "two jobs, cold, wall, times as fast as one": "",
    "size of a file of sheets": "",
}


class Table:
    """What was measured, as it stands in docs/performance.md."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self._sizes = sizes
        self._cells: Cells = {row: {} for row in GOALS}
        self.ratios: dict[str, float] = {}
        """What later runs are compared by, each by its name; more is better."""

    def note(self, row: str, size: int, cell: str) -> None:
        """Fill a cell; all are seen as they come."""
        self._cells[row][size] = cell
        print(f"{size:6} {row}: {cell}", flush=True)

    def lines(self) -> Iterator[str]:
        """The table in Markdown, without rows that nobody asked for."""
        yield f"| what (goal) | {' | '.join(f'{size:,} cards' for size in self._sizes)} |"
        yield "|---" * (len(self._sizes) + 1) + "|"
        for row, cells in self._cells.items():
            if cells:
                goal = f" ({GOALS[row]})" if GOALS[row] else ""
                yield f"| {row}{goal} | {' | '.join(cells.get(size, 'not measured') for size in self._sizes)} |"


def by_cpu(decks: Sequence[Deck], parts: Collection[str], table: Table) -> None:
    """Cold builds, Typst's and, beside them, the naive ones."""
    with ThreadPoolExecutor(1) as second_core:
        naive = {deck: second_core.submit(_naive, deck) for deck in decks if "naive" in parts}
        cold: dict[Deck, Run] = {}
        for deck in decks:
            runs = deck.compared({"typst"} & {*parts})
            cold[deck], typst = runs["cardpress"], runs.get("typst")
            table.note("cold build, CPU", deck.count, f"{cold[deck].cpu:.2f} s")
            table.note("peak memory", deck.count, f"{cold[deck].memory:.0f} MB")
            table.note("size of a file of sheets", deck.count, f"{deck.largest() / 1e6:.1f} MB")
            table.ratios[f"{deck.count} cards: cold builds in a gigabyte"] = 1024 / cold[deck].memory
            if typst:
                table.ratios[f"{deck.count} cards: times as fast as Typst"] = typst.cpu / cold[deck].cpu
                table.note("**times as fast as Typst**, CPU", deck.count, f"{typst.cpu / cold[deck].cpu:.2f}")
        for deck, awaited in naive.items():
            run = awaited.result()
            table.ratios[f"{deck.count} cards: times faster than the naive build"] = run.cpu / cold[deck].cpu
            cell = f"{run.cpu / cold[deck].cpu:.1f} ({run.cpu:.1f} s, {run.memory:.0f} MB)"
            table.note("**times faster than the naive build**, CPU", deck.count, cell)


def _naive(deck: Deck) -> Run:
    return deck.naive().end()


def by_wall(deck: Deck, parts: Collection[str], table: Table) -> None:
    """What people wait for; the deck was built before."""
    if "nothing" in parts:
        table.note("nothing changed, cold process, wall", deck.count, f"{deck.nothing().wall:.2f} s")
    if "edited" in parts:
        table.note("one card changed, cold process, wall", deck.count, f"{deck.edited().wall:.2f} s")
    if "watch" in parts:
        row = "one card changed under watch, saved file to sheets, wall"
        table.note(row, deck.count, f"{deck.watched() * 1000:.0f} ms")
    if "jobs" in parts:
        table.ratios[f"{deck.count} cards: times as fast with two jobs"] = both = deck.jobs()
        table.note("two jobs, cold, wall, times as fast as one", deck.count, f"{both:.2f}")


def main() -> None:
    """Measure the sizes asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default="60,600,3000")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--parts", default=",".join(USUAL), help=f"some of {','.join(PARTS)}")
    parser.add_argument("--base", help="a commit whose builds of all games are measured too")
    arguments = parser.parse_args()
    parts, sizes = arguments.parts.split(","), [int(size) for size in arguments.sizes.split(",") if size]
    if strange := {*parts} - {*PARTS}:
        parser.error(f"no such part: {', '.join(sorted(strange))}")
    table, found = Table(sizes), []
    with tempfile.TemporaryDirectory() as folder:
        decks = [Deck(Path(folder), size, arguments.repeat) for size in sizes]
        if {"cold", "typst", "naive", "edited", "watch", "nothing"} & {*parts}:
            by_cpu(decks, parts, table)
        for deck in decks:
            by_wall(deck, parts, table)
        if "games" in parts:
            found = [*games.rows(Path(folder), arguments.base)]
    print("\n" + "\n".join(table.lines()))
    if found:
        print(
            "\n| the games themselves (goal) | |\n|---|---|\n"
            + "\n".join(f"| {what} | {cell} |" for what, cell in found)
        )
    kept_ratios.report(table.ratios)


if __name__ == "__main__":
    main()
