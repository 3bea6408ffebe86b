"""M.E.A.T.: The Cult for one set-up: loads the cards, compiles their effects, seats the players."""

from __future__ import annotations

from collections.abc import Mapping

from cardpress_engines.kernel.engine import Engine, StateNotation
from cardpress_engines.kernel.game_interface import SetupOption
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.rules_data import Data
from cardpress_engines.kernel.setup import load_game
from cardpress_engines.kernel.state import frame
from cardpress_engines.meat_the_cult.action_names import action_names
from cardpress_engines.meat_the_cult.actions import LAYOUT
from cardpress_engines.meat_the_cult.damage import PROTECTION
from cardpress_engines.meat_the_cult.effects.abilities import CompiledAbilities
from cardpress_engines.meat_the_cult.opening import start
from cardpress_engines.meat_the_cult.position import is_settled, state_from_table, table_of
from cardpress_engines.meat_the_cult.setup import Setup
from cardpress_engines.meat_the_cult.state import MeatState
from cardpress_engines.meat_the_cult.state_description import describe_state
from cardpress_engines.meat_the_cult.summary import round_from

OPTIONS = (
    SetupOption("players", int, 2, "how many play: 2, 4 or 6, half of them on each side"),
    SetupOption("vitality", int, 0, "vitality of each side, if all agree; 0: as the rules say"),
)


class MeatTheCult(Engine[MeatState], CompiledAbilities):
    """Everything about a game that stays the same while it is played.

    `data` is the module `rules_data.meat_the_cult`, or anything with its names. Raises UnplayableGameError
    with every effect the engine cannot execute, ValueError for a set-up the rules do not know.
    """

    name = "meat_the_cult"
    max_length = 60000
    unordered = ("hands", "laid", "revealed", "standing", "display", "creature_graveyard", "destiny_graveyard")
    zero_sum = True
    returns_between = (-1.0, 1.0)
    data: Data
    setup: Setup
    options = OPTIONS
    numbering = LAYOUT
    states = MeatState
    protection = PROTECTION
    notation = StateNotation(is_settled, table_of, describe_state, action_names)

    def __init__(self, data: Data, setup: Setup | None = None) -> None:
        setup = setup or Setup()
        problem = setup.problem(data.RULES)
        if problem:
            raise ValueError(problem)
        super().__init__(data, setup)
        self.players_between = (data.RULES.players.least, data.RULES.players.most)

    def initial_state(self) -> MeatState:
        """The state before leaders are chosen."""
        state = MeatState(self)
        state.start(frame(start, None), *round_from("opening"))
        return state

    def state_from_table(self, table: Mapping[str, Json]) -> MeatState:
        """A state with a table; raise InputError for one that cannot be."""
        return state_from_table(self, table)


def setups() -> tuple[dict[str, Json], ...]:
    """Every set-up, in the form `load` takes."""
    return tuple({"players": players, "vitality": 0} for players in (2, 4, 6))


def load(data: Data, setup: Mapping[str, Json]) -> MeatTheCult:
    """A game ready for a set-up of a record or scenario; raise InputError for one the rules do not know."""
    return load_game(lambda given: MeatTheCult(data, given), Setup, setup, OPTIONS)
