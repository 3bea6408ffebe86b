"""Set-ups of Neuroshima Hex: an army for each seat."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Setup:
    """A set-up: the armies by seat.

    `partial` is for scenarios: tiles whose abilities are unknown or cannot be executed are left out of the stacks;
    without it such an army is refused.
    """

    armies: tuple[str, ...] = ("mephisto", "outpost")
    partial: bool = False

    def problem(self, known: Collection[str]) -> str | None:
        """A message about the first problem, if there is one."""
        if len(self.armies) != 2:
            return f"two armies play, not {len(self.armies)}"
        unknown = [army for army in self.armies if army not in known]
        return f"no army is called {unknown[0]!r}; there is {', '.join(sorted(known))}" if unknown else None
