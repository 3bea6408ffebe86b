"""What is pressed for which action: a piece, a place, a pile or a player, found by the action's number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from cardpress_engines.kernel.actions import ActionNumbering
from cardpress_table.layout import PressTarget

Address = tuple[Literal["number", "place", "pile", "player"], str, int]
"""What can be pressed: a number in a zone, a place of a zone, a zone as a pile, a player."""
Pressed = Mapping[Address, Sequence[int]]
"""The actions that pressing something can mean."""
ANY: Final = -1
"""The number of an address that every number of a range means."""


def pressed_by(
    legal: Sequence[int],
    numbering: ActionNumbering,
    targets: Mapping[str, Sequence[PressTarget]],
    shown: Mapping[str, Any],
    design_of: Sequence[int],
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
            for address, number in _addresses(target, numbers, shown, design_of):
                pressed = [action for action, meant in actions if number in {meant, ANY}]
                found.setdefault((address[0], address[1], max(address[2], 0)), []).extend(pressed)
    return found


def _addresses(
    target: PressTarget, numbers: Sequence[int], shown: Mapping[str, Any], design_of: Sequence[int]
) -> Iterator[tuple[Address, int]]:
    """Addresses of some numbers, each in one zone: the one that shows all of them, or the first that shows it."""
    there = {name: {*_flat(shown.get(name, ()))} for name in target["zones"]}
    for name in sorted(there, key=lambda zone: not there[zone].issuperset(numbers)):
        seen = [number for number in numbers if number in there[name]]
        for number in seen:
            copies = _copies(number, seen, shown[name], design_of) if target["copies"] else (number,)
            yield from ((("number", name, each), number) for each in copies)
        numbers = [number for number in numbers if number not in seen]
    if target["places"] is not None:
        places, first = target["places"], target["first"]
        yield from ((("place", places, number - first), number) for number in numbers if number >= first)
    if target["pile"] is not None:
        yield ("pile", target["pile"], ANY), ANY
    if target["player"]:
        yield from ((("player", "", number), number) for number in numbers)


def _copies(
    piece: int,
    others: Sequence[int],
    value: Any,  # noqa: ANN401 a zone's value
    design_of: Sequence[int],
) -> Iterator[int]:
    """A piece and its copies in the same row of a zone that are no choice of their own."""
    rows = value if value and not isinstance(value[0], int) else [value]
    row = next(row for row in rows if piece in row)
    alike = (each for each in row if each >= 0 and design_of[each] == design_of[piece])
    return (each for each in alike if each == piece or each not in others)


def _flat(value: Any) -> Iterator[int]:  # noqa: ANN401 a zone's value has many shapes
    for each in value:
        if isinstance(each, int):
            yield each
        else:
            yield from each
