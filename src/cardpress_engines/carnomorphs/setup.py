"""The set-up of a drill: the number of players."""

from __future__ import annotations

from dataclasses import dataclass

from cardpress_engines.carnomorphs.actions import MOST


@dataclass(frozen=True, slots=True)
class Setup:
    """A set-up: how many crew members there are."""

    players: int = 2

    def problem(self) -> str | None:
        """Why the rules do not allow this set-up; None if they do."""
        if not 1 <= self.players <= MOST:
            return f"a drill is for 1 to {MOST} players, not {self.players}"
        return None
