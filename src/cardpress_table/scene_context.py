"""What every scene of a game of one set-up shares: zones, the layout of the table, sizes, backs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import GameState
from cardpress_engines.kernel.zones import Zone
from cardpress_table.described_layout import lay_out_described
from cardpress_table.exported_game import ExportedGame
from cardpress_table.layout import TableLayout, complete

Json = dict[str, Any]
State = GameState[GameInterface]


class SceneContext:
    """What is the same in every scene of a game of one set-up: zones, layout, sizes, backs."""

    def __init__(self, game: GameInterface, exported: ExportedGame) -> None:
        """Raises InputError when the layout does not fit the engine."""
        self.game = game
        start, described = game.new(), exported.description
        self._zones = {zone.name: zone for zone in start.ZONES.zones}
        self._named_sizes = dict(described["sizes"])
        self._sizes = {id_: described["sizes"][told["size"]] for id_, told in described["components"].items()}
        every = [json.dumps(self._sizes[id_]) for id_ in game.ids if id_ in self._sizes]
        self._usual_size: Json = json.loads(max(every, key=every.count)) if every else {}
        self.layout: TableLayout = complete(described["layout"], start.ZONES, game)
        if isinstance(game, DescribedGame) and not described["layout"]["areas"]:
            self.layout, spaces = lay_out_described(game, described["layout"], self._sizes)
            self._named_sizes |= spaces
        self._backs = dict(_backs(self, start, exported))

    def component(self, zone: Zone, number: int) -> str:
        """The component of a number in a zone."""
        return self.game.ids[number if zone.holds == "design" else self.game.design_of[number]]

    def zone(self, name: str) -> Zone:
        """A zone by its name."""
        return self._zones[name]

    def back(self, zone: str) -> str | None:
        """The back of what lies hidden in a zone."""
        return self._backs.get(zone)

    def slot(self, name: str | None) -> Json:
        """The size of an empty place: one that is named, else that of most designs."""
        return self._named_sizes[name] if name else self._usual_size

    def size_mm(self, component: str | None) -> tuple[float, float]:
        """Width and height of a component in mm; of what is none, a small token's."""
        size = self._sizes.get(component or "")
        return (size["width_mm"], size["height_mm"]) if size else (12.0, 12.0)


def _backs(context: SceneContext, start: State, exported: ExportedGame) -> Iterator[tuple[str, str]]:
    """The back of each hidden zone: that of any component its pool begins with, since all look alike."""
    back_of_zone, of_pool = dict[str, str](), dict[str, str]()
    pooled = [zone for zone in start.ZONES.zones if zone.pool]
    for zone in pooled:
        numbers = [number for row in rows_of(getattr(start, zone.name)) for number in row if number >= 0]
        backs = {back for number in numbers if (back := exported.back_of(context.component(zone, number)))}
        if backs:
            back_of_zone[zone.name] = min(backs)
            of_pool.setdefault(zone.pool, min(backs))
    for zone in pooled:
        if zone.pool in of_pool:
            yield zone.name, back_of_zone.get(zone.name, of_pool[zone.pool])


def rows_of(value: Sequence[Any]) -> list[list[int]]:
    """The rows of a zone; a zone of one row has one."""
    rows = list(value)
    return rows if rows and not isinstance(rows[0], int) else [rows]
