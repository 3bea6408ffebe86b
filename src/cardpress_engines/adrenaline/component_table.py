"""Powerups, weapons and ammo tiles as numbers: designs in a row; characters and colors as places in theirs."""

from __future__ import annotations

from typing import Final

from cardpress_engines.adrenaline.actions import COLORS, LAYOUT
from cardpress_engines.kernel.rules_data import Data

KINDS: Final = ("powerup", "weapon", "ammo_tile")
"""What is numbered, in this order; within a kind in the order of the decks."""
NOBODYS: Final = -1
"""The owner of a weapon that whoever grabs it fires."""


def cubes(colors: tuple[str, ...]) -> tuple[int, ...]:
    """Cubes by color, in the order of COLORS."""
    return tuple(colors.count(color) for color in COLORS)


class ComponentTable:
    """All that is grabbed, drawn and fired; tuples are by design."""

    def __init__(self, data: Data) -> None:
        self.data, self.rules = data, data.RULES
        found = [(data.COMPONENTS[id_], copies) for rows in data.DECKS.values() for id_, copies in rows]
        rows = [(card, copies) for kind in KINDS for card, copies in found if card.kind == kind]
        self.cards = tuple(card for card, _ in rows)
        self.ids = tuple(card.id for card in self.cards)
        self.kind = tuple(card.kind for card in self.cards)
        LAYOUT.fits(card=len(self.cards))
        owners = [card.owner for card, _ in found if card.kind == "ability"]
        self.characters = tuple(sorted(owners))
        """Words for those who can play, by number."""
        self.abilities = tuple(
            next(card for card, _ in found if card.kind == "ability" and card.owner == owner)
            for owner in self.characters
        )
        figures = {card.owner: card.id for card, _ in found if card.kind == "standee"}
        self.figures = tuple(figures[owner] for owner in self.characters)
        """The figure of each character, which has its name."""
        self.arenas = tuple(card for card, _ in found if card.kind == "arena")
        self.owner = tuple(self._owner(card) for card in self.cards)
        self.color = tuple(COLORS.index(card.color) if card.kind == "powerup" else NOBODYS for card in self.cards)
        """The color of each powerup."""
        self.cost = tuple(cubes(card.load) if card.kind == "weapon" else () for card in self.cards)
        """What reloading costs."""
        self.grab_cost = tuple(cubes(card.load[1:]) if card.kind == "weapon" else () for card in self.cards)
        """What grabbing costs: the first cube is paid already (ADR-24)."""
        self.ammo = tuple(cubes(card.cubes) if card.kind == "ammo_tile" else () for card in self.cards)
        copies = [(number, count) for number, (_, count) in enumerate(rows)]
        each = [number for number, count in copies for _ in range(count)]
        self.personal = tuple(number for number in each if self.owner[number] != NOBODYS)
        self.weapons = tuple(
            number for number in each if self.kind[number] == "weapon" and self.owner[number] == NOBODYS
        )
        self.powerups = tuple(number for number in each if self.kind[number] == "powerup")
        self.tiles = tuple(number for number in each if self.kind[number] == "ammo_tile")
        self.draws = tuple(
            card.kind == "ammo_tile" and len(card.cubes) < self.rules.limits.tile for card in self.cards
        )
        """Whether a tile has a powerup card beside its cubes."""
        self.design_of: tuple[int, ...] = ()

    def _owner(self, card: object) -> int:
        owner = getattr(card, "owner", None)
        return NOBODYS if owner is None else self.characters.index(owner)
