"""Set-ups of Mephisto: number of players, teams, variant, and the grid each of them uses."""

from __future__ import annotations

from dataclasses import dataclass

from cardpress_engines.kernel.rules_data import Rules


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays, how, and from which position.

    players: 1 plays alone, 2 duel, 3 or 4 play free for all or, four of them with `teams`, two against two.
    """

    players: int = 2
    teams: bool = False
    care_bear: bool = False

    def problem(self, least: int, most: int) -> str | None:
        """What is wrong with it, or None."""
        if not least <= self.players <= most:
            return f"Mephisto is for {least} to {most} players, not {self.players}"
        if self.teams and self.players != 4:
            return "teams need four players"
        return None


def lanes_in_rows(lanes: int, rows: int, players: int) -> tuple[dict[int, tuple[int, ...]], ...]:
    """One or two players: everybody counts the same columns of the dungeon (MEPH-07)."""
    columns = {lane + 1: tuple(range(lane * rows, (lane + 1) * rows)) for lane in range(lanes)}
    return (columns,) * players


def lanes_of_square(width: int, height: int, players: int) -> tuple[dict[int, tuple[int, ...]], ...]:
    """Three or four players sit clockwise around a square; each counts lanes from their left (MEPH-89 to 93).

    Spaces are numbered row by row, without the centre and without the corners on the upper left and lower right.
    """
    inert = {(0, 0), (width // 2, height // 2), (width - 1, height - 1)}
    number: dict[tuple[int, int], int] = {}
    for y in range(height):
        for x in range(width):
            if (x, y) not in inert:
                number[x, y] = len(number)
    sides = (
        [[(x, y) for y in range(height)] for x in range(width)],  # south looks north: columns from the west
        [[(x, y) for x in range(width)] for y in range(height)],  # west looks east: rows from the north
        [[(x, y) for y in range(height)] for x in reversed(range(width))],  # north: columns from the east
        [[(x, y) for x in range(width)] for y in reversed(range(height))],  # east: rows from the south
    )
    return tuple(
        {
            lane: tuple(sorted(number[place] for place in places if place in number))
            for lane, places in enumerate(side, start=1)
        }
        for side in sides[:players]
    )


def deals(setup: Setup, rules: Rules, spaces: int) -> tuple[tuple[str, int], ...]:
    """Where the shuffled cards go: hands, the dungeon, face-down corners of the square (MEPH-06 to 08, 90)."""
    hands = [("hand", player) for player in range(setup.players) for _ in range(rules.setup.hand)]
    corners = range(rules.grid.corners) if setup.players >= rules.end.more_players else ()
    return (*hands, *(("space", i) for i in range(spaces)), *(("corner", i) for i in corners))
