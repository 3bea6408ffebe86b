"""Declares what a compiled game of Mephisto offers to states and rules; `game.py` fills it in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from cardpress_engines.kernel.abilities import UsableAbility
from cardpress_engines.kernel.compiler import Entry
from cardpress_engines.kernel.interpreter import GameWithEffects, Instruction
from cardpress_engines.kernel.modifiers import Modifiers
from cardpress_engines.kernel.rules_data import Data, Tree
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.state import Frame, GameState
from cardpress_engines.kernel.triggers import Triggers
from cardpress_engines.mephisto.component_table import ComponentTable
from cardpress_engines.mephisto.setup import Setup

S = TypeVar("S", bound=GameState[GameWithEffects])
"""The state of the game, which is built on what is prepared here."""


class CompiledGame(ComponentTable, ABC, Generic[S]):
    """The deck with the abilities of its cards, and who sits where, for one way to play; lists are by design."""

    name: str
    setup: Setup
    alone: bool
    num_players: int
    max_length: int

    # ---- who sits where
    spaces: int
    """How many cards the dungeon has."""
    lanes: tuple[dict[int, tuple[int, ...]], ...]
    """For each player the lanes they count, with their spaces."""
    deals: tuple[tuple[str, int], ...]
    seats: Seats
    partner: tuple[int, ...]
    """The other of each player's team, the player where there are none."""
    rounds: int
    """How often the deck runs out before the end."""
    turn_steps: tuple[tuple[Frame, ...], ...]
    """The steps of each player's turn."""
    action_steps: Mapping[int, Callable[[S, int, int], None]]

    # ---- what cards can do
    code: tuple[Instruction, ...]
    begins: tuple[tuple[str, int], ...]
    changed: Mapping[str, Mapping[str, Tree]]
    """Effects that this way to play changes, by component and field."""
    triggers: Triggers[S]
    heeds: list[frozenset[str]]
    listening: dict[str, tuple[frozenset[int], frozenset[int]]]
    """For each event the pieces and the designs that wait for it."""
    immediate: list[list[Entry]]
    immediate_outside: list[list[Entry]]
    when_played: list[list[Entry]]
    activated: list[list[Entry]]
    activatable: frozenset[int]
    modifiers: Modifiers[S]
    """What holds all the while: `attack` of a weapon, and attack a player has besides (`empowered`)."""
    strengthening: frozenset[int]
    empowering: frozenset[int]
    """Designs that change these."""
    optional: dict[int, UsableAbility[S]]
    usable_cards: frozenset[int]
    resolves: dict[int, Entry]
    attachable: set[int]
    """Spells that are put under a weapon."""

    def __init__(self, data: Data, setup: Setup) -> None:
        super().__init__(data)
        self.setup, self.alone, self.num_players = setup, setup.players == 1, setup.players

    @abstractmethod
    def action_names(self, state: S, actions: list[int]) -> list[str]:
        """Actions in words made of ids."""

    @abstractmethod
    def bonus_attack(self, state: S, player: int) -> int:
        """Attack a player has besides weapons and favor."""

    @abstractmethod
    def usable(self, state: S, player: int) -> list[int]:
        """Defeated monsters whose ability a player can use now."""

    @abstractmethod
    def next_active(self, state: S) -> int:
        """Who is next, clockwise; with teams, a member of the other team."""

    @abstractmethod
    def run_out(self, state: S) -> None:
        """The deck is empty: the discards become a new one, unless that ends the game (MEPH-80, 83, 88, 112)."""

    @abstractmethod
    def results(self, state: S) -> list[float]:
        """What each player has won at the end."""

    @abstractmethod
    def points(self, state: S, player: int) -> int:
        """Soul points of a player (MEPH-64)."""
