"""Previews a facing: which units a tile on a hex would hit, net and link to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardpress_engines.neuroshima_hex.aims import Attack
from cardpress_engines.neuroshima_hex.component_table import TileDesign
from cardpress_engines.neuroshima_hex.hexes import LINES, NEIGHBORS, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState


@dataclass(frozen=True, slots=True)
class Placement:
    """A tile on a hex, perhaps not laid there yet; `piece` is NOWHERE for a tile that is not on the board."""

    design: TileDesign
    owner: int
    hex_: int
    piece: int = NOWHERE


def hit_units(state: HexState, placement: Placement, attacks: Iterable[Attack], facing: int) -> list[int]:
    """Enemies hit by its attacks, in the order of the attacks."""
    found: list[int] = []
    for attack in attacks:
        line = LINES[placement.hex_][(attack.edge + facing) % 6]
        enemies = [unit for unit in _units(state, placement, line) if state.board.owner[unit] != placement.owner]
        match attack.type:
            case "melee" | "explosive":
                near = set(_units(state, placement, line[:1]))
                enemies = [unit for unit in enemies if unit in near]
            case "ranged":
                enemies = enemies[:1]
            case "mortar":
                second = set(_units(state, placement, line[1:2]))
                enemies = [unit for unit in enemies if unit in second]
        found += [unit for unit in enemies if unit not in found]
    return found


def units_over(state: HexState, placement: Placement, edges: Iterable[int], facing: int) -> list[int]:
    """Units over these edges."""
    there = (NEIGHBORS[placement.hex_][(edge + facing) % 6] for edge in edges)
    return list(_units(state, placement, (hex_ for hex_ in there if hex_ != NOWHERE)))


def _units(state: HexState, placement: Placement, hexes: Iterable[int]) -> Iterator[int]:
    """Units on hexes, without the placed one, which leaves its hex."""
    for hex_ in hexes:
        unit = state.piece_at[hex_]
        if unit not in {NOWHERE, placement.piece}:
            yield unit
