"""Measures every wait that has a goal, in one run: what it was, is to be, and is, and how that is known.

usage: waits.py [--only ROW]… [--without ROW]… [--rest] [--list] [--write]. ROW is any part of a row's name, as in
--only typst. Each figure is shown and kept in dist/waits.json as soon as it is known: a run that is stopped loses
the row it was at, and --rest measures only what that file lacks of this commit. --list shows the rows, how each is
measured and the minutes it takes on two quiet cores. --write puts the table of that file into docs/waits.md.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import kept_ratios
import wait_goals as rows
from wait_figures import KeptFigures, commit, counting, measured_when, write_page
from wait_measurements import MEASUREMENTS, run
from wait_table import Figure, WaitTable


def wanted_rows(only: Sequence[str], without: Sequence[str]) -> frozenset[str]:
    """The rows whose names have one of some words, and none of others; all when no words are given."""

    def named(row: str, words: Sequence[str]) -> bool:
        return any(word.casefold() in row.casefold() for word in words)

    return frozenset(row for row in rows.GOALS if (not only or named(row, only)) and not named(row, without))


def main() -> None:
    """Measure the rows asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], metavar="ROW")
    parser.add_argument("--without", action="append", default=[], metavar="ROW")
    for flag in ("--rest", "--list", "--write"):
        parser.add_argument(flag, action="store_true")
    asked = parser.parse_args()
    kept, wanted = KeptFigures(commit=commit()), wanted_rows(asked.only, asked.without)
    figures = {row: Figure(**each) for row, each in kept.read(rows.GOALS).items()}
    if asked.rest:
        wanted -= {row for row, each in figures.items() if each.now is not None and each.commit == kept.commit}
    table = WaitTable(rows.GOALS, figures, wanted, kept.keep)
    if not wanted:
        parser.error("no row is asked for; --list shows them")
    if asked.list:
        for measurement in MEASUREMENTS:
            told = [f"{row}: {rows.GOALS[row].how}" for row in measurement.rows if table.wants(row)]
            print(*([f"{measurement.minutes:g} min", *told] if told else ()), sep="\n  ")
    elif asked.write:
        write_page(table)
    else:
        measure_rows(table, kept)


def measure_rows(table: WaitTable, kept: KeptFigures) -> None:
    """Measure what is wanted, row by row, and show the table."""
    chosen = [each for each in MEASUREMENTS if table.wants(*each.rows)]
    print(f"about {sum(each.minutes for each in chosen):.0f} minutes on two quiet cores", flush=True)
    began = time.perf_counter()
    for number, measurement in enumerate(chosen, 1):
        kept.counting = counting()
        started = time.perf_counter()
        run(table, measurement)
        took = (time.perf_counter() - started) / 60
        print(f"  {number} of {len(chosen)}: {took:.1f} min, about {measurement.minutes:g} when quiet", flush=True)
    print("\n" + "\n".join(table.lines()))
    print(f"\n{measured_when(table)} {(time.perf_counter() - began) / 60:.1f} minutes.")
    kept_ratios.report(table.ratios())


if __name__ == "__main__":
    main()
