"""The layout of a table as the export has it, every member there; and the one for a game without table.json."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal, TypedDict

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.json_input import InputError, did_you_mean
from cardpress_engines.kernel.zones import PILES, PLACES, ROW, Visibility, Zone, Zones

AreaForm = Literal["fan", "row", "pile", "board", "pips"]
Spot = tuple[float, float]
Size = tuple[float, float]


class BoardLayer(TypedDict):
    """Pieces or numbers on a board."""

    zone: str
    places: list[list[Spot]]
    of: str | None
    component: str | None
    components: list[str]
    named_by: str | None
    slot: str | None
    turn: str | None
    owners: str | None
    of_players: bool
    folded: bool
    scale: float
    shift: Spot


class TableArea(TypedDict):
    """A board, a pile, a hand, a row of cards."""

    form: AreaForm
    zone: str | None
    joined: list[str]
    owned: bool
    counted: bool
    tokens: list[str]
    named_by: str | None
    titles: list[str]
    down: bool
    only_lit: bool
    small: bool
    gathered: bool
    ground: str | None
    chosen_by: str | None
    grounds: list[str]
    size_mm: Size | None
    layers: list[BoardLayer]
    ways: list[tuple[Spot, Spot]]


class ShownNumber(TypedDict):
    """A number of players, sides or the table."""

    zone: str
    symbol: str | None
    place: int | None
    color: str | None
    unless_zero: bool
    shows: str | None


class PieceMark(TypedDict):
    """A number or a word at a piece."""

    zone: str
    member: str | None
    on: list[str]
    symbol: str | None
    always: bool


class TuckedCards(TypedDict):
    """Cards under a piece."""

    zone: str
    on: list[str]
    by: str | None


class PressTarget(TypedDict):
    """What is pressed for an action."""

    zones: list[str]
    places: str | None
    first: int
    copies: bool
    pile: str | None
    player: bool


class TableLayout(TypedDict):
    """Where the things of a game lie."""

    cloth: str | None
    areas: list[TableArea]
    counters: list[ShownNumber]
    marks: list[PieceMark]
    tucked: list[TuckedCards]
    actions: dict[str, list[PressTarget]]


NOWHERE: Final[PressTarget] = {
    "zones": [], "places": None, "first": 0, "copies": False, "pile": None, "player": False,
}  # fmt: skip
PLAYER: Final[PressTarget] = {**NOWHERE, "player": True}
PLAIN: Final[TableArea] = {
    "form": "row", "zone": None, "joined": [], "owned": False, "counted": False, "titles": [],
    "tokens": [], "named_by": None,
    "down": False, "only_lit": False, "small": False, "gathered": False,
    "ground": None, "chosen_by": None, "grounds": [], "size_mm": None, "layers": [], "ways": [],
}  # fmt: skip
"""An area of which nothing is said but that it is a row."""


def complete(layout: TableLayout, zones: Zones, game: GameInterface) -> TableLayout:
    """The layout with what it leaves to the zones; raise InputError where it names a zone that the game lacks."""
    known = [zone.name for zone in zones.zones]
    for name in _zones_named(layout):
        if name not in known:
            raise InputError(f"table.json: the engine has no zone {name!r}{did_you_mean(name, known)}")
    if layout["areas"]:
        return layout
    held = [zone for zone in zones.zones if zone.holds and zone.seen is not Visibility.UNTOLD]
    open_rows = (zone for zone in zones.zones if zone.shape is ROW and zone.seen is Visibility.BY_ALL)
    plain = [zone for zone in open_rows if not zone.holds]
    return {
        "cloth": layout["cloth"],
        "areas": [{**PLAIN, "form": _usual_form(zone), "zone": zone.name} for zone in held],
        "counters": layout["counters"] or [counter_of(zone.name) for zone in plain],
        "marks": layout["marks"],
        "tucked": layout["tucked"],
        "actions": layout["actions"] or _usual_targets(held, game),
    }


def _zones_named(layout: TableLayout) -> Iterator[str]:
    for area in layout["areas"]:
        yield from (name for name in (area["zone"], area["named_by"], *area["joined"]) if name)
        for layer in area["layers"]:
            of_pieces = layer["named_by"], layer["turn"], layer["owners"]
            yield from (name for name in (layer["zone"], layer["of"], *of_pieces) if name)
    for part in (*layout["counters"], *layout["marks"], *layout["tucked"]):
        yield part["zone"]
    yield from (tuck["by"] for tuck in layout["tucked"] if tuck["by"])
    for targets in layout["actions"].values():
        for target in targets:
            yield from (name for name in (*target["zones"], target["places"], target["pile"]) if name)


def _usual_form(zone: Zone) -> AreaForm:
    """Hands are fanned, what nobody sees is a pile, all else lies in a row."""
    if zone.seen is Visibility.BY_NOBODY:
        return "pile"
    return "fan" if zone.seen is Visibility.BY_OWNER and zone.shape is PILES else "row"


def counter_of(zone: str, *, unless_zero: bool = True, shows: str | None = None) -> ShownNumber:
    """A counter without symbol or color."""
    return {
        "zone": zone, "symbol": None, "place": None, "color": None, "unless_zero": unless_zero, "shows": shows,
    }  # fmt: skip


def _usual_targets(held: Iterable[Zone], game: GameInterface) -> dict[str, list[PressTarget]]:
    """A card is pressed where it lies, a player where they sit: ranges that have as many numbers as there are."""
    names = [zone.name for zone in sorted(held, key=lambda zone: zone.shape not in {PILES, PLACES})]
    on_cards: PressTarget = {**NOWHERE, "zones": names}
    counts = {len(game.ids), len(game.design_of)} - {0, 1}
    likely = [name for name, size in game.numbering.sizes() if size in counts or name in {"card", "piece"}]
    return {**{name: [on_cards] for name in likely}, "player": [PLAYER]}
