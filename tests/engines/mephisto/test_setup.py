"""How a game of Mephisto begins: what is dealt to whom, who starts, and what lies where."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest

from cardpress_engines.kernel.state import CHANCE
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.state import MephistoState

WAYS: list[dict[str, Any]] = [{"players": players} for players in (1, 2, 3, 4)] + [{"players": 4, "teams": True}]


def _new(data: ModuleType, **setup: Any) -> MephistoState:
    return Mephisto(data, Setup(**setup)).new()


def _dealt(data: ModuleType, seed: int, **setup: Any) -> MephistoState:
    """A state when all is dealt and the starting player is known, before the first draw."""
    state, random = _new(data, **setup), Random(seed)
    while state.question in {"deal", "starter"}:
        state.apply_action(state.sample(random))
    return state


def test_all_dungeon_cards_are_shuffled_before_the_first_is_dealt(data: ModuleType) -> None:
    """MEPH-05: each of the 60 cards can be the first dealt, and each of the rest the next, equally likely."""
    state, random, left = _new(data), Random(1), 60
    assert dict(zip(state.legal_actions(), state.chance_weights(), strict=True)) == dict(
        enumerate(copies for _, copies in data.DECKS["dungeon"])
    )

    while state.question == "deal":
        assert (state.current_player(), sum(state.chance_weights())) == (CHANCE, left)
        state.apply_action(state.sample(random))
        left -= 1
    assert left == 48


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_everybody_starts_with_a_hand_and_favor(data: ModuleType, way: dict[str, Any]) -> None:
    """MEPH-02, MEPH-06, MEPH-09: each player starts with three cards, 5 favor, nothing in play, no monster."""
    state = _dealt(data, 1, **way)

    assert [len(hand) for hand in state.hands] == [3] * way["players"]
    assert state.favor == [5] * way["players"]
    assert (state.gear, state.souls) == ([[]] * way["players"], [[]] * way["players"])
    assert (state.discards, state.top, state.bottom) == ([], [], [])


@pytest.mark.parametrize(("players", "deck"), [(1, 51), (2, 48), (3, 43), (4, 40)])
def test_what_is_left_is_the_deck(data: ModuleType, players: int, deck: int) -> None:
    """MEPH-08, MEPH-90: 60 cards less hands and dungeon, 48 for two; with three and four also less two corners."""
    state = _dealt(data, 1, players=players)

    assert state.cards_left() == deck
    assert len(state.corners) == (2 if players > 2 else 0)
    assert sorted(state.inventory()) == sorted(state.game.all_cards)


@pytest.mark.parametrize("players", [1, 2])
def test_the_dungeon_is_three_open_lanes_of_two(data: ModuleType, players: int) -> None:
    """MEPH-07: six cards lie open in three lanes of two, which everybody counts alike."""
    state = _dealt(data, 1, players=players)
    lanes = state.game.lanes

    assert tuple(state.dungeon) in state.observation(None)
    assert all(card >= 0 for card in state.dungeon)
    assert len(state.dungeon) == 6
    assert [sorted(lanes[player]) for player in range(players)] == [[1, 2, 3]] * players
    assert sorted(space for lane in (1, 2, 3) for space in lanes[0][lane]) == list(range(6))
    assert {len(spaces) for spaces in lanes[0].values()} == {2}
    assert all(lanes[player] == lanes[0] for player in range(players))


@pytest.mark.parametrize("way", WAYS[1:], ids=str)
def test_everybody_starts_as_often(data: ModuleType, way: dict[str, Any]) -> None:
    """MEPH-03, MEPH-04: one silver card among one for each player: all start equally often."""
    state, random = _new(data, **way), Random(3)
    while state.question == "deal":
        state.apply_action(state.sample(random))

    assert (state.current_player(), state.question) == (CHANCE, "starter")
    assert state.legal_actions() == list(range(way["players"]))
    assert state.chance_weights() == [1] * way["players"]
    for starter in state.legal_actions():
        begun = state.clone()
        begun.apply_action(starter)
        while begun.current_player() == CHANCE:
            begun.apply_action(begun.sample(random))
        assert begun.current_player() == begun.starter == starter


def test_monsters_dealt_at_setup_do_nothing(data: ModuleType) -> None:
    """MEPH-115: a monster that is dealt into the dungeon at set-up does not enter; nobody loses or gains by it."""
    entering = [card for card, _ in data.DECKS["dungeon"] if getattr(data.COMPONENTS[card], "immediate", None)]
    assert len(entering) > 6

    for monster in entering:
        state = _new(data)
        number, state.events = state.game.ids.index(monster), []
        while state.question in {"deal", "starter"}:
            others = (card for card in state.options if card != number)
            state.apply_action(number if len(state.log) == 6 else next(others))
        assert state.dungeon[0] == number
        assert state.favor == [5, 5]
        assert {what for what, *_ in state.events} <= {"deal", "turn"}


def test_impossible_tables_are_refused(data: ModuleType) -> None:
    """MEPH-94: Mephisto is for one to four players, and teams are two of two."""
    for setup in (Setup(players=0), Setup(players=5), Setup(players=3, teams=True), Setup(players=2, teams=True)):
        with pytest.raises(ValueError, match="players"):
            Mephisto(data, setup)
