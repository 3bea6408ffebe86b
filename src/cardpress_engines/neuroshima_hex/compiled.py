"""What states and rules of Neuroshima Hex look up, and what never changes in a match; `game.py` makes it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from cardpress_engines.kernel.abilities import UsableAbility
from cardpress_engines.kernel.interpreter import GameWithEffects, Instruction
from cardpress_engines.kernel.protection import Protection
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.state import GameState
from cardpress_engines.kernel.triggers import Triggers
from cardpress_engines.neuroshima_hex.static_effects import StaticEffects

S = TypeVar("S", bound=GameState[GameWithEffects])
"""The state of the game, which is built on what is prepared here."""


class CompiledGame(StaticEffects, ABC, Generic[S]):
    """Two armies with all their tiles do; dictionaries are by design, tuples by piece."""

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
    """What tiles and markers do when a turn or battle begins, and instead of an attack."""
    protection: Protection[S]
    usable: tuple[UsableAbility[S] | None, ...]
    """What the owner of each piece can do with it in the own turn."""

    @abstractmethod
    def action_names(self, state: S, actions: list[int]) -> list[str]:
        """Actions in words made of ids and names of hexes."""

    @abstractmethod
    def places_last(self, seat: int) -> bool:
        """Whether the army of a seat always places its HQ last: one whose HQ takes units over (base rule 4)."""
