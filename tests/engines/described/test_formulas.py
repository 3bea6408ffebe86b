"""Formulas give one number to several places, and numbers are asked for with every word of a field."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engines.described.small_games import play_out, small_game

from cardpress_engines.kernel.compiler import UnplayableGameError

ALL_CARDS = {"deck": {"seen": "nobody"}, "hand": {"owned": True, "seen": "owner", "starts": "cards"}}
OF_SUIT = {"pick": "all", "zone": "hand", "where": {"stat": "suit", "is": {"value": "s"}}}
LOSE_ONE = {"op": "put", "what": {"pick": "top", "zone": "hand"}, "to": "deck"}


def _scores(score: Any, **play: Any) -> list[tuple[int, ...]]:
    """What two players score who hold all eight cards, the second one but the top card."""
    course = {"op": "by", "who": {"seat": 2}, "do": LOSE_ONE}
    state = play_out(small_game(zones=ALL_CARDS, course=course, score=score, **play).initial_state())
    return [state.score(player) for player in range(2)]


def test_a_number_is_asked_for_with_every_word_of_a_field() -> None:
    """Of cards that are numbered from 0 in each suit, all suits, the best one, the worst one."""
    number = [{"stat": "rank", "of": OF_SUIT}]
    score = [{how: number, "over": "suit", "as": "s"} for how in ("sum", "larger", "smaller")]
    assert _scores(score) == [(12, 6, 6), (9, 6, 3)]


def test_a_formula_is_about_whom_it_is_asked() -> None:
    """A formula counts the cards of whoever is asked, of another player, or of several players together."""
    formulas = {"cards": {"count": {"pick": "all", "zone": "hand"}}}
    score = [{"formula": "cards", **who} for who in ({}, {"who": "opponent"}, {"who": "each_player"})]
    assert _scores(score, formulas=formulas) == [(8, 7, 15), (7, 8, 15)]


def test_formulas_of_each_other_without_end_are_refused() -> None:
    """Two formulas that each need the other one have no number."""
    formulas = {"one": {"formula": "two"}, "two": {"formula": "one"}}
    with pytest.raises(UnplayableGameError, match="without end"):
        _scores([{"formula": "one"}], formulas=formulas)
