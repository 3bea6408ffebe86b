"""The operations and conditions of Carnomorphs' effect trees, each with its one handler."""

from __future__ import annotations

from cardpress_engines.carnomorphs.effects import characters, conditions, markers_and_cards, named_procedures
from cardpress_engines.carnomorphs.effects.choosing import SubjectQuestions
from cardpress_engines.carnomorphs.effects.types import Build, Compiler
from cardpress_engines.kernel.compiler import EffectHandlers, Scope, emit_each
from cardpress_engines.kernel.player_selectors import only_you
from cardpress_engines.kernel.rules_data import Tree


def _each(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Emit a part that is carried out once for each subject, which is bound to a name in it."""
    questions = SubjectQuestions(compiler, scope)
    whom = questions.subjects(effect.what)
    scope.names[effect.what.name] = slot = scope.slot()
    emit_each(compiler, whom, slot, lambda: compiler.tree(effect.do, scope))
    questions.close()


EACH: dict[str, Build] = {"each": _each}
VOCABULARY = EffectHandlers(
    operations={**characters.OPERATIONS, **markers_and_cards.OPERATIONS, **named_procedures.OPERATIONS, **EACH},
    conditions=conditions.CONDITIONS,
    possible={**characters.POSSIBLE, **markers_and_cards.POSSIBLE, **named_procedures.POSSIBLE},
    players=only_you,
)
