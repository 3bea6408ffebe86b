"""What a tile would hit, net and reach if it stood on a hex and faced so: for whoever is about to turn it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardpress_engines.neuroshima_hex.aims import Attack
from cardpress_engines.neuroshima_hex.component_table import Design
from cardpress_engines.neuroshima_hex.hexes import LINES, NEIGHBORS, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState


@dataclass(frozen=True, slots=True)
class Stand:
    """A tile on a hex, where it may not lie yet; `piece` is NOWHERE as long as it is on no hex at all."""

    design: Design
    owner: int
    hex_: int
    piece: int = NOWHERE


def hit(state: HexState, stand: Stand, attacks: Iterable[Attack], facing: int) -> list[int]:
    """Enemies that its attacks arrive at, in the order of the attacks."""
    found: list[int] = []
    for attack in attacks:
        line = LINES[stand.hex_][(attack.edge + facing) % 6]
        enemies = [unit for unit in _units(state, stand, line) if state.board.owner[unit] != stand.owner]
        match attack.type:
            case "melee" | "explosive":
                near = set(_units(state, stand, line[:1]))
                enemies = [unit for unit in enemies if unit in near]
            case "ranged":
                enemies = enemies[:1]
            case "mortar":
                second = set(_units(state, stand, line[1:2]))
                enemies = [unit for unit in enemies if unit in second]
        found += [unit for unit in enemies if unit not in found]
    return found


def beside(state: HexState, stand: Stand, edges: Iterable[int], facing: int) -> list[int]:
    """Units over some edges of it."""
    there = (NEIGHBORS[stand.hex_][(edge + facing) % 6] for edge in edges)
    return list(_units(state, stand, (hex_ for hex_ in there if hex_ != NOWHERE)))


def _units(state: HexState, stand: Stand, hexes: Iterable[int]) -> Iterator[int]:
    """Units on hexes, but for the one that is turned: it leaves the hex it is on."""
    for hex_ in hexes:
        unit = state.piece_at[hex_]
        if unit not in {NOWHERE, stand.piece}:
            yield unit
