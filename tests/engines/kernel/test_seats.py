"""Seats: who sits next, who plays against whom, who sees whose hand."""

from __future__ import annotations

import pytest

from cardpress_engines.kernel.interpreter import NOBODY
from cardpress_engines.kernel.seats import Seats


def test_players_apart_are_all_opponents() -> None:
    """Without sides everybody else is an opponent, clockwise, and nobody sees another's hand."""
    seats = Seats.apart(3)

    assert seats.order == ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    assert seats.opponents[:3] == ((1, 2), (2, 0), (0, 1))
    assert seats.allies == ((), (), (), ())
    assert seats.sees == ((0,), (1,), (2,))


def test_six_players_on_two_sides() -> None:
    """Three play against three who sit between them; those of a side see each other's hands where it is said."""
    seats = Seats((0, 2, 4), (1, 3, 5), shown=True)

    assert seats.side_of == (0, 1, 0, 1, 0, 1)
    assert seats.opponents[4] == (5, 1, 3)
    assert seats.allies[4] == (0, 2)
    assert seats.sees[4] == (4, 0, 2)
    assert Seats((0, 2, 4), (1, 3, 5)).sees[4] == (4,)


def test_all_are_opponents_of_nobody() -> None:
    """An effect that addresses no player has everybody as its opponents."""
    assert Seats((0, 2), (1, 3)).opponents[NOBODY] == (0, 1, 2, 3)


@pytest.mark.parametrize("sides", [((0,), (0, 1)), ((0,), (2,)), ((1,),)])
def test_sides_are_all_players_each_once(sides: tuple[tuple[int, ...], ...]) -> None:
    """A player of two sides, or of none, is refused."""
    with pytest.raises(ValueError, match="are not all players, each once"):
        Seats(*sides)
