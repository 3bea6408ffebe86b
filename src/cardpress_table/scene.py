"""A state as a picture for one player: what lies in which area, and what can be pressed there; JSON for the page.

It is made of what `Zones.shown` tells this player and of nothing else, so a page never holds what its player may
not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import GameState
from cardpress_engines.kernel.zones import HIDDEN, Visibility, Zone
from cardpress_table.exported_game import ExportedGame
from cardpress_table.layout import Area, Layer, Layout, complete
from cardpress_table.targets import Address, Pressed, pressed_by

Json = dict[str, Any]
State = GameState[GameInterface]
Numbers = Sequence[int]
Spots = Sequence[Sequence[float]]
Shown = Mapping[str, Any]
"""What a player sees of each zone, by its name."""


class SceneMaker:
    """Makes the scenes of a game of one set-up."""

    def __init__(self, game: GameInterface, exported: ExportedGame) -> None:
        """Raises InputError when the layout does not fit the engine."""
        self.game = game
        start = game.new()
        self._zones = {zone.name: zone for zone in start.ZONES.zones}
        self.layout: Layout = complete(exported.description["layout"], start.ZONES, game.num_players)
        self._sizes = {
            id_: exported.description["sizes"][told["size"]]
            for id_, told in exported.description["components"].items()
        }
        self._backs = dict(_backs(self, start, exported))

    def scene(self, state: State, player: int | None) -> Json:
        """What a player sees, None for somebody who only watches; with what they can press when they decide."""
        sees = self.game.seats.sees[player] if player is not None else ()
        shown = state.ZONES.shown(state, player, sees)
        decides = player is not None and state.current_player() == player
        legal = state.legal_actions() if decides else ()
        pressed = pressed_by(legal, self.game.numbering, self.layout["actions"], shown)
        return _Sight(self, shown, pressed).scene()

    def component(self, zone: Zone, number: int) -> str:
        """The component of a number in a zone."""
        return self.game.ids[number if zone.holds == "design" else self.game.design_of[number]]

    def zone(self, name: str) -> Zone:
        """A zone by its name."""
        return self._zones[name]

    def back(self, zone: str) -> str | None:
        """The back of what lies hidden in a zone."""
        return self._backs.get(zone)

    def size_mm(self, component: str | None) -> tuple[float, float]:
        """Width and height of a component in mm; of what is none, a small token's."""
        size = self._sizes.get(component or "")
        return (size["width_mm"], size["height_mm"]) if size else (12.0, 12.0)


def _backs(maker: SceneMaker, start: State, exported: ExportedGame) -> Iterator[tuple[str, str]]:
    """The back of each hidden zone: that of any component its pool begins with, since all look alike."""
    of_pool: dict[str, str] = {}
    for zone in start.ZONES.zones:
        if not zone.pool:
            continue
        numbers = [number for row in _rows(getattr(start, zone.name)) for number in row if number >= 0]
        backs = {exported.back_of(maker.component(zone, number)) for number in numbers} - {None}
        if backs:
            of_pool.setdefault(zone.pool, min(filter(None, backs)))
    for zone in start.ZONES.zones:
        if zone.pool in of_pool:
            yield zone.name, of_pool[zone.pool]


def _rows(value: Any) -> list[list[int]]:  # noqa: ANN401 a zone's value has many shapes
    rows = list(value)
    return rows if rows and not isinstance(rows[0], int) else [rows]


