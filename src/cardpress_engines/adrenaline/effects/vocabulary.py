"""The operations and conditions of Adrenaline's effect trees, each with its one handler."""

from __future__ import annotations

from cardpress_engines.adrenaline.effects import harm, movement, tiles_and_cards
from cardpress_engines.adrenaline.effects.squares import place_of
from cardpress_engines.adrenaline.effects.types import Compiler, Test, component_scope
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.board_map import NOWHERE
from cardpress_engines.kernel.compiler import EffectHandlers, Scope
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.player_selectors import only_you
from cardpress_engines.kernel.rules_data import Tree


def _all_see(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    """Whether each figure of one name sees the square of another."""
    who, what = scope.named_slot(condition.by.ref), place_of(condition.what, component_scope(scope))

    def test(state: AdrenalineState, running: Running) -> bool:
        square = what(state, running)
        return square != NOWHERE and all(state.sees(each, square) for each in running.bindings[who])

    return test


VOCABULARY = EffectHandlers(
    operations={**harm.OPERATIONS, **movement.OPERATIONS, **tiles_and_cards.OPERATIONS},
    conditions={"all_see": _all_see},
    possible={**harm.POSSIBLE, **movement.POSSIBLE, **tiles_and_cards.POSSIBLE},
    players=only_you,
)
