"""Creatures, cards of Destiny and leaders as numbers: designs, and copies of creatures as pieces."""

from __future__ import annotations

from typing import Final

from cardpress_engines.kernel.dice import SIDES
from cardpress_engines.kernel.rules_data import Data
from cardpress_engines.meat_the_cult.actions import LAYOUT, POSITIONS

DECKS: Final = ("creatures", "destiny", "leaders")
"""The decks, in the order in which their designs are numbered."""
TRAITS: Final = ("challenge", "cleave", "reflex", "toxin")
CHALLENGE, CLEAVE, REFLEX, TOXIN = (1 << bit for bit in range(len(TRAITS)))
"""Keywords as bits of a mask."""


def mask(traits: tuple[str, ...]) -> int:
    """Keywords as a bit mask."""
    return sum(1 << TRAITS.index(trait) for trait in traits)


class ComponentTable:
    """All cards; tuples are by design."""

    def __init__(self, data: Data) -> None:
        self.data, self.rules = data, data.RULES
        rows = [(data.COMPONENTS[id_], copies) for deck in DECKS for id_, copies in data.DECKS[deck]]
        self.cards = tuple(card for card, _ in rows)
        self.ids = tuple(card.id for card in self.cards)
        self.kind = tuple(card.kind for card in self.cards)
        LAYOUT.fits(card=len(self.cards))
        if data.RULES.field.positions != len(POSITIONS):
            raise ValueError(f"a field has {len(POSITIONS)} positions, not {data.RULES.field.positions}")
        if data.RULES.dice.sides != SIDES:
            raise ValueError(f"a die has {SIDES} sides, not {data.RULES.dice.sides}")
        self.cost = tuple(getattr(card, "cost", 0) for card in self.cards)
        self.attack = tuple(getattr(card, "attack", 0) for card in self.cards)
        self.defense = tuple(getattr(card, "defense", 0) for card in self.cards)
        self.traits = tuple(mask(getattr(card, "traits", ())) for card in self.cards)
        self.faction = tuple(getattr(card, "faction", "") for card in self.cards)
        self.rarity = tuple(getattr(card, "rarity", "") for card in self.cards)
        self.is_instant = tuple(getattr(card, "instant", False) for card in self.cards)
        self.is_fusion = tuple(getattr(card, "fusion", False) for card in self.cards)
        numbered = [(number, copies) for number, (_, copies) in enumerate(rows)]
        each = [(number, self.kind[number]) for number, copies in numbered for _ in range(copies)]
        self.creatures = tuple(number for number, kind in each if kind == "creature")
        """Every card of the creature deck; below, of the deck of Destiny and of the leaders."""
        self.destiny = tuple(number for number, kind in each if kind in {"spell", "equipment"})
        self.leaders = tuple(number for number, kind in each if kind == "leader")
        self.design_of = self.creatures
        self.copies = tuple(copies for _, copies in numbered)
        self.first_piece = tuple(sum(self.copies[:number]) for number in range(len(rows)))
        self.pieces = len(self.creatures)
        self.every_instant = tuple(
            number for number, instant in enumerate(self.is_instant) if instant and self.copies[number]
        )

    def bearer(self, design: int) -> int:
        """The number of a card as bearer of effects; creatures on the field are identified by their pieces."""
        return self.pieces + design

    def borne(self, bearer: int) -> int:
        """The design of a bearer of effects."""
        return self.design_of[bearer] if bearer < self.pieces else bearer - self.pieces
