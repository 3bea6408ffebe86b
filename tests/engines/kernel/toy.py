"""A game small enough to see the kernel through: two players, a few tokens, effects given by the test."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from cardpress_engines.kernel import interpreter
from cardpress_engines.kernel.compiler import EffectCompiler, EffectHandlers, Scope
from cardpress_engines.kernel.interpreter import Running, first_step, onward
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.state import GameState, frame
from cardpress_engines.kernel.zones import ROW, Zone, Zones


def op(name: str, **fields: Any) -> SimpleNamespace:
    """One node of an effect tree."""
    return SimpleNamespace(op=name, **fields)


def add(amount: int, who: str = "you") -> SimpleNamespace:
    """Tokens for a player."""
    return op("add", amount=amount, who=who)


def pay(amount: int) -> SimpleNamespace:
    """Tokens given back, if there are enough."""
    return op("add", amount=-amount, who="you")


def _players(word: str, scope: Scope) -> interpreter.Players:
    if word in scope.who:
        return lambda state, running: running.bindings[scope.who[word]]
    return {
        "you": lambda state, running: (running.you,),
        "opponent": lambda state, running: (1 - running.you,),
        "each_player": lambda state, running: (running.you, 1 - running.you),
        "nobody": lambda state, running: (),
    }[word]


def _run(state: Any, running: Running, argument: tuple[Any, int], answer: int) -> Running:
    for player in argument[0](state, running):
        state.tokens[player] += argument[1]
        if argument[1] > 0:
            for entry in state.game.triggers:
                state.follow(first_step(entry, player, 0))
    return onward(running)


def _add(compiler: EffectCompiler, effect: Any, scope: Scope) -> None:
    compiler.emit(_run, (_players(effect.who, scope), effect.amount))


def _can_add(compiler: EffectCompiler, effect: Any, scope: Scope) -> interpreter.Test:
    return lambda state, running: state.tokens[running.you] + effect.amount >= 0


def _rich(compiler: EffectCompiler, condition: Any, scope: Scope) -> interpreter.Test:
    return lambda state, running: state.tokens[running.you] >= condition.at_least


VOCABULARY = EffectHandlers({"add": _add}, {"rich": _rich}, {"add": _can_add}, _players)


@dataclass
class Toy:
    """The game: its effects, and what happens each time somebody gets tokens."""

    code: tuple[Any, ...] = ()
    triggers: tuple[tuple[int, int], ...] = ()
    num_players = 2
    num_actions = 10
    max_length = 20
    seats = Seats.apart(2)
    design_of = ()


class ToyState(GameState):
    """Tokens of two players."""

    ZONES = Zones(Zone("tokens", ROW))
    __slots__ = ("tokens",)

    def __init__(self, game: Toy, tokens: tuple[int, int] = (3, 3)) -> None:
        super().__init__(game)
        self.tokens = list(tokens)

    def returns(self) -> list[float]:
        """The difference of tokens."""
        return [float(self.tokens[0] - self.tokens[1]), float(self.tokens[1] - self.tokens[0])]

    def action_names(self, actions: list[int]) -> list[str]:
        """Numbers will do."""
        return [str(action) for action in actions]


def over(state: ToyState, answer: int, given: None) -> None:
    """Step: the game is over."""
    state.finish()


def started(effect: Any, *, tokens: tuple[int, int] = (3, 3), trigger: Any = None, times: int = 1) -> ToyState:
    """A state that runs an effect for player 0 and then ends."""
    compiler = EffectCompiler(VOCABULARY)
    entry = compiler.entry(effect)
    triggers = (compiler.entry(trigger),) if trigger else ()
    state = ToyState(Toy(tuple(compiler.code), triggers), tokens)
    state.start(*[first_step(entry, 0, 0)] * times, frame(over, None))
    return state
