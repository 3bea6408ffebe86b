"""Printed attacks, and the hexes each can hit from a given hex and facing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from cardpress_engines.neuroshima_hex.hexes import LINES


@dataclass(frozen=True, slots=True)
class Attack:
    """A printed attack: its edge, its type, its strength (0 for an explosive)."""

    edge: int
    type: str
    strength: int


class Aim(NamedTuple):
    """An attack of a tile on the board: the hexes it can hit, nearest first."""

    reach: tuple[int, ...]
    direction: int
    type: str
    strength: int


def _reach(begin: int, end: int | None) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(tuple(line[begin:end] for line in lines) for lines in LINES)


REACH: Final = {
    "melee": _reach(0, 1), "ranged": _reach(0, None), "gauss": _reach(0, None), "mortar": _reach(1, 2),
    "explosive": _reach(0, 0),
}  # fmt: skip
"""By type of attack, hex and direction: the hexes it can hit, nearest first."""


def aims_from(attacks: Iterable[Attack], hex_: int, facing: int) -> tuple[Aim, ...]:
    """The attacks of a tile on this hex with this facing, without those that leave the board."""
    directed = [(each, (each.edge + facing) % 6) for each in attacks]
    found = [Aim(REACH[each.type][hex_][way], way, each.type, each.strength) for each, way in directed]
    return tuple(aim for aim in found if aim.reach)
