"""Mephisto for one set-up: loads the deck, compiles its effects, seats the players."""

from __future__ import annotations

from collections.abc import Mapping

from cardpress_engines.kernel.engine import Engine, StateNotation
from cardpress_engines.kernel.game_interface import SetupOption
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.rules_data import Data
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.setup import load_game
from cardpress_engines.kernel.state import Frame, frame
from cardpress_engines.mephisto import setup as layout
from cardpress_engines.mephisto import teams
from cardpress_engines.mephisto.action_names import action_names
from cardpress_engines.mephisto.actions import FIGHT, LAYOUT, LOOT, SUMMON
from cardpress_engines.mephisto.effects.abilities import CompiledAbilities
from cardpress_engines.mephisto.effects.cards import draw_cards
from cardpress_engines.mephisto.fight import fight
from cardpress_engines.mephisto.position import is_settled, state_from_table, table_of
from cardpress_engines.mephisto.scoring import results
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.solitaire import discard_top
from cardpress_engines.mephisto.state import MephistoState
from cardpress_engines.mephisto.state_description import describe_state
from cardpress_engines.mephisto.turn import (
    choose_starter,
    deal,
    end,
    loot,
    next_player,
    play,
    refill,
    start,
    summon,
)

OPTIONS = (
    SetupOption("players", int, 2, "how many play; 1 plays alone"),
    SetupOption("teams", bool, False, "two against two"),
    SetupOption("care_bear", bool, False, "with the Care Bear variant"),
)


class Mephisto(Engine[MephistoState], CompiledAbilities):
    """Everything about a game of Mephisto that does not change while it is played.

    `data` is the module `rules_data.mephisto`, or anything with its names. Raises UnplayableGameError with
    every effect the engine cannot execute, ValueError for a set-up the rules do not know.
    """

    name = "mephisto"
    max_length = 6000
    unordered = ("hands", "souls", "discards")
    data: Data
    setup: Setup
    options = OPTIONS
    numbering = LAYOUT
    states = MephistoState
    notation = StateNotation(is_settled, table_of, describe_state, action_names)

    def __init__(self, data: Data, setup: Setup | None = None) -> None:
        setup = setup or Setup()
        problem = setup.problem(data.RULES.players.least, data.RULES.players.most)
        if problem:
            raise ValueError(problem)
        super().__init__(data, setup)
        self.players_between = (data.RULES.players.least, data.RULES.players.most)
        self._seat(setup)
        self.turn_steps = tuple(self._turn(player) for player in range(self.num_players))
        self.action_steps = {LOOT: loot, FIGHT: fight, SUMMON: summon}

    def initial_state(self) -> MephistoState:
        """A game before the first card is dealt."""
        state = MephistoState(self)
        state.start(frame(deal, 0), frame(choose_starter, None))
        return state

    def state_from_table(self, table: Mapping[str, Json]) -> MephistoState:
        """A state with a table; raise InputError for one that cannot be."""
        return state_from_table(self, table)

    # ---- making ready

    def _seat(self, setup: Setup) -> None:
        rules, count = self.rules, setup.players
        square = count >= rules.end.more_players
        self.spaces = rules.grid.playable if square else rules.setup.lanes * rules.setup.rows
        self.lanes = (
            layout.lanes_of_square(rules.grid.width, rules.grid.height, count)
            if square
            else layout.lanes_in_rows(rules.setup.lanes, rules.setup.rows, count)
        )
        LAYOUT.fits(space=self.spaces, lane=max(self.lanes[0]) + 1, player=count)
        self.deals = layout.deals(setup, rules, self.spaces)
        self.seats = Seats((0, 2), (1, 3)) if setup.teams else Seats.apart(count)
        self.partner = tuple(
            allies[0] if allies else player for player, allies in enumerate(self.seats.allies[:count])
        )
        self.rounds = rules.end.rounds_more if square else rules.end.rounds_two

    def _turn(self, active: int) -> tuple[Frame, ...]:
        """The steps of a player's turn in their order (MEPH-17, 101, 103)."""
        team = sorted((active, self.partner[active])) if self.setup.teams else (active,)
        first = [frame(start, player) for player in team]
        draws = [frame(draw_cards, (player, self.rules.turn.draw)) for player in team]
        middle = frame(teams.play_together, (active, 0, False)) if self.setup.teams else frame(play, active)
        alone = [frame(discard_top, (self.rules.solitaire.discard, True))] if self.alone else []
        ends = [frame(end, player) for player in team]
        return (*first, *draws, middle, *alone, frame(refill, None), *ends, frame(next_player, None))

    # ---- how it can end

    @property
    def zero_sum(self) -> bool:
        """Whether what somebody wins is lost by others: with several players."""
        return not self.alone

    @property
    def returns_between(self) -> tuple[float, float]:
        """The least and the most a player can win: all soul points of the deck alone."""
        if self.alone:
            return 0.0, float(sum(self.souls[card] for card in self.all_cards))
        return -1.0, self.num_players - 1.0

    # ---- questions of the rules

    def next_active(self, state: MephistoState) -> int:
        """Who is next, clockwise; with teams, a member of the other team."""
        return (state.active + 1) % self.num_players

    def run_out(self, state: MephistoState) -> None:
        """The deck is empty: the discards become a new one, unless that ends the game (MEPH-80, 83, 88, 112)."""
        state.rounds += 1
        state.report("run_out", state.active, amount=state.rounds)
        if state.rounds >= self.rounds and not state.ending:
            state.ending = True
            if self.alone:
                state.last_turns = self.rules.solitaire.last_turns + 1
        if self.num_players >= self.rules.end.more_players and state.ending:
            return
        state.deck = sorted(state.discards)
        state.discards.clear()
        if not state.deck and not state.ending:  # nothing was discarded: the new deck has run out as it was made
            self.run_out(state)

    def results(self, state: MephistoState) -> list[float]:
        """What each player has won at the end."""
        return results(self, state)

    def points(self, state: MephistoState, player: int) -> int:
        """Soul points of a player (MEPH-64)."""
        return sum([self.souls[card] for card in state.souls[player]])


def setups() -> tuple[dict[str, Json], ...]:
    """Every way to play, in the form `load` takes; alone, the care bear variant changes nothing."""
    tables: list[dict[str, Json]] = [{"players": players, "teams": False} for players in (1, 2, 3, 4)]
    tables.append({"players": 4, "teams": True})
    friendly = [{**table, "care_bear": True} for table in tables if table["players"] != 1]
    return (*({**table, "care_bear": False} for table in tables), *friendly)


def load(data: Data, setup: Mapping[str, Json]) -> Mephisto:
    """A game ready for a set-up of a record or scenario; raise InputError for one the rules do not know."""
    return load_game(lambda given: Mephisto(data, given), Setup, setup, OPTIONS)
