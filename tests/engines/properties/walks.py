"""Games played by rule instead of by a person, and what of a state a reader could ever tell apart."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import CHANCE, RUNNING, TERMINAL, GameState

Pick: TypeAlias = Callable[[GameState], int]
"""Gives a legal action of a state, chance included."""


def at_random(seed: int) -> Pick:
    """Chance by weight, players evenly."""
    random = Random(seed)
    return lambda state: state.sample(random)


def stubborn(place: int, seed: int) -> Pick:
    """Players always take the legal action at this place of the list, or the last before it; chance is random."""
    random = Random(seed)

    def pick(state: GameState) -> int:
        legal = state.legal_actions()
        return (
            state.sample(random)
            if state.current_player() == CHANCE
            else legal[:place][-1]
            if place > 0
            else legal[-1]
        )

    return pick


def by_numbers(numbers: Sequence[int], seed: int) -> Pick:
    """Each number chooses the legal action at that place, counted round; at random once they are used up."""
    left, random = list(reversed(numbers)), Random(seed)

    def pick(state: GameState) -> int:
        if not left:
            return state.sample(random)
        legal = state.legal_actions()
        return legal[left.pop() % len(legal)]

    return pick


def walk(game: GameInterface, pick: Pick) -> Iterator[GameState]:
    """The state at every decision of one game, the end included; one step more than allowed at most."""
    state = game.new()
    yield state
    while state.current_player() != TERMINAL and len(state.log) <= game.max_length:
        state.apply_action(pick(state))
        yield state


def some(states: Iterator[GameState], most: int, dice: Random) -> list[GameState]:
    """Copies of so many states of a game at most, each as likely as any other, in their order, and its end.

    A share of them would take a long game for ever and look at a short one too little.
    """
    kept: list[tuple[int, GameState]] = []
    for place, state in enumerate(states):
        free = len(kept) if place < most else dice.randrange(place + 1)
        if free < most:
            kept[free : free + 1] = [(place, state.clone())]
    kept.sort(key=lambda each: each[0])
    return [copy for each, copy in kept if each != place] + [state]


def play_on(state: GameState, steps: int, random: Random) -> None:
    """Some more random steps, up to the end."""
    for _ in range(steps):
        if state.current_player() == TERMINAL:
            return
        state.apply_action(state.sample(random))


def shown(state: GameState) -> tuple[Any, ...]:
    """Everything a state answers."""
    seen = tuple(state.observation(player) for player in (None, *range(state.game.num_players)))
    asked = (state.current_player(), state.question, tuple(state.legal_actions()))
    return (state.key(), tuple(state.log), *asked, seen, tuple(state.returns()), state.inventory())


def sight(state: GameState, player: int) -> tuple[Any, ...]:
    """What a player sees besides the question that is asked."""
    copy = state.clone()
    copy.player = RUNNING
    return copy.observation(player)


def changeable(state: GameState) -> dict[str, Any]:
    """Attributes that can be changed in place, by name; options are none of them: nobody changes what is asked."""
    names = {name for cls in type(state).__mro__ for name in getattr(cls, "__slots__", ())} - {"options"}
    found = {name: getattr(state, name) for name in sorted(names)}
    return {name: value for name, value in found.items() if isinstance(value, list | dict | set | bytearray)}


def digest(game: GameInterface, pick: Pick) -> str:
    """A hash of one whole game: every key, legal list, action, happening and the result."""
    found, told = hashlib.sha256(), 0
    for state in walk(game, pick):
        if state.events is None:
            state.events = []
        found.update(repr((state.key(), state.legal_actions(), state.log[-1:], state.events[told:])).encode())
        told = len(state.events)
    found.update(repr((state.returns(), state.inventory())).encode())
    return found.hexdigest()
