"""How many play, and who of them sees what."""

from __future__ import annotations

from dataclasses import dataclass

from cardpress_engines.carnomorphs.actions import MOST


@dataclass(frozen=True, slots=True)
class Setup:
    """One way to play: how many crew members there are."""

    players: int = 2

    def problem(self) -> str | None:
        """What is wrong with it, if anything."""
        if not 1 <= self.players <= MOST:
            return f"a drill is for 1 to {MOST} players, not {self.players}"
        return None
