"""Set-ups of M.E.A.T.: number of players, opposite seats, visible cards, unused components."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import TERMINAL
from cardpress_engines.meat_the_cult.game import load
from cardpress_engines.meat_the_cult.state import MeatState

TABLES = (2, 4, 6)
every_table = pytest.mark.parametrize("players", TABLES)


def _somewhere(data: ModuleType, players: int, actions: int) -> MeatState:
    """A random game after so many actions."""
    state, random = load(data, {"players": players}).new(), Random(5)
    for _ in range(actions):
        if state.current_player() != TERMINAL:
            state.apply_action(state.sample(random))
    return state


@pytest.mark.parametrize("players", [1, 3, 5, 7, 8])
def test_other_numbers_of_players_are_refused(players: int, data: ModuleType) -> None:
    """MEAT-01: 2, 4 or 6 play, and no other number."""
    with pytest.raises(InputError, match=f"for 2, 4 or 6 players, not {players}"):
        load(data, {"players": players})


@pytest.mark.parametrize("vitality", [-1, -25])
def test_vitality_below_one_is_refused(vitality: int, data: ModuleType) -> None:
    """MEAT-24: another value can be agreed on, but a side does not begin dead."""
    with pytest.raises(InputError, match="vitality of 1 or more"):
        load(data, {"vitality": vitality})


@every_table
def test_everybody_sits_opposite_one_opponent(players: int, data: ModuleType) -> None:
    """MEAT-12, MEAT-14: sides are equal; opposite is mutual, of the other side, and for each another."""
    game = load(data, {"players": players})
    opposite, side_of = game.opposite, game.seats.side_of

    assert [len(side) for side in game.seats.sides] == [players // 2] * 2
    assert sorted(opposite) == list(range(players))
    assert all(opposite[opposite[each]] == each for each in range(players))
    assert all(side_of[opposite[each]] != side_of[each] for each in range(players))


@every_table
def test_seats_stay(players: int, data: ModuleType) -> None:
    """MEAT-15: a whole game later everybody sits where they sat, and faces the same slots."""
    game = load(data, {"players": players})
    before = game.opposite, game.opposite_slot, game.adjacent_slots
    _somewhere(data, players, game.max_length)

    assert (game.opposite, game.opposite_slot, game.adjacent_slots) == before
    assert all(game.opposite_slot[game.opposite_slot[slot]] == slot for slot in game.slots)


def test_allies_see_each_other(data: ModuleType) -> None:
    """MEAT-13: who plays on one side sees what the other holds and places, opponents do not."""
    hands = [["mangy_rat", "herd_bell"] for _ in range(3)]
    state = load(data, {"players": 4}).new({"step": "tactics", "hands": hands})
    other = state.clone()
    other.creature_hands[1], other.destiny_hands[1] = [], []
    other.creature_hands[1] += [0] * len(state.creature_hands[1])
    other.destiny_hands[1] += [30] * len(state.destiny_hands[1])

    assert other.observation(0) != state.observation(0)
    assert other.observation(1) != state.observation(1)
    assert other.observation(2) == state.observation(2)
    assert other.observation(3) == state.observation(3)


def test_tokens_only_help_to_remember(data: ModuleType) -> None:
    """MEAT-120: no token is a card of the game, and no number of tokens limits what a creature has."""
    game = load(data, {})
    tokens = [id_ for id_, card in data.COMPONENTS.items() if card.kind == "token"]
    most = sum(copies for id_, copies in data.DECKS["box_tokens"] if data.COMPONENTS[id_].type == "defense")
    state = game.new({"field": [[{"card": "bober", "defense": 99}, "bober", None]], "ounces": [1]})

    assert tokens
    assert not set(tokens) & set(game.ids)
    assert state.defense_of(state.field[0]) > most
