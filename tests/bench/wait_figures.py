"""The figures of `make waits` in a file: kept row after row, and docs/waits.md gets its table from them."""

from __future__ import annotations

import json
import os
import subprocess
import textwrap
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.bench.wait_table import Figure, WaitTable

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "dist" / "waits.json"
PAGE = ROOT / "docs" / "waits.md"
BEGIN = "<!-- the table of `make waits`: `make waits RUN=--write` writes it -->\n"
END = "<!-- end of the table -->\n"
WIDTH = 118


def counting() -> float:
    """Seconds of wall that a second of counting takes now: 1 on a quiet machine."""
    share = 0.2
    wall, cpu = time.perf_counter(), time.process_time()
    while time.process_time() - cpu < share:
        pass
    return (time.perf_counter() - wall) / share


def commit() -> str:
    """What is measured: the commit, with a plus when the work tree holds more than it."""

    def said(*words: str) -> str:
        done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False)
        return done.stdout.strip()

    return said("rev-parse", "--short=8", "HEAD") + "+" * bool(said("status", "--porcelain", "-uno"))


@dataclass
class KeptFigures:
    """Figures in a file that is written after each row, so that a run that is stopped loses the one it is at."""

    file: Path = FILE
    commit: str = ""
    counting: float = 0.0
    """What a second of counting took before the measurement that is going on."""
    rows: dict[str, dict[str, Any]] = field(default_factory=dict)

    def read(self, goals: Collection[str]) -> dict[str, dict[str, Any]]:
        """The parts of each figure that an earlier run kept of these rows; nothing when there was none."""
        if self.file.exists():
            found = json.loads(self.file.read_text("utf-8"))
            self.rows = {row: each for row, each in found.items() if row in goals}
        return self.rows

    def keep(self, row: str, figure: Figure) -> Figure:
        """Write a figure to the file with when and of what it is; gives it with these."""
        day, counting = time.strftime("%Y-%m-%d"), round(self.counting, 2)
        kept = figure._replace(day=day, commit=self.commit, counting=counting)
        self.rows[row] = kept._asdict()
        self.file.parent.mkdir(parents=True, exist_ok=True)
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps(self.rows, indent=1) + "\n", "utf-8")
        os.replace(part, self.file)  # noqa: PTH105 a run that is stopped leaves the old file or the new one
        return kept


def measured_when(table: WaitTable) -> str:
    """Of which days and commits the figures of a table are, and how quiet the machine was."""
    found = [figure for figure in table.figures.values() if figure.now is not None]
    if not found:
        return "Nothing was measured."
    days, commits = ({getattr(figure, name) for figure in found} for name in ("day", "commit"))
    slow = [figure.counting for figure in found]
    runs = "" if len(commits) == 1 else ", not in one run"
    return (
        f"Measured on {' and '.join(sorted(days))} at {', '.join(f'`{each}`' for each in sorted(commits))}{runs}. "
        f"A second of counting took {min(slow):.2f} to {max(slow):.2f} s of wall: 1 is a quiet machine."
    )


def write_page(table: WaitTable, page: Path = PAGE) -> None:
    """Put a table between the marks of the page; ValueError when they are not there."""
    head, begin, rest = page.read_text("utf-8").partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{page} has no place for the table: {BEGIN.strip()} … {END.strip()}")
    told = textwrap.fill(measured_when(table), WIDTH)
    page.write_text("\n".join([head + begin + "\n".join(table.lines()), "", told, END + tail]), "utf-8")
