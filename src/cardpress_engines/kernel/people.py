"""Words of effect trees for players: who is meant, which one of several, each of several in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from cardpress_engines.kernel import interpreter
from cardpress_engines.kernel.compiler import Compiler, Scope
from cardpress_engines.kernel.interpreter import NOBODY, Players, S

EACH = frozenset({"each_player", "each_opponent", "each_ally"})
ONE = frozenset({"anyone", "opponent", "ally"})
"""Words for one of several, whom `you` choose."""


class People(Generic[S]):
    """The words of a game whose effects may address nobody; then the first player is who has the turn."""

    def __init__(self, first: Callable[[S], int]) -> None:
        self._first = first

    def of(self, word: str, scope: Scope) -> Players[S]:
        """The players a word stands for; a word for one of several is all of them until one was chosen."""
        if word in scope.who:
            slot = scope.who[word]
            return lambda state, running: running.bindings[slot]
        match word:
            case "you":
                return lambda state, running: () if running.you == NOBODY else (running.you,)
            case "opponent" | "each_opponent":
                return lambda state, running: state.game.seats.opponents[running.you]
            case "ally" | "each_ally":
                return lambda state, running: state.game.seats.allies[running.you]
        first = self._first
        return lambda state, running: state.game.seats.order[
            first(state) if running.you == NOBODY else running.you
        ]

    def one(self, compiler: Compiler[S], word: str, scope: Scope) -> Players[S]:
        """One player: for one of several emits the choice."""
        if word not in ONE:
            return self.of(word, scope)
        slot = scope.slot()
        compiler.emit(interpreter.pick_player, (self.of(word, scope), slot))
        return self.of(word, Scope(who={word: slot}))

    def each(self, compiler: Compiler[S], word: str, scope: Scope, build: Callable[[Players[S]], object]) -> None:
        """Emit a part once for one player, or as a part each of several players goes through in turn."""
        if word not in EACH:
            build(self.one(compiler, word, scope))
            return
        place, slot = compiler.reserve(), scope.slot()
        build(self.of(word, Scope(who={word: slot})))
        compiler.emit(interpreter.end, None)
        compiler.fill(place, interpreter.each, (self.of(word, scope), slot, len(compiler.code)))
