"""What is pressed for which action: a piece, a place, a pile or a player, found by the action's number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from cardpress_engines.kernel.actions import ActionNumbering
from cardpress_table.layout import Target

Address = tuple[Literal["number", "place", "pile", "player"], str, int]
"""What can be pressed: a number in a zone, a place of a zone, a zone as a pile, a player."""
Pressed = Mapping[Address, Sequence[int]]
"""The actions that pressing something can mean."""
ANY: Final = -1
"""The number of an address that every number of a range means."""


def pressed_by(
    legal: Sequence[int],
    numbering: ActionNumbering,
    targets: Mapping[str, Sequence[Target]],
    shown: Mapping[str, Any],
) -> Pressed:
    """What the player who decides can press, by the targets of ranges and what the player sees of each zone.

    Actions that nothing on the table stands for are left out.
    """
    found: dict[Address, list[int]] = {}
    by_range: dict[str, list[tuple[int, int]]] = {}
    for action in legal:
        name, number = numbering.range_of(action)
        by_range.setdefault(name, []).append((action, number))
    for name, actions in by_range.items():
        numbers = [number for _, number in actions]
        for target in targets.get(name, ()):
            for address in _addresses(target, numbers, shown):
                pressed = [action for action, number in actions if address[2] in {number, ANY}]
                found.setdefault((address[0], address[1], max(address[2], 0)), []).extend(pressed)
    return found


def _addresses(target: Target, numbers: Sequence[int], shown: Mapping[str, Any]) -> Iterator[Address]:
    """Addresses of some numbers, each in one zone: the one that shows all of them, or the first that shows it."""
    there = {name: {*_flat(shown.get(name, ()))} for name in target["zones"]}
    for name in sorted(there, key=lambda zone: not there[zone].issuperset(numbers)):
        seen = [number for number in numbers if number in there[name]]
        yield from (("number", name, number) for number in seen)
        numbers = [number for number in numbers if number not in seen]
    if target["places"] is not None:
        yield from (("place", target["places"], number) for number in numbers)
    if target["pile"] is not None:
        yield ("pile", target["pile"], ANY)
    if target["player"]:
        yield from (("player", "", number) for number in numbers)


def _flat(value: Any) -> Iterator[int]:  # noqa: ANN401 a zone's value has many shapes
    for each in value:
        if isinstance(each, int):
            yield each
        else:
            yield from each
