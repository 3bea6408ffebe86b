"""Declares what a compiled game of M.E.A.T. offers to states and rules; `game.py` fills it in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from cardpress_engines.kernel.abilities import UsableAbility
from cardpress_engines.kernel.interpreter import GameWithEffects, Instruction
from cardpress_engines.kernel.modifiers import Modifiers
from cardpress_engines.kernel.protection import Protection
from cardpress_engines.kernel.rules_data import Data
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.state import GameState
from cardpress_engines.kernel.triggers import Triggers
from cardpress_engines.meat_the_cult import setup as layout
from cardpress_engines.meat_the_cult.actions import LAYOUT, POSITIONS
from cardpress_engines.meat_the_cult.component_table import ComponentTable
from cardpress_engines.meat_the_cult.setup import Setup

S = TypeVar("S", bound=GameState[GameWithEffects])
"""The state of the game; it is defined on top of this module."""


class CompiledGame(ComponentTable, ABC, Generic[S]):
    """The cards with their compiled abilities, and the seats."""

    name: str
    num_actions: int
    max_length: int
    code: tuple[Instruction, ...]
    begins: tuple[tuple[str, int], ...]
    triggers: Triggers[S]
    listening: dict[str, frozenset[int]]
    """By event: the designs with an ability it triggers."""
    modifiers: Modifiers[S]
    """Static abilities except of equipment under a creature: the key `traits` adds bit masks by slot."""
    hosted: dict[int, int]
    """By equipment: keywords for the creature it is fused with."""
    protection: Protection[S]
    paid: dict[int, tuple[int, UsableAbility[S]]]
    """By creature: the cost of its paid ability in ounces, and the ability."""
    discovery: dict[int, UsableAbility[S]]
    """By creature: its Discovery, which can be used once after it was revealed."""
    resolves: dict[int, UsableAbility[S]]
    """By spell or equipment: its effect when it resolves."""
    once: dict[int, int]
    """By instruction that limits an effect to once a round: the design it belongs to."""

    def __init__(self, data: Data, setup: Setup) -> None:
        super().__init__(data)
        self.setup, self.num_players = setup, setup.players
        self.num_actions = LAYOUT.size
        LAYOUT.fits(slot=setup.players * len(POSITIONS))
        self.seats: Seats = layout.seats(setup.players)
        self.opposite = layout.opposite(setup.players)
        self.vitality = setup.vitality or layout.usual_vitality(self.rules, setup.players)
        self.revealed = layout.creatures_revealed(self.rules, setup.players)
        self.slots = range(setup.players * len(POSITIONS))
        self.fields = tuple(self.slots[start : start + len(POSITIONS)] for start in self.slots[:: len(POSITIONS)])
        """The slots of each player, left to right."""
        self.opposite_slot = tuple(self._opposite_slot(slot) for slot in self.slots)
        """The slot opposite each one: a left flank faces a right flank."""
        self.adjacent_slots = tuple(self._adjacent_slots(slot) for slot in self.slots)
        """The adjacent slots of each one, of the same player."""

    def _opposite_slot(self, slot: int) -> int:
        player, position = divmod(slot, len(POSITIONS))
        return self.opposite[player] * len(POSITIONS) + len(POSITIONS) - 1 - position

    def _adjacent_slots(self, slot: int) -> tuple[int, ...]:
        of_player = divmod(slot, len(POSITIONS))[0]
        return tuple(
            each for each in (slot - 1, slot + 1) if each >= 0 and divmod(each, len(POSITIONS))[0] == of_player
        )

    @abstractmethod
    def action_names(self, state: S, actions: list[int]) -> list[str]:
        """Names of actions, made of ids and slots."""

    @abstractmethod
    def can_play(self, state: S, player: int, design: int) -> bool:
        """Whether the effect of a card can happen now."""

    @abstractmethod
    def can_hold_instant(self, state: S, player: int) -> bool:
        """Whether a player might play an Instant now, as far as open information shows."""

    @abstractmethod
    def instants(self, state: S, player: int) -> list[int]:
        """Instants in a player's hand that can be played now, as ascending action numbers."""
