"""The parts of a zone on the table: whose each is, what lies there, and which place is its first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardpress_table.layout import TableArea

Part = tuple[int | None, Sequence[Any], int]


def zone_parts(area: TableArea, value: Sequence[Any], players: int) -> Iterator[Part]:
    """The rows of a zone, or the equal shares of a row that an area says is owned."""
    rows = list(value)
    if rows and not isinstance(rows[0], int | tuple):
        is_own = len(rows) == players and not area["titles"]
        yield from ((player if is_own else None, list(row), 0) for player, row in enumerate(rows))
    elif area["owned"] and len(rows) % players == 0:
        each = len(rows) // players
        firsts = [(player, player * each) for player in range(players)]
        yield from ((player, rows[first : first + each], first) for player, first in firsts)
    else:
        yield None, rows, 0
