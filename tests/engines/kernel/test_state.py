"""The contract of states: what is legal, what is refused, what is shared."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import ModuleType

import pytest
from tests.engines.kernel.toy import Toy, ToyState, add, op, started

from cardpress_engines.described.game import load
from cardpress_engines.kernel.actions import YES
from cardpress_engines.kernel.state import CHANCE, TERMINAL, IllegalActionError


def test_an_illegal_action_leaves_no_trace() -> None:
    """An action that is not legal is refused and changes neither the state nor its log."""
    state = started(op("may", do=add(1), who="you"))
    before, log = state.key(), state.log[:]
    for action in (-1, 2, 10, 999):
        with pytest.raises(IllegalActionError):
            state.apply_action(action)
    assert (state.key(), state.log) == (before, log)
    state.apply_action(YES)
    assert (state.log, state.current_player(), state.legal_actions()) == ([YES], TERMINAL, [])


def test_a_finished_game_refuses_every_action() -> None:
    """After the end nothing can be done."""
    state = started(add(1))
    assert state.current_player() == TERMINAL
    with pytest.raises(IllegalActionError):
        state.apply_action(0)


def test_chance_draws_by_weight(data: ModuleType) -> None:
    """What chance brings is as likely as it lies in the deck: two copies twice as often as one."""
    state = load(data, {"players": 2}).new()
    assert state.current_player() == CHANCE
    names = state.action_names(state.legal_actions())
    assert dict(zip(names, state.chance_weights(), strict=True)) == dict(data.DECKS["dungeon"])
    weight = dict(zip(state.legal_actions(), state.chance_weights(), strict=True))
    assert sum(weight.values()) == 60
    random, drawn = Random(1), Counter[int]()
    for _ in range(60_000):
        drawn[state.sample(random)] += 1
    assert all(abs(drawn[card] - 1000 * weight[card]) < 200 for card in weight)


def test_nobody_listens_to_a_clone(data: ModuleType) -> None:
    """A state tells what happens to its own listener only."""
    state = load(data, {"players": 2}).new()
    state.events = []
    other = state.clone()
    random = Random(2)
    while other.current_player() != TERMINAL:
        other.apply_action(other.sample(random))
    assert state.events == []
    assert other.events is None


def test_what_no_card_has_part_in_is_told_without_one() -> None:
    """A happening names its card by the number of its action; where there is none, it says -1."""
    state = ToyState(Toy())
    state.report("rain", 1)
    state.events = []
    state.report("rain", 1)
    state.report("storm", 0, 7, 2, 5, 6)

    assert state.events == [("rain", 1, -1, 0), ("storm", 0, 7, 2, 5, 6)]


def test_what_was_used_up_decides_how_a_game_goes_on() -> None:
    """Limited effects that were used are part of the key and lie open, in whatever order they were used."""
    states = [ToyState(Toy()) for _ in range(5)]
    for state, per, uses in zip(states[1:], ("turn", "game", "turn", "turn"), ("a", "a", "ab", "ba"), strict=True):
        for use in uses:
            state.spend(per, (ord(use), 0, 0))
    unused, turn, game, one, other = states

    assert len({unused.key(), turn.key(), game.key(), one.key()}) == 4
    assert len({unused.observation(0), turn.observation(0), game.observation(0)}) == 3
    assert one.key() == other.key()
