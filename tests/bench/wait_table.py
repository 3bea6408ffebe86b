"""What people wait for, row by row: what it was, what it is to be, what it is now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class Goal(NamedTuple):
    """A row before anything is measured. Of a time or of memory less is better, of a ratio or a speed more."""

    was: str
    goal: float
    unit: str
    how: str
    more_is_better: bool = False


class Figure(NamedTuple):
    """What was measured for a row in its unit, or None; `note` says what else was seen or why there is no figure.

    When it was measured say `day`, `commit`, and `counting`: the seconds of wall a second of counting took.
    """

    now: float | None
    note: str = ""
    day: str = ""
    commit: str = ""
    counting: float = 0.0


@dataclass
class WaitTable:
    """The rows, those that are to be measured, and what was measured; `keep` is told of each new figure."""

    goals: Mapping[str, Goal]
    figures: dict[str, Figure] = field(default_factory=dict)
    wanted: frozenset[str] | None = None
    keep: Callable[[str, Figure], Figure] = lambda _, figure: figure
    filled: set[str] = field(default_factory=set)
    """The rows of this run that have a figure, or a reason for none."""

    def wants(self, *rows: str) -> bool:
        """Whether one of some rows is to be measured."""
        return self.wanted is None or any(row in self.wanted for row in rows)

    def measure(self, row: str, now: float, note: str = "") -> None:
        """Fill a row, and show it at once."""
        self._fill(row, Figure(now, note))

    def leave(self, row: str, why: str) -> None:
        """Say why a row has no figure."""
        self._fill(row, Figure(None, why))

    def _fill(self, row: str, figure: Figure) -> None:
        if self.wants(row):
            self.figures[row] = self.keep(row, figure)
            self.filled.add(row)
            print(f"{self.line(row)} {self.how(row)}", flush=True)

    def times_the_goal(self, row: str) -> float | None:
        """How far a row is: 1 and more when its goal is reached; None when nothing was measured."""
        goal, figure = self.goals[row], self.figures.get(row)
        if figure is None or figure.now is None:
            return None
        return figure.now / goal.goal if goal.more_is_better else goal.goal / figure.now

    def line(self, row: str) -> str:
        """A row in Markdown."""
        goal, figure = self.goals[row], self.figures.get(row, Figure(None, "not asked for"))
        head = f"| {row} | {goal.was} | {goal.goal:g} {goal.unit}".rstrip()
        far = self.times_the_goal(row)
        if figure.now is None or far is None:
            return f"{head} | not measured: {figure.note} | |"
        reached = "reached" if far >= 1 else f"{far:.2f} of the way"
        return f"{head} | {with_unit(figure.now, goal.unit)} | {reached} |"

    def how(self, row: str) -> str:
        """How a row is measured, and what else was seen."""
        figure = self.figures.get(row, Figure(None))
        return "; ".join(filter(None, (self.goals[row].how, figure.note if figure.now is not None else "")))

    def lines(self) -> list[str]:
        """The whole table in Markdown."""
        return ["| waits | was | to reach | now | |", "|---|---|---|---|---|", *map(self.line, self.goals)]

    def ratios(self) -> dict[str, float]:
        """What later runs are compared by; of each more is better."""
        far = {f"{row}: of its goal": self.times_the_goal(row) for row in self.goals}
        return {name: ratio for name, ratio in far.items() if ratio is not None}


def with_unit(number: float, unit: str) -> str:
    """A number with three digits that count, and its unit."""
    text = f"{number:,.0f}" if number >= 100 else f"{number:.3g}"
    return f"{text} {unit}".strip()
