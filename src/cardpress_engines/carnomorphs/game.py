"""Carnomorphs for one set-up, that is, a number of players."""

from __future__ import annotations

from collections.abc import Mapping

from cardpress_engines.carnomorphs.action_names import action_names
from cardpress_engines.carnomorphs.actions import LAYOUT
from cardpress_engines.carnomorphs.components import CompiledAbilities
from cardpress_engines.carnomorphs.position import is_settled, state_from_table, table_of
from cardpress_engines.carnomorphs.setup import Setup
from cardpress_engines.carnomorphs.start import start
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.carnomorphs.state_description import describe_state
from cardpress_engines.kernel.engine import Engine, StateNotation
from cardpress_engines.kernel.game_interface import SetupOption
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.rules_data import Data
from cardpress_engines.kernel.setup import load_game
from cardpress_engines.kernel.state import frame

OPTIONS = (SetupOption("players", int, 2, "how many play: 1 to 5"),)


class Carnomorphs(Engine[CarnomorphState], CompiledAbilities):
    """Everything about a drill that does not change during play.

    `data` is the module `rules_data.carnomorphs` or an object with the same attributes. Raises UnplayableGameError
    with every effect the engine cannot execute, ValueError for a set-up the rules do not allow.
    """

    name = "carnomorphs"
    max_length = 20000
    unordered = ("bag", "supply", "attack_discards", "event_discards", "used_tokens", "noisy", "closed")
    zero_sum = False
    returns_between = (0.0, 1.0)
    players_between = (1, 5)
    data: Data
    setup: Setup
    options = OPTIONS
    numbering = LAYOUT
    states = CarnomorphState
    notation = StateNotation(is_settled, table_of, describe_state, action_names)

    def __init__(self, data: Data, setup: Setup | None = None) -> None:
        super().__init__(data, setup or Setup())

    def initial_state(self) -> CarnomorphState:
        """The state before anything is dealt."""
        state = CarnomorphState(self)
        state.start(frame(start, None))
        return state

    def state_from_table(self, table: Mapping[str, Json]) -> CarnomorphState:
        """The state a position describes; raise InputError for one that is not possible."""
        return state_from_table(self, table)


def setups() -> tuple[dict[str, Json], ...]:
    """Set-ups for tests and benchmarks, as `load` takes them: two players, and one."""
    return tuple({"players": players} for players in (2, 1))


def load(data: Data, setup: Mapping[str, Json]) -> Carnomorphs:
    """The drill for the set-up of a record or scenario; raise InputError for one the rules do not allow."""
    return load_game(lambda given: Carnomorphs(data, given), Setup, setup, OPTIONS)
