"""What people wait for, row by row: what it was, what it is to be, what it is now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class Goal(NamedTuple):
    """A row before anything is measured. Of a time or of memory less is better, of a ratio or a speed more."""

    was: str
    goal: float
    unit: str
    how: str
    more_is_better: bool = False


@dataclass
class WaitTable:
    """The rows and what was measured for them."""

    goals: Mapping[str, Goal]
    now: dict[str, float] = field(default_factory=dict)
    why_not: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)

    def measure(self, row: str, now: float, note: str = "") -> None:
        """Fill a row, and show it at once."""
        self.now[row], self.notes[row] = now, note
        print(f"{self.line(row)} {self.how(row)}", flush=True)

    def leave(self, row: str, why: str) -> None:
        """Say why a row has no figure."""
        self.why_not[row] = why
        print(self.line(row), flush=True)

    def times_the_goal(self, row: str) -> float:
        """How far a row is: 1 and more when its goal is reached."""
        goal = self.goals[row]
        return self.now[row] / goal.goal if goal.more_is_better else goal.goal / self.now[row]

    def line(self, row: str) -> str:
        """A row in Markdown."""
        goal = self.goals[row]
        to_reach = f"{goal.goal:g} {goal.unit}".strip()
        if row not in self.now:
            return (
                f"| {row} | {goal.was} | {to_reach} | not measured: {self.why_not.get(row, 'not asked for')} | |"
            )
        far = self.times_the_goal(row)
        reached = "reached" if far >= 1 else f"{far:.2f} of the way"
        return f"| {row} | {goal.was} | {to_reach} | {figure(self.now[row], goal.unit)} | {reached} |"

    def how(self, row: str) -> str:
        """How a row was measured, and what else was seen."""
        return "; ".join(filter(None, (self.goals[row].how, self.notes[row])))

    def lines(self) -> list[str]:
        """The whole table in Markdown, and below it how each row was measured."""
        told = [f"- {row}: {self.how(row)}" for row in self.goals if row in self.now]
        return [
            "| waits | was | to reach | now | |",
            "|---|---|---|---|---|",
            *map(self.line, self.goals),
            "",
            *told,
        ]

    def ratios(self) -> dict[str, float]:
        """What later runs are compared by; of each more is better."""
        return {f"{row}: of its goal": self.times_the_goal(row) for row in self.now}


def figure(number: float, unit: str) -> str:
    """A number with three digits that count, and its unit."""
    text = f"{number:,.0f}" if number >= 100 else f"{number:.3g}"
    return f"{text} {unit}".strip()
