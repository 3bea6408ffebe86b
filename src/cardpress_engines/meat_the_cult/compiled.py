"""What states and rules of M.E.A.T. look up, and what never changes while a game is played; `game.py` makes it."""

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
"""The state of the game, which is built on what is prepared here."""


class CompiledGame(ComponentTable, ABC, Generic[S]):
    """The cards with all they do, and who sits where."""

    name: str
    num_actions: int
    max_length: int
    code: tuple[Instruction, ...]
    begins: tuple[tuple[str, int], ...]
    triggers: Triggers[S]
    listening: dict[str, frozenset[int]]
    """For each event the designs that wait for it."""
    modifiers: Modifiers[S]
    """What holds while a card is in play, equipment under a creature apart: `traits`, as bit masks by slot."""
    hosted: dict[int, int]
    """Keywords that equipment gives the creature it is fused with."""
    protection: Protection[S]
    paid: dict[int, tuple[int, UsableAbility[S]]]
    """The ounces and the effect of a creature's paid ability."""
    discovery: dict[int, UsableAbility[S]]
    """What a creature does once when it was revealed."""
    resolves: dict[int, UsableAbility[S]]
    """What a spell or equipment does when it is carried out."""
    once: dict[int, int]
    """The design of each instruction that counts the uses of an effect limited to once a round."""

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
        """The slots of each player, from the left."""
        self.opposite_slot = tuple(self._opposite_slot(slot) for slot in self.slots)
        """The slot opposite each: who sits opposite sees the left flank on their right."""
        self.adjacent_slots = tuple(self._adjacent_slots(slot) for slot in self.slots)
        """The slots right beside each, of the same player."""

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
        """Actions in words made of ids and names of slots."""

    @abstractmethod
    def can_play(self, state: S, player: int, design: int) -> bool:
        """Whether what a card does could be done now."""

    @abstractmethod
    def can_hold_instant(self, state: S, player: int) -> bool:
        """Whether a player could play an Instant now, for all that everybody sees."""

    @abstractmethod
    def instants(self, state: S, player: int) -> list[int]:
        """Instants a player holds and can play now, as ascending action numbers."""
