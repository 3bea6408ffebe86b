"""Seats carry no advantage but the first turn: with players renamed, and the square turned, it is the same game.

Two players change seats on the same lanes. Four turn by half around the square, whose face-down corners fall on
each other; by a quarter they would not. Three players have no such symmetry, nor have partners, who draw in the
order of their seats.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from types import ModuleType

import pytest

from cardpress_engines.kernel.actions import DONE, PLAYER, PLAYERS
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.mephisto.actions import AMOUNT, SPACE
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.state import EMPTY, MephistoState

SEEDS = range(12)


@dataclass(frozen=True)
class Turned:
    """Where each player and each space of the dungeon goes."""

    players: tuple[int, ...]
    spaces: tuple[int, ...]

    def action(self, state: MephistoState, action: int) -> int:
        """The action that is the same for the renamed player."""
        if state.current_player() == CHANCE:
            return self.players[action] if state.question == "starter" else action
        if PLAYER <= action < PLAYER + PLAYERS:
            return PLAYER + self.players[action - PLAYER]
        return SPACE + self.spaces[action - SPACE] if SPACE <= action < AMOUNT else action

    def place(self, zone: str, number: int) -> tuple[str, int]:
        """Where a card that was dealt there goes."""
        if zone == "hand":
            return zone, self.players[number]
        return (zone, self.spaces[number]) if zone == "space" else (zone, number)


SWAPPED = Turned((1, 0), (0, 1, 2, 3, 4, 5))
HALF_TURN = Turned((2, 3, 0, 1), (5, 4, 3, 2, 1, 0))
SEATS_ONLY = Turned((2, 3, 0, 1), (0, 1, 2, 3, 4, 5))
QUARTER_TURN = Turned((1, 2, 3, 0), (1, 4, 0, 5, 2, 3))


def _dealt(game: Mephisto, turned: Turned, random: Random) -> tuple[MephistoState, MephistoState]:
    """A game before its first turn, and the other with every card and the first turn where they go."""
    state, other = game.new(), game.new()
    cards: dict[tuple[str, int], list[int]] = {}
    for zone, number in game.deals:
        state.apply_action(card := state.sample(random))
        cards.setdefault(turned.place(zone, number), []).append(card)
    for place in game.deals:
        other.apply_action(cards[place].pop(0))
    starter = state.sample(random)
    other.apply_action(turned.action(state, starter))
    state.apply_action(starter)
    return state, other


def _same(state: MephistoState, other: MephistoState, turned: Turned) -> bool:
    players, spaces = enumerate(turned.players), enumerate(turned.spaces)
    return (
        other.player == (state.player if state.player < 0 else turned.players[state.player])
        and other.question == state.question
        and set(other.legal_actions()) == {turned.action(state, action) for action in state.legal_actions()}
        and all(
            getattr(other, zone)[seat] == getattr(state, zone)[player]
            for player, seat in players
            for zone in ("hands", "gear", "souls", "favor", "empowered")
        )
        and all(other.dungeon[there] == state.dungeon[here] for here, there in spaces)
        and (other.deck, other.top, other.bottom) == (state.deck, state.top, state.bottom)
        and sorted(other.discards) == sorted(state.discards)
        and other.active == turned.players[state.active]
        and [other.returns()[seat] for seat in turned.players] == state.returns()
    )


def _choose(state: MephistoState, question: str, actions: set[int]) -> None:
    """Answer a question asked again and again, ascending, until it is no longer asked."""
    while state.question == question:
        wanted = [action for action in state.legal_actions() if action in actions]
        actions -= set(wanted[:1])
        state.apply_action(wanted[0] if wanted else DONE)


def _compared(game: Mephisto, turned: Turned, seed: int) -> tuple[int, bool]:
    """How many decisions of a game and of the turned one are the same, and whether the game ended or was left.

    It is left when two gaps of a turned square may be filled: the order of spaces is a rule of its own.
    """
    random = Random(seed)
    state, other = _dealt(game, turned, random)
    in_order, count = turned.spaces == tuple(sorted(turned.spaces)), 0
    while _same(state, other, turned):
        count += 1
        gaps, known = state.dungeon.count(EMPTY), bool(state.top)  # known cards fill gaps without asking chance
        if state.current_player() == TERMINAL or (not in_order and (gaps > 1 or (gaps and known))):
            return count, True
        if state.question == "monsters":
            chosen = {action for action in state.legal_actions() if random.random() < 0.5} or {
                state.legal_actions()[0]
            }
            _choose(other, "monsters", {turned.action(state, action) for action in chosen})
            _choose(state, "monsters", chosen)
            continue
        action = state.sample(random)
        turned_action = turned.action(state, action)
        state.apply_action(action)
        other.apply_action(turned_action)
    return count, False


@pytest.mark.parametrize("care_bear", [False, True], ids=["duel", "care bear"])
def test_seats_of_two_can_be_swapped(data: ModuleType, care_bear: bool) -> None:
    """The second player to begin with the first one's cards plays the first one's game, to the last decision."""
    game = Mephisto(data, Setup(players=2, care_bear=care_bear))
    compared = [_compared(game, SWAPPED, seed) for seed in SEEDS]

    assert all(same for _, same in compared)
    assert min(count for count, _ in compared) > 100


def test_square_can_be_turned_by_half(data: ModuleType) -> None:
    """MEPH-89 to MEPH-92: four players turned by half around the square play the same game."""
    game = Mephisto(data, Setup(players=4))
    compared = [_compared(game, HALF_TURN, seed) for seed in SEEDS]

    assert all(same for _, same in compared)
    assert sum(count for count, _ in compared) > 300


@pytest.mark.parametrize(
    "turned", [Turned((2, 3, 0, 1), (0, 1, 2, 3, 4, 5)), QUARTER_TURN], ids=["seats", "quarter"]
)
def test_what_is_no_symmetry_is_found(data: ModuleType, turned: Turned) -> None:
    """Seats turned without the square, or both by a quarter, give another game: the comparison has power."""
    game = Mephisto(data, Setup(players=4))

    assert not all(_compared(game, turned, seed)[1] for seed in SEEDS)


@pytest.mark.parametrize("teams", [False, True], ids=["free for all", "teams"])
def test_lanes_opponents_and_partners_turn_along(data: ModuleType, teams: bool) -> None:
    """Half a turn takes everybody's lanes, opponents and partner to those of the player opposite."""
    game, turned = Mephisto(data, Setup(players=4, teams=teams)), HALF_TURN
    for player, seat in enumerate(turned.players):
        lanes = {lane: {turned.spaces[s] for s in spaces} for lane, spaces in game.lanes[player].items()}

        assert {lane: set(spaces) for lane, spaces in game.lanes[seat].items()} == lanes
        assert game.seats.opponents[seat] == tuple(turned.players[p] for p in game.seats.opponents[player])
        assert game.partner[seat] == turned.players[game.partner[player]]
