"""The dungeon deck as numbers: designs, their copies (pieces), and printed values by design."""

from __future__ import annotations

from itertools import combinations

from cardpress_engines.kernel.rules_data import Data
from cardpress_engines.mephisto.actions import LAYOUT, PIECE

KINDS = ("monster", "weapon", "spell", "item")
"""Every kind of dungeon card, in the order they are named to players."""


class ComponentTable:
    """The cards of a game."""

    kinds = KINDS

    def __init__(self, data: Data) -> None:
        self.data, self.rules = data, data.RULES
        self.cards = [data.COMPONENTS[card] for card, _ in data.DECKS["dungeon"]]
        self.ids = tuple(card.id for card in self.cards)
        self.all_cards: list[int] = []
        self.first_piece: list[int] = []
        self.design_of: list[int] = []
        for number, (_, copies) in enumerate(data.DECKS["dungeon"]):
            self.first_piece.append(len(self.design_of))
            self.design_of += [number] * copies
            self.all_cards += [number] * copies
        LAYOUT.fits(
            card=len(self.cards), piece=len(self.design_of), kind=len(KINDS), amount=self.rules.favor.max + 1
        )
        self.num_actions = PIECE + len(self.design_of)
        self.kind = [card.kind for card in self.cards]
        self.is_monster = [kind == "monster" for kind in self.kind]
        several = [frozenset(some) for count in range(1, 5) for some in combinations(KINDS, count)]
        self.designs_of = {some: frozenset(self._designs(some)) for some in several}
        """Designs of any of several kinds, by those kinds; likewise pieces."""
        self.pieces_of = {
            some: frozenset(piece for piece, design in enumerate(self.design_of) if design in designs)
            for some, designs in self.designs_of.items()
        }
        self.monsters = self.designs_of[frozenset({"monster"})]
        self.playable = self.designs_of[frozenset(KINDS) - {"monster"}]
        self.weapons = self.pieces_of[frozenset({"weapon"})]
        self.stats = {
            stat: [getattr(card, stat, 0) for card in self.cards]
            for stat in ("attack", "cost", "durability", "range", "souls")
        }
        self.attack, self.cost = self.stats["attack"], self.stats["cost"]
        self.durability, self.range, self.souls = (self.stats[s] for s in ("durability", "range", "souls"))

    def _designs(self, kinds: frozenset[str]) -> list[int]:
        return [number for number, kind in enumerate(self.kind) if kind in kinds]
