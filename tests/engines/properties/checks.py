"""What must hold of every state of every game: each check plays one game and raises AssertionError."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest
from tests.engines.properties.walks import Pick, changeable, play_on, shown, sight, some, walk
from tests.engines.properties.ways import loader

from cardpress_engines.kernel import records
from cardpress_engines.kernel.engine import SETUP
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.position import STEP
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState, IllegalActionError

Check: TypeAlias = Callable[[GameInterface, Pick, Random], None]
"""Plays a game with `pick`; the dice say where it looks closer."""
LOOKS, FEW_LOOKS = 60, 6
"""States of a game that are looked at closer where every one would take too long, or very long."""


def components_are_conserved(game: GameInterface, pick: Pick, dice: Random) -> None:
    """Every component is somewhere, at every step."""
    first = game.new().inventory()
    assert first or not game.design_of
    for state in walk(game, pick):
        assert state.inventory() == first


def legal_lists_are_well_formed(game: GameInterface, pick: Pick, dice: Random) -> None:
    """Legal lists are ascending, without repetition, in range, empty at the end only; chance has whole weights."""
    for state in walk(game, pick):
        legal = state.legal_actions()
        if state.current_player() == TERMINAL:
            assert legal == []
            continue
        assert legal
        assert legal == sorted(set(legal))
        assert legal[0] >= 0
        assert legal[-1] < game.num_actions
        assert state.sample(dice) in legal
        if state.current_player() == CHANCE:
            assert len(state.chance_weights()) == len(legal)
            assert all(type(weight) is int and weight > 0 for weight in state.chance_weights())
        else:
            assert 0 <= state.current_player() < game.num_players


def clones_share_nothing(game: GameInterface, pick: Pick, dice: Random) -> None:
    """A clone is equal, and neither feels what happens to the other from then on, chance included."""
    kept: list[tuple[GameState, object]] = []
    for state in some(walk(game, pick), LOOKS, dice):
        before, copy = shown(state), state.clone()
        assert shown(copy) == before
        assert [name for name, value in changeable(state).items() if changeable(copy)[name] is value] == []
        kept.append((state.clone(), before))
        play_on(copy, dice.randrange(1, 30), dice)
        assert shown(state) == before
    for copy, before in kept:
        assert shown(copy) == before


def replay_equals_play(game: GameInterface, pick: Pick, dice: Random) -> None:
    """The log played again gives the same state at every prefix, and undo is nothing else."""
    played = []
    for state in walk(game, pick):
        played.append(state.key())
    logged = list(state.log)
    again = game.new()
    assert again.key() == played[0]
    for action, key in zip(logged, played[1:], strict=True):
        again.apply_action(action)
        assert again.key() == key
    assert again.log == logged
    for length in dice.sample(range(len(played)), min(5, len(played))):
        undone = records.state_before(again, length)
        assert undone.key() == played[length]
        assert undone.log == logged[:length]


def returns_come_at_the_end(game: GameInterface, pick: Pick, dice: Random) -> None:
    """Nobody has won before the end, which comes in time; then the sum is zero where the game says so."""
    for state in walk(game, pick):
        if state.current_player() != TERMINAL:
            assert state.returns() == [0.0] * game.num_players
    assert state.current_player() == TERMINAL
    assert len(state.log) <= game.max_length
    won, (least, most) = state.returns(), game.returns_between
    assert len(won) == game.num_players
    assert all(least <= each <= most for each in won)
    if game.zero_sum:
        assert abs(sum(won)) < 1e-9


def what_is_hidden_shows_nowhere(game: GameInterface, pick: Pick, dice: Random) -> None:
    """All a player has not seen can be dealt anew unnoticed: nothing where hands lie open or are shown.

    Where players see the same, only decks are hidden, and what others see of them does not change.
    """
    see_the_same = True
    players, sees = range(game.num_players), game.seats.sees
    changed = {(player, rival): False for player in players for rival in players if rival not in sees[player]}
    for state in some(walk(game, pick), LOOKS, dice):
        before = shown(state)
        see_the_same &= len({sight(state, player) for player in players}) == 1
        for player in players:
            seed = dice.random()
            other = state.redeal_hidden(player, Random(seed))
            _looks_the_same(state, other, player)
            other_still = state.redeal_hidden(player, Random(seed + 1)).redeal_hidden(player, Random(seed))
            assert other_still.key() == other.key(), "a redeal depends on what is hidden"
            assert game.hands_hidden or other.key() == state.key(), "something is hidden that should lie open"
            for rival in range(game.num_players):
                if rival not in sees[player] and other.observation(rival) != state.observation(rival):
                    changed[player, rival] = True
            if state.current_player() in {
                player,
                CHANCE,
            }:  # what somebody else is asked belongs to their real hand
                _asks_the_same(state, other, player, dice)
                play_on(other, 8, dice)
                assert other.inventory() == state.inventory()
        assert shown(state) == before
    assert all(changed.values()) or not game.hands_hidden or see_the_same, "what others hold was never dealt anew"


def _looks_the_same(state: GameState, other: GameState, player: int) -> None:
    assert other.observation(player) == state.observation(player)
    assert other.observation(None) == state.observation(None)
    assert (other.current_player(), other.question, other.log) == (
        state.current_player(),
        state.question,
        state.log,
    )
    assert other.inventory() == state.inventory()
    if state.current_player() == player:
        game: GameInterface = state.game
        legal = state.legal_actions()
        assert other.legal_actions() == legal
        assert game.action_names(other, legal) == game.action_names(state, legal)


def _asks_the_same(state: GameState, other: GameState, player: int, dice: Random) -> None:
    """After the same action, what is asked of a player who still sees the same is the same."""
    for action in dice.sample(state.legal_actions(), min(2, len(state.legal_actions()))):
        if action not in other.legal_actions():
            continue
        one, two = state.clone(), other.clone()
        one.apply_action(action)
        two.apply_action(action)
        if one.current_player() == two.current_player() == player and sight(one, player) == sight(two, player):
            assert (two.question, two.legal_actions()) == (one.question, one.legal_actions())


def illegal_actions_leave_no_trace(game: GameInterface, pick: Pick, dice: Random) -> None:
    """Every action that is not legal is refused, and the state is as it was."""
    for state in some(walk(game, pick), LOOKS, dice):
        if state.events is None:
            state.events = []
        before, told, legal = shown(state), list(state.events), set(state.legal_actions())
        for action in range(-5, game.num_actions + 5):
            if action not in legal:
                with pytest.raises(IllegalActionError):
                    state.apply_action(action)
        assert shown(state) == before
        assert state.events == told


def records_survive_json(game: GameInterface, pick: Pick, dice: Random) -> None:
    """A record written as JSON and read again plays on alike; with the hash of other rules data it is refused."""
    for state in some(walk(game, pick), FEW_LOOKS, dice):
        written = json.dumps(records.to_json(state))
        again = records.from_json(json.loads(written), loader(game.name))
        assert shown(again) == shown(state)
        seed = dice.random()
        one = state.clone()
        play_on(one, 10, Random(seed))
        play_on(again, 10, Random(seed))
        assert again.key() == one.key()
    other = json.loads(written) | {"content_sha256": "0" * 64}
    with pytest.raises(InputError) as refused:
        records.from_json(other, loader(game.name))
    assert refused.value.place == ("content_sha256",)


def positions_are_states(game: GameInterface, pick: Pick, dice: Random) -> None:
    """A position written as JSON and given back is the same state, and goes on alike whatever chance brings.

    That of a game that is over says a table on the way, and does not tell all of the game from the start.
    """
    for state in some(walk(game, pick), FEW_LOOKS, dice):
        said = game.position(state)
        again = game.new(json.loads(json.dumps(said)))
        assert _but_log(again) == _but_log(state)
        one, seed = state.clone(), dice.random()
        lucks = Random(seed), Random(seed)
        for _ in range(10):
            for each, luck in zip((one, again), lucks, strict=True):
                play_on(each, 1, luck)
            assert _but_log(again) == _but_log(one)
        assert records.state_before(again, len(again.log)).key() == again.key()
    assert said.get(STEP) != SETUP, "no table of the game says all there is"


def _but_log(state: GameState) -> tuple[Any, ...]:
    """Everything a state answers but how it came about: a position begins in the middle of a game."""
    key, _, *others = shown(state)
    return (key, *others)


CHECKS: tuple[Check, ...] = (
    components_are_conserved,
    legal_lists_are_well_formed,
    clones_share_nothing,
    replay_equals_play,
    returns_come_at_the_end,
    what_is_hidden_shows_nowhere,
    illegal_actions_leave_no_trace,
    records_survive_json,
    positions_are_states,
)
