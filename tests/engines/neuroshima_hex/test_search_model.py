"""The search model of Neuroshima Hex: intents are played as meant, features mirror, the remaining share falls."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from cardpress_engines.bots.search import SearchPolicy
from cardpress_engines.bots.turn_search import pursue
from cardpress_engines.kernel.search_model import SearchBudget
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.neuroshima_hex.actions import END_TURN
from cardpress_engines.neuroshima_hex.bot.search_model import SEARCHED_LINES, SearchModel
from cardpress_engines.neuroshima_hex.game import load
from cardpress_engines.neuroshima_hex.state import HexState

TELLS = SearchModel()


@pytest.fixture(scope="module")
def states(hex_data: ModuleType) -> list[HexState]:
    """Questions to think about in a game played at random, in which nothing else is asked, and its end."""
    state, random = load(hex_data, {"armies": ["mephisto", "outpost"]}).new(), Random(4)
    found: list[HexState] = []
    while state.current_player() != TERMINAL:
        if state.current_player() != CHANCE and TELLS.should_search(state):
            found.append(state.clone())
        state.apply_action(state.sample(random))
    return [*found[::7], state]


def test_intents_are_lines_that_come_true(states: list[HexState]) -> None:
    """What is intended is done action by action, and the turn can be ended or each tile thrown away."""
    lengths = set()
    for state in states[:-1]:
        intents, player = TELLS.intents(state), state.player
        assert len(intents) == len({*intents})
        if state.question == "throw":
            assert [TELLS.first_action(intent) for intent in intents] == state.legal_actions()
            continue
        assert (END_TURN,) in intents
        assert len(intents) <= SEARCHED_LINES + 1
        for intent in intents:
            after = state.clone()
            pursue(TELLS, after, intent, Random(1))
            done = tuple(after.log[len(state.log) :][: len(intent)])
            assert done == intent
            assert (
                after.player != player
                or TELLS.should_search(after)
                or TELLS.turn_number(after) > TELLS.turn_number(state)
            )
            lengths.add(len(intent))
    assert {1, 2, 3} <= lengths


def test_one_side_is_the_other_in_a_mirror(states: list[HexState]) -> None:
    """Features of the two players are opposite, so win probabilities add up to one."""
    for state in states:
        own, other = (TELLS.features(state, player) for player in (0, 1))
        assert len(own) == len(TELLS.NAMES)
        assert own == pytest.approx([-value for value in other])
        assert TELLS.value(state, 0) + TELLS.value(state, 1) == pytest.approx(1.0)
        assert TELLS.value_in_turn(state, 0) == pytest.approx(-TELLS.value_in_turn(state, 1))


def test_less_and_less_is_left(states: list[HexState]) -> None:
    """A game begins with all tiles to come, ends with few, and never has more left than before."""
    left = [TELLS.fraction_left(state) for state in states]
    assert left == sorted(left, reverse=True)
    assert left[0] > 0.8
    assert left[-1] < 0.2


def test_hit_points_are_worth_having(states: list[HexState]) -> None:
    """More hit points make winning likelier, and the margin at the end is the difference in hit points."""
    for state in states[:-1]:
        more = state.clone()
        more.hit_points[0] += 5
        assert TELLS.value(more, 0) > TELLS.value(state, 0)
    over = states[-1]
    assert TELLS.margin(over, 1) == over.hit_points[1] - over.hit_points[0]
    assert TELLS.value(over, 0) == (over.returns()[0] + 1) / 2


def test_who_can_begin_a_battle_that_pays_is_ready(hex_data: ModuleType) -> None:
    """A tile in hand that begins a battle counts when the battle brings its player something, no other does."""
    game = load(hex_data, {"armies": ["mephisto", "outpost"]})
    board = {"a1": "outpost_hq", "b1": {"tile": "mephisto_hq", "facing": 3}, "e3": "mephisto_claw"}
    place = TELLS.NAMES.index("ready_next")
    ready, other = (
        TELLS.features(game.new({"turn": 1, "board": board, "hands": [[tile]]}), 0)[place]
        for tile in ("mephisto_battle", "mephisto_move")
    )
    assert ready > 0
    assert other == 0


def test_a_turn_is_thought_through(states: list[HexState]) -> None:
    """A searcher that thinks a little plays a whole turn by the rules, alike whoever is asked."""

    class Little(SearchModel):
        effort = SearchBudget(width=1, depth=2, whole=1, rounds=((2, 1),), turns=1)

    state = next(each for each in states if each.question == "act" and len(each.options) > 3).clone()
    player, turn = state.player, state.turns
    one, other = (SearchPolicy(lambda game: Little()) for _ in range(2))
    while state.current_player() == player and state.turns == turn:
        action = one(state, Random(1))
        assert action == other(state.clone(), Random(2))
        assert action in state.legal_actions()
        state.apply_action(action)
