"""Seats carry no advantage but the first turn: with players renamed, and the square turned, it is the same game.

Two players change seats on the same lanes. Four turn by half around the square, whose face-down corners fall on
each other; by a quarter they would not. Three players have no such symmetry, nor have partners, who draw in the
order of their seats.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

import pytest
from tests.engines.mephisto.tables import (
    CARE_BEAR,
    TEAMS,
    cards,
    counter,
    dungeon,
    favor,
    lanes,
    legal,
    mephisto,
    piles,
    shown_player,
)
from tests.sampling import IS_WHOLE

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.state import TERMINAL

SEEDS = range(12 if IS_WHOLE else 8)
SPACES = "abcdef"
OWNED = ("hand", "gear", "souls", "row_of_spells")
SHARED = ("deck", "deck_top", "deck_bottom", "discard_pile")


@dataclass(frozen=True)
class Turned:
    """Where each player and each space of the dungeon goes."""

    players: tuple[int, ...]
    spaces: str

    def name(self, words: str) -> str:
        """The name of the action that is the same for the renamed player."""
        if seat := re.fullmatch(r"player (\d)", words):
            return f"player {self.players[int(seat[1]) - 1] + 1}"
        if (card := re.fullmatch(r"(.*) ([a-f])", words)) and card[1] != "player":
            return f"{card[1]} {self.spaces[SPACES.index(card[2])]}"
        return words

    def seated(self, values: Iterable[object]) -> list[object]:
        """What each player has, for the players renamed."""
        found = [*values]
        return [found[self.players.index(seat)] for seat in range(len(found))]


SWAPPED = Turned((1, 0), SPACES)
HALF_TURN = Turned((2, 3, 0, 1), "fedcba")
SEATS_ONLY = Turned((2, 3, 0, 1), SPACES)
QUARTER_TURN = Turned((1, 2, 3, 0), "beafcd")


def _dealt(game: DescribedGame, turned: Turned, random: Random) -> tuple[DescribedState, DescribedState]:
    """A game before its first turn, and the other with every card and the first turn where they go."""
    state = game.new()
    while not state.all_turns:
        state.apply_action(state.sample(random))
    starter = shown_player(state, "starting_player")
    places = dungeon(state)
    there = {turned.spaces[SPACES.index(space)]: [card] for space, card in places.items()}
    here = {space: [card] for space, card in places.items()}
    shared = {"corner_pile": cards(state, "corner_pile")[0]}
    return (
        game.new({**shared, "dungeon": here, "hand": cards(state, "hand"), **_first(starter)}),
        game.new(
            {
                **shared,
                "dungeon": there,
                "hand": turned.seated(cards(state, "hand")),
                **_first(turned.players[starter]),
            }
        ),
    )


def _first(player: int) -> dict[str, object]:
    return {"starting_player": player, "course": {"turn": player + 1}}


def _sorted(state: DescribedState, zone: str) -> list[list[str]]:
    """The cards in each pile of a zone in one order: monsters of a fight come to a pile in the order of spaces."""
    return [sorted(pile) for pile in cards(state, zone)]


def _same(state: DescribedState, other: DescribedState, turned: Turned) -> bool:
    player = state.player if state.player < 0 else turned.players[state.player]
    return (
        (other.player, other.question, other.active) == (player, state.question, turned.players[state.active])
        and {*legal(other)} == {turned.name(words) for words in legal(state)}
        and all(_sorted(other, zone) == turned.seated(_sorted(state, zone)) for zone in OWNED)
        and all(_sorted(other, zone) == _sorted(state, zone) for zone in SHARED)
        and favor(other) == turned.seated(favor(state))
        and counter(other, "extra_attack") == turned.seated(counter(state, "extra_attack"))
        and {turned.spaces[SPACES.index(space)]: card for space, card in dungeon(state).items()} == dungeon(other)
        and other.returns() == turned.seated(state.returns())
    )


def _compared(game: DescribedGame, turned: Turned, seed: int) -> tuple[int, bool]:
    """How many decisions of a game and of the turned one are the same, and whether the game ended or was left.

    It is left when two gaps of a turned square may be filled: the order of spaces is a rule of its own.
    """
    random = Random(seed)
    state, other = _dealt(game, turned, random)
    in_order, count = turned.spaces == SPACES, 0
    while _same(state, other, turned):
        count += 1
        gaps, known = [*dungeon(state).values()].count(""), bool(piles(state, "deck_top")[0])
        if state.current_player() == TERMINAL or (not in_order and (gaps > 1 or (gaps and known))):
            return count, True
        action = state.sample(random)
        words = turned.name(legal(state)[state.legal_actions().index(action)])
        other.apply_action(other.legal_actions()[legal(other).index(words)])
        state.apply_action(action)
    return count, False


@pytest.mark.parametrize("variants", [(), (CARE_BEAR,)], ids=["duel", "care bear"])
def test_seats_of_two_can_be_swapped(variants: tuple[str, ...]) -> None:
    """The second player to begin with the first one's cards plays the first one's game, to the last decision."""
    compared = [_compared(mephisto(2, *variants), SWAPPED, seed) for seed in SEEDS]

    assert all(same for _, same in compared)
    assert min(count for count, _ in compared) > 100


def test_square_can_be_turned_by_half() -> None:
    """MEPH-89 to MEPH-92: four players turned by half around the square play the same game."""
    compared = [_compared(mephisto(4), HALF_TURN, seed) for seed in SEEDS]

    assert all(same for _, same in compared)
    assert sum(count for count, _ in compared) > 300


@pytest.mark.parametrize("turned", [SEATS_ONLY, QUARTER_TURN], ids=["seats", "quarter"])
def test_what_is_no_symmetry_is_found(turned: Turned) -> None:
    """Seats turned without the square, or both by a quarter, give another game: the comparison has power."""
    assert not all(_compared(mephisto(4), turned, seed)[1] for seed in SEEDS)


@pytest.mark.parametrize("variants", [(), (TEAMS,)], ids=["free for all", "teams"])
def test_lanes_opponents_and_partners_turn_along(variants: tuple[str, ...]) -> None:
    """Half a turn takes everybody's lanes, opponents and partner to those of the player opposite."""
    game, turned = mephisto(4, *variants), HALF_TURN
    sides = {frozenset(side) for side in game.seats.sides}
    for player, seat in enumerate(turned.players):
        there = {
            lane: {turned.spaces[SPACES.index(space)] for space in spaces}
            for lane, spaces in lanes(game, player).items()
        }

        assert lanes(game, seat) == there
        assert game.seats.opponents[seat] == tuple(turned.players[p] for p in game.seats.opponents[player])
    assert {frozenset(turned.players[player] for player in side) for side in sides} == sides
