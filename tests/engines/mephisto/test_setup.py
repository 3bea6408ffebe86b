"""How a game of Mephisto begins: what is dealt to whom, who starts, and what lies where."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest
from tests.engines.mephisto.happenings import told_since
from tests.engines.mephisto.tables import (
    TEAMS,
    cards,
    cards_left,
    dungeon,
    favor,
    ids_of,
    lanes,
    mephisto,
    piles,
    shown_player,
)

from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import CHANCE

WAYS: list[tuple[Any, ...]] = [(1,), (2,), (3,), (4,), (4, TEAMS)]


def _dealt(seed: int, *way: Any) -> DescribedState:
    """A state when all is dealt and the starting player is known, before the first draw."""
    state, random = mephisto(*way).new(), Random(seed)
    while not state.all_turns:
        state.apply_action(state.sample(random))
    return state


def _card(state: DescribedState, outcome: int) -> str:
    """The card that chance brings."""
    return ids_of(state, [state.game.numbering.range_of(outcome)[1]])[0]  # type: ignore[attr-defined]


def test_all_dungeon_cards_are_shuffled_before_the_first_is_dealt(data: ModuleType) -> None:
    """MEPH-05: each of the 60 cards can be the first dealt, and each of the rest the next, equally likely."""
    state, random, left = mephisto().new(), Random(1), 60
    chances = zip(state.legal_actions(), state.chance_weights(), strict=True)
    assert {_card(state, outcome): weight for outcome, weight in chances} == dict(data.DECKS["dungeon"])

    while cards_left(state) > 48:
        assert (state.current_player(), sum(state.chance_weights())) == (CHANCE, left)
        state.apply_action(state.sample(random))
        left -= 1
    assert left == 48


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_everybody_starts_with_a_hand_and_favor(way: tuple[Any, ...]) -> None:
    """MEPH-02, MEPH-06, MEPH-09: each player starts with three cards, 5 favor, nothing in play, no monster."""
    state, players = _dealt(1, *way), way[0]

    assert [len(hand) for hand in piles(state, "hand")] == [3] * players
    assert favor(state) == [5] * players
    assert (piles(state, "gear"), piles(state, "souls")) == ([[]] * players, [[]] * players)
    assert [piles(state, zone) for zone in ("discard_pile", "deck_top", "deck_bottom")] == [[[]]] * 3


@pytest.mark.parametrize(("players", "deck"), [(1, 51), (2, 48), (3, 43), (4, 40)])
def test_what_is_left_is_the_deck(players: int, deck: int) -> None:
    """MEPH-08, MEPH-90: 60 cards less hands and dungeon, 48 for two; with three and four also less two corners."""
    state = _dealt(1, players)

    assert cards_left(state) == deck
    assert len(piles(state, "corner_pile")[0]) == (2 if players > 2 else 0)
    assert sorted(state.inventory()) == sorted(state.game.design_of)


@pytest.mark.parametrize("players", [1, 2])
def test_the_dungeon_is_three_open_lanes_of_two(players: int) -> None:
    """MEPH-07: six cards lie open in three lanes of two, which everybody counts alike."""
    state = _dealt(1, players)
    seen = [lanes(mephisto(players), player) for player in range(players)]

    assert list(dungeon(state)) == [*"abcdef"]
    assert all(dungeon(state).values())
    assert seen == [{1: {"a", "b"}, 2: {"c", "d"}, 3: {"e", "f"}}] * players
    other = state.clone()
    first = state.game.layout.first_space["dungeon"]
    other.piles[first][:], other.piles[first + 2][:] = state.piles[first + 2], state.piles[first]
    other.locate()
    assert other.observation(None) != state.observation(None)


@pytest.mark.parametrize("way", WAYS[1:], ids=str)
def test_everybody_starts_as_often(way: tuple[Any, ...]) -> None:
    """MEPH-03, MEPH-04: one silver card among one for each player: all start equally often."""
    state, random = mephisto(*way).new(), Random(3)
    while "draw" in state.question:
        state.apply_action(state.sample(random))

    assert state.current_player() == CHANCE
    assert len(state.legal_actions()) == way[0]
    assert state.chance_weights() == [1] * way[0]
    started = []
    for outcome in state.legal_actions():
        begun = state.clone()
        begun.apply_action(outcome)
        while begun.current_player() == CHANCE:
            begun.apply_action(begun.sample(random))
        assert begun.current_player() == shown_player(begun, "starting_player")
        started.append(begun.current_player())
    assert started == [*range(way[0])]


def test_monsters_dealt_at_setup_do_nothing(data: ModuleType) -> None:
    """MEPH-115: a monster that is dealt into the dungeon at set-up does not enter; nobody loses or gains by it."""
    entering = [card for card, _ in data.DECKS["dungeon"] if getattr(data.COMPONENTS[card], "immediate", None)]
    assert len(entering) > 6

    for monster in entering:
        state = mephisto().new()
        state.events = []
        while not state.all_turns:
            found = {_card(state, each): each for each in state.legal_actions() if "draw" in state.question}
            others = (action for card, action in found.items() if card != monster)
            state.apply_action(found[monster] if len(state.log) == 6 else next(others, state.legal_actions()[0]))
        assert dungeon(state)["a"] == monster
        assert favor(state) == [5, 5]
        assert {each.what for each in told_since(state)} <= {"draw", "enter", "turn"}
        assert [len(hand) for hand in cards(state, "hand")] == [3, 3]


@pytest.mark.parametrize("way", [(-1,), (5,), (3, TEAMS), (2, TEAMS)], ids=str)
def test_impossible_tables_are_refused(way: tuple[Any, ...]) -> None:
    """MEPH-94: Mephisto is for one to four players, and teams are two of two."""
    with pytest.raises(InputError, match=r"can play|cannot choose"):
        mephisto(*way)