class _Sight:
    """One player's sight of one state."""

    def __init__(self, maker: SceneMaker, shown: Shown, pressed: Pressed) -> None:
        self._maker, self._shown, self._pressed = maker, shown, pressed
        self._layout = maker.layout

    def scene(self) -> Json:
        players = range(self._maker.game.num_players)
        areas = [made for number, area in enumerate(self._layout["areas"]) for made in self._areas(number, area)]
        return {
            "areas": areas,
            "players": [
                {"side": self._maker.game.seats.side_of[player], **self._acts(("player", "", player))}
                for player in players
            ],
            "counters": [self._counter(counter["zone"]) for counter in self._layout["counters"]],
        }

    def _counter(self, zone: str) -> Any:  # noqa: ANN401 a number, or one a player
        value = self._shown.get(zone)
        return list(value) if isinstance(value, Sequence | bytearray) and not isinstance(value, str) else value

    # ---- areas

    def _areas(self, number: int, area: Area) -> Iterator[Json]:
        """What a layout's area is on the table: itself, or one for each player who has a part of it."""
        name = area["zone"]
        if name is None:
            yield {"area": number, "player": None, **self._board(area)}
            return
        zone, value = self._maker.zone(name), self._shown.get(name, ())
        parts = _parts(zone, value, self._maker.game.num_players, owned=area["owned"])
        for player, numbers, first in parts:
            below = [self._card(self._maker.zone(other), each, place)
                     for other in area["joined"]
                     for place, each in enumerate(self._shown.get(other, ()))]  # fmt: skip
            cards = [self._card(zone, each, first + place) for place, each in enumerate(numbers)]
            yield {
                "area": number,
                "player": player,
                "cards": [card for card in [*cards, *below] if card is not None or area["form"] == "row"],
                "over": len([card for card in cards if card is not None]),
                **self._acts(("pile", name, 0)),
            }

    def _card(self, zone: Zone, number: int, place: int) -> Json | None:
        """A card in a zone; None for an empty place that cannot be pressed."""
        acts = self._acts(("number", zone.name, number), ("place", zone.name, place))
        if number == HIDDEN:
            return {"back": self._maker.back(zone.name), **acts}
        if number < 0:
            return {"empty": True, **acts} if acts else None
        card: Json = {"component": self._maker.component(zone, number), **acts}
        if zone.holds == "piece":
            card["piece"] = number
        if zone.seen is not Visibility.BY_ALL:
            card["secret"] = True
        if marks := list(self._marks(zone, number)):
            card["marks"] = marks
        if under := list(self._tucked(zone, number)):
            card["under"] = under
        return card

    def _marks(self, zone: Zone, number: int) -> Iterator[tuple[int, int | None]]:
        """Marks at a piece: the mark's place in the layout, and its number if it has one."""
        for place, mark in enumerate(self._layout["marks"]):
            if zone.name in mark["on"]:
                value = _value_at(self._shown.get(mark["zone"]), number)
                if mark["member"] is not None and value is not None:
                    value = getattr(value, mark["member"])
                if value is True:
                    yield place, None
                elif value or (mark["always"] and value == 0 and value is not False):
                    yield place, int(value)

    def _tucked(self, zone: Zone, number: int) -> Iterator[str]:
        for tuck in self._layout["tucked"]:
            if zone.name in tuck["on"]:
                for each in _value_at(self._shown.get(tuck["zone"]), number) or ():
                    yield self._maker.game.ids[each[0] if isinstance(each, tuple) else each]

    def _acts(self, *addresses: Address) -> Json:
        acts = list(dict.fromkeys(act for address in addresses for act in self._pressed.get(address, ())))
        return {"acts": acts} if acts else {}

    # ---- boards

    def _board(self, area: Area) -> Json:
        ground = area["ground"]
        if area["chosen_by"] is not None:
            chosen = self._maker.game.setup_json()[area["chosen_by"]]
            ground = area["grounds"][chosen - 1] if isinstance(chosen, int) else None
        items = [item for layer in area["layers"] for item in self._layer(area, layer)]
        return {"ground": ground, "size_mm": area["size_mm"] or self._maker.size_mm(ground), "items": items}

    def _layer(self, area: Area, layer: Layer) -> Iterator[Json]:
        zone, value = self._maker.zone(layer["zone"]), self._shown.get(layer["zone"], ())
        spots = _spots(area, layer, value)
        if layer["components"]:
            yield from self._figures(layer, zone, list(value), spots)
            return
        for place, spot in enumerate(spots):
            number = _value_at(value, place)
            at = [spot[0] + layer["shift"][0], spot[1] + layer["shift"][1]]
            if layer["component"] is not None:
                if number:
                    counted = {"count": int(number)} if number is not True and number > 1 else {}
                    yield {"at": at, "scale": layer["scale"], "component": layer["component"], **counted}
                continue
            card = self._card(zone, -1 if number is None else int(number), place)
            if card is not None:
                turn = _value_at(self._shown.get(layer["turn"] or ""), number) if number is not None else 0
                yield {"at": at, "scale": layer["scale"], **({"turn": 60 * int(turn)} if turn else {}), **card}

    def _figures(self, layer: Layer, zone: Zone, where: list[int], spots: Spots) -> Iterator[Json]:
        """Figures where they stand; several on one place stand side by side."""
        names = self._shown.get(layer["named_by"]) if layer["named_by"] else None
        standing = [(figure, place) for figure, place in enumerate(where) if 0 <= place < len(spots)]
        for figure, place in standing:
            which = names[figure] if names is not None else figure
            component = layer["components"][which] if 0 <= which < len(layer["components"]) else None
            together = [other for other, there in standing if there == place]
            width = self._maker.size_mm(component)[0] * layer["scale"]
            across = (together.index(figure) - (len(together) - 1) / 2) * width * 0.9
            x, y = spots[place]
            yield {
                "at": [x + layer["shift"][0] + across, y + layer["shift"][1]],
                "scale": layer["scale"],
                "component": component,
                "figure": [zone.name, figure],
                **self._acts(("place", zone.name, figure)),
            }


def _spots(area: Area, layer: Layer, value: Any) -> Spots:  # noqa: ANN401 a zone's value
    """Where the places of a layer are: of several lists the one as long as the zone, else the first."""
    of = layer["of"]
    lists = next(other["places"] for other in area["layers"] if other["zone"] == of) if of else layer["places"]
    length = len(value) if hasattr(value, "__len__") else 0
    return next((spots for spots in lists if len(spots) == length), lists[0] if lists else ())


def _value_at(value: Any, number: Any) -> Any:  # noqa: ANN401 a zone's value has many shapes
    """What a zone has at a number: a member of a row or a map, a bit of a mask, whether a set has it."""
    if isinstance(value, Mapping):
        return value.get(number)
    if isinstance(value, set | frozenset):
        return number in value
    if isinstance(value, int):
        return bool(value >> number & 1)
    if value is None or not 0 <= number < len(value):
        return None
    return value[number]


def _parts(zone: Zone, value: Any, players: int, *, owned: bool) -> Iterator[tuple[int | None, Numbers, int]]:  # noqa: ANN401
    """The parts of a zone: whose each is, what lies there, and which place is its first."""
    rows = list(value)
    if rows and not isinstance(rows[0], int):
        yield from ((player if len(rows) == players else None, list(row), 0) for player, row in enumerate(rows))
    elif owned and len(rows) % players == 0:
        each = len(rows) // players
        firsts = [(player, player * each) for player in range(players)]
        yield from ((player, rows[first : first + each], first) for player, first in firsts)
    else:
        yield None, rows, 0
