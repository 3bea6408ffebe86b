"""Compiles the words for players in effect trees: you, one player, a choice among several, or each in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from cardpress_engines.kernel import interpreter
from cardpress_engines.kernel.compiler import EffectCompiler, Scope, UnsupportedEffectError, emit_each
from cardpress_engines.kernel.interpreter import NOBODY, Players, Running, S
from cardpress_engines.kernel.rules_data import Tree

EACH = frozenset({"each_player", "each_opponent", "each_ally"})
ONE = frozenset({"anyone", "opponent", "ally"})
"""Words for one of several, whom `you` choose."""


class PlayerSelectors(Generic[S]):
    """The words of a game whose effects may address nobody; then the first player is who has the turn."""

    def __init__(self, first: Callable[[S], int]) -> None:
        self._first = first

    def of(self, who: Tree, scope: Scope) -> Players[S]:
        """The players meant; a word for one of several is all of them until one was chosen.

        Raises UnsupportedEffectError for a player who is named here: only `one` can ask who that is.
        """
        if not isinstance(who, str | None):
            return _player_in(scope.named_slot(_reference(who)))
        if who in scope.who:
            return _player_in(scope.who[who])
        match who:
            case None | "you":
                return lambda state, running: () if running.you == NOBODY else (running.you,)
            case "opponent" | "each_opponent":
                return lambda state, running: state.game.seats.opponents[running.you]
            case "ally" | "each_ally":
                return lambda state, running: state.game.seats.allies[running.you]
        first = self._first
        return lambda state, running: state.game.seats.order[
            first(state) if running.you == NOBODY else running.you
        ]

    def one(self, compiler: EffectCompiler[S], who: Tree, scope: Scope) -> Players[S]:
        """One player: for one of several emits the choice."""
        if hasattr(who, "one"):
            return self._emit_named_choice(compiler, who, scope)
        if not isinstance(who, str) or who not in ONE:
            return self.of(who, scope)
        slot = scope.slot()
        compiler.emit(interpreter.pick_player, (self.of(who, scope), slot))
        return _player_in(slot)

    def _emit_named_choice(self, compiler: EffectCompiler[S], who: Tree, scope: Scope) -> Players[S]:
        """Emit the choice of a player under a name: none of those of the same word who were named before."""
        several, before = self.of(who.one, scope), tuple(scope.players.get(who.one, ()))
        slot = scope.slot(who.name)
        scope.players.setdefault(who.one, []).append(slot)

        def others(state: S, running: Running) -> list[int]:
            named = {player for slot in before for player in running.bindings[slot]}
            return [player for player in several(state, running) if player not in named]

        compiler.emit(interpreter.pick_player, (others, slot))
        return _player_in(slot)

    def each(
        self, compiler: EffectCompiler[S], who: Tree, scope: Scope, build: Callable[[Players[S]], object]
    ) -> None:
        """Emit a part once for one player, or as a part each of several players goes through in turn."""
        if not isinstance(who, str) or who not in EACH:
            build(self.one(compiler, who, scope))
            return
        slot = scope.slot()
        emit_each(compiler, self.of(who, scope), slot, lambda: build(_player_in(slot)))


def only_you(who: Tree, scope: Scope) -> Players[S]:
    """The player who carries out an effect, where effects address nobody else; raise UnsupportedEffectError."""
    if who not in {None, "you"}:
        raise UnsupportedEffectError(f"an effect is carried out by you, not by {who!r}")
    return lambda state, running: () if running.you == NOBODY else (running.you,)


def _player_in(slot: int) -> Players[S]:
    """The player a slot was bound to."""
    return lambda state, running: running.bindings[slot]


def _reference(who: Tree) -> str:
    """The name a player is referred to by; raise UnsupportedEffectError for one who is only named here."""
    if hasattr(who, "ref"):
        return str(who.ref)
    raise UnsupportedEffectError(f"nobody can be named {who.name!r} here: only who acts and is one player can")
