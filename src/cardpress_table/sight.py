"""What one player sees of one state: the cards of zones, with what stands at them and what pressing them means."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import GameState
from cardpress_engines.kernel.zones import HIDDEN, Visibility, Zone
from cardpress_table.described_layout import lay_out_described
from cardpress_table.exported_game import ExportedGame
from cardpress_table.layout import Layout, complete
from cardpress_table.targets import Address, Pressed

Json = dict[str, Any]
State = GameState[GameInterface]
Shown = Mapping[str, Any]
"""What a player sees of each zone, by its name."""


class Furnishings:
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
        self.layout: Layout = complete(described["layout"], start.ZONES, game)
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


def _backs(own: Furnishings, start: State, exported: ExportedGame) -> Iterator[tuple[str, str]]:
    """The back of each hidden zone: that of any component its pool begins with, since all look alike."""
    own_back, of_pool = dict[str, str](), dict[str, str]()
    pooled = [zone for zone in start.ZONES.zones if zone.pool]
    for zone in pooled:
        numbers = [number for row in rows_of(getattr(start, zone.name)) for number in row if number >= 0]
        backs = {back for number in numbers if (back := exported.back_of(own.component(zone, number)))}
        if backs:
            own_back[zone.name] = min(backs)
            of_pool.setdefault(zone.pool, min(backs))
    for zone in pooled:
        if zone.pool in of_pool:
            yield zone.name, own_back.get(zone.name, of_pool[zone.pool])


class Sight:
    """One player's sight of one state."""

    def __init__(self, own: Furnishings, shown: Shown, pressed: Pressed) -> None:
        self.own, self.shown, self._pressed = own, shown, pressed

    def card(self, zone: Zone, number: int, place: int, slot: str | None = None) -> Json | None:
        """What lies at a place of a zone; None for an empty one that is not pressed and has no size of its own."""
        acts = self.acts(("number", zone.name, number), ("place", zone.name, place))
        if number == HIDDEN:
            back = self.own.back(zone.name)
            return {"back": back, **({} if back else {"size": self.own.slot(None)}), **acts}
        if number < 0:
            return {"empty": True, "size": self.own.slot(slot), **acts} if acts or slot else None
        card: Json = {"component": self.own.component(zone, number), **acts}
        if zone.holds == "piece":
            card["piece"] = number
        if zone.seen is not Visibility.BY_ALL:
            card["secret"] = True
        if marks := list(self._marks(zone, number)):
            card["marks"] = marks
        if under := list(self._tucked_names(zone, number)):
            card["under"] = under
        return card

    def acts(self, *addresses: Address) -> Json:
        """The actions that pressing something at these addresses can mean."""
        acts = list(dict.fromkeys(act for address in addresses for act in self._pressed.get(address, ())))
        return {"acts": acts} if acts else {}

    def _marks(self, zone: Zone, number: int) -> Iterator[tuple[int, int | None]]:
        """Marks at a piece: the mark's place in the layout, and its number if it has one."""
        for place, mark in enumerate(self.own.layout["marks"]):
            if zone.name not in mark["on"]:
                continue
            value = value_at(self.shown.get(mark["zone"]), number)
            if mark["member"] is not None and value is not None:
                value = getattr(value, mark["member"])
            if value is True:
                yield place, None
            elif value or (mark["always"] and value == 0 and value is not False):
                yield place, int(value)

    def _tucked_names(self, zone: Zone, number: int) -> Iterator[str]:
        for tuck in self.own.layout["tucked"]:
            if zone.name in tuck["on"]:
                for each in value_at(self.shown.get(tuck["zone"]), number) or ():
                    yield self.own.game.ids[each[0] if isinstance(each, tuple) else each]


def rows_of(value: Sequence[Any]) -> list[list[int]]:
    """The rows of a zone; a zone of one row has one."""
    rows = list(value)
    return rows if rows and not isinstance(rows[0], int) else [rows]


def value_at(value: Any, number: Any) -> Any:  # noqa: ANN401 a zone's value has many shapes
    """What a zone has at a number: a member of a row or a map, a bit of a mask, whether a set has it."""
    if isinstance(value, Mapping):
        return value.get(number)
    if isinstance(value, set | frozenset):
        return number in value
    if isinstance(value, int):
        return bool(value >> number & 1)
    return value[number] if value is not None and 0 <= number < len(value) else None
