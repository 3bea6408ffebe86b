"""Declares what a compiled game of Neuroshima Hex offers to states and rules; `game.py` fills it in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from cardpress_engines.kernel.abilities import UsableAbility
from cardpress_engines.kernel.interpreter import GameWithEffects, Instruction
from cardpress_engines.kernel.protection import Protection
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.state import GameState
from cardpress_engines.kernel.triggers import Triggers
from cardpress_engines.neuroshima_hex.aura_table import AuraTable

S = TypeVar("S", bound=GameState[GameWithEffects])
"""The state of the game; it is defined on top of this module."""


class CompiledGame(AuraTable, ABC, Generic[S]):
    """Two armies with the compiled abilities of their tiles; dictionaries are by design, tuples by piece."""

    name: str
    num_players: int
    num_actions: int
    max_length: int
    seats: Seats
    code: tuple[Instruction, ...]
    begins: tuple[tuple[str, int], ...]
    own_turn: dict[int, UsableAbility[S]]
    activation: dict[int, UsableAbility[S]]
    action: dict[int, UsableAbility[S]]
    triggers: Triggers[S]
    """Effects of tiles and markers at the start of a turn or battle, and instead of an attack."""
    protection: Protection[S]
    usable: tuple[UsableAbility[S] | None, ...]
    """The ability of each piece that its owner can use in their turn."""

    @abstractmethod
    def action_names(self, state: S, actions: list[int]) -> list[str]:
        """Names of actions, made of ids and hex names."""

    @abstractmethod
    def places_last(self, seat: int) -> bool:
        """Whether the army of a seat always places its HQ last: one whose HQ takes over units (base rule 4)."""
