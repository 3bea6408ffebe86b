"""What the kernel asks of a game besides its states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from cardpress_engines.kernel.problems import Json
from cardpress_engines.kernel.state import State


class Game(Protocol):
    """A game made ready for one set-up, as records and scenarios use it."""

    name: str
    num_players: int
    num_actions: int
    max_length: int
    unordered: tuple[str, ...]
    """Members of a position whose lists of cards have no order."""

    @property
    def zero_sum(self) -> bool:
        """Whether what somebody wins is lost by others."""

    @property
    def returns_between(self) -> tuple[float, float]:
        """The least and the most a player can win."""

    @property
    def content_sha256(self) -> str:
        """Hash of the rules data the game plays from."""

    def setup_json(self) -> dict[str, Json]:
        """The set-up, as `load` takes it."""

    def new(self, position: Mapping[str, Json] | None = None) -> State:
        """A new game, or one that starts from a position; raise BadInput for a position that cannot be."""

    def position(self, state: State) -> dict[str, Json]:
        """A state in words and numbers, in the form `new` takes."""

    def words(self, state: State, actions: list[int]) -> list[str]:
        """Each of these actions of a state in words, all different."""


Load: TypeAlias = Callable[[str, Mapping[str, Any]], Game]
"""Makes a game ready, by name and set-up; raises BadInput at ("game",) for an unknown name, else in the set-up."""
