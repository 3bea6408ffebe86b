"""Neuroshima Hex for two armies: loads their tiles, compiles the effects, seats the players."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from cardpress_engines.kernel.engine import Engine, StateNotation
from cardpress_engines.kernel.game_interface import SetupOption
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.rules_data import Data
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.setup import load_game
from cardpress_engines.kernel.state import frame
from cardpress_engines.neuroshima_hex.action_names import action_names
from cardpress_engines.neuroshima_hex.actions import LAYOUT, NUM_ACTIONS
from cardpress_engines.neuroshima_hex.effects.abilities import CompiledAbilities
from cardpress_engines.neuroshima_hex.position import is_settled, state_from_table, table_of
from cardpress_engines.neuroshima_hex.setup import Setup
from cardpress_engines.neuroshima_hex.state import HexState
from cardpress_engines.neuroshima_hex.state_description import describe_state
from cardpress_engines.neuroshima_hex.turn import choose_first
from cardpress_engines.neuroshima_hex.wounds import PROTECTION

OPTIONS = (
    SetupOption("armies", list, ["mephisto", "outpost"], "the army of each player, in the order of the seats"),
    SetupOption("partial", bool, False, "without the tiles the engine cannot execute", in_files_only=True),
)


class NeuroshimaHex(Engine[HexState], CompiledAbilities):
    """Everything about a match that stays the same while it is played.

    `data` is the module `rules_data.neuroshima_hex`, or anything with its names. Raises UnplayableGameError
    with every tile the engine cannot execute, ValueError for a set-up the rules do not know.
    """

    name = "neuroshima_hex"
    num_players = 2
    num_actions = NUM_ACTIONS
    max_length = 6000
    unordered = ("hands", "stacks", "discards")
    seats = Seats.apart(2)
    players_between = (2, 2)
    zero_sum = True
    returns_between = (-1.0, 1.0)
    data: Data
    setup: Setup
    options = OPTIONS
    numbering = LAYOUT
    states = HexState
    protection = PROTECTION
    notation = StateNotation(is_settled, table_of, describe_state, action_names)

    def __init__(self, data: Data, setup: Setup | None = None) -> None:
        self.setup = setup or Setup()
        problem = self.setup.problem(armies(data))
        if problem:
            raise ValueError(problem)
        super().__init__(data, self.setup.armies, partial=self.setup.partial)

    def initial_state(self) -> HexState:
        """The state before the HQs are placed."""
        state = HexState(self)
        state.start(frame(choose_first, None))
        return state

    def state_from_table(self, table: Mapping[str, Json]) -> HexState:
        """A state with a table; raise InputError for one that cannot be."""
        return state_from_table(self, table)

    def places_last(self, seat: int) -> bool:
        """Whether the army of a seat always places its HQ last: one whose HQ takes units over (base rule 4)."""
        return any(aura.does == "take_over" for aura in self.designs[self.hqs[seat]].auras)


def armies(data: Data) -> list[str]:
    """The armies of the rules data: decks that have an HQ."""
    return [
        deck
        for deck, entries in data.DECKS.items()
        if any(data.COMPONENTS[card].kind == "hq" for card, _ in entries)
    ]


def setups() -> tuple[dict[str, Json], ...]:
    """Every match of the armies this game is about, in the form `load` takes."""
    return tuple({"armies": list(pair)} for pair in product(("mephisto", "outpost"), repeat=2))


def load(data: Data, setup: Mapping[str, Json]) -> NeuroshimaHex:
    """A game ready for a set-up of a record or scenario; raise InputError for one the rules do not know."""
    return load_game(lambda given: NeuroshimaHex(data, given), Setup, setup, OPTIONS)
