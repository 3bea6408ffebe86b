"""Numbers of the rules that are fixed in the engine; rules data with other values is refused.

All other numbers are read from the rules data where they are used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardpress_engines.kernel.rules_data import Rules
from cardpress_engines.neuroshima_hex.hexes import COORDINATES, COUNT, DIRECTIONS, INNER, RADIUS

COLUMNS: Final = tuple(sum(q == column for q, _ in COORDINATES) for column in range(-RADIUS, RADIUS + 1))
PLAYED: Final[dict[str, dict[str, object]]] = {
    "army": {"hq": 1},
    "battle": {"last_segment": 0},
    "board": {
        "columns": COLUMNS, "directions": len(DIRECTIONS), "hexes": COUNT, "inner": len(INNER),
        "rim": COUNT - len(INNER), "tracks": 2,
    },
    "end": {"last_turns": 1, "overtime": 1},
    "hq": {"least": 0},
    "implants": {"each": 1, "markers": 1},
    "moves": {"castling": 2, "hexes": 1, "mortar": 2},
    "players": {"least": 2, "most": 2},
    "turn": {"mobility": 1, "redraw_instants": True},
}  # fmt: skip
"""By topic and name: the value the engine plays."""


def unsupported_rules(rules: Rules) -> Iterator[str]:
    """A message for each number of the rules data that the engine cannot play."""
    for topic, numbers in PLAYED.items():
        for name, played in numbers.items():
            value = getattr(getattr(rules, topic), name)
            if value != played:
                yield f"rules: {topic}.{name} is {value}, and the engine plays {played}"
    turn, army = rules.turn, rules.army
    if turn.hand - turn.discard != turn.keep or rules.end.overtime_tiles != turn.keep:
        yield "rules: turn.keep and end.overtime_tiles are what is left of turn.hand after turn.discard"
    if army.stack + army.hq != army.tiles:
        yield "rules: army.tiles are army.stack and army.hq"
