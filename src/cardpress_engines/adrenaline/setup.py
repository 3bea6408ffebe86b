"""The set-up of a match: number of players, arena, number of skulls."""

from __future__ import annotations

from dataclasses import dataclass

from cardpress_engines.kernel.rules_data import Rules
from cardpress_engines.kernel.seats import Seats

UNKNOWN_OF_TEAMS = (
    "teams cannot be played: who sits where, what the damage buffer holds, how boards of a team are scored and "
    "how such a match ends are in no source we have; scenarios can show the published parts with teams and partial"
)


@dataclass(frozen=True, slots=True)
class Setup:
    """A set-up: players, arena by its place in the box, skulls (0: all), teams for parts of a match."""

    players: int = 3
    arena: int = 1
    skulls: int = 0
    teams: bool = False
    partial: bool = False

    def problem(self, rules: Rules, arenas: int) -> str | None:
        """Why the rules do not allow this set-up; None if they do."""
        least, most = rules.players.least, rules.players.most
        if not least <= self.players <= most:
            return f"Adrenaline is for {least} to {most} players, not {self.players}"
        if not 1 <= self.arena <= arenas:
            return f"there are arenas 1 to {arenas}, not {self.arena}"
        if not 0 <= self.skulls <= rules.scoring.skulls:
            return f"a match has 1 to {rules.scoring.skulls} skulls, or 0: as many as there are"
        if self.teams and not self.partial:
            return UNKNOWN_OF_TEAMS
        if self.teams and self.players % 2:
            return "teams have as many players as each other"
        return None


def seats(setup: Setup) -> Seats:
    """Every player alone; with teams, every second player on the same side."""
    if not setup.teams:
        return Seats.apart(setup.players)
    players = range(setup.players)
    return Seats(tuple(players[::2]), tuple(players[1::2]))
