"""Numbers of actions: ranges with names that follow each other."""

from __future__ import annotations

import pytest

from cardpress_engines.kernel.actions import DONE, MODE, MODES, PLAYER, PLAYERS, YES, ActionNumbering


def test_shared_actions_have_the_same_numbers_in_every_game() -> None:
    """No, yes, modes and players come first, with room for the eight of the largest game."""
    layout = ActionNumbering()

    named = [layout.range_of(action) for action in (DONE, YES, MODE, MODE + MODES - 1, PLAYER, PLAYER + 5)]

    assert named == [("done", 0), ("yes", 0), ("mode", 0), ("mode", MODES - 1), ("player", 0), ("player", 5)]
    assert layout.size == PLAYER + PLAYERS


def test_ranges_follow_each_other() -> None:
    """Each range begins where the one before it ends, and every number says its range and place."""
    layout = ActionNumbering()
    first, card, last = layout.one("pass"), layout.several("card", 3), layout.one("stop")

    assert (card, last, layout.size) == (first + 1, first + 4, first + 5)
    assert [layout.range_of(action) for action in range(first, layout.size)] == [
        ("pass", 0), ("card", 0), ("card", 1), ("card", 2), ("stop", 0),
    ]  # fmt: skip


def test_two_ranges_have_two_names() -> None:
    """A name that is taken is refused, so no range is lost."""
    layout = ActionNumbering()

    with pytest.raises(ValueError, match="two ranges of actions are called 'player'"):
        layout.one("player")


@pytest.mark.parametrize(("cards", "fits"), [(3, True), (4, False)])
def test_more_than_there_are_numbers_is_refused(cards: int, *, fits: bool) -> None:
    """A game with more of something than its range has numbers is told so, and plays none of them."""
    layout = ActionNumbering()
    layout.several("card", 3)

    if fits:
        layout.fits(card=cards, player=6)
        return
    with pytest.raises(ValueError, match="numbers for 3 actions 'card', not for 4"):
        layout.fits(player=6, card=cards)
