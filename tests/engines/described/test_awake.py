"""What lies awake is found by a look at a few pieces or piles, and then one by one."""

from __future__ import annotations

from types import SimpleNamespace

from hypothesis import given
from hypothesis import strategies as st

from cardpress_engines.described.awake import AwakePile, listeners_in, waking_test
from cardpress_engines.described.generated.source_expressions import GeneratedModule

PIECES, PILES = range(6), range(3)
tables = st.lists(st.sampled_from(PILES), min_size=len(PIECES), max_size=len(PIECES))
"""In which pile each piece lies."""
waiting = st.lists(st.frozensets(st.sampled_from(PIECES)), min_size=len(PILES), max_size=len(PILES))
"""Which pieces wake in each pile."""


@given(tables, waiting)
def test_something_lies_awake_when_a_piece_is_found(at: list[int], pieces: list[frozenset[int]]) -> None:
    """The look says yes exactly where going through the piles finds a piece, few pieces wait or many."""
    awake = [
        AwakePile(pile, 0, some, {piece: ["says"] for piece in some}) for pile, some in enumerate(pieces) if some
    ]
    lying = [[piece for piece in PIECES if at[piece] == pile] for pile in PILES]
    state = SimpleNamespace(at=at, piles=lying, owners=[-1] * len(PIECES))
    found = listeners_in(state, awake, 0)

    assert [(player, piece) for player, piece, _ in found] == [
        (0, piece) for each in awake for piece in lying[each.pile] if piece in each.pieces
    ]
    assert waking_test(SimpleNamespace(module=GeneratedModule()), awake)(state) is bool(found)


def test_what_is_nobodys_listens_for_whoever_acts() -> None:
    """A piece in a pile of nobody is its owner's, else the actor's; where nobody acts it does not listen."""
    awake = [AwakePile(0, -1, frozenset({1, 2}), {1: ["one"], 2: ["two"]})]
    state = SimpleNamespace(piles=[[2, 1]], owners=[-1, -1, 0], active=0)
    state.game = SimpleNamespace(seats=SimpleNamespace(order=((0, 1), (1, 0))))
    state.backward = 0

    assert listeners_in(state, awake, 1) == [(0, 2, ["two"]), (1, 1, ["one"])]
    assert listeners_in(state, awake, -1) == [(0, 2, ["two"])]
