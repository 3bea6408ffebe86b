"""The search model of Adrenaline: intents that can be carried out, features, the share of a match left."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from cardpress_engines.adrenaline.actions import GRAB, SHOOT
from cardpress_engines.adrenaline.bot.lines import next_answer
from cardpress_engines.adrenaline.bot.search_model import SearchModel
from cardpress_engines.adrenaline.game import Adrenaline
from cardpress_engines.adrenaline.setup import Setup
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.bots.search import SearchPolicy
from cardpress_engines.bots.turn_search import pursue
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import CHANCE, TERMINAL

TELLS = SearchModel()


@pytest.fixture(scope="module")
def states(data: ModuleType) -> list[AdrenalineState]:
    """States with a decision for search in a random match, and its end."""
    state, random = Adrenaline(data, Setup(players=3, skulls=3)).new(), Random(4)
    found: list[AdrenalineState] = []
    while state.current_player() != TERMINAL:
        if state.current_player() != CHANCE and TELLS.should_search(state):
            found.append(state.clone())
        state.apply_action(state.sample(random))
    return [*found[:: len(found) // 12], state]


def test_intents_are_whole_actions_that_come_true(states: list[AdrenalineState]) -> None:
    """What is intended is done, answer by answer, until the turn asks again, and the turn can be ended."""
    begun = set()
    for state in states[:-1]:
        table, intents = state.redeal_hidden(state.player, Random(1)), TELLS.intents(state)
        assert len(intents) == len({*intents})
        assert intents[-1] == (DONE,)
        for intent in intents:
            after = table.clone()
            pursue(TELLS, after, intent, Random(1))
            assert next_answer(after.log, intent) is None
            assert TELLS.should_search(after) or TELLS.turn_number(after) > TELLS.turn_number(state)
            begun.add(intent[0])
    assert {GRAB, SHOOT} <= begun


def test_an_intent_goes_on_where_it_was(states: list[AdrenalineState]) -> None:
    """What happens between the answers of an action does not matter, and each is given once."""
    assert next_answer([7, 3, 1, 5], (3, 5, 6)) == 6
    assert next_answer([3, 5, 6, 3], (3, 5, 6)) == 5
    assert next_answer([3, 5, 6], (3, 5, 6)) is None
    assert next_answer([1, 2], (3,)) == 3


def test_features_are_of_all_at_the_table(states: list[AdrenalineState]) -> None:
    """What one has more than the average rival the others have less: those features cancel out."""
    shared = len(TELLS.NAMES) - 3
    for state in states:
        rows = [TELLS.features(state, player) for player in range(3)]
        assert all(len(row) == len(TELLS.NAMES) for row in rows)
        assert [sum(row[place] for row in rows) for place in range(shared)] == pytest.approx([0.0] * shared)


def test_less_is_left_at_the_end(states: list[AdrenalineState]) -> None:
    """A short match begins with the part of a long one its skulls are, and nothing is left when it is over."""
    left = [TELLS.fraction_left(state) for state in states]
    assert 0.4 < left[0] < 0.5
    assert max(left) == left[0]
    assert left[-1] == 0.0


def test_points_are_worth_having(states: list[AdrenalineState]) -> None:
    """Who has more points is likelier to win; the margin of the end is what the best other lacks."""
    for state in states[:-1]:
        more = state.clone()
        more.points[0] += 5
        assert TELLS.value(more, 0) > TELLS.value(state, 0)
        assert TELLS.value(more, 1) < TELLS.value(state, 1)
    over = states[-1]
    assert TELLS.margin(over, 1) == over.points[1] - max(over.points[0], over.points[2])


def test_damage_is_worth_dealing(data: ModuleType) -> None:
    """Damage speaks for who dealt it: more than none, and more than for the others."""
    game = Adrenaline(data, Setup(players=3))
    table, clean = (
        game.new({"players": [{"square": "10"}, {"square": "23", "damage": dealt}, {"square": "23"}]})
        for dealt in ([1, 1, 1, 1], [])
    )
    values = [TELLS.value(table, player) for player in range(3)]
    assert values[0] == max(values)
    assert values[0] > TELLS.value(clean, 0)


def test_a_turn_is_thought_through(states: list[AdrenalineState]) -> None:
    """A searcher plays a whole turn by the rules, alike whoever is asked."""
    state = next(each for each in states if each.left == 2 and SHOOT in each.options).clone()
    player, turn = state.player, TELLS.turn_number(state)
    one, other = (SearchPolicy(lambda game: TELLS) for _ in range(2))
    while state.current_player() == player and TELLS.turn_number(state) == turn:
        action = one(state, Random(1))
        assert action == other(state.clone(), Random(2))
        assert action in state.legal_actions()
        state.apply_action(action)
