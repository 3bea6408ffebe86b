"""The search model of M.E.A.T.: it remembers open information, intents are played as meant, features mirror."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import ModuleType

import pytest

from cardpress_engines.bots.search import SearchPolicy
from cardpress_engines.bots.turn_search import pursue
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.search_model import SearchBudget
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.meat_the_cult.actions import CARD
from cardpress_engines.meat_the_cult.bot.greedy import greedy
from cardpress_engines.meat_the_cult.bot.memory import CreatureMemory, redeal_with_memory
from cardpress_engines.meat_the_cult.bot.passive_play import play_passively
from cardpress_engines.meat_the_cult.bot.plays import MAX_PLAYS
from cardpress_engines.meat_the_cult.bot.search_model import SearchModel, search_model
from cardpress_engines.meat_the_cult.game import MeatTheCult
from cardpress_engines.meat_the_cult.setup import Setup
from cardpress_engines.meat_the_cult.state import EMPTY, MeatState


@pytest.fixture(scope="module")
def game(data: ModuleType) -> MeatTheCult:
    """A short game for two."""
    return MeatTheCult(data, Setup(vitality=15))


@pytest.fixture(scope="module")
def states(game: MeatTheCult) -> list[MeatState]:
    """Questions with several answers in a game played at random, and its end."""
    state, random = game.new(), Random(4)
    found: list[MeatState] = []
    while state.current_player() != TERMINAL:
        if state.current_player() != CHANCE and len(state.options) > 1:
            found.append(state.clone())
        state.apply_action(state.sample(random))
    return [*found, state]


def _creatures(state: MeatState, player: int) -> Counter[int]:
    """The creatures a player really holds or has placed."""
    placed = [design for design in state.placed[player] if design != EMPTY]
    return Counter([*state.creature_hands[player], *placed])


def test_creatures_are_remembered(game: MeatTheCult, states: list[MeatState]) -> None:
    """Creatures are drafted, dropped, taken and revealed openly, so the memory knows who holds which."""
    memory = CreatureMemory(game)
    for state in states:
        held = memory.known_creatures(state)
        for player in (0, 1):
            assert +held[player] == _creatures(state, player)
    assert [+each for each in CreatureMemory(game).known_creatures(states[9])] == [
        +each for each in memory.known_creatures(states[9])
    ]


def test_an_impossible_log_tells_nothing(game: MeatTheCult, states: list[MeatState]) -> None:
    """For a state with an impossible log no creatures are known."""
    state = next(each for each in states if each.question == "front").clone()
    assert any(CreatureMemory(game).known_creatures(state))
    state.log[-1] = DONE
    assert not any(CreatureMemory(game).known_creatures(state))


def test_determinised_states_match_what_is_seen(game: MeatTheCult, states: list[MeatState]) -> None:
    """A determinised state keeps the known creatures of others and the player's observation, and loses no card."""
    memory, random, places = CreatureMemory(game), Random(1), set()
    for state in states[:-1]:
        player = state.current_player()
        table = redeal_with_memory(state, player, memory.known_creatures(state), random)
        assert table.observation(player) == state.observation(player)
        assert table.inventory() == state.inventory()
        assert _creatures(table, 1 - player) == _creatures(state, 1 - player)
        places.add(table.placed[1 - player] == state.placed[1 - player])
    assert places == {True, False}


def test_intents_come_true(game: MeatTheCult, states: list[MeatState]) -> None:
    """Following an intent drafts, plays and targets what it names."""
    tells, done = SearchModel(game), Counter[str]()
    for state in states[:-1]:
        if not tells.should_search(state):
            continue
        player, question = state.current_player(), state.question
        intents = tells.intents(state)
        assert len({*intents}) == len(intents) <= {"draft": 9}.get(question, MAX_PLAYS)
        for intent in intents[:2]:
            after = state.clone()
            pursue(tells, after, intent, Random(1))
            assert tells.first_action(intent) in state.options
            assert (
                after.player != player
                or tells.should_search(after)
                or tells.turn_number(after) > tells.turn_number(state)
            )
            said = after.log[len(state.log) :]
            assert [each for each in intent.targets if each not in said] == []
            done[question] += 1
            done["target"] += question == "move" and bool(intent.targets)
    assert min(done[each] for each in ("draft", "move", "target")) > 0


def test_passive_play_skips_only_passing(states: list[MeatState]) -> None:
    """Passive play ends a round as when all players pass one after the other and nobody replies."""
    lost = 0
    for state in (each for each in states if each.question == "move"):
        table, other, random = state.clone(), state.clone(), Random(7)
        play_passively(table, Random(7))
        other.destiny_hands = [[] for _ in other.destiny_hands]
        while other.player != TERMINAL and other.rounds == state.rounds and other.phase != "summary":
            other.apply_action(other.sample(random) if other.player == CHANCE else other.options[0])
        assert (table.field, table.vitality, table.ounces) == (other.field, other.vitality, other.ounces)
        assert table.inventory() == state.inventory()
        lost += table.field != state.field
    assert lost > 3


def test_one_side_is_the_other_in_a_mirror(game: MeatTheCult, states: list[MeatState]) -> None:
    """Features of the two players are opposite, so win probabilities add up to one."""
    tells = SearchModel(game)
    for state in states[::3]:
        own, other = (tells.features(state, player) for player in (0, 1))
        assert len(own) == len(tells.NAMES)
        assert own == pytest.approx([-value for value in other])
        assert tells.value(state, 0) + tells.value(state, 1) == pytest.approx(1.0)


def test_ounces_are_saved_in_the_draft(game: MeatTheCult) -> None:
    """Greedy takes what is printed; who thinks takes cheaper creatures, since ounces buy cards of Destiny."""
    state, random, thrifty, usual = game.new(), Random(3), 0, 0
    searcher = SearchPolicy(search_model)
    while state.rounds < 6 and state.current_player() != TERMINAL:
        if state.question == "draft":
            thrifty += game.cost[searcher(state, random) - CARD]
            usual += game.cost[greedy(state, random) - CARD]
        state.apply_action(state.sample(random))
    assert thrifty < usual


def test_turns_only_rise_and_end_with_the_game(game: MeatTheCult, states: list[MeatState]) -> None:
    """Draft, Tactics and battle are turns in this order; what is left of a game falls with the weaker side."""
    tells = SearchModel(game)
    turns = [tells.turn_number(state) for state in states]
    assert turns == sorted(turns)
    assert {turn % 10 for turn in turns} >= {0, 2, 3}
    assert tells.fraction_left(states[0]) == 1.0
    assert tells.fraction_left(states[-1]) == 0.0


@pytest.mark.parametrize("players", [4, 6])
def test_teams_are_thought_for(data: ModuleType, players: int) -> None:
    """A whole game of sides of two or three, in which one player of each thinks, is legal to its end."""
    game = MeatTheCult(data, Setup(players, vitality=3))
    state, random, tells = game.new(), Random(players + 3), SearchModel(game)
    tells.effort = SearchBudget(depth=0, whole=2, rounds=((3, 1),), steps=5)
    searcher, asked = SearchPolicy(lambda game: tells), 0
    while (player := state.current_player()) != TERMINAL:
        thinks = player in {0, players - 1}
        asked += thinks and tells.should_search(state)
        state.apply_action(searcher(state, random) if thinks else state.sample(random))
    assert asked > 5
    assert sorted(state.returns()) == [-1.0] * (players // 2) + [1.0] * (players // 2)
