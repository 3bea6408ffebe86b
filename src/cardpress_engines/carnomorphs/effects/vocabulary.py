"""The operations and conditions of Carnomorphs' effect trees, each with its one handler."""

from __future__ import annotations

from cardpress_engines.carnomorphs.effects import characters, conditions, markers_and_cards, named_procedures
from cardpress_engines.carnomorphs.effects.choosing import emit_choice
from cardpress_engines.carnomorphs.effects.types import Build, Compiler, effect_scope
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel import interpreter
from cardpress_engines.kernel.compiler import EffectHandlers, Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import NOBODY, Players, Running
from cardpress_engines.kernel.rules_data import Tree


def _players(who: Tree, scope: Scope) -> Players[CarnomorphState]:
    """The players a word stands for; only the acting player can be addressed."""
    if who not in {None, "you"}:
        raise UnsupportedEffectError(f"unknown word for players: {who!r}")
    return lambda state, running: () if running.you == NOBODY else (running.you,)


def _each(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Emit a part that is carried out once for each subject, which is bound to a name in it."""
    own, end = effect_scope(scope), [0]
    whom = emit_choice(compiler, effect.what, own, end)
    slot = own.slot()
    place = compiler.reserve()
    own.names[effect.what.name] = slot
    compiler.tree(effect.do, scope)
    compiler.emit(interpreter.end, None)

    def every(state: CarnomorphState, running: Running) -> list[int]:
        return [*whom(state, running)]

    compiler.fill(place, interpreter.each, (every, slot, len(compiler.code)))
    end[0] = len(compiler.code)


EACH: dict[str, Build] = {"each": _each}
VOCABULARY = EffectHandlers(
    operations={**characters.OPERATIONS, **markers_and_cards.OPERATIONS, **named_procedures.OPERATIONS, **EACH},
    conditions=conditions.CONDITIONS,
    possible={**characters.POSSIBLE, **markers_and_cards.POSSIBLE, **named_procedures.POSSIBLE},
    players=_players,
)
