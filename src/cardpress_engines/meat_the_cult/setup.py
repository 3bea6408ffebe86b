"""Set-ups of M.E.A.T.: number of players, seats, and the vitality of a side."""

from __future__ import annotations

from dataclasses import dataclass

from cardpress_engines.kernel.rules_data import Rules
from cardpress_engines.kernel.seats import Seats


@dataclass(frozen=True, slots=True)
class Setup:
    """A set-up: 2, 4 or 6 players, and the vitality of each side, 0 for the usual one (MEAT-24)."""

    players: int = 2
    vitality: int = 0

    def problem(self, rules: Rules) -> str | None:
        """A message about the first problem, if there is one (MEAT-01)."""
        known = (rules.players.least, rules.players.most_but, rules.players.most)
        if self.players not in known:
            least, but, most = known
            return f"M.E.A.T.: The Cult is for {least}, {but} or {most} players, not {self.players}"
        return None if self.vitality >= 0 else "a side begins with vitality of 1 or more; 0: what the rules say"


def seats(players: int) -> Seats:
    """Seats clockwise, one side after the other; players of a side see each other's cards."""
    half = players // 2
    return Seats(tuple(range(half)), tuple(range(half, players)), shown=True)


def opposite(players: int) -> tuple[int, ...]:
    """The player opposite each one (MEAT-14)."""
    return tuple(reversed(range(players)))


def usual_vitality(rules: Rules, players: int) -> int:
    """The starting vitality of each side (MEAT-21 to 23)."""
    row = rules.vitality
    return int({2: row.two, 4: row.four, 6: row.six}[players])


def creatures_revealed(rules: Rules, players: int) -> int:
    """The number of creatures revealed in each Opening (MEAT-27 to 29)."""
    row = rules.opening
    return int({2: row.revealed_two, 4: row.revealed_four, 6: row.revealed_six}[players])
