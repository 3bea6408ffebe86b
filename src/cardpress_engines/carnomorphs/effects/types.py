"""The kernel's types for effects of Carnomorphs, and the scope that all parts of one effect share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias, cast

from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel import compiler
from cardpress_engines.kernel.compiler import Scope
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.interpreter import Test as Asked
from cardpress_engines.kernel.questions import Subjects

Build: TypeAlias = compiler.OperationHandler[CarnomorphState]
BuildTest: TypeAlias = compiler.ConditionHandler[CarnomorphState]
Compiler: TypeAlias = compiler.EffectCompiler[CarnomorphState]
Test: TypeAlias = Asked[CarnomorphState]
Candidates: TypeAlias = Subjects[CarnomorphState]
"""Characters, figures, rooms, corridors or objects, by their numbers."""
RoomLookup: TypeAlias = Callable[[CarnomorphState, Running], int]
"""Finds a room, or NOWHERE."""
ABOUT = 0
"""The slot with the rooms, figures and corridors an effect is about."""


def own_room(state: CarnomorphState, running: Running) -> int:
    """The room of the character who carries out an effect; without a character, the room it is about."""
    return state.pos[running.you] if running.you >= 0 else running.number(ABOUT)


@dataclass(slots=True)
class EffectScope(Scope):
    """The scope of one effect; its first slot holds what the effect is about."""

    size: int = 1
    meant: dict[str, Candidates] = field(default_factory=dict)
    """The subjects of names that conditions have introduced."""
    start: RoomLookup = own_room
    """The room from which moved subjects start."""


def effect_scope(scope: Scope) -> EffectScope:
    """A scope as the type with which effects of this game are always compiled."""
    return cast(EffectScope, scope)
