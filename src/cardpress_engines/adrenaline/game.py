"""Adrenaline for one set-up: a number of players in one of the arenas."""

from __future__ import annotations

from collections.abc import Mapping

from cardpress_engines.adrenaline.action_names import action_names
from cardpress_engines.adrenaline.actions import LAYOUT
from cardpress_engines.adrenaline.components import CompiledAbilities
from cardpress_engines.adrenaline.position import is_settled, state_from_table, table_of
from cardpress_engines.adrenaline.setup import Setup
from cardpress_engines.adrenaline.start import start
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.adrenaline.state_description import describe_state
from cardpress_engines.kernel.engine import Engine, StateNotation
from cardpress_engines.kernel.game_interface import SetupOption
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.rules_data import Data
from cardpress_engines.kernel.setup import load_game
from cardpress_engines.kernel.state import frame

OPTIONS = (
    SetupOption("players", int, 3, "how many play: 3 to 6"),
    SetupOption("arena", int, 1, "the arena: 1 has 10 squares, 2 and 3 have 11, 4 has 12"),
    SetupOption("skulls", int, 0, "how many kills bring final frenzy, 1 to 8; 0: all 8, a match has at least 5"),
    SetupOption("teams", bool, False, "in teams: refused, for most of its rules are in no source"),
    SetupOption("partial", bool, False, "published parts of a match of teams", in_files_only=True),
)


class Adrenaline(Engine[AdrenalineState], CompiledAbilities):
    """Everything about a game that does not change during play.

    `data` is the module `rules_data.adrenaline` or an object with the same attributes. Raises UnplayableGameError
    with every effect the engine cannot execute, ValueError for a set-up the rules do not allow.
    """

    name = "adrenaline"
    max_length = 60000
    unordered = ("powerups", "stalls", "tile_discards", "powerup_discards", "poisoned", "hypnotised", "hacked")
    zero_sum = True
    returns_between = (-1.0, 1.0)
    data: Data
    setup: Setup
    options = OPTIONS
    numbering = LAYOUT
    states = AdrenalineState
    notation = StateNotation(is_settled, table_of, describe_state, action_names)

    def __init__(self, data: Data, setup: Setup | None = None) -> None:
        super().__init__(data, setup or Setup())
        self.players_between = (data.RULES.players.least, data.RULES.players.most)

    def initial_state(self) -> AdrenalineState:
        """The state before characters are laid out."""
        state = AdrenalineState(self)
        state.start(frame(start, None))
        return state

    def state_from_table(self, table: Mapping[str, Json]) -> AdrenalineState:
        """The state a position describes; raise InputError for one that is not possible."""
        return state_from_table(self, table)


def setups() -> tuple[dict[str, Json], ...]:
    """Set-ups for tests and benchmarks, as `load` takes them: short matches in the smallest and largest arena."""
    ways = ((3, 1, 2), (4, 4, 2))
    return tuple({"players": players, "arena": arena, "skulls": skulls} for players, arena, skulls in ways)


def load(data: Data, setup: Mapping[str, Json]) -> Adrenaline:
    """The game for the set-up of a record or scenario; raise InputError for one the rules do not allow."""
    return load_game(lambda given: Adrenaline(data, given), Setup, setup, OPTIONS)
