"""Types of the kernel for effects of Carnomorphs, and the scope that all parts of one effect share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, cast

from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel import compiler
from cardpress_engines.kernel.compiler import Scope
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.interpreter import Test as Asked

Build: TypeAlias = compiler.OperationHandler[CarnomorphState]
BuildTest: TypeAlias = compiler.ConditionHandler[CarnomorphState]
Compiler: TypeAlias = compiler.EffectCompiler[CarnomorphState]
Test: TypeAlias = Asked[CarnomorphState]
Candidates: TypeAlias = Callable[[CarnomorphState, Running], Sequence[int]]
"""Characters, figures, rooms, corridors or objects, by their numbers."""
RoomLookup: TypeAlias = Callable[[CarnomorphState, Running], int]
"""A room, or NOWHERE."""
ABOUT = 0
"""The slot with what an effect is about: rooms, figures and corridors of what set it off."""


def own_room(state: CarnomorphState, running: Running) -> int:
    """The room of the character that carries out an effect."""
    return state.pos[running.you] if running.you >= 0 else running.number(ABOUT)


@dataclass(slots=True)
class EffectScope(Scope):
    """The scope of one effect: its first slot has what it is about."""

    size: int = 1
    meant: dict[str, Candidates] = field(default_factory=dict)
    """What a name stands for that a condition has given."""
    start: RoomLookup = own_room
    """The room from which what is moved sets out."""
    chosen: dict[int, int] = field(default_factory=dict)
    """Slots of choices, by the identity of their trees."""

    def slot_of(self, what: object, name: str | None) -> int:
        """The slot of a choice, the same one whenever it is asked for."""
        if id(what) not in self.chosen:
            self.chosen[id(what)] = self.slot(name)
        return self.chosen[id(what)]


def effect_scope(scope: Scope) -> EffectScope:
    """The scope an effect of this game is compiled with."""
    return cast(EffectScope, scope)
