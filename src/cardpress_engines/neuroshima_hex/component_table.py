"""Two armies as numbers: designs of tiles with printed values, their copies (pieces), markers.

A design belongs to a seat, so both players can have the same army. Tiles in stacks and hands are designs, because
copies are interchangeable there; on the board they are pieces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from cardpress_engines.kernel.rules_data import Component, Data
from cardpress_engines.neuroshima_hex.actions import LAYOUT
from cardpress_engines.neuroshima_hex.aims import Aim, Attack, aims_from
from cardpress_engines.neuroshima_hex.auras import UNITS, Aura

TILES = ("hq", "warrior", "module", "implant", "instant", "foundation")
"""Kinds of component that are tiles, in listing order."""


@dataclass(slots=True)
class TileDesign:
    """A printed tile of one seat; its auras are filled in when abilities are compiled."""

    id: str
    seat: int
    kind: str
    file: str
    toughness: int
    initiative: tuple[int, ...]
    attacks: tuple[Attack, ...]
    armor: frozenset[int]
    nets: tuple[int, ...]
    links: tuple[int, ...]
    traits: frozenset[str]
    facings: int
    """The number of different facings: 0 to n - 1."""
    auras: tuple[Aura, ...] = ()
    executable: bool = True
    _aims: dict[tuple[int, int], tuple[Aim, ...]] = field(default_factory=dict, compare=False, repr=False)

    def aims(self, hex_: int, facing: int) -> tuple[Aim, ...]:
        """Its attacks from a hex with a facing."""
        found = self._aims.get((hex_, facing))
        if found is None:
            found = self._aims[hex_, facing] = aims_from(self.attacks, hex_, facing)
        return found

    @property
    def is_unit(self) -> bool:
        """Whether it is a unit, which can be wounded."""
        return self.kind in UNITS


@dataclass(slots=True)
class Marker:
    """A marker for an incubator: its owner and its auras there."""

    id: str
    seat: int
    file: str
    auras: tuple[Aura, ...] = ()


class ComponentTable:
    """The tiles and markers of a game, by number; pieces of one design have consecutive numbers."""

    def __init__(self, data: Data, armies: Sequence[str]) -> None:
        self.data, self.rules, self.armies = data, data.RULES, tuple(armies)
        self.designs: list[TileDesign] = []
        self.design_of: list[int] = []
        self.first_piece: list[int] = []
        self.copies: list[int] = []
        self.markers: list[Marker] = []
        self.pools: list[tuple[int, ...]] = []
        for seat, army in enumerate(armies):
            self._army(seat, army)
        self.ids = tuple(design.id for design in self.designs)
        LAYOUT.fits(play=len(self.designs), marker=len(self.markers))
        self.seat_of = tuple(self.designs[design].seat for design in self.design_of)
        self.printed = tuple(self.designs[design] for design in self.design_of)
        self.is_hq = tuple(design.kind == "hq" for design in self.printed)
        self.hqs = tuple(
            next(
                number for number, design in enumerate(self.designs) if design.seat == seat and design.kind == "hq"
            )
            for seat in range(len(armies))
        )
        """The design of each seat's HQ."""

    def _army(self, seat: int, army: str) -> None:
        first = len(self.markers)
        for id_, copies in self.data.DECKS[army]:
            card = self.data.COMPONENTS[id_]
            if card.kind in TILES:
                self.first_piece.append(len(self.design_of))
                self.design_of += [len(self.designs)] * copies
                self.designs.append(_design(card, seat))
                self.copies.append(copies)
            elif card.kind == "marker" and card.type == "incubator":
                self.markers += [Marker(id_, seat, card.file) for _ in range(copies)]
        self.pools.append(tuple(range(first, len(self.markers))))

    def bearer_of(self, marker: int) -> int:
        """The number of a marker among all bearers of abilities, which continue the designs of tiles."""
        return len(self.designs) + marker

    def stack(self, seat: int) -> list[int]:
        """The designs of a seat's draw stack, one entry for each copy: all tiles but the HQ."""
        return [
            number
            for number, design in enumerate(self.designs)
            if design.seat == seat and design.kind != "hq"
            for _ in range(self.copies[number])
        ]


def _design(card: Component, seat: int) -> TileDesign:
    attacks = tuple(Attack(each.edge, each.type, each.strength or 0) for each in getattr(card, "attacks", ()))
    armor, nets, links = (tuple(getattr(card, name, ())) for name in ("armor", "nets", "links"))
    return TileDesign(
        card.id,
        seat,
        card.kind,
        card.file,
        getattr(card, "toughness", 0),
        tuple(getattr(card, "initiative", ())),
        attacks,
        frozenset(armor),
        nets,
        links,
        frozenset(getattr(card, "traits", ())),
        _facings([(each.edge, each.type, each.strength) for each in attacks], armor, nets, links),
    )


Feature: TypeAlias = int | tuple[int, str, int | None]
"""An edge with armor, a net or a link, or an attack: its edge, type and strength."""


def _facings(*features: Sequence[Feature]) -> int:
    """After how many rotations by 60 degrees a tile looks the same again."""

    def after(steps: int) -> list[Counter[Feature]]:
        return [Counter(_turn_feature(each, steps) for each in feature) for feature in features]

    return next(steps for steps in (1, 2, 3, 6) if after(steps) == after(0))


def _turn_feature(feature: Feature, steps: int) -> Feature:
    return ((feature[0] + steps) % 6, *feature[1:]) if isinstance(feature, tuple) else (feature + steps) % 6
