"""Dice: throws one by one, and the order of players who roll for it."""

from __future__ import annotations

import pytest
from tests.engines.kernel.skirmish import Skirmish, SkirmishState, stop

from cardpress_engines.kernel.dice import roll, roll_off, roll_off_start
from cardpress_engines.kernel.state import CHANCE, TERMINAL, Frame, frame


def thrown(step: Frame, *faces: int) -> SkirmishState:
    """A state after these throws."""
    state = SkirmishState(Skirmish(4))
    state.start(step, frame(stop, None))
    for face in faces:
        assert state.current_player() == CHANCE
        assert state.chance_weights() == [1] * 6
        state.apply_action(face)
    return state


def test_dice_are_thrown_one_by_one() -> None:
    """Each die is a decision of chance with six outcomes alike; what they show is kept in its order."""
    state = thrown(frame(roll, 3), 6, 1, 6)

    assert (state.rolled, state.current_player()) == ((6, 1, 6), TERMINAL)


def test_no_die_is_no_throw() -> None:
    """Nothing is rolled for nobody, and what lay there before is gone."""
    state = SkirmishState(Skirmish(4))
    state.rolled = (5,)
    state.start(frame(roll, 0), frame(stop, None))

    assert (state.rolled, state.current_player()) == ((), TERMINAL)


def test_a_throw_begins_anew() -> None:
    """What lay there before a throw is no part of it."""
    state = SkirmishState(Skirmish(4))
    state.start(frame(roll, 1), frame(roll, 2), frame(stop, None))
    for face in (3, 4, 5):
        state.apply_action(face)

    assert state.rolled == (4, 5)


@pytest.mark.parametrize(
    ("throws", "ranked"),
    [
        ((2, 5, 3, 6), (3, 1, 2, 0)),
        ((4, 4, 1, 6, 2, 3), (3, 1, 0, 2)),
        ((4, 4, 1, 1, 3, 3, 5, 6, 1, 2), (1, 0, 3, 2)),
        ((5, 5, 5, 5, 1, 2, 2, 3, 6, 1), (3, 1, 2, 0)),
    ],
)
def test_tied_players_roll_again_among_themselves(throws: tuple[int, ...], ranked: tuple[int, ...]) -> None:
    """MEAT-25: whoever rolled the same rolls again, the highest group first, until nobody is tied."""
    state = thrown(frame(roll_off, roll_off_start((0, 1, 2, 3))), *throws)

    assert (state.ranked, state.current_player()) == (ranked, TERMINAL)


@pytest.mark.parametrize(("places", "throws", "first"), [(1, (5, 2, 2, 2), (0,)), (2, (5, 2, 6, 5, 1, 2), (2, 3))])
def test_only_places_that_matter_are_decided(places: int, throws: tuple[int, ...], first: tuple[int, ...]) -> None:
    """Where only the first places count, ties behind them are left."""
    state = thrown(frame(roll_off, roll_off_start((0, 1, 2, 3), places)), *throws)

    assert state.current_player() == TERMINAL
    assert state.ranked[:places] == first


def test_one_player_needs_no_die() -> None:
    """Nobody to roll against: the order is known."""
    assert thrown(frame(roll_off, roll_off_start((2,)))).ranked == (2,)
