"""Types of the kernel for effects of Adrenaline, and the scope that all effects of one component share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, cast

from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel import compiler, interpreter
from cardpress_engines.kernel.compiler import Scope
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree

Build: TypeAlias = compiler.OperationHandler[AdrenalineState]
BuildTest: TypeAlias = compiler.ConditionHandler[AdrenalineState]
Compiler: TypeAlias = compiler.EffectCompiler[AdrenalineState]
Players: TypeAlias = interpreter.Players[AdrenalineState]
Test: TypeAlias = interpreter.Test[AdrenalineState]
Candidates: TypeAlias = Callable[[AdrenalineState, Running], Sequence[int]]
"""Players, squares or numbers a choice can be made of."""
Squares: TypeAlias = Callable[[AdrenalineState, Running], int]
"""A set of squares, as a bit mask."""


@dataclass(slots=True)
class ComponentScope(Scope):
    """One scope for all parts of a weapon."""

    given: dict[int, int] = field(default_factory=dict)
    """Slots of what is chosen, by the identity of its tree: asked for before it is compiled, and then."""
    picked: list[tuple[int, bool]] = field(default_factory=list)
    """Slots of chosen targets, and whether each has to be another one than the rest."""
    shares: list[int] = field(default_factory=list)
    """Slots of targets chosen among those that were chosen before."""
    successors: dict[int, Tree] = field(default_factory=dict)
    """What comes after a part that chooses, by the identity of its tree."""
    several: frozenset[str] = frozenset()
    """Names of several targets."""
    lands: frozenset[str] = frozenset()
    """Names of squares; other names are those of targets."""
    left: dict[str, int] = field(default_factory=dict)
    """Slots of squares where targets stood when they were chosen, by name."""
    aimed: dict[str, tuple[Tree, int]] = field(default_factory=dict)
    """Selectors of what is aimed at, with the part they stand in: whichever part comes first makes the choice."""
    part: int = 0
    """The part that is compiled."""
    direction: int | None = None
    visited: int | None = None
    blast: int | None = None
    paid: int | None = None
    """Slots of the chosen direction, of squares where the figure has been, of the last blast, of marks removed."""


def component_scope(scope: Scope) -> ComponentScope:
    """The scope an effect of this game is compiled with."""
    return cast(ComponentScope, scope)
