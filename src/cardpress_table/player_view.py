"""What one player sees of one state: the cards of zones, with what stands at them and what pressing them means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Self

from cardpress_engines.kernel.zones import HIDDEN, Visibility, Zone
from cardpress_table.scene_context import Json, SceneContext, rows_of
from cardpress_table.targets import Address, Pressed

Shown = Mapping[str, Any]
"""What a player sees of each zone, by its name."""


class PlayerView:
    """One player's view of one state."""

    def __init__(
        self, context: SceneContext, shown: Shown, pressed: Pressed, *, names_places: bool = False
    ) -> None:
        """`names_places` adds to each card the zone, number and place it stands for, which no page is told."""
        self.context, self.shown, self._pressed, self._names_places = context, shown, pressed, names_places

    @property
    def is_plain(self) -> bool:
        """Whether it says only what is seen: nothing can be pressed, and no places are named."""
        return not (self._pressed or self._names_places)

    def of(self, shown: Shown) -> Self:
        """The same view of other zones."""
        return type(self)(self.context, shown, self._pressed, names_places=self._names_places)

    def card(self, zone: Zone, number: int, place: int, slot: str | None = None) -> Json | None:
        """What lies at a place of a zone; None for an empty one that is not pressed and has no size of its own."""
        acts = self.acts(("number", zone.name, number), ("place", zone.name, place))
        spot = self.spot(zone.name, number, place)
        if number == HIDDEN:
            back = self.context.back(zone.name)
            return {"back": back, **({} if back else {"size": self.context.slot(None)}), **acts, **spot}
        if number < 0:
            return {"empty": True, "size": self.context.slot(slot), **acts, **spot} if acts or slot else None
        card: Json = {"component": self.context.component(zone, number), **acts, **spot}
        if zone.holds == "piece":
            card["piece"] = number
        if zone.seen is not Visibility.BY_ALL:
            card["secret"] = True
        if marks := list(self._marks(zone, number)):
            card["marks"] = marks
        if under := list(self._tucked_names(zone, number)):
            card["under"] = under
        return card

    def spot(self, zone: str, number: int, place: int) -> Json:
        """What a card stands for, where that is wanted."""
        return {"spot": (zone, number, place)} if self._names_places else {}

    def acts(self, *addresses: Address) -> Json:
        """The actions that pressing something at these addresses can mean."""
        if not self._pressed:
            return {}
        acts = list(dict.fromkeys(act for address in addresses for act in self._pressed.get(address, ())))
        return {"acts": acts} if acts else {}

    def _marks(self, zone: Zone, number: int) -> Iterator[tuple[int, int | None]]:
        """Marks at a piece: the mark's place in the layout, and its number if it has one."""
        for place, mark in enumerate(self.context.layout["marks"]):
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
        for tuck in self.context.layout["tucked"]:
            if zone.name not in tuck["on"]:
                continue
            if tuck["by"]:
                shows = self.shown.get(tuck["by"])
                lying = (each for row in rows_of(self.shown.get(tuck["zone"]) or ()) for each in row)
                under = [each for each in lying if each >= 0 and value_at(shows, each) == number]
                yield from (self.context.component(zone, each) for each in under)
            else:
                for each in value_at(self.shown.get(tuck["zone"]), number) or ():
                    yield self.context.game.ids[each[0] if isinstance(each, tuple) else each]


def value_at(value: Any, number: Any) -> Any:  # noqa: ANN401 a zone's value has many shapes
    """What a zone has at a number: a member of a row or a map, a bit of a mask, whether a set has it."""
    if isinstance(value, Mapping):
        return value.get(number)
    if isinstance(value, set | frozenset):
        return number in value
    if isinstance(value, int):
        return bool(value >> number & 1)
    return value[number] if value is not None and 0 <= number < len(value) else None
