"""Powerups, weapons and ammo tiles numbered as designs; characters and colors numbered in their own order."""

from __future__ import annotations

from typing import Final

from cardpress_engines.adrenaline.actions import COLORS, LAYOUT
from cardpress_engines.kernel.rules_data import Data

KINDS: Final = ("powerup", "weapon", "ammo_tile")
"""The numbered kinds, in this order; within a kind, in the order of the decks."""
NOBODYS: Final = -1
"""The owner of a weapon that anyone can grab and fire."""


def cubes(colors: tuple[str, ...]) -> tuple[int, ...]:
    """How many cubes of each color, in the order of COLORS."""
    return tuple(colors.count(color) for color in COLORS)


class ComponentTable:
    """Everything that can be grabbed, drawn or fired; tuples are indexed by design."""

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
        """The words for the playable characters, by number."""
        self.abilities = tuple(
            next(card for card, _ in found if card.kind == "ability" and card.owner == owner)
            for owner in self.characters
        )
        figures = {card.owner: card.id for card, _ in found if card.kind == "standee"}
        self.figures = tuple(figures[owner] for owner in self.characters)
        """The id of each character's standee, whose text holds the name."""
        self.arenas = tuple(card for card, _ in found if card.kind == "arena")
        self.owner = tuple(self._owner(card) for card in self.cards)
        self.color = tuple(COLORS.index(card.color) if card.kind == "powerup" else NOBODYS for card in self.cards)
        """The color of each powerup."""
        self.cost = tuple(cubes(card.load) if card.kind == "weapon" else () for card in self.cards)
        """The price of reloading."""
        self.grab_cost = tuple(cubes(card.load[1:]) if card.kind == "weapon" else () for card in self.cards)
        """The price of grabbing: all but the first cube of the reload price (ADR-24)."""
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
        """Whether grabbing a tile draws a powerup card besides its cubes."""
        self.design_of: tuple[int, ...] = ()

    def _owner(self, card: object) -> int:
        owner = getattr(card, "owner", None)
        return NOBODYS if owner is None else self.characters.index(owner)
