"""Decks that chance draws from, and their discards."""

from __future__ import annotations

import pytest
from tests.engines.kernel.skirmish import Skirmish, SkirmishState

from cardpress_engines.kernel import draw_piles
from cardpress_engines.kernel.draw_piles import DrawPile
from cardpress_engines.kernel.state import CHANCE, RUNNING, frame

DECK = DrawPile("deck", "discards", "deal")


def draw(state: SkirmishState, answer: int, left: int) -> None:
    """Step: so many cards come to the field."""
    card = draw_piles.draw_top(state, DECK, answer, draw, left)
    if card is not None:
        state.field.append(card)
        if left > 1:
            state.then(draw, left - 1)


def over(state: SkirmishState, answer: int, given: None) -> None:
    """Step: that is all."""
    state.finish()


def begun(deck: list[int], discards: list[int], count: int) -> SkirmishState:
    """A state in which so many cards are drawn."""
    state = SkirmishState(Skirmish(2))
    state.deck, state.discards, state.events = deck, discards, []
    state.start(frame(draw, count), frame(over, None))
    return state


def test_chance_says_what_comes_by_how_often_it_lies_there() -> None:
    """Every design is as likely as it has copies, and the one that comes leaves the deck."""
    state = begun([3, 3, 5], [], 1)

    assert (state.current_player(), state.question) == (CHANCE, "deal")
    assert (state.legal_actions(), state.chance_weights()) == ([3, 5], [2, 1])
    state.apply_action(3)
    assert (state.deck, state.field) == ([3, 5], [3])


def test_discards_become_the_deck_when_it_is_empty() -> None:
    """An empty deck is made of its discards, sorted, and drawing goes on; that is told once."""
    state = begun([4], [9, 2], 2)
    state.apply_action(4)

    assert (state.deck, state.discards, state.legal_actions()) == ([2, 9], [], [2, 9])
    assert [what for what, *_ in state.events or []] == ["reshuffle"]
    state.apply_action(9)
    assert (state.field, state.player) == ([4, 9], -4)


@pytest.mark.parametrize("count", [1, 3])
def test_without_any_card_left_nothing_is_drawn(count: int) -> None:
    """With neither deck nor discards, whoever draws goes on without."""
    state = begun([], [], count)

    assert (state.field, state.deck, state.discards) == ([], [], [])
    assert state.current_player() not in {CHANCE, RUNNING}
