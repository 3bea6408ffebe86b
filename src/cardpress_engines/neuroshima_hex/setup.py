"""Who plays: an army for each seat."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Setup:
    """One way to play: the armies by seat.

    `partial` is for scenarios: tiles whose abilities the engine cannot execute, or whose abilities nobody has
    told, are left out of the stacks; without it such an army is refused.
    """

    armies: tuple[str, ...] = ("mephisto", "outpost")
    partial: bool = False

    def problem(self, known: Collection[str]) -> str | None:
        """What is wrong with it, if anything."""
        if len(self.armies) != 2:
            return f"two armies play, not {len(self.armies)}"
        unknown = [army for army in self.armies if army not in known]
        return f"no army is called {unknown[0]!r}; there is {', '.join(sorted(known))}" if unknown else None
