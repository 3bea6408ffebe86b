"""The interface of a game towards records, scenarios, bots and programs; the state has one of its own.

The module `game.py` of a game defines `load(data, setup)`, which loads it with its rules data for a set-up in
JSON, `setups()`, every set-up it can be played in, and OPTIONS, the set-up as command-line options.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from cardpress_engines.kernel.actions import ActionNumbering
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.rules_data import Data
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.state import GameState


class SetupOption(NamedTuple):
    """A member of a set-up as an argument of a program: `--name value`, or `--name` alone for what can be true."""

    name: str
    kind: type
    """bool, int, str, or list: words with commas between them."""
    default: Json
    """What `load` takes when nothing is said."""
    help: str
    choices: tuple[str, ...] = ()
    """The only words there are, if they can be listed."""
    in_files_only: bool = False
    """Said by records and scenarios, by no argument of a program."""


class GameInterface(Protocol):
    """A game made ready for one set-up, as records and scenarios use it."""

    name: str
    num_players: int
    num_actions: int
    max_length: int
    unordered: tuple[str, ...]
    """Members of a position whose lists of components have no order."""
    options: tuple[SetupOption, ...]
    """What of its set-up can be said."""
    numbering: ActionNumbering
    """What its numbers of actions mean."""
    players_between: tuple[int, int]
    """The fewest and the most who can play it, in whatever set-up."""

    @property
    def seats(self) -> Seats:
        """Who sits where, on which side, and who sees whose hand."""

    @property
    def design_of(self) -> Sequence[int]:
        """The design of each copy of a component that lies in play."""

    @property
    def ids(self) -> Sequence[str]:
        """The component of each design."""

    @property
    def hands_hidden(self) -> bool:
        """Whether players see different things; if not, all is seen that was drawn."""

    @property
    def data(self) -> Data:
        """The rules data it plays from."""

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

    def new(self, position: Mapping[str, Json] | None = None) -> GameState[GameInterface]:
        """A new game, or one that starts from a position; raise InputError for a position that cannot be."""

    def position(self, state: GameState[GameInterface]) -> dict[str, Json]:
        """A state in words and numbers, in the form `new` takes: it gives the same state."""

    def describe_state(self, state: GameState[GameInterface]) -> dict[str, Json]:
        """The table of a state in words and numbers, with what follows from it."""

    def action_names(self, state: GameState[GameInterface], actions: list[int]) -> list[str]:
        """Each of these actions of a state in words, all different."""


Load: TypeAlias = Callable[[str, Mapping[str, Json]], GameInterface]
"""Makes a game ready, by name and set-up; InputError at ("game",) for an unknown name, else in the set-up."""
